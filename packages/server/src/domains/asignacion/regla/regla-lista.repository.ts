import { type ReglaFila, reglaLista } from '@portal/contract/asignacion';
import type { ListQuery } from '@portal/contract/core';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { Listing } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';
import { alcanza, condicionDe, type Palabras } from './regla-condicion.repository.ts';
import { sinPlanDe } from './regla-personas.repository.ts';

/** Who reads rules, when, and in which words. */
export interface Lectura {
  readonly scope: Scope;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly palabras: Palabras;
}

/** Builds the condition that the rule `g` reaches people of the scope alone: the caller may withdraw it. */
export const retirable = (scope: Scope): RawBuilder<boolean> =>
  scope === null ? sql<boolean>`true` : sql<boolean>`coalesce(g.empresas <@ ${[...scope.empresas]}::integer[], false)`;

/** Builds the rules `g` that reach people of the scope and meet `donde`. */
const filas = ({ scope, today, palabras }: Lectura, donde: RawBuilder<boolean>) => sql<ReglaFila>`
  select g.id_regla, g.id_planestudio, pl.denominacion as plan, g.nombre, k.condicion, k.alternativas,
    (select string_agg(e.empresa, ', ' order by orden_texto(e.empresa) collate "C") from empresa e
      where e.id_empresa = any (g.empresas) and ${inScope(scope, 'e.id_empresa')}) as empresas,
    g.codigo_estado, (pl.codigo_estado <> 1 or pl.fecha_fin < ${today}::date)::integer as plan_cerrado,
    (select count(*)::integer from asignacion a join usuario u using (id_usuario)
      where a.id_regla = g.id_regla and a.codigo_estado = 1 and u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}) as asignados,
    case when pl.codigo_estado <> 1 or pl.fecha_fin < ${today}::date then 0 else ${sinPlanDe('g', scope)} end as sin_plan,
    g.avisar::integer as avisar,
    coalesce(
      (select x.personal from usuario x
        where x.id_usuario = case when g.usuario_modificacion is null then g.id_usuario_creacion else g.id_usuario_modificacion end),
      nullif(coalesce(g.usuario_modificacion, g.usuario_creacion), 'sistema')) as autor,
    case when g.usuario_modificacion is null then g.fecha_creacion else g.fecha_modificacion end as fecha,
    g.version, ${retirable(scope)} as puede_retirar
  from regla g join planestudio pl using (id_planestudio) cross join lateral (${condicionDe('g', scope, palabras)}) k
  where ${alcanza('g', 'k', scope)} and ${donde}`;

/** Lists the rules that reach people of the scope. */
export const listReglaRows = (db: Executor, lectura: Lectura, list: ListQuery): Promise<Listing<ReglaFila>> =>
  listRows(db, filas(lectura, sql<boolean>`true`), { list, definition: reglaLista });

/** Reads a rule that reaches people of the scope. */
export const findRegla = async (db: Executor, lectura: Lectura, id: number): Promise<ReglaFila | undefined> =>
  (await filas(lectura, sql<boolean>`g.id_regla = ${id}`).execute(db)).rows[0];

/** Lists the rules with a condition that names a parameter, those in force first. */
export async function findReglasDe(db: Executor, lectura: Lectura, id_parametro: number): Promise<ReglaFila[]> {
  const names = sql<boolean>`exists (select from regla_condicion c where c.id_regla = g.id_regla and c.id_parametro = ${id_parametro})`;
  const { rows } =
    await sql<ReglaFila>`${filas(lectura, names)} order by g.codigo_estado, orden_texto(pl.denominacion) collate "C", g.id_regla`.execute(
      db,
    );
  return rows;
}

/** Returns whether a rule reaches people of the scope. */
export async function reachesRegla(db: Executor, { scope, palabras }: Lectura, id: number): Promise<boolean> {
  if (scope === null) return true;
  const { rows } = await sql`
    select from regla g cross join lateral (${condicionDe('g', scope, palabras)}) k
    where g.id_regla = ${id} and ${alcanza('g', 'k', scope)}`.execute(db);
  return rows.length > 0;
}
