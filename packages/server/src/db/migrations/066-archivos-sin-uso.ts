import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // Since when no topic and no content item names a file; null for one that is used, or that the daily job has not seen yet.
  `alter table archivo add column sin_uso_desde timestamptz`,
  `create index archivo_sin_uso on archivo (sin_uso_desde) where sin_uso_desde is not null`,
];

/** Since when files of lessons are unused, so that they can be removed after a time. */
export const archivosSinUso: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
