import { type Migration, sql } from 'kysely';

/**
 * From where a session was opened and last used: its person recognises it in the list of open sessions (P150). Sessions opened before have
 * none of it.
 */
export const sesionLugar: Migration = {
  async up(db) {
    await sql`alter table sesion add column agente text, add column ip text, add column ip_uso text`.execute(db);
  },
};
