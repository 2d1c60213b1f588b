import { sql, type Migration } from 'kysely';

/**
 * Sessions end when nobody uses them (P5): `ultimo_uso` is null until the first use after some minutes; those open now count as used now.
 * `dispositivo` keeps the browsers from which a person signed in, by a hash (P8). Letters that were sent lose the token of their link.
 */
export const usoSesion: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table configuracion
    add column sesion_inactiva_horas integer not null default 12 check (sesion_inactiva_horas between 1 and 168)`,
  `alter table sesion add column ultimo_uso timestamptz`,
  `update sesion set ultimo_uso = now() where fecha_revocacion is null`,
  `create table dispositivo (
    id_usuario integer not null references usuario on delete cascade,
    dispositivo_hash text not null,
    fecha_uso timestamptz not null,
    primary key (id_usuario, dispositivo_hash)
  )`,
  `update correo set texto = regexp_replace(texto, '(token=)[[:alnum:]_-]{20,}', '\\1…', 'g'),
      html = regexp_replace(html, '(token=)[[:alnum:]_-]{20,}', '\\1…', 'g')
    where tipo = 'restablecer' and (estado = 'enviado' or fecha_creacion < now() - interval '60 minutes')`,
];
