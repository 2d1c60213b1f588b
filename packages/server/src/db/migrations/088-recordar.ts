import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // Level 0: a boss asked for it (P269). The row of an opening and reader holds the last one; the outbox has every letter.
  `alter table recordatorio drop constraint recordatorio_nivel_check`,
  `alter table recordatorio add constraint recordatorio_nivel_check check (nivel between 0 and 3)`,
];

/** Reminders for which a boss asks. */
export const recordar: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
