import { sql, type Migration } from 'kysely';
import { SENTENCIAS } from './036/sumas.ts';

/**
 * Sums of ratings, sign-ins and certificates by day and company, which the dashboards read (`docs/decisions/051`). Triggers append to them in the
 * transaction of the change; `plegar_sumas` leaves one row per key, `reconstruir_sumas` makes them anew.
 */
export const tablero: Migration = {
  async up(db) {
    for (const statement of SENTENCIAS) await sql.raw(statement).execute(db);
  },
};
