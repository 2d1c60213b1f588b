import { sql, type Migration } from 'kysely';

/** Adds the time of each draft answer, so that the latest choice wins when two devices answer. */
export const respuestas: Migration = {
  async up(db) {
    await sql`alter table detalle add column fecha_respuesta timestamptz`.execute(db);
  },
};
