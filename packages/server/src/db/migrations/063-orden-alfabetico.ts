import { type Migration, sql } from 'kysely';

/** Letter behind every other one: «ñ» is sorted as an «n» that it follows. */
const LAST = String.raw`U&'\E000'`;

/** Every writing of «ñ» as that letter: composed or not, small or capital. */
const ENIE = String.raw`translate(replace(replace(valor, U&'n\0303', 'ñ'), U&'N\0303', 'ñ'), 'ñÑ', U&'\E000\E000')`;

const STATEMENTS: readonly string[] = [
  // Sort key of a text, to be compared by collate "C": folded as by sin_acentos, but «ñ» stands behind «n» and before «o» (P231).
  `create function orden_texto(valor text) returns text language sql immutable parallel safe strict
    as $$ select replace(lower(public.unaccent('public.unaccent'::regdictionary, ${ENIE})), ${LAST}, 'n' || ${LAST}) $$`,
  `create index usuario_orden on usuario (orden_texto(personal) collate "C", id_usuario)`,
];

/** Order of texts as a Spanish dictionary has it, the same on every database, with an index for the list of people. */
export const ordenAlfabetico: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
