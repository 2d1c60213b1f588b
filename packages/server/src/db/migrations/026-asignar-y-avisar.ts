import { sql, type Migration } from 'kysely';
import { AVISOS } from './026/avisos.ts';
import { REGLAS } from './026/reglas.ts';
import { SIMULACIONES } from './026/simulaciones.ts';

/**
 * Rules of any condition in place of group rules, the reason of every assignment (`docs/decisions/040`), simulations before an assignment of
 * many (`docs/decisions/041`), and what reminders need: absences, non-working days, what was sent to whom, and what a boss answers
 * (`docs/decisions/042`).
 */
export const asignarYAvisar: Migration = {
  async up(db) {
    for (const statement of [...REGLAS, ...SIMULACIONES, ...AVISOS]) await sql.raw(statement).execute(db);
  },
};
