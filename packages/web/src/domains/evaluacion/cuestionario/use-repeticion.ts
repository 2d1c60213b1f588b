import type { TemaAlumno } from '@portal/contract/asignacion';
import { useState } from 'react';

/**
 * Returns whether the page takes an attempt (`rinde`): of a pending topic, and of one approved elsewhere (P274) when its attempt is open or its
 * learner asks for it, which `repetible` offers and `repetir` does.
 */
export function useRepeticion({ aprobado, aprobado_en, abierto }: Pick<TemaAlumno, 'aprobado' | 'aprobado_en' | 'abierto'>) {
  const [asked, setAsked] = useState(false);
  const again = Boolean(aprobado_en) && (asked || abierto === true);
  return { rinde: !aprobado || again, repetible: Boolean(aprobado_en) && !again, repetir: () => setAsked(true) };
}
