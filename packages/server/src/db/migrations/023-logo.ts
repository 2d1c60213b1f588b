import { sql, type Migration } from 'kysely';

/** The hash of the company's logo names its version in its address; a logo is PNG, JPEG or WebP, because an SVG can hold scripts. */
export const logo: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table configuracion drop constraint configuracion_logo_tipo_check`,
  `alter table configuracion
    add check (logo_tipo in ('image/png', 'image/jpeg', 'image/webp')),
    add column logo_clave text generated always as (encode(sha256(logo), 'hex')) stored`,
];
