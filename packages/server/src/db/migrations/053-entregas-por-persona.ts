import { sql, type Migration } from 'kysely';

/** Finds the events of a person by an index: the export and the erasure of personal data read every body before (docs/decisions/073). */
export const entregasPorPersona: Migration = {
  async up(db) {
    await sql`create index webhook_entrega_persona on webhook_entrega (substring(cuerpo from '"id_usuario": ([0-9]+),'))`.execute(db);
  },
};
