import { sql, type Migration } from 'kysely';

/** Stores what a search of the activity log reads: the folded texts of each entry, and its values before and after (P86). */
export const busquedaRegistro: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Characters of the values that are searched: a lesson of 100 KB would be read again by every search. */
const SEARCHED = 2000;

/** Values of a JSON object without their names. */
const values = (column: string) => `coalesce(left(jsonb_path_query_array(${column}, '$.*')::text, ${SEARCHED}), '')`;

const statements = [
  `alter table log add column busqueda text not null generated always as (sin_acentos(usuario_creacion || ' ' || tabla || ' ' || tipo
      || ' ' || coalesce(detalle, '') || ' ' || ${values('antes')} || ' ' || ${values('despues')})) stored`,
];
