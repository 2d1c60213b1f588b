import { sql, type Migration } from 'kysely';

/** The texts of a question, folded once when they are written: a search through a large bank no longer folds every row anew. */
export const busqueda: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `drop index pregunta_busqueda`,
  `alter table pregunta add column busqueda text not null
    generated always as (sin_acentos(pregunta || ' ' || rpta_a || ' ' || rpta_b || ' ' || rpta_c || ' ' || rpta_d)) stored`,
];
