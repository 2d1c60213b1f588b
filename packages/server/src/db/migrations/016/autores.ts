/**
 * Authors by person beside the username (`docs/decisions/027`). The ids have no foreign key: a person whom an undone import takes back would
 * otherwise have every table searched for stamps.
 */

const CREADAS = [
  'dominio',
  'parametro',
  'empresa',
  'usuario',
  'acceso_empresa',
  'planestudio',
  'programa',
  'curso',
  'modulo',
  'tema',
  'pregunta',
  'pregunta_version',
  'archivo',
  'contenido',
  'planestudio_programa',
  'programa_curso',
  'curso_modulo',
  'tema_modulo',
  'tema_pregunta',
  'asignacion',
  'asignacion_grupo',
  'evaluacion',
  'feedback',
  'importacion',
  'log',
];

const MODIFICADAS = [
  'dominio',
  'parametro',
  'empresa',
  'usuario',
  'planestudio',
  'programa',
  'curso',
  'modulo',
  'tema',
  'pregunta',
  'contenido',
  'asignacion',
  'asignacion_grupo',
  'evaluacion',
  'feedback',
  'importacion',
  'configuracion',
];

const authorOf = (table: string, column: string) =>
  `update ${table} t set id_${column} = u.id_usuario from usuario u where u.username = t.${column}`;

const creation = (table: string) => [
  `alter table ${table} add column id_usuario_creacion integer`,
  authorOf(table, 'usuario_creacion'),
  `create trigger sellar_creacion before insert on ${table} for each row
    when (new.id_usuario_creacion is null) execute function sellar_creacion()`,
];

const change = (table: string) => [
  `alter table ${table} add column id_usuario_modificacion integer`,
  authorOf(table, 'usuario_modificacion'),
  `create trigger sellar_modificacion before update of usuario_modificacion on ${table} for each row execute function sellar_modificacion()`,
];

/** Triggers that find the authors of a table made later, whose columns exist. */
export const authorTriggers = (table: string): string[] => [
  `create trigger sellar_creacion before insert on ${table} for each row
    when (new.id_usuario_creacion is null) execute function sellar_creacion()`,
  `create trigger sellar_modificacion before update of usuario_modificacion on ${table} for each row execute function sellar_modificacion()`,
];

export const AUTORES: readonly string[] = [
  `create function sellar_creacion() returns trigger language plpgsql as $$
    begin
      select id_usuario into new.id_usuario_creacion from usuario where username = new.usuario_creacion;
      return new;
    end $$`,
  `create function sellar_modificacion() returns trigger language plpgsql as $$
    begin
      select id_usuario into new.id_usuario_modificacion from usuario where username = new.usuario_modificacion;
      return new;
    end $$`,
  `alter table asignacion_grupo
    add column usuario_modificacion text,
    add column fecha_modificacion timestamptz not null default now(),
    add column fecha_cierre timestamptz,
    add column version integer not null default 1`,
  `update asignacion_grupo set fecha_modificacion = fecha_creacion`,
  `update asignacion_grupo set fecha_cierre = fecha_creacion where codigo_estado = 2`,
  `alter table asignacion_grupo add check ((codigo_estado = 2) = (fecha_cierre is not null))`,
  `alter table log disable trigger log_solo_anexado`,
  ...CREADAS.flatMap(creation),
  ...MODIFICADAS.flatMap(change),
  `alter table log enable trigger log_solo_anexado`,
];
