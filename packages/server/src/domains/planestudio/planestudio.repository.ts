import { type PlanestudioFila, planestudioMaestro } from '@portal/contract/planestudio';
import { sql } from 'kysely';
import { promedioDeVarios } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { ownerName } from '../../db/owned.ts';
import { commonOrInScope, type Reader } from '../../db/scope.ts';
import { faltasOf } from './plan-faltas.repository.ts';
import { linkTable } from '../../db/link-table.ts';
import { sumasPorPlan } from '../avance/avance.public.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

/** Data access of plans with counts of their content; `temas`, `cuestionarios` and `duracion` count active occurrences (P16). */
export const planRows = masterRows({
  definition: planestudioMaestro,
  table: 'planestudio',
  alias: 'p',
  structural: ['convalida'],
  cte: sql`
      with estructura as (
        select pp.id_planestudio, count(distinct pp.id_programa)::integer as programas,
          count(distinct pc.id_curso)::integer as cursos, count(distinct cm.id_modulo)::integer as modulos
        from planestudio_programa pp
        left join programa_curso pc using (id_programa)
        left join curso_modulo cm using (id_curso)
        group by pp.id_planestudio
      ), activa as (
        select o.id_planestudio, count(*)::integer as temas, count(*) filter (where o.cuestionario = 1)::integer as cuestionarios,
          round(sum(t.duracion) / 60.0, 1)::float8 as duracion
        from ocurrencia o join tema t using (id_tema)
        where o.activa group by o.id_planestudio
      ), falta as (
        select distinct id_planestudio from (${faltasOf(sql`pl.codigo_estado = 1`)}) f
      )`,
  from: sql`planestudio p left join estructura e using (id_planestudio) left join activa a using (id_planestudio)`,
  inScope: (scope) => commonOrInScope(scope, 'fila.id_empresa'),
  computed: (scope, today) => ({
    empresa: ownerName('p'),
    programas: sql`coalesce(e.programas, 0)`,
    cursos: sql`coalesce(e.cursos, 0)`,
    modulos: sql`coalesce(e.modulos, 0)`,
    temas: sql`coalesce(a.temas, 0)`,
    cuestionarios: sql`coalesce(a.cuestionarios, 0)`,
    duracion: sql`coalesce(a.duracion, 0)`,
    promedio: sql`(select ${promedioDeVarios('s')} from (${sumasPorPlan({ scope, today })}) s where s.id_planestudio = p.id_planestudio)`,
    con_avisos: sql`exists (select from falta f where f.id_planestudio = p.id_planestudio)`,
  }),
});

export const planProgramas = linkTable({ table: 'planestudio_programa', parent: 'planestudio', child: 'programa' });

/** Reads some plans, newest first. */
export const findPlanesByIds = async ({ db, scope, today }: Reader, ids: readonly number[]): Promise<PlanestudioFila[]> =>
  (
    await sql<PlanestudioFila>`
      select fila.* from (${planRows.selectIn({ scope, today })}) as fila where fila.id_planestudio = any (${[...ids]}::integer[])
      order by fila.fecha_inicio desc, fila.id_planestudio desc`.execute(db)
  ).rows;

/** Lists the records that reference a plan (P29); its withdrawn rules go with it. */
export const findDependents = async (
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; asignaciones: number; grupos: number; evaluaciones: number; tablero: number }[]> =>
  (
    await sql<{ id: number; asignaciones: number; grupos: number; evaluaciones: number; tablero: number }>`
      select r.id,
        (select count(*)::integer from asignacion where id_planestudio = r.id) as asignaciones,
        (select count(*)::integer from regla where id_planestudio = r.id and codigo_estado = 1) as grupos,
        (select count(*)::integer from evaluacion where id_planestudio = r.id) as evaluaciones,
        (select count(*)::integer from configuracion where r.id in (id_plan_tablero1, id_plan_tablero2)) as tablero
      from unnest(${[...ids]}::integer[]) as r(id)`.execute(db)
  ).rows;

/** Deletes the withdrawn rules of plans that nobody has. */
export async function deleteReglas(trx: Executor, ids: readonly number[]): Promise<void> {
  await sql`delete from regla where id_planestudio = any (${[...ids]}::integer[]) and codigo_estado = 2`.execute(trx);
}

/** Locks a plan against new assignments and rules until the transaction ends, and returns whether it has any, an attempt, or a place on the dashboard. */
export async function lockUsado(trx: Executor, id: number): Promise<boolean> {
  await sql`select from planestudio where id_planestudio = ${id} for update`.execute(trx);
  const { rows } = await sql<{ usado: boolean }>`
    select exists (select from asignacion where id_planestudio = ${id}) or exists (select from regla where id_planestudio = ${id})
      or exists (select from evaluacion where id_planestudio = ${id})
      or exists (select from configuracion where ${id} in (id_plan_tablero1, id_plan_tablero2)) as usado`.execute(trx);
  return rows[0]!.usado;
}
