/** Sentences that every master answers with (P69). */
export const MASTER_MESSAGE = {
  inserted: 'Registro Insertado correctamente',
  updated: 'Registro Actualizado correctamente',
  deleted: 'Registro Eliminado con Éxito',
} as const;

export interface Counted {
  readonly insertados: number;
  readonly existentes: number;
}

/** `12 preguntas enlazadas, 3 ya lo estaban` (P26). `one` and `many` agree with the number: "pregunta enlazada". */
export function countedMessage({ insertados, existentes }: Counted, { one, many }: { one: string; many: string }): string {
  const done = `${insertados} ${insertados === 1 ? one : many}`;
  if (!existentes) return done;
  return `${done}, ${existentes} ya lo ${existentes === 1 ? 'estaba' : 'estaban'}`;
}

/** `2 módulos: «Ventas», «Caja»` for a list of dependents (P29); undefined when there are none. Shows three names at most. */
export function dependentsOf(names: readonly string[], { one, many }: { one: string; many: string }): string | undefined {
  if (!names.length) return undefined;
  const shown = names.slice(0, 3).map((name) => `«${name}»`);
  const rest = names.length > shown.length ? ' …' : '';
  return `${names.length} ${names.length === 1 ? one : many}: ${shown.join(', ')}${rest}`;
}

/** `1 evaluación` or `40 evaluaciones`; undefined for none. */
export const countOf = (count: number, { one, many }: { one: string; many: string }): string | undefined =>
  count ? `${count} ${count === 1 ? one : many}` : undefined;
