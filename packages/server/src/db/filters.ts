import { type RawBuilder, sql } from 'kysely';

/** Builds the condition that a column holds one of the ids; no ids: no condition. */
export const among = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  ids.length ? sql<boolean>`${sql.ref(column)} = any (${[...ids]}::integer[])` : sql<boolean>`true`;

/** Days from and to, both included (`YYYY-MM-DD`); an absent one is no bound. */
export interface Days {
  readonly fecha_desde?: string | null | undefined;
  readonly fecha_hasta?: string | null | undefined;
}

/** A day of the portal's zone as an instant, which an index of instants compares. */
const startOf = (day: string, plus = 0): RawBuilder<string> =>
  sql<string>`(${day}::date + ${plus}::integer)::timestamp at time zone (select zona_horaria from configuracion)`;

/** Builds the condition that the instant in a column falls on the days, in the portal's time zone (P21). */
export function onDays(column: string, { fecha_desde, fecha_hasta }: Days): RawBuilder<boolean> {
  const from = fecha_desde ? sql<boolean>`${sql.ref(column)} >= ${startOf(fecha_desde)}` : sql<boolean>`true`;
  const to = fecha_hasta ? sql<boolean>`${sql.ref(column)} < ${startOf(fecha_hasta, 1)}` : sql<boolean>`true`;
  return sql<boolean>`(${from} and ${to})`;
}
