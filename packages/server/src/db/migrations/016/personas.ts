// Companies, parameters, people, their reach, mail and settings.

/** Position, cost centre or department of a person: a row of `parametro` in its domain. */
const parametroOf = (name: string) => [
  `alter table usuario add column id_${name} integer`,
  `update usuario u set id_${name} = p.id_parametro from parametro p
    where p.id_dominio = u.dominio_${name} and p.codigo_parametro = u.codigo_${name}`,
  `alter table usuario drop column codigo_${name},
    add foreign key (dominio_${name}, id_${name}) references parametro (id_dominio, id_parametro)`,
  `create index usuario_${name} on usuario (id_${name})`,
];

/** A code of a parameter that belongs to all companies. */
const globalCode = (table: string, part: string) => [
  `alter table ${table} drop constraint ${table}_dominio_${part}_codigo_${part}_fkey`,
  `alter table ${table} add foreign key (dominio_${part}, codigo_${part}) references parametro (id_dominio, codigo_comun) on update cascade`,
];

export const PERSONAS: readonly string[] = [
  // Two spellings of one text (P84): case, accents and spaces fold.
  `create function plegar(valor text) returns text language sql immutable parallel safe strict
    as $$ select trim(regexp_replace(public.sin_acentos(valor), '\\s+', ' ', 'g')) $$`,
  `alter table parametro
    add column id_empresa integer references empresa,
    add column codigo_comun text generated always as (case when id_empresa is null then codigo_parametro end) stored,
    add column plegado text not null generated always as (plegar(parametro)) stored,
    add unique (id_dominio, id_parametro),
    add unique (id_dominio, codigo_comun)`,
  `create unique index parametro_codigo on parametro (id_dominio, coalesce(id_empresa, 0), codigo_parametro)`,
  `create index parametro_plegado on parametro (id_dominio, plegado)`,
  `create index parametro_empresa on parametro (id_empresa)`,
  ...parametroOf('cargo'),
  ...parametroOf('centro_costo'),
  ...parametroOf('departamento'),
  ...globalCode('usuario', 'grupo'),
  ...globalCode('asignacion_grupo', 'grupo'),
  ...globalCode('modulo', 'categoria'),
  ...globalCode('tema', 'categoria'),
  ...globalCode('pregunta', 'categoria'),
  `alter table parametro drop constraint parametro_id_dominio_codigo_parametro_key`,
  `alter table empresa
    add column ruc text unique check (ruc ~ '^[0-9]{11}$'),
    add column direccion text check (length(direccion) <= 500),
    add column actividad text check (length(actividad) <= 250)`,
  `alter table usuario
    add column idioma text check (idioma in ('de', 'en', 'es', 'fr', 'ja', 'zh')),
    add column trabajador text check (length(trabajador) <= 100),
    add column indicador_alcance smallint not null default 0 check (indicador_alcance in (0, 1)),
    add check (length(telefono) <= 30),
    add check (length(apellido_paterno) <= 250 and length(apellido_materno) <= 250),
    add check (length(correo_electronico) <= 250 and length(correo_secundario) <= 250)`,
  // Companies to which an access is limited (P46); without `indicador_alcance` it is not limited.
  `create table acceso_empresa (
    id_usuario integer not null references usuario on delete cascade,
    id_empresa integer not null references empresa,
    usuario_creacion text not null,
    fecha_creacion timestamptz not null default now(),
    primary key (id_usuario, id_empresa)
  )`,
  `create index acceso_empresa_empresa on acceso_empresa (id_empresa)`,
  `alter table correo
    add column id_usuario integer references usuario on delete set null,
    add column id_planestudio integer references planestudio on delete set null,
    add column nivel smallint check (nivel between 1 and 3),
    add column copias text[] not null default '{}',
    add column adjunto bytea,
    add column adjunto_nombre text check (length(adjunto_nombre) <= 250),
    add column adjunto_tipo text check (length(adjunto_tipo) <= 250),
    add check ((adjunto is null) = (adjunto_nombre is null) and (adjunto is null) = (adjunto_tipo is null))`,
  `create index correo_usuario on correo (id_usuario, tipo, fecha_envio)`,
  `create index correo_plan on correo (id_planestudio)`,
  `alter table configuracion
    add column umbral_rojo smallint not null default 30 check (umbral_rojo between 0 and 100),
    add column umbral_amarillo smallint not null default 70 check (umbral_amarillo between 0 and 100),
    add column nps_detractor smallint not null default 6 check (nps_detractor between 1 and 10),
    add column nps_promotor smallint not null default 9 check (nps_promotor between 1 and 10),
    add column hora_recordatorio smallint not null default 8 check (hora_recordatorio between 0 and 23),
    add column umbral_cese smallint not null default 20 check (umbral_cese between 0 and 100),
    add column nombre_empresa text not null default '' check (length(nombre_empresa) <= 100),
    add column logo bytea check (length(logo) <= 262144),
    add column logo_tipo text check (logo_tipo in ('image/png', 'image/jpeg', 'image/svg+xml', 'image/webp')),
    add column color_primario text check (color_primario ~ '^#[0-9a-f]{6}$'),
    add column color_menu text check (color_menu ~ '^#[0-9a-f]{6}$'),
    add check (umbral_rojo < umbral_amarillo),
    add check (nps_detractor < nps_promotor),
    add check ((logo is null) = (logo_tipo is null))`,
  `create index evaluacion_usuario_fin on evaluacion (id_usuario, fecha_fin)`,
  `create index importacion_fila_registro on importacion_fila (id_registro) where id_registro is not null`,
];
