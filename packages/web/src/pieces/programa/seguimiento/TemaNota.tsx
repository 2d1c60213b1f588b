import type { TemaAlumno } from '@portal/contract/asignacion';
import { GradeBadge } from '../../evaluacion/GradeBadge.tsx';

/** Grade of the best attempt (P14), coloured by the pass mark of that attempt; renders nothing without a grade. */
export function TemaNota({ tema }: { tema: TemaAlumno }) {
  return tema.nota === null ? null : <GradeBadge grade={tema.nota} passMark={tema.notaminima} />;
}
