import type { ListQuery, ResponseOf } from '@portal/contract/core';
import {
  type planestudioApi,
  type ProgresoFila,
  progresoLista,
  type SeguimientoFila,
  seguimientoLista,
} from '@portal/contract/planestudio';
import { type RawBuilder, sql } from 'kysely';
import { avanceDe, avanceDeVarios, promedioDe } from '../../db/cifras.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { commonOrInScope, inScope, type Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { pendientesPorPlazo, sumasPorPlan } from '../avance/avance.public.ts';
import { JUSTIFICACIONES, RESPUESTA } from '../equipo/equipo.public.ts';

type Planestudio = typeof planestudioApi;

/** Factor by which two numbers become the key of a row. */
const WIDTH = 1_000_000;

/** Lists each active plan by company (P97). */
export const listSeguimiento = ({ db, ...contados }: Reader, list: ListQuery): Promise<Listing<SeguimientoFila>> => {
  const vencidas = sql`select id_planestudio, id_empresa, sum(asignaciones)::integer as vencidos from (${pendientesPorPlazo(contados)}) x
    where fecha_fin < ${contados.today}::date group by 1, 2`;
  return listRows(
    db,
    sql<SeguimientoFila>`
      select p.id_planestudio * ${WIDTH}::bigint + coalesce(s.id_empresa, 0) as id, p.id_planestudio, s.id_empresa, p.denominacion, e.empresa, p.fecha_inicio,
        p.fecha_fin, coalesce(s.asignados, 0) as asignados, coalesce(s.terminados, 0) as aprobados,
        coalesce(s.asignados - s.terminados, 0) as pendientes,
        coalesce(v.vencidos, 0) as vencidos,
        ${avanceDe('s')} as avance, ${promedioDe('s')} as promedio
      from planestudio p left join (${sumasPorPlan(contados)}) s using (id_planestudio)
      left join (${vencidas}) v on v.id_planestudio = s.id_planestudio and v.id_empresa is not distinct from s.id_empresa
      left join empresa e on e.id_empresa = s.id_empresa
      where p.codigo_estado = 1 and (s.id_planestudio is not null or ${commonOrInScope(contados.scope, 'p.id_empresa')})`,
    { list, definition: seguimientoLista },
  );
};

/** Lists people and avance of one plan by company (P92). */
export const findDashboard = async ({ db, ...contados }: Reader, id_planestudio: number): Promise<ResponseOf<Planestudio['dashboard']>> =>
  (
    await sql<ResponseOf<Planestudio['dashboard']>[number]>`
      with s as (select s.*, e.empresa from (${sumasPorPlan(contados)}) s join empresa e using (id_empresa)
        where s.id_planestudio = ${id_planestudio}::integer)
      select s.id_empresa, s.empresa, s.asignados as usuarios, ${avanceDe('s')}::text as avance, t.avance_total
      from s cross join (select ${avanceDeVarios('s')} as avance_total from s) t order by orden_texto(s.empresa) collate "C", s.id_empresa`.execute(
      db,
    )
  ).rows;

/** Day and zone of the portal, and companies of the caller. */
type Calendario = Reader & { readonly zona: string };

const asignadas = ({ scope, today }: Omit<Reader, 'db'>) =>
  sql`asignacion a join usuario u on u.id_usuario = a.id_usuario and ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')}`;

/** Active topics of active plans. */
const LUGARES = sql`(
        select o.*, p.denominacion, t.titulo from ocurrencia o join planestudio p using (id_planestudio) join tema t using (id_tema)
        where o.activa and p.codigo_estado = 1
      ) o`;

/** The same with their folded texts: `offset 0` has each folded once, not for every person who has it. */
const LUGARES_BUSCADOS = sql`(select *, sin_acentos(denominacion || ' ' || titulo) as busqueda from ${LUGARES} offset 0) o`;

/** Assignments of each plan times its topics: ten million rows need not be joined to be counted. */
const totalProgreso = (contados: Omit<Reader, 'db'>) => sql<{ total: number }>`
  select coalesce(sum(personas * lugares), 0)::integer as total
  from (select a.id_planestudio, count(*) as personas from ${asignadas(contados)} where a.codigo_estado = 1 group by a.id_planestudio) p
  join (select o.id_planestudio, count(*) as lugares from ${LUGARES} group by o.id_planestudio) l using (id_planestudio)`;

/** Rows of the assignments of some keys: the key itself is computed from theirs. */
const ofAsignaciones = (keys: RawBuilder<number[]>) =>
  sql`fila.id_asignacion = any (array(select clave / ${WIDTH}::bigint from unnest(${keys}) as clave))`;

/** Lists each active topic of each open assignment with the best result, and the last answer to a delay of the plan (P87, P98). */
export const listProgreso = ({ db, scope, today, zona }: Calendario, list: ListQuery): Promise<Listing<ProgresoFila>> => {
  const [lugares, busqueda] = list.buscar ? [LUGARES_BUSCADOS, sql`, u.busqueda || ' ' || o.busqueda as busqueda`] : [LUGARES, sql``];
  return listRows(
    db,
    sql<ProgresoFila>`
      select a.id_asignacion * ${WIDTH}::bigint + o.posicion as id, a.id_asignacion, a.id_usuario, o.denominacion, o.titulo, em.empresa,
        u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, to_char(a.fecha_apertura at time zone ${zona}, 'YYYY-MM-DD') as fecha_asignado,
        to_char(e.fecha_fin at time zone ${zona}, 'YYYY-MM-DD') as fecha_creacion, to_char(e.fecha_fin at time zone ${zona}, 'HH24:MI') as hora_creacion,
        e.nota, e.notaminima, case when e.id_evaluacion is null then 'Pendiente' when e.aprobado then 'Evaluado' else 'En Progreso' end as estado,
        coalesce(e.aprobado, false) as aprobado, ${RESPUESTA} ${busqueda}
      from ${asignadas({ scope, today })} join ${lugares} on o.id_planestudio = a.id_planestudio left join empresa em on em.id_empresa = u.id_empresa
      left join progreso_tema g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.id_programa = o.id_programa
        and g.id_curso = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
      left join evaluacion e on e.id_evaluacion = g.id_evaluacion
      left join ${JUSTIFICACIONES}
      where a.codigo_estado = 1`,
    {
      list,
      definition: progresoLista,
      byKey: ofAsignaciones,
      total: totalProgreso({ scope, today }),
      search: (patterns) => sql`fila.busqueda like all (${patterns})`,
    },
  );
};
