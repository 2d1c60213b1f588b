// Audit trail (P86, `docs/decisions/028`): statement triggers append every insert, update and delete of a record, link, access, setting or
// person to the log, in the transaction of the change, with the values before and after; columns of secrets are left out.

/** Audited tables with their key; the key of a table without a number of its own is the record that it belongs to. */
const TABLES: Readonly<Record<string, string>> = {
  dominio: 'id_dominio',
  parametro: 'id_parametro',
  empresa: 'id_empresa',
  usuario: 'id_usuario',
  acceso_empresa: 'id_usuario',
  planestudio: 'id_planestudio',
  programa: 'id_programa',
  curso: 'id_curso',
  modulo: 'id_modulo',
  tema: 'id_tema',
  pregunta: 'id_pregunta',
  contenido: 'id_contenido',
  planestudio_programa: 'id_planestudio',
  programa_curso: 'id_programa',
  curso_modulo: 'id_curso',
  tema_modulo: 'id_modulo',
  tema_pregunta: 'id_tema',
  asignacion: 'id_asignacion',
  asignacion_grupo: 'id_asignacion_grupo',
  configuracion: 'id_configuracion',
};

/** Name of a table's own key; a link has one beside the record that it belongs to. */
const ownKey = (table: string, key: string) => (table.includes('_') ? `id_${table}` : key);

const insertTrigger = (table: string, key: string) =>
  `create trigger rastro_alta after insert on ${table} referencing new table as nuevas
    for each statement execute function anotar_rastro('${key}')`;

const deleteTrigger = (table: string, key: string) =>
  `create trigger rastro_baja after delete on ${table} referencing old table as viejas
    for each statement execute function anotar_rastro('${key}')`;

const updateTrigger = (table: string, key: string) =>
  `create trigger rastro_cambio after update on ${table} referencing old table as viejas new table as nuevas
    for each statement execute function anotar_rastro('${key}', '${ownKey(table, key)}')`;

/** Secrets, stamps and what is computed from other columns. */
export const LEFT_OUT: readonly string[] = [
  'contrasenia_hash',
  'contrasenia_fecha',
  'fecha_login',
  'logo',
  'personal',
  'plegado',
  'codigo_comun',
  'busqueda',
  'version',
  'usuario_creacion',
  'usuario_modificacion',
  'id_usuario_creacion',
  'id_usuario_modificacion',
  'fecha_creacion',
  'fecha_modificacion',
  'dominio_grupo',
  'dominio_cargo',
  'dominio_centro_costo',
  'dominio_departamento',
  'dominio_categoria',
];

/** Function that returns the audited values of a row. */
export const valuesWithout = (columns: readonly string[]): string =>
  `function valores_rastro(fila jsonb) returns jsonb language sql immutable parallel safe as $$
    select jsonb_strip_nulls(fila - array[${columns.map((name) => `'${name}'`).join(', ')}]) $$`;

/** Appends one row of the log for each row of `changes`: the record as JSON (`fila`), its values before and after. */
const append = (changes: string, { tipo, autor, usuario, momento }: Record<'tipo' | 'autor' | 'usuario' | 'momento', string>) => `
        insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, id_registro, id_empresa, antes, despues, fecha_creacion)
        select (c.fila ->> 'id_usuario')::integer, coalesce(autor, ${autor}), coalesce(nombre, ${usuario}, 'sistema'), tg_table_name, '${tipo}',
          (c.fila ->> tg_argv[0])::integer, (c.fila ->> 'id_empresa')::integer, c.antes, c.despues, coalesce(momento, ${momento}, now())
        from (${changes}) c;`;

const created = { autor: `(c.fila ->> 'id_usuario_creacion')::integer`, usuario: `c.fila ->> 'usuario_creacion'` };
const changed = {
  autor: `case when c.fila ->> 'usuario_modificacion' is not null then (c.fila ->> 'id_usuario_modificacion')::integer end`,
  usuario: `c.fila ->> 'usuario_modificacion'`,
};
/** Who deletes is known from the transaction alone. */
const deleted = { autor: 'null', usuario: 'null' };

/** Triggers of an audited table: inserts and deletes, and changes unless its rows are only replaced. */
export const auditTriggers = (table: string, key: string, changes = true): string[] => [
  insertTrigger(table, key),
  deleteTrigger(table, key),
  ...(changes ? [updateTrigger(table, key)] : []),
];

export const RASTRO: readonly string[] = [
  `alter table log
    add column id_registro integer,
    add column id_empresa integer,
    add column antes jsonb,
    add column despues jsonb`,
  `create index log_registro on log (tabla, id_registro, fecha_creacion) where id_registro is not null`,
  `create ${valuesWithout(LEFT_OUT)}`,
  // inTransaction() names the author and the moment; the portal's own work has neither, and its rows carry their stamps.
  `create function anotar_rastro() returns trigger language plpgsql as $$
    declare
      autor integer := nullif(current_setting('portal.id_usuario', true), '')::integer;
      nombre text := nullif(current_setting('portal.usuario', true), '');
      momento timestamptz := nullif(current_setting('portal.momento', true), '')::timestamptz;
    begin
      if tg_op = 'INSERT' then${append(
        `select f.fila, null::jsonb as antes, valores_rastro(f.fila) as despues from (select to_jsonb(n) as fila from nuevas n) f`,
        {
          ...created,
          tipo: 'alta',
          momento: `(c.fila ->> 'fecha_creacion')::timestamptz`,
        },
      )}
      elsif tg_op = 'DELETE' then${append(
        `select f.fila, valores_rastro(f.fila) as antes, null::jsonb as despues from (select to_jsonb(v) as fila from viejas v) f`,
        {
          ...deleted,
          tipo: 'baja',
          momento: 'null',
        },
      )}
      else${append(
        `
          select n.fila,
            (select jsonb_object_agg(a.key, a.value) from jsonb_each(v.valores) a where a.value is distinct from n.valores -> a.key) as antes,
            (select jsonb_object_agg(d.key, d.value) from jsonb_each(n.valores) d where d.value is distinct from v.valores -> d.key) as despues
          from (select to_jsonb(x) as fila, valores_rastro(to_jsonb(x)) as valores from nuevas x) n
          join (select to_jsonb(y) as fila, valores_rastro(to_jsonb(y)) as valores from viejas y) v on v.fila -> tg_argv[1] = n.fila -> tg_argv[1]
          where v.valores <> n.valores`,
        { ...changed, tipo: 'cambio', momento: `(c.fila ->> 'fecha_modificacion')::timestamptz` },
      )}
      end if;
      return null;
    end $$`,
  ...Object.entries(TABLES).flatMap(([table, key]) => [insertTrigger(table, key), deleteTrigger(table, key)]),
  ...Object.entries({ ...TABLES, importacion: 'id_importacion' })
    // The companies of an access are replaced, never changed.
    .filter(([table]) => table !== 'acceso_empresa')
    .map(([table, key]) => updateTrigger(table, key)),
];
