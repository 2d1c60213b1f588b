import { sql, type Migration } from 'kysely';

/**
 * Sign-in by an OpenID Connect provider (P9). `acceso_externo`: one row per pending sign-in, minutes at most; state, browser key and
 * code are stored hashed, nonce and PKCE verifier in clear. `correo_comprobado`: true for people created by the company, false for
 * self-registered ones until they prove their e-mail.
 */
export const accesoExterno: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table acceso_externo (
    estado_hash text primary key,
    proveedor text not null,
    llave_hash text not null,
    nonce text not null,
    verificador text not null,
    registrar boolean not null,
    codigo_hash text unique,
    correo text,
    nombres text,
    apellidos text,
    motivo text,
    fecha_expiracion timestamptz not null,
    check (correo is null or motivo is null)
  )`,
  `create index acceso_externo_fecha on acceso_externo (fecha_expiracion)`,
  `alter table sesion add column proveedor text`,
  `alter table usuario add column correo_comprobado boolean not null default true`,
  `update usuario set correo_comprobado = false where usuario_creacion = username`,
];
