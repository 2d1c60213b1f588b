import { type Migration, sql } from 'kysely';

/**
 * Second factor (P151): the secret of the authenticator app, the recovery codes by their hashes, and the sign-ins that passed the first
 * factor and wait for the second. Administrators may have to have one (P152); a session knows when its person last proved to be there (P153).
 * None of the new tables is audited: no secret reaches the log.
 */
export const segundoFactor: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table segundo_factor (
    id_usuario integer primary key references usuario on delete cascade,
    secreto text not null,
    fecha_creacion timestamptz not null,
    fecha_activacion timestamptz,
    ultimo_paso bigint
  )`,
  `create table codigo_recuperacion (
    id_usuario integer not null references segundo_factor on delete cascade,
    codigo_hash text not null,
    fecha_uso timestamptz,
    primary key (id_usuario, codigo_hash)
  )`,
  `create table desafio (
    token_hash text primary key,
    id_usuario integer not null references usuario on delete cascade,
    proveedor text,
    intentos integer not null default 0,
    fecha_expiracion timestamptz not null
  )`,
  `create index desafio_usuario on desafio (id_usuario)`,
  `alter table configuracion add column segundo_factor_administradores boolean not null default false`,
  `alter table sesion add column fecha_confirmacion timestamptz`,
];
