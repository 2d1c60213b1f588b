import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Ocurrencia } from './avance.rules.ts';

/** Person and one of their plans. */
export interface PlanDePersona {
  readonly id_usuario: number;
  readonly id_planestudio: number;
}

/** Topic with which a person goes on in a plan. */
export interface PrimerTema extends Ocurrencia {
  readonly id_usuario: number;
  readonly titulo: string;
  /** 1: has a questionnaire; 0: a simple evaluation. */
  readonly cuestionario: number;
}

/**
 * Finds for each pair of person and plan the first pending topic, in the plan's order, that is neither locked (P16) nor without the questions
 * that it asks (P45). A pair without such a topic has no row.
 */
export async function findPrimerosTemas(db: Executor, parejas: readonly PlanDePersona[]): Promise<PrimerTema[]> {
  if (!parejas.length) return [];
  const { rows } = await sql<PrimerTema>`
    with pareja as materialized (
      select distinct n.id_usuario, n.id_planestudio from json_to_recordset(${JSON.stringify(parejas)}::json) as n(id_usuario integer, id_planestudio integer)
    ), lugar as materialized (
      select o.*, t.titulo, t.referencia, o.cuestionario = 0 or t.numero_preguntas = 0 or (t.id_paquete is not null and t.calificacion = 'paquete') or exists (
        select from tema_pregunta tp join pregunta p using (id_pregunta) where tp.id_tema = t.id_tema and p.codigo_estado = 1
      ) as listo
      from ocurrencia o join tema t using (id_tema)
      where o.activa and o.id_planestudio = any (array(select id_planestudio from pareja))
    ), propio as materialized (
      select n.id_usuario, l.*, coalesce(g.aprobado, false) as aprobado
      from pareja n join lugar l using (id_planestudio)
      left join progreso_tema g using (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema)
    ), cumplido as materialized (
      select id_usuario, id_planestudio, id_tema, bool_or(aprobado) as aprobado from propio group by id_usuario, id_planestudio, id_tema
    )
    select distinct on (p.id_usuario, p.id_planestudio)
      p.id_usuario, p.id_planestudio, p.id_programa, p.id_curso, p.id_modulo, p.id_tema, p.titulo, p.cuestionario
    from propio p
    left join cumplido r on r.id_usuario = p.id_usuario and r.id_planestudio = p.id_planestudio and r.id_tema = p.referencia
    where not p.aprobado and p.listo and coalesce(r.aprobado, true)
    order by p.id_usuario, p.id_planestudio, p.posicion`.execute(db);
  return rows;
}
