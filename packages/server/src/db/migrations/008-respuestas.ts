import { sql, type Migration } from 'kysely';

/** When each draft answer was chosen: of two devices, the later choice stays. */
export const respuestas: Migration = {
  async up(db) {
    await sql`alter table detalle add column fecha_respuesta timestamptz`.execute(db);
  },
};
