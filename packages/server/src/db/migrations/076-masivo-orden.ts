import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // The records of an act are done in the order in which they were stored: a topic goes after those that require it (P247).
  `create index masivo_fila_orden on masivo_fila (id_masivo, estado, id_masivo_fila)`,
  `drop index masivo_fila_estado`,
];

/** Order of the records of an act on many. */
export const masivoOrden: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
