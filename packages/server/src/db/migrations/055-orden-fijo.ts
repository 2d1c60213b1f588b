import { type Migration, sql } from 'kysely';

/** Stores with each version of a question whether its options keep their order, so that a draw does not match their texts again (P44). */
export const ordenFijo: Migration = {
  async up(db) {
    await sql
      .raw(`alter table pregunta_version add column orden_fijo boolean not null generated always as (${FOLDED} ~ '${NAMES_OTHERS}') stored`)
      .execute(db);
  },
};

/** Its options, one per line, without accents and capitals. */
const FOLDED = String.raw`sin_acentos(rpta_a || E'\n' || rpta_b || E'\n' || rpta_c || E'\n' || rpta_d)`;

/** Matches an option that names others by their place: «Todas las anteriores», «Ninguna de las opciones», «A y C». */
const NAMES_OTHERS = String.raw`(?n)\m(tod[ao]s?|ningun[ao]?|amb[ao]s|cualquiera)\M.*\m(anterior(es)?|opciones|alternativas|respuestas)\M|\m[abcd]\)?(,| y| o) \(?[abcd]\M`;
