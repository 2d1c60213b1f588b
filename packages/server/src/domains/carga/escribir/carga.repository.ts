import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { reachable } from '../../usuario/usuario.public.ts';
import { ESCRITAS, imagen, typed } from './imagen.repository.ts';
import { hasAccess } from '../../../db/person-conditions.ts';

/** Statements of a confirmation. They work on `carga`, a table of the transaction with the rows that are still to be written. */

const PLANTEADAS = { id: 'integer', version: 'integer', codigo_usuario: 'text', ...ESCRITAS };

/** Lays out the accepted rows of an import as a table. */
export async function layOut(trx: Executor, id_importacion: number): Promise<void> {
  await sql`create temp table carga (numero integer primary key, ${typed(PLANTEADAS)}) on commit drop`.execute(trx);
  await sql`
    insert into carga select f.numero, d.* from importacion_fila f, jsonb_to_record(f.datos) as d(${typed(PLANTEADAS)})
    where f.id_importacion = ${id_importacion} and f.datos is not null order by f.numero`.execute(trx);
  await sql`create index on carga (codigo_usuario)`.execute(trx);
  await sql`create index on carga (id)`.execute(trx);
  await sql`analyze carga`.execute(trx);
}

/**
 * Locks the stored people of the rows. A save that names one of them as boss does not wait (`no key`): it may hold the lock of bosses, for
 * which this transaction waits.
 */
export const lockPersonas = async (trx: Executor): Promise<void> => {
  await sql`select from usuario where id_usuario in (select id from carga) order by id_usuario for no key update`.execute(trx);
};

/** Returns whether the rows give stored people a boss. */
export async function bringsJefes(trx: Executor): Promise<boolean> {
  const { rows } = await sql`select from carga where id is not null and codigo_jefe_inmediato is not null limit 1`.execute(trx);
  return rows.length > 0;
}

/** Import of the rows to refuse, and the worded reason. */
export interface Negativa {
  readonly id_importacion: number;
  readonly error: string;
}

/** Refuses the rows of a condition on `carga c`; returns their number. */
async function refuseWhere(trx: Executor, { id_importacion, error }: Negativa, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    with fuera as (delete from carga c where ${where} returning c.numero)
    update importacion_fila f set estado = 'rechazada', error = ${error}, datos = null from fuera
    where f.id_importacion = ${id_importacion} and f.numero = fuera.numero returning f.numero`.execute(trx);
  return rows.length;
}

export const refuseChanged = (trx: Executor, negativa: Negativa): Promise<number> =>
  refuseWhere(
    trx,
    negativa,
    sql`c.id is not null and not exists (select from usuario u where u.id_usuario = c.id and u.version = c.version)`,
  );

/** Refuses people who left the reach of the caller's access since the review. */
export const refuseOutside = (trx: Executor, negativa: Negativa, scope: Scope): Promise<number> =>
  refuseWhere(
    trx,
    negativa,
    sql`(c.id is not null and not exists (select from usuario u where u.id_usuario = c.id and ${reachable(scope)}))
      or ((c.id is null or c.id_empresa is not null) and not ${inScope(scope, 'c.id_empresa')})`,
  );

/** Refuses codes, usernames and documents that somebody else has meanwhile. */
export const refuseTaken = (trx: Executor, negativa: Negativa): Promise<number> =>
  refuseWhere(
    trx,
    negativa,
    sql`exists (select from usuario u where u.codigo_usuario = c.codigo_usuario and u.id_usuario is distinct from c.id)
      or (c.username is not null and exists (select from usuario u where u.username = c.username and u.id_usuario is distinct from c.id))
      or (c.numero_documento is not null and exists (select from usuario u left join usuario p on p.id_usuario = c.id
        where u.tipo_documento = coalesce(c.tipo_documento, p.tipo_documento) and u.numero_documento = c.numero_documento
          and u.id_usuario is distinct from c.id))`,
  );

/** Refuses rows with a boss who no longer exists. */
export const refuseLeaderless = (trx: Executor, negativa: Negativa): Promise<number> =>
  refuseWhere(
    trx,
    negativa,
    sql`c.codigo_jefe_inmediato is not null and not exists (select from usuario u where u.codigo_usuario = c.codigo_jefe_inmediato)
      and not exists (select from carga j where j.id is null and j.codigo_usuario = c.codigo_jefe_inmediato)`,
  );

const replaced = (column: string, ids: readonly number[]) =>
  sql`${sql.ref(column)} = case when ${sql.ref(column)} < 0 then (${[...ids]}::integer[])[-${sql.ref(column)}] else ${sql.ref(column)} end`;

/** Replaces the negative ids of new companies and parameters by those of their records. */
export async function replaceNuevos(trx: Executor, empresas: readonly number[], parametros: readonly number[]): Promise<void> {
  if (empresas.length + parametros.length === 0) return;
  await sql`
    update carga set ${replaced('id_empresa', empresas)}, ${replaced('id_centro_costo', parametros)}, ${replaced('id_departamento', parametros)},
      ${replaced('id_cargo', parametros)}
    where least(id_empresa, id_centro_costo, id_departamento, id_cargo) < 0`.execute(trx);
}

const missing = (column: string) =>
  sql`exists (select from carga c where not exists (select from parametro p where p.id_parametro = c.${sql.ref(column)}) and c.${sql.ref(column)} is not null)`;

/** Returns whether a company or parameter of the rows was deleted since the review. */
export async function lacksMaestros(trx: Executor): Promise<boolean> {
  const { rows } = await sql<{ falta: boolean }>`
    select ${missing('id_centro_costo')} or ${missing('id_departamento')} or ${missing('id_cargo')}
      or exists (select from carga c where c.id_empresa is not null and not exists (select from empresa e where e.id_empresa = c.id_empresa)) as falta`.execute(
    trx,
  );
  return rows[0]?.falta ?? false;
}

/** Author and moment of what a confirmation writes. */
export interface Autor {
  readonly id_usuario: number;
  readonly usuario: string;
  readonly now: string;
  /** Day of the call, from which a person becomes Cesado. */
  readonly today: string;
}

/** Stores how the people of changed rows were before. */
export const keepAntes = async (trx: Executor, id_importacion: number): Promise<void> => {
  await sql`
    update importacion_fila f set antes = ${imagen} from carga c join usuario u on u.id_usuario = c.id
    where f.id_importacion = ${id_importacion} and f.numero = c.numero`.execute(trx);
};

const names = Object.keys(ESCRITAS);
/** Columns that a new person always has. */
const DEFAULTS: Readonly<Record<string, string>> = { apellido_paterno: `''`, apellido_materno: `''`, codigo_estado: '1' };

/** Inserts the new people, with their author by id: the trigger that finds it would look for it row by row. */
export const insertNuevas = async (trx: Executor, { id_usuario, usuario, now }: Autor): Promise<void> => {
  const values = names.map((name) => (DEFAULTS[name] ? `coalesce(${name}, ${DEFAULTS[name]})` : name));
  await sql`
    with nuevas as (
      insert into usuario (codigo_usuario, ${sql.raw(names.join(', '))}, usuario_creacion, id_usuario_creacion, fecha_creacion, fecha_modificacion)
      select codigo_usuario, ${sql.raw(values.join(', '))}, ${usuario}, ${id_usuario}::integer, ${now}::timestamptz, ${now}::timestamptz
      from carga where id is null order by numero
      returning id_usuario, codigo_usuario
    )
    update carga c set id = n.id_usuario from nuevas n where n.codigo_usuario = c.codigo_usuario and c.id is null`.execute(trx);
};

const ROL = ['indicador_admin', 'indicador_soporte', 'rol_acotado', 'indicador_alcance'].map(
  (name) => `${name} = case when v.id is null then u.${name} else 0 end`,
);

/**
 * Changes the stored people; a null of a row leaves what is stored. Who left comes back without the role that they had (P184), perhaps with
 * another code: a boss whom a row names by the old one is named by the new one.
 */
export const updateCambiadas = async (trx: Executor, { usuario, now, today }: Autor): Promise<void> => {
  const set = names.map((name) => `${name} = coalesce(${name === 'codigo_jefe_inmediato' ? 'r.despues, ' : ''}c.${name}, u.${name})`);
  await sql`
    with vuelven as (
      select u.id_usuario as id from carga c join usuario u on u.id_usuario = c.id
      where c.codigo_estado = 1 and u.codigo_estado = 2 and ${hasAccess('u')}
    ), recodificadas as materialized (
      select u.codigo_usuario as antes, c.codigo_usuario as despues from carga c join usuario u on u.id_usuario = c.id
      where c.codigo_usuario <> u.codigo_usuario
    ), sin_alcance as (delete from acceso_empresa where id_usuario in (select id from vuelven))
    update usuario u set codigo_usuario = c.codigo_usuario, ${sql.raw([...set, ...ROL].join(', '))},
      fecha_cese = case c.codigo_estado when 1 then null when 2 then ${today}::date else u.fecha_cese end,
      usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = u.version + 1
    from carga c left join vuelven v on v.id = c.id left join recodificadas r on r.antes = c.codigo_jefe_inmediato where u.id_usuario = c.id and c.version is not null`.execute(
    trx,
  );
};

/** Returns whether somebody became their own boss, by way of people who were changed since the review. */
export async function hasCycle(trx: Executor): Promise<boolean> {
  const { rows } = await sql`
    with recursive sube as (
      select c.codigo_usuario as origen, c.codigo_jefe_inmediato as codigo, 1 as nivel from carga c
      where c.version is not null and c.codigo_jefe_inmediato is not null
      union all
      select s.origen, u.codigo_jefe_inmediato, s.nivel + 1 from sube s join usuario u on u.codigo_usuario = s.codigo
      where s.codigo <> s.origen and u.codigo_jefe_inmediato is not null and s.nivel < 100
    )
    select from sube where codigo = origen limit 1`.execute(trx);
  return rows.length > 0;
}

/** Stores the result of each written row: the person, and how she is now. */
export const keepDespues = async (trx: Executor, id_importacion: number): Promise<void> => {
  await sql`
    update importacion_fila f set id_registro = c.id, datos = null, despues = ${imagen} from carga c join usuario u on u.id_usuario = c.id
    where f.id_importacion = ${id_importacion} and f.numero = c.numero`.execute(trx);
};

/** Returns the people whom the rows set to Cesado. */
export const findCesadas = async (trx: Executor): Promise<number[]> =>
  (await sql<{ id: number }>`select id from carga where codigo_estado = 2`.execute(trx)).rows.map(({ id }) => id);
