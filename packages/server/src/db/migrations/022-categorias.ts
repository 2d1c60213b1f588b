import { sql, type Migration } from 'kysely';

/** Finds what has a category: counts the uses of each in its list, and follows a changed code. */
export const categorias: Migration = {
  async up(db) {
    for (const table of ['tema', 'modulo', 'pregunta'])
      await sql`create index ${sql.id(`${table}_categoria`)} on ${sql.table(table)} (codigo_categoria)`.execute(db);
  },
};
