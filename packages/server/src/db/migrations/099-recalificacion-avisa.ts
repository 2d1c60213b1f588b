import { type Migration, sql } from 'kysely';

/** Corrections of keys that write to the people who get another grade. */
export const recalificacionAvisa: Migration = {
  async up(db) {
    await sql`alter table recalificacion add column avisa boolean not null default false`.execute(db);
  },
};
