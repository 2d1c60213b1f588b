import { type Migration, sql } from 'kysely';
import { SUCESOS_EN_ESPERA } from './044/sucesos.ts';

/** Builds the body of an event once, not for each of its webhooks (docs/decisions/069). */
export const sucesosUnaVez: Migration = {
  async up(db) {
    for (const statement of SUCESOS_EN_ESPERA) await sql.raw(statement).execute(db);
  },
};
