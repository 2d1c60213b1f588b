import { type Migration, sql } from 'kysely';

/** Tables whose records belong to the whole portal or to one company. */
const TABLAS = ['planestudio', 'programa', 'curso', 'modulo', 'tema', 'pregunta'] as const;

/** Company to which a content belongs; null: to the whole portal, as everything that was there before. */
export const pertenencia: Migration = {
  async up(db) {
    for (const tabla of TABLAS) {
      await sql`alter table ${sql.table(tabla)} add column id_empresa integer references empresa`.execute(db);
      await sql`create index ${sql.ref(`${tabla}_empresa_ix`)} on ${sql.table(tabla)} (id_empresa) where id_empresa is not null`.execute(
        db,
      );
    }
  },
};
