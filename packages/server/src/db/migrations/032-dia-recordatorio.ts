import { sql, type Migration } from 'kysely';

/** Finds what was told on a day, of which only so many messages go out without an administrator's word (P43). */
export const diaRecordatorio: Migration = {
  async up(db) {
    await sql`create index recordatorio_fecha on recordatorio (fecha)`.execute(db);
  },
};
