import { sql, type Migration } from 'kysely';

/** Stores the folded texts of each question when it is written, so that a search does not fold every row again. */
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
