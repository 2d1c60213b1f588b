import type { TemaAlumno } from '@portal/contract';
import { GradeBadge } from '../../evaluacion/evaluacion-pieces.public.ts';

/** Grade of the attempt that counts, coloured by the rule it was judged by; nothing while there is none. */
export function TemaNota({ tema }: { tema: TemaAlumno }) {
  return tema.nota === null ? null : <GradeBadge grade={tema.nota} passMark={tema.notaminima} />;
}
