import { sql, type Migration } from 'kysely';

/** Stores the folded texts by which a person is found when they are written, and serves the default order of the list of people by an index. */
export const busquedaPersonas: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const TEXTS = ['nombres', 'apellido_paterno', 'apellido_materno', 'codigo_usuario', 'username', 'numero_documento', 'correo_electronico'];

const statements = [
  `drop index usuario_busqueda`,
  `alter table usuario add column busqueda text not null
    generated always as (sin_acentos(${TEXTS.map((name) => `coalesce(${name}, '')`).join(` || ' ' || `)})) stored`,
  `create index usuario_personal on usuario (sin_acentos(personal), id_usuario)`,
];
