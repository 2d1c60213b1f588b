import { type RawBuilder, sql } from 'kysely';

/** Builds the ids by which the log knows a person: the present one, and those of records that were joined into it (P258). */
export const idsOf = (id_usuario: number): RawBuilder<unknown> => sql`(
  select ${id_usuario}::integer union all select n.id_anterior from nombre_anterior n where n.id_usuario = ${id_usuario}::integer)`;
