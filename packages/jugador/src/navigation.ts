import type { LeccionJugador } from '@portal/contract/paquete';

/** Where a request of SCORM 2004 leads: another lesson, out of the lesson, or nowhere. */
export type Way = { readonly kind: 'lesson'; readonly id: string } | { readonly kind: 'exit' } | { readonly kind: 'none' };

const NOWHERE: Way = { kind: 'none' };
const EXITS = new Set(['exit', 'exitall', 'suspendall', 'abandon', 'abandonall']);

/** Lessons that open, in the order of the contents. */
const openable = (lecciones: readonly LeccionJugador[]): readonly LeccionJugador[] => lecciones.filter(({ inicio }) => inicio !== null);

/** The lesson before or after one. */
export function neighbour(lecciones: readonly LeccionJugador[], id: string, by: 1 | -1): LeccionJugador | undefined {
  const list = openable(lecciones);
  const place = list.findIndex((leccion) => leccion.id === id);
  return place === -1 ? undefined : list[place + by];
}

const toLesson = (leccion: LeccionJugador | undefined): Way => (leccion ? { kind: 'lesson', id: leccion.id } : NOWHERE);

/** Follows `adl.nav.request` by the table of contents alone: the order that a manifest may ask for is not applied. */
export function wayOf(request: string, lecciones: readonly LeccionJugador[], current: string): Way {
  if (request === 'continue') return toLesson(neighbour(lecciones, current, 1));
  if (request === 'previous') return toLesson(neighbour(lecciones, current, -1));
  if (EXITS.has(request.toLowerCase())) return { kind: 'exit' };
  const target = /^\{target=([^}]*)\}(?:choice|jump)$/.exec(request)?.[1] ?? /^(?:choice|jump)\.\{target=([^}]*)\}$/.exec(request)?.[1];
  return target === undefined ? NOWHERE : toLesson(openable(lecciones).find(({ id }) => id === target));
}
