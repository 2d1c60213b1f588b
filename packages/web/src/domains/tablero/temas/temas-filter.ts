import type { TemaAlumno } from '@portal/contract/asignacion';

/** Groups of a learner's topics, the most urgent first; each topic is in one of them. */
export const GROUPS = ['vencidos', 'enProgreso', 'pendientes', 'terminados'] as const;
export type TemasGroup = (typeof GROUPS)[number];
export type TemasFilter = TemasGroup | 'todos';

/** Returns the filter that an address names, `todos` for any other text. */
export const toFilter = (text: string | undefined): TemasFilter => GROUPS.find((name) => name === text) ?? 'todos';

function groupOf({ aprobado, vencido, intentos }: TemaAlumno): TemasGroup {
  if (aprobado) return 'terminados';
  if (vencido) return 'vencidos';
  return intentos > 0 ? 'enProgreso' : 'pendientes';
}

/** Returns the topics by group; within one the open topics before the locked ones, in the order of the plans. */
export function groupByUrgency(temas: readonly TemaAlumno[]): Record<TemasGroup, TemaAlumno[]> {
  const groups: Record<TemasGroup, TemaAlumno[]> = { vencidos: [], enProgreso: [], pendientes: [], terminados: [] };
  for (const tema of temas.toSorted((a, b) => Number(a.bloqueado) - Number(b.bloqueado))) groups[groupOf(tema)].push(tema);
  return groups;
}

/** Returns all topics, group after group. */
export const byUrgency = (temas: readonly TemaAlumno[]): TemaAlumno[] => {
  const groups = groupByUrgency(temas);
  return GROUPS.flatMap((name) => groups[name]);
};
