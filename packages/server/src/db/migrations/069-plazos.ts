import { type Migration, sql } from 'kysely';
import { SUMAS } from './069/sumas.ts';
import { PLAZOS, PRORROGAS } from './069/plazos.ts';

/** Deadline of a person in a plan: its end, or days after assignment or entry, or an extension (P205, record 106). */
export const plazos: Migration = {
  async up(db) {
    for (const statement of [...PLAZOS, ...PRORROGAS, ...SUMAS]) await sql.raw(statement).execute(db);
  },
};
