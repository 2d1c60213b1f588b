import type { CondicionRegla } from '@portal/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { NuevaAsignacion } from './asignar.repository.ts';
import { type Juzgada, juzgadas } from './juicio.repository.ts';
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

/** What the person `u` meets the alternative `m` with: the reason of the assignment. */
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

/** Builds the pairs that the rules `ids` give to the active people of the scope: one for each person and plan, of the oldest rule. */
const parejasDeReglas = (ids: RawBuilder<unknown>, scope: Scope): RawBuilder<ParejaDeRegla> => sql<ParejaDeRegla>`
  select distinct on (r.id_planestudio, u.id_usuario) u.id_usuario, r.id_planestudio, r.id_regla, 'regla' as fuente,
    case when m.grupos is not null then u.codigo_grupo end as codigo_grupo, ${razon} as razon
  from (${alternativas(storedOf(ids))}) m join regla r using (id_regla)
  join usuario u on u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas)) and ${cumple}
  where ${inScope(scope, 'u.id_empresa')}
  order by r.id_planestudio, u.id_usuario, r.id_regla, m.alternativa`;

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
  const { rows } = await sql<ParejaDeRegla>`${parejasDeReglas(sql`${[...ids]}::integer[]`, scope)}`.execute(db);
  return rows;
}

/** Judges the pairs that the rules give to the active people of the scope. */
export async function judgePorReglas(
  db: Executor,
  ids: readonly number[],
  { scope, today }: { readonly scope: Scope; readonly today: string },
): Promise<Juzgada[]> {
  const { rows } = await sql<Juzgada>`
    with pares as materialized (${parejasDeReglas(sql`${[...ids]}::integer[]`, scope)})
    select j.id_usuario, j.id_planestudio, j.codigo_grupo, j.razon, p.id_regla, j.veredicto
    from (${juzgadas(sql`select id_usuario, id_planestudio, codigo_grupo, razon from pares`, { today, reabrir: true, avisar: false })}) j
    join pares p using (id_usuario, id_planestudio) order by j.id_planestudio, j.id_usuario`.execute(db);
  return rows;
}

/** Part of the people or rules that `findNuevosMiembros` reads; absent: all. */
export interface NuevosFilter {
  readonly usuarios?: readonly number[];
  readonly id_regla?: number;
}

/**
 * Lists active people who meet a rule in force for a plan without an assignment, open or closed, with the author of the rule. Skips plans
 * that are inactive or ended before `today` (`YYYY-MM-DD`). With `usuarios` only of these people.
 */
export async function findNuevosMiembros(
  db: Executor,
  today: string,
  { usuarios, id_regla }: NuevosFilter = {},
): Promise<(ParejaDeRegla & Pick<NuevaAsignacion, 'usuario_creacion'>)[]> {
  const vigentes = sql`array(
    select v.id_regla from regla v join planestudio p using (id_planestudio)
    where v.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= ${today}::date
      and ${id_regla === undefined ? sql`true` : sql`v.id_regla = ${id_regla}`})`;
  const { rows } = await sql<ParejaDeRegla & Pick<NuevaAsignacion, 'usuario_creacion'>>`
    select n.*, coalesce(r.usuario_modificacion, r.usuario_creacion) as usuario_creacion
    from (${parejasDeReglas(vigentes, null)}) n join regla r using (id_regla)
    where ${usuarios ? sql`n.id_usuario = any (${[...usuarios]}::integer[])` : sql`true`}
      and not exists (select from asignacion a where a.id_usuario = n.id_usuario and a.id_planestudio = n.id_planestudio)`.execute(db);
  return rows;
}
