import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { accountInScope, inScope, type Scope } from '../../db/scope.ts';
import type { Totales } from './asignacion.rules.ts';
import { sinAsignacion } from './sin-asignar.repository.ts';

export async function usuarioExists(db: Executor, id_usuario: number): Promise<boolean> {
  const row = await db.selectFrom('usuario').select('id_usuario').where('id_usuario', '=', id_usuario).executeTakeFirst();
  return row !== undefined;
}

/** Active plan assigned to a person, with its totals. */
export interface PlanAsignado extends Totales {
  readonly id_asignacion: number;
  readonly id_usuario: number;
  readonly id_planestudio: number;
  readonly plan: string;
  readonly codigo_grupo: string | null;
  readonly codigo_estado: number;
  readonly fecha_creacion: string;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
  /** Finished attempts. */
  readonly evaluaciones: number;
}

/** Lists the active plans assigned to a person (P16), by end date. */
export async function findPlanes(db: Executor, id_usuario: number): Promise<PlanAsignado[]> {
  const { rows } = await sql<PlanAsignado>`
    select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.codigo_grupo, a.codigo_estado, a.fecha_apertura as fecha_creacion,
      p.fecha_inicio, p.fecha_fin, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados,
      coalesce(g.calificados, 0) as calificados, coalesce(g.suma_notas, 0) as suma_notas, coalesce(g.evaluaciones, 0) as evaluaciones
    from asignacion a join planestudio p using (id_planestudio) left join progreso g using (id_usuario, id_planestudio)
    where a.id_usuario = ${id_usuario} and a.codigo_estado = 1 and p.codigo_estado = 1
    order by p.fecha_fin, a.fecha_apertura, a.id_planestudio`.execute(db);
  return rows;
}

/** Figures of the administrator's dashboard (P92). */
export interface CifrasPortal {
  tema_activo: number;
  usuario_activo: number;
  tema_vencido: number;
  usuario_sin_asignar: number;
  plan_activo: number;
  tema_sin_preguntas: number;
  recordatorio_retenido: number;
}

/**
 * Counts the figures of the administrator's dashboard (P92). `tema_vencido`: occurrences that active people have not approved in plans
 * that ended before `today`; `usuario_sin_asignar`: the people of /usuariosinasignar. People outside the scope do not count.
 */
export async function countPortal(
  db: Executor,
  { today, scope }: { readonly today: string; readonly scope: Scope },
): Promise<CifrasPortal> {
  const { rows } = await sql<CifrasPortal>`
    with vigente as (
      select a.id_usuario, a.id_planestudio, p.fecha_fin
      from asignacion a join planestudio p using (id_planestudio) join usuario u using (id_usuario)
      where a.codigo_estado = 1 and p.codigo_estado = 1 and ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')}
    )
    select
      (select count(*)::integer from tema where codigo_estado = 1) as tema_activo,
      (select count(*)::integer from usuario u where ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')}) as usuario_activo,
      (select coalesce(sum(g.total - g.aprobados), 0)::integer from vigente v join progreso g using (id_usuario, id_planestudio)
        where v.fecha_fin < ${today}::date) as tema_vencido,
      (select count(*)::integer from usuario u where ${sinAsignacion({ planes: [], hasta: null, today, zona: '' })} and ${inScope(scope, 'u.id_empresa')}) as usuario_sin_asignar,
      (select count(*)::integer from planestudio where codigo_estado = 1) as plan_activo,
      (select count(*)::integer from tema t where t.codigo_estado = 1 and t.numero_preguntas > 0 and not exists (
        select from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1
      )) as tema_sin_preguntas,
      (select count(*)::integer from correo c where c.estado = 'retenido' and c.tipo = 'recordatorio'
        and ${accountInScope(scope, 'c.id_usuario')}) as recordatorio_retenido`.execute(db);
  return rows[0]!;
}
