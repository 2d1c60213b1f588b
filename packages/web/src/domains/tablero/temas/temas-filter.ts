import type { TemaAlumno } from '@portal/contract';

/** Filters of /dashboardtema in display order. */
export const FILTERS = ['todos', 'pendientes', 'enProgreso', 'evaluados', 'vencidos'] as const;
export type TemasFilter = (typeof FILTERS)[number];

/** Returns the filter that an address names, `todos` for any other text. */
export const toFilter = (text: string | undefined): TemasFilter => FILTERS.find((name) => name === text) ?? 'todos';

const MATCHES: Record<TemasFilter, (tema: TemaAlumno) => boolean> = {
  todos: () => true,
  pendientes: ({ estado }) => estado === 'Pendiente',
  enProgreso: ({ estado }) => estado === 'En Progreso',
  evaluados: ({ estado }) => estado === 'Evaluado',
  vencidos: ({ vencido }) => vencido,
};

/** Returns the topics that match a filter. */
export const filterTemas = (temas: readonly TemaAlumno[], filter: TemasFilter): TemaAlumno[] => temas.filter(MATCHES[filter]);
