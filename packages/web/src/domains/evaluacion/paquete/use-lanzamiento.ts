import { useState } from 'react';
import { type Lanzado, useAbrirPaquete, useReadAgain } from './paquete.queries.ts';
import { holdTab } from '../../../pieces/paquete/held-tab.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';

/** Milliseconds in which the last commit of a closed player arrives. */
const LAST_COMMIT_MS = 1500;

interface Place {
  readonly lanzado: Lanzado;
  readonly en: 'marco' | 'ventana' | 'bloqueada';
}

/** Opens the package of a topic in a frame or in a tab, and remembers where it is. */
export function useLanzamiento(ocurrencia: Ocurrencia) {
  const abrir = useAbrirPaquete(ocurrencia);
  const readAgain = useReadAgain();
  const [place, setPlace] = useState<Place | null>(null);
  const [used, setUsed] = useState<Lanzado | null>(null);
  const note = (lanzado: Lanzado, en: Place['en']) => {
    setUsed(lanzado);
    setPlace({ lanzado, en });
    readAgain();
  };
  const aqui = async (reiniciar: 0 | 1 = 0) => {
    try {
      note(await abrir.mutateAsync(reiniciar), 'marco');
    } catch {
      // `fallo` shows it.
      setPlace(null);
    }
  };
  const aparte = async (reiniciar: 0 | 1 = 0) => {
    const tab = holdTab();
    try {
      const lanzado = await abrir.mutateAsync(reiniciar);
      note(lanzado, tab.go(lanzado.url) ? 'ventana' : 'bloqueada');
    } catch {
      tab.drop();
      setPlace(null);
    }
  };
  const cerrar = () => {
    setPlace(null);
    readAgain();
    setTimeout(readAgain, LAST_COMMIT_MS);
  };
  return { aqui, aparte, cerrar, place, used, abriendo: abrir.isPending, fallo: abrir.error };
}
export type Lanzamiento = ReturnType<typeof useLanzamiento>;
