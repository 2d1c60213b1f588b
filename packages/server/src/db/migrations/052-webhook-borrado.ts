import { type Migration, sql } from 'kysely';
import { SUCESOS_EN_ESPERA } from './044/sucesos.ts';

/** An assignment, a grade or a leaver no longer fails because the webhook that is told of it is deleted at that moment (docs/decisions/069). */
export const webhookBorrado: Migration = {
  async up(db) {
    for (const statement of SUCESOS_EN_ESPERA) await sql.raw(statement).execute(db);
  },
};
