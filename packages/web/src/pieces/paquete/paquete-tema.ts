import type { TemaAlumno } from '@portal/contract/asignacion';

type PackageTopic = Pick<TemaAlumno, 'paquete' | 'paquete_completado'>;

/** Returns whether a package judges the topic, alone or before its questionnaire (P286); such a topic is not completed by feedback. */
export const judgesPaquete = ({ paquete }: PackageTopic): boolean => paquete === 'paquete' || paquete === 'ambos';

/** Returns whether the questionnaire of a topic opens now, waits for its package, or is never shown (P286). */
export function cuestionarioOf({ paquete, paquete_completado }: PackageTopic): 'abre' | 'espera' | 'nunca' {
  if (paquete === 'paquete') return 'nunca';
  return paquete === 'ambos' && !paquete_completado ? 'espera' : 'abre';
}
