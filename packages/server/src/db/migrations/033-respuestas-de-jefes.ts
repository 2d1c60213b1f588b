import { sql, type Migration } from 'kysely';

/** The level of which a boss was told before an answer: one that accepts a delay lets no later level wait (`docs/decisions/049`). */
export const respuestasDeJefes: Migration = {
  async up(db) {
    await sql`alter table justificacion add column nivel smallint not null default 0 check (nivel between 0 and 3)`.execute(db);
  },
};
