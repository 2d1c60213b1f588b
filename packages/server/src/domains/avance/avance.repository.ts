import { sql } from 'kysely';
import { limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import type { Totales } from './avance.rules.ts';

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

/** Lists the active plans assigned to a person (P16), by deadline. */
export async function findPlanes(db: Executor, id_usuario: number): Promise<PlanAsignado[]> {
  const { rows } = await sql<PlanAsignado>`
    select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.codigo_grupo, a.codigo_estado, a.fecha_apertura as fecha_creacion,
      p.fecha_inicio, ${limiteDe('a', 'p')} as fecha_fin, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados,
      coalesce(g.calificados, 0) as calificados, coalesce(g.suma_notas, 0) as suma_notas, coalesce(g.evaluaciones, 0) as evaluaciones
    from asignacion a join planestudio p using (id_planestudio) left join progreso g using (id_usuario, id_planestudio)
    where a.id_usuario = ${id_usuario} and a.codigo_estado = 1 and p.codigo_estado = 1
    order by fecha_fin, a.fecha_apertura, a.id_planestudio`.execute(db);
  return rows;
}
