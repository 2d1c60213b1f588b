import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // Whether learners read the rhythm of their weeks on their panel (docs/producto.md P277).
  `alter table configuracion add column ritmo_semanal boolean not null default true`,
];

/** The learner's rhythm of weeks. */
export const ritmo: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
