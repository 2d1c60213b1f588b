import type { TemaAlumno } from '@portal/contract';

export const TOPIC_TONES = {
  pendiente: 'neutral',
  enProgreso: 'info',
  evaluado: 'success',
  vencido: 'danger',
  bloqueado: 'warning',
} as const;
export type TopicState = keyof typeof TOPIC_TONES;

const STATES = { Pendiente: 'pendiente', 'En Progreso': 'enProgreso', Evaluado: 'evaluado' } as const;

/** One word for where a learner stands with a topic; what hinders comes before how far it is. */
export function temaState({ bloqueado, vencido, estado }: Pick<TemaAlumno, 'bloqueado' | 'vencido' | 'estado'>): TopicState {
  if (bloqueado) return 'bloqueado';
  return vencido ? 'vencido' : STATES[estado];
}
