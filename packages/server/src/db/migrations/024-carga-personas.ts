import { sql, type Migration } from 'kysely';

/** What an import of people prepares at its review: companies and parameters that its rows need and its confirmation creates. */
export const cargaPersonas: Migration = {
  async up(db) {
    await sql.raw('alter table importacion add column preparado jsonb').execute(db);
  },
};
