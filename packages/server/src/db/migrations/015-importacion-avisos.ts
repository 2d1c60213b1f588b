import { sql, type Migration } from 'kysely';

/** A row of a spreadsheet may be accepted with something to look at. */
export const importacionAvisos: Migration = {
  async up(db) {
    await sql.raw('alter table importacion_fila add column aviso text').execute(db);
  },
};
