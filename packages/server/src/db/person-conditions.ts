import { type RawBuilder, sql } from 'kysely';

/** Builds the condition that the person in `column` is away on a day (`YYYY-MM-DD`). */
export const isAway = (column: string, day: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from ausencia falta where falta.id_usuario = ${sql.ref(column)} and ${day}::date between falta.fecha_desde and falta.fecha_hasta)`;

/** Builds the condition that letters reach the person of the alias `u`: there is an address, and no mail server returned it. */
export const isReachable = (u: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${u}.correo_electronico`)} is not null and ${sql.ref(`${u}.correo_electronico`)} is distinct from ${sql.ref(`${u}.correo_rebotado`)})`;
