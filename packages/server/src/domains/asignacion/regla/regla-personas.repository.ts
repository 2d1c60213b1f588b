import type { CondicionRegla } from '@portal/contract/asignacion';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { Asignada, NuevaAsignacion } from '../asignar.repository.ts';
import { type JudgedPair, judgedPairs } from '../juicio.repository.ts';
import { condicionRows } from './regla.rules.ts';

/** Rows of `regla_condicion`, stored or not: `id_regla`, `alternativa`, `campo` and the values. */
type Condiciones = RawBuilder<unknown>;

const storedOf = (ids: RawBuilder<unknown>): Condiciones => sql`select * from regla_condicion where id_regla = any (${ids})`;

/** The alternatives of conditions: for each field its values, null where it is not named. */
const alternativas = (condiciones: Condiciones) => sql`
  select c.id_regla, c.alternativa,
    array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas,
    array_agg(c.id_parametro) filter (where c.campo = 'centro_costo') as centros_costo,
    array_agg(c.id_parametro) filter (where c.campo = 'departamento') as departamentos,
    array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos,
    array_agg(p.codigo_comun) filter (where c.campo = 'grupo') as grupos,
    bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
  from (${condiciones}) c left join parametro p using (id_parametro)
  group by c.id_regla, c.alternativa`;

/** Condition that the person `u` meets the alternative `m`. */
const cumple = sql`
  (m.empresas is null or u.id_empresa = any (m.empresas)) and (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo))
    and (m.departamentos is null or u.id_departamento = any (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos))
    and (m.grupos is null or u.codigo_grupo = any (m.grupos))
    and (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and coalesce(m.hasta, 'infinity'))`;

const textOf = (id: string) => sql`(select x.parametro from parametro x where x.id_parametro = ${sql.ref(id)})`;

/** Values by which the person `u` meets the alternative `m`: the reason of the assignment. */
const razon = sql`jsonb_build_object('condiciones', jsonb_strip_nulls(jsonb_build_object(
  'empresa', case when m.empresas is not null then (select x.empresa from empresa x where x.id_empresa = u.id_empresa) end,
  'centro_costo', case when m.centros_costo is not null then ${textOf('u.id_centro_costo')} end,
  'departamento', case when m.departamentos is not null then ${textOf('u.id_departamento')} end,
  'cargo', case when m.cargos is not null then ${textOf('u.id_cargo')} end,
  'grupo', case when m.grupos is not null then (select x.parametro from parametro x where x.id_dominio = u.dominio_grupo and x.codigo_comun = u.codigo_grupo) end,
  'ingreso', case when m.por_ingreso then to_char(u.fecha_ingreso, 'YYYY-MM-DD') end)))`;

/** Pair that a rule gives: what `assign` writes, but for its author and moment. */
export type ParejaDeRegla = Pick<NuevaAsignacion, 'id_usuario' | 'id_planestudio' | 'codigo_grupo' | 'id_regla' | 'razon'> & {
  readonly fuente: 'regla';
};

/** Condition that the person `u` is active and within the reach of the rule `r`. */
const alcanzada = sql`u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas))`;

/** Condition that the person never had the plan. */
const nunca = (planestudio: string) =>
  sql`not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = ${sql.ref(planestudio)})`;

/**
 * Builds the pairs that the rules `ids` give to the active people `u` whom `donde` admits: one for each person and plan, of the oldest rule. The
 * reason is read for these alone.
 */
const parejasDeReglas = (ids: RawBuilder<unknown>, donde: RawBuilder<unknown>): RawBuilder<ParejaDeRegla> => sql<ParejaDeRegla>`
  with alternativas as materialized (${alternativas(storedOf(ids))}),
    elegidas as materialized (
      select distinct on (r.id_planestudio, u.id_usuario) u.id_usuario, r.id_planestudio, r.id_regla, m.alternativa
      from alternativas m join regla r using (id_regla) join usuario u on ${alcanzada} and ${cumple}
      where ${donde}
      order by r.id_planestudio, u.id_usuario, r.id_regla, m.alternativa)
  select e.id_usuario, e.id_planestudio, e.id_regla, 'regla' as fuente,
    case when m.grupos is not null then u.codigo_grupo end as codigo_grupo, ${razon} as razon
  from elegidas e join alternativas m using (id_regla, alternativa) join usuario u using (id_usuario)`;

/** Builds the pairs that a condition, stored or not, would give: the plans to each active person of the scope who meets it. */
export const parejasDeCondicion = (condicion: CondicionRegla, planes: readonly number[], scope: Scope): RawBuilder<unknown> => sql`
  select distinct on (n.id_planestudio, u.id_usuario) u.id_usuario, n.id_planestudio,
    case when m.grupos is not null then u.codigo_grupo end as codigo_grupo, ${razon} as razon
  from (${alternativas(sql`
    select 0 as id_regla, f.* from json_to_recordset(${JSON.stringify(condicionRows(condicion))}::json)
      as f(alternativa smallint, campo text, id_empresa integer, id_parametro integer, desde date, hasta date)`)}) m
  join usuario u on u.codigo_estado = 1 and ${cumple}
  cross join unnest(${[...planes]}::integer[]) as n(id_planestudio)
  where ${inScope(scope, 'u.id_empresa')}
  order by n.id_planestudio, u.id_usuario, m.alternativa`;

/** Lists the active people of the scope to whom the rules give their plans, with or without an assignment. */
export async function findPorReglas(db: Executor, ids: readonly number[], scope: Scope): Promise<ParejaDeRegla[]> {
  const { rows } = await parejasDeReglas(sql`${[...ids]}::integer[]`, inScope(scope, 'u.id_empresa')).execute(db);
  return rows;
}

/** Judges the pairs that the rules give to the active people of the scope. */
export async function judgePorReglas(
  db: Executor,
  ids: readonly number[],
  { scope, today }: { readonly scope: Scope; readonly today: string },
): Promise<JudgedPair[]> {
  const { rows } = await sql<JudgedPair>`
    with pares as materialized (${parejasDeReglas(sql`${[...ids]}::integer[]`, inScope(scope, 'u.id_empresa'))})
    select j.id_usuario, j.id_planestudio, j.codigo_grupo, j.razon, p.id_regla, j.veredicto
    from (${judgedPairs(sql`select id_usuario, id_planestudio, codigo_grupo, razon from pares`, { today, reabrir: true, avisar: false })}) j
    join pares p using (id_usuario, id_planestudio) order by j.id_planestudio, j.id_usuario`.execute(db);
  return rows;
}

/** People or rule that a run looks at. */
export type NuevosFilter = { readonly usuarios: readonly number[] } | { readonly id_regla: number };

interface Corrida {
  readonly filter: NuevosFilter;
  /** ISO 8601. */
  readonly now: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Rules `v` in force of plans that are active and not over and meet `donde`, as an array of ids. */
const vigentes = (today: string, donde = sql`true`) => sql`array(
  select v.id_regla from regla v join planestudio p using (id_planestudio)
  where v.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= ${today}::date and ${donde})`;

/**
 * Assigns the plans of the rules in force to the active people who meet them and never had the plan, in the name of the rule's author; returns
 * the new assignments. A pair that another transaction opened or closed meanwhile stays as it is.
 */
export async function insertNuevosMiembros(trx: Executor, { now, today, filter }: Corrida): Promise<Asignada[]> {
  const [reglas, personas] =
    'usuarios' in filter
      ? [vigentes(today), sql`u.id_usuario = any (${[...filter.usuarios]}::integer[])`]
      : [vigentes(today, sql`v.id_regla = ${filter.id_regla}`), sql`true`];
  const { rows } = await sql<Asignada>`
    insert into asignacion (id_usuario, id_planestudio, codigo_grupo, fuente, id_regla, razon, usuario_creacion, fecha_creacion, fecha_modificacion)
    select n.id_usuario, n.id_planestudio, n.codigo_grupo, n.fuente, n.id_regla, n.razon, coalesce(r.usuario_modificacion, r.usuario_creacion),
      ${now}::timestamptz, ${now}::timestamptz
    from (${parejasDeReglas(reglas, sql`${personas} and ${nunca('r.id_planestudio')}`)}) n join regla r using (id_regla)
    order by n.id_planestudio, n.id_usuario
    on conflict (id_usuario, id_planestudio) do nothing
    returning id_asignacion, id_usuario, id_planestudio`.execute(trx);
  return rows;
}

/** Finds the new assignments that come from a rule in force which the person meets and which notifies by mail. */
export async function findPorAvisarDeReglas(trx: Executor, asignadas: readonly Asignada[], today: string): Promise<number[]> {
  const usuarios = [...new Set(asignadas.map(({ id_usuario }) => id_usuario))];
  const { rows } = await sql<{ id_asignacion: number }>`
    select a.id_asignacion
    from (${parejasDeReglas(vigentes(today, sql`v.avisar`), sql`u.id_usuario = any (${usuarios}::integer[])`)}) n
    join asignacion a using (id_usuario, id_planestudio)
    where a.id_asignacion = any (${asignadas.map(({ id_asignacion }) => id_asignacion)}::integer[])`.execute(trx);
  return rows.map(({ id_asignacion }) => id_asignacion);
}

/** Puts the people who would now get plans that became current into the queue of the job. */
export async function queuePlanes(trx: Executor, today: string): Promise<void> {
  const { rows } = await sql<{ id_planestudio: number }>`delete from pendiente_plan returning id_planestudio`.execute(trx);
  const planes = [...new Set(rows.map(({ id_planestudio }) => id_planestudio))];
  if (!planes.length) return;
  await sql`
    insert into pendiente_persona (id_usuario)
    select distinct u.id_usuario
    from (${alternativas(storedOf(vigentes(today, sql`v.id_planestudio = any (${planes}::integer[])`)))}) m join regla r using (id_regla)
    join usuario u on ${alcanzada} and ${cumple} where ${nunca('r.id_planestudio')}`.execute(trx);
}

/** Takes up to `limit` people from the queue of the job, in the order of their changes; those whom another process takes are passed over. */
export async function takePendientes(trx: Executor, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id_usuario: number }>`
    delete from pendiente_persona where id_pendiente_persona in (
      select id_pendiente_persona from pendiente_persona order by id_pendiente_persona limit ${limit} for update skip locked)
    returning id_usuario`.execute(trx);
  return [...new Set(rows.map(({ id_usuario }) => id_usuario))];
}

/** Counts the people of the scope who would get the plan of the rule `regla` (alias of its row) now, were it in force: they meet it and never had the plan. */
export const sinPlanDe = (regla: string, scope: Scope) => sql<number>`(
  select count(distinct u.id_usuario)::integer
  from (${alternativas(sql`select * from regla_condicion where id_regla = ${sql.ref(`${regla}.id_regla`)}`)}) m
  join regla r on r.id_regla = ${sql.ref(`${regla}.id_regla`)}
  join usuario u on ${alcanzada} and ${cumple}
  where ${inScope(scope, 'u.id_empresa')} and ${nunca('r.id_planestudio')})`;

/** Counts the active people of the scope who meet one of the rules. */
export async function countAlcanzadas(db: Executor, ids: readonly number[], scope: Scope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct u.id_usuario)::integer as total
    from (${alternativas(storedOf(sql`${[...ids]}::integer[]`))}) m join regla r using (id_regla) join usuario u on ${alcanzada} and ${cumple}
    where ${inScope(scope, 'u.id_empresa')}`.execute(db);
  return rows[0]!.total;
}

/** Counts the plans that the rules in force would give to the person `usuario` (alias of its row), were the person active. */
export const planesPorReglas = (usuario: string, today: string) => sql<number>`(
  select count(distinct r.id_planestudio)::integer
  from (${alternativas(storedOf(vigentes(today)))}) m join regla r using (id_regla)
  join usuario u on u.id_usuario = ${sql.ref(`${usuario}.id_usuario`)} and (r.empresas is null or u.id_empresa = any (r.empresas)) and ${cumple}
  where ${nunca('r.id_planestudio')})`;

/** Plan that people would get by entering a group, with their number. */
export interface PlanDelGrupo {
  readonly id_planestudio: number;
  readonly plan: string;
  readonly asignados: number;
}

/** Values that people would get, as far as rules name them. */
export interface CambioDePersonas {
  readonly codigo_grupo?: string;
  readonly id_empresa?: number;
}

interface Entrada {
  readonly cambio: CambioDePersonas;
  readonly usuarios: readonly number[];
  readonly today: string;
}

/**
 * Lists the plans that rules in force would give to some of `usuarios` after a change, and those of rules that name its group;
 * `asignados` counts who meets the rule then and never had the plan.
 */
export async function findPlanesCon(db: Executor, { cambio, usuarios, today }: Entrada): Promise<PlanDelGrupo[]> {
  const { codigo_grupo = null, id_empresa = null } = cambio;
  const { rows } = await sql<PlanDelGrupo>`
    with alternativas as materialized (${alternativas(storedOf(vigentes(today)))}),
      dados as (
        select r.id_planestudio, count(distinct u.id_usuario) filter (where ${cumple} and ${nunca('r.id_planestudio')})::integer as asignados,
          coalesce(bool_or(${codigo_grupo}::text = any (m.grupos)), false) as nombrado
        from alternativas m join regla r using (id_regla) left join (
          select id_usuario, coalesce(${id_empresa}::integer, id_empresa) as id_empresa, id_centro_costo, id_departamento, id_cargo, fecha_ingreso,
            codigo_estado, coalesce(${codigo_grupo}::text, codigo_grupo) as codigo_grupo
          from usuario where id_usuario = any (${[...usuarios]}::integer[])) u on ${alcanzada}
        group by r.id_planestudio)
    select p.id_planestudio, p.denominacion as plan, d.asignados from dados d join planestudio p using (id_planestudio)
    where d.nombrado or d.asignados > 0 order by p.fecha_fin, p.id_planestudio`.execute(db);
  return rows;
}
