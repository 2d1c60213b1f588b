import type { TemaAlumno } from '@portal/contract/asignacion';

/** Tone of each state of a topic. */
export const TOPIC_TONES = {
  pendiente: 'neutral',
  enProgreso: 'info',
  evaluado: 'success',
  vencido: 'danger',
  bloqueado: 'warning',
} as const;
export type TopicState = keyof typeof TOPIC_TONES;

const STATES = { Pendiente: 'pendiente', 'En Progreso': 'enProgreso', Evaluado: 'evaluado' } as const;

/** Returns a learner's state in a topic; locked comes before overdue, overdue before progress. */
export function temaState({ bloqueado, vencido, estado }: Pick<TemaAlumno, 'bloqueado' | 'vencido' | 'estado'>): TopicState {
  if (bloqueado) return 'bloqueado';
  return vencido ? 'vencido' : STATES[estado];
}
