import { sql, type Migration } from 'kysely';

/**
 * Sign-in by an OpenID Connect provider (P9): a row lives from the button to the session, minutes at most. Only hashes of what
 * travels are kept. `correo_comprobado`: the company vouches for the e-mail of the people whom it makes; who registers has to prove it.
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
