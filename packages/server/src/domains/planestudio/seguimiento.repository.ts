import { type api, type ListQuery, progresoLista, type ResponseOf } from '@portal/contract';
import { sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { avanceDeVarios, promedioDeVarios } from '../../db/cifras.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { listRows } from '../../list/paging.ts';
import { JUSTIFICACION, RESPUESTA } from '../equipo/equipo.public.ts';

type Planestudio = typeof api.planestudio;
type ProgresoFila = ResponseOf<Planestudio['progreso']>[number];

/** Whose assignments a figure counts. */
interface Contados {
  /** `YYYY-MM-DD` */
  readonly hoy: string;
  readonly scope: Scope;
}

/** Assignments of people in the scope who have not left by `hoy`, with their totals: the denominators of every figure (P21). */
const contados = ({ hoy, scope }: Contados) => sql`
  asignacion a join usuario u on u.id_usuario = a.id_usuario and ${isActiveOn('u', hoy)}
    and ${inScope(scope, 'u.id_empresa')}
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio`;

/** Lists each plan with the number of people assigned, their avance and their mean grade (P87). */
export const findSeguimiento = async (db: Executor, counted: Contados): Promise<ResponseOf<Planestudio['seguimiento']>> =>
  (
    await sql<ResponseOf<Planestudio['seguimiento']>[number]>`
      select p.id_planestudio, p.denominacion, p.fecha_inicio, p.fecha_fin, coalesce(c.asignados, 0) as asignados,
        coalesce(c.avance, 0) as avance, c.promedio
      from planestudio p
      left join (
        select a.id_planestudio, count(*)::integer as asignados, ${avanceDeVarios('g')} as avance,
          ${promedioDeVarios('g')} as promedio
        from ${contados(counted)} where a.codigo_estado = 1 group by a.id_planestudio
      ) c using (id_planestudio)
      order by p.fecha_inicio desc, p.id_planestudio desc`.execute(db)
  ).rows;

/** Lists people and avance of one plan by company (P92). */
export const findDashboard = async (
  db: Executor,
  id_planestudio: number,
  counted: Contados,
): Promise<ResponseOf<Planestudio['dashboard']>> =>
  (
    await sql<ResponseOf<Planestudio['dashboard']>[number]>`
      select e.id_empresa, e.empresa, count(*)::integer as usuarios, ${avanceDeVarios('g')}::text as avance
      from ${contados(counted)} join empresa e on e.id_empresa = u.id_empresa
      where a.codigo_estado = 1 and a.id_planestudio = ${id_planestudio}
      group by e.id_empresa, e.empresa order by sin_acentos(e.empresa)`.execute(db)
  ).rows;

/** Lists the best result of each person in each topic with the last answer to a delay of the plan (P87); `zona` is the portal's time zone. */
export const findProgreso = (
  db: Executor,
  list: ListQuery,
  { zona, scope }: { readonly zona: string; readonly scope: Scope },
): Promise<Listing<ProgresoFila>> =>
  listRows(
    db,
    sql<ProgresoFila>`
      select e.id_evaluacion as id, p.denominacion, t.titulo, em.empresa, u.codigo_usuario, u.personal,
        to_char(a.fecha_apertura at time zone ${zona}, 'YYYY-MM-DD') as fecha_asignado,
        to_char(e.fecha_fin at time zone ${zona}, 'YYYY-MM-DD') as fecha_creacion,
        to_char(e.fecha_fin at time zone ${zona}, 'HH24:MI') as hora_creacion,
        e.nota, e.notaminima, e.aprobado, ${RESPUESTA}
      from progreso_tema g join evaluacion e using (id_evaluacion)
      join usuario u on u.id_usuario = g.id_usuario join planestudio p on p.id_planestudio = g.id_planestudio
      join tema t on t.id_tema = g.id_tema left join empresa em on em.id_empresa = u.id_empresa
      left join asignacion a on a.id_usuario = g.id_usuario and a.id_planestudio = g.id_planestudio
      left join ${JUSTIFICACION} on true
      where ${inScope(scope, 'u.id_empresa')}`,
    { list, definition: progresoLista },
  );
