import { type Migration, sql } from 'kysely';

const HTTP = `~ '^https?://[^[:space:]]+$'`;

const STATEMENTS: readonly string[] = [
  // Short name of the installed app, links of the sign-in, language of what the portal writes (docs/decisions/059).
  `alter table configuracion
    add column nombre_corto text not null default '' check (length(nombre_corto) <= 30),
    add column enlace_guia text check (length(enlace_guia) <= 500 and enlace_guia ${HTTP}),
    add column enlace_soporte text check (length(enlace_soporte) <= 500 and enlace_soporte ${HTTP}),
    add column enlace_contacto text check (length(enlace_contacto) <= 500 and enlace_contacto ${HTTP}),
    add column idioma text not null default 'es' check (idioma in ('de', 'en', 'es', 'fr', 'ja', 'zh')),
    add column imagenes jsonb not null default '{}'`,
  // Pictures beside the logo; configuracion.imagenes has the hash of each, which names its version in its address.
  `create table marca_imagen (
    nombre text primary key check (nombre in ('panel', 'icono192', 'icono512', 'mascara512')),
    tipo text not null check (tipo in ('image/png', 'image/jpeg', 'image/webp')),
    bytes bytea not null check (length(bytes) between 1 and 1048576)
  )`,
];

/** Brand of the company beyond logo and colours. */
export const marca: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
