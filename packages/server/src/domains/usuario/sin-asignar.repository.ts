import type { ListQuery } from '@portal/contract/core';
import { SIN_AVISO, type SinAsignarFila, sinAsignarLista, type UsuarioPlanFila, usuarioPlanLista } from '@portal/contract/usuario';
import { sql } from 'kysely';
import { avanceDe, estadoEnPlan, limiteDe, promedioDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { among } from '../../db/filters.ts';
import { isActiveOn, isReachable } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { RAZON, type SinAsignarFilter, sinAsignacion } from '../asignacion/asignacion.public.ts';
import { JUSTIFICACION, RESPUESTA } from '../equipo/equipo.public.ts';
import { PERSONA, PERSONAS } from './persona.repository.ts';

interface Reader {
  readonly db: Executor;
  readonly scope: Scope;
}

/** Lists active people of some companies (none: all) without an open assignment that `filter` describes. */
export const listSinAsignacion = (
  { db, scope }: Reader,
  { empresas, ...filter }: SinAsignarFilter & { readonly empresas: readonly number[] },
  list: ListQuery,
): Promise<Listing<SinAsignarFila>> =>
  listRows(
    db,
    sql<SinAsignarFila>`
      select ${PERSONA} from ${PERSONAS}
      where ${sinAsignacion(filter)} and ${among('u.id_empresa', empresas)} and ${inScope(scope, 'u.id_empresa')}`,
    { list, definition: sinAsignarLista },
  );

/** Lists the people to whom a plan is assigned and who have not left by `today` (P21). */
export const listOfPlan = (
  { db, scope }: Reader,
  { id_planestudio, today }: { readonly id_planestudio: number; readonly today: string },
  list: ListQuery,
): Promise<Listing<UsuarioPlanFila>> =>
  listRows(
    db,
    sql<UsuarioPlanFila>`
      select ${PERSONA}, u.telefono, a.id_asignacion, a.fecha_apertura, a.fuente, ${RAZON} as razon, coalesce(p.total, 0) as temas,
        coalesce(p.aprobados, 0) as aprobados,
        ${avanceDe('p')} as avance, ${promedioDe('p')} as promedio,
        coalesce(p.evaluaciones, 0) as evaluaciones, v.ultima as ultima_actividad, ${RESPUESTA},
        ${estadoEnPlan('p', 'pl', today)} as estado, ${limiteDe('a', 'pl')} as fecha_fin, a.fecha_prorroga is not null as prorrogada,
        n.aviso, n.aviso = any (${[...SIN_AVISO]}::text[]) as sin_aviso
      from ${PERSONAS}
      join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = ${id_planestudio} and a.codigo_estado = 1
      join planestudio pl on pl.id_planestudio = a.id_planestudio
      left join progreso p on p.id_usuario = a.id_usuario and p.id_planestudio = a.id_planestudio
      left join lateral (
        select max(coalesce(e.fecha_fin, e.fecha_creacion)) as ultima from evaluacion e
        where e.id_usuario = a.id_usuario and e.id_planestudio = a.id_planestudio) v on true
      left join ${JUSTIFICACION} on true
      cross join lateral (select ${AVISO} as aviso) n
      where ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')}`,
    { list, definition: usuarioPlanLista, byKey: true },
  );

/** `AVISO_PLAN` of the assignment `a` of the person `u`. */
const AVISO = sql`case
          when exists (select from aviso_pendiente q where q.id_asignacion = a.id_asignacion and not q.cambio) then 'en_cola'
          else coalesce((
            select case when c.estado = 'enviado' then 'enviado' when c.estado in ('pendiente', 'retenido') then 'en_cola'
              when c.estado in ('fallido', 'rebotado') then 'fallido' end
            from aviso_asignacion v join correo c using (id_correo)
            where v.id_asignacion = a.id_asignacion and v.fecha_apertura = a.fecha_apertura order by v.fecha desc limit 1
          ), case when ${isReachable('u')} then 'no_avisado' else 'sin_correo' end) end`;

/** Plan of a person with its totals. */
export interface PlanSeguido {
  readonly id_asignacion: number;
  readonly id_planestudio: number;
  readonly denominacion: string;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
  readonly fecha_asignado: string;
  readonly codigo_estado: number;
  readonly total: number;
  readonly aprobados: number;
  readonly calificados: number;
  readonly suma_notas: number;
  readonly evaluaciones: number;
}

/** Lists the plans that were assigned to a person, open ones first, then by their deadline. */
export const findSeguidos = async (db: Executor, id_usuario: number): Promise<PlanSeguido[]> =>
  (
    await sql<PlanSeguido>`
      select a.id_asignacion, p.id_planestudio, p.denominacion, p.fecha_inicio, ${limiteDe('a', 'p')} as fecha_fin, a.fecha_apertura as fecha_asignado,
        a.codigo_estado, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados, coalesce(g.calificados, 0) as calificados,
        coalesce(g.suma_notas, 0) as suma_notas, coalesce(g.evaluaciones, 0) as evaluaciones
      from asignacion a join planestudio p using (id_planestudio) left join progreso g using (id_usuario, id_planestudio)
      where a.id_usuario = ${id_usuario} order by a.codigo_estado, fecha_fin, a.id_asignacion`.execute(db)
  ).rows;
