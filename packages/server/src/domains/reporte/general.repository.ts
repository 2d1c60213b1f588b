import {
  type FiltrosPlan,
  type GeneralDptoFila,
  generalDptoLista,
  type GeneralEmpresaFila,
  generalEmpresaLista,
  type TotalGeneral,
} from '@portal/contract/reporte';
import { type RawBuilder, sql } from 'kysely';
import { avanceDe, avanceDeVarios, terminadoDe } from '../../db/cifras.ts';
import { among, onDays } from '../../db/filters.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { planInReach } from '../../db/owned.ts';
import { inScope, type Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { type ListRequest, listRows } from '../../list/paging.ts';

/** Query of a list and the headers of its file. */
type Request = Pick<ListRequest, 'list' | 'headers'>;

/** Columns of `persona` that make a group. */
const EMPRESA = sql`id_empresa`;
const DEPARTAMENTO = sql`id_empresa, id_departamento, id_centro_costo`;
const TODOS = sql`portal`;

/** Name of the column of a program, or of a course in it. */
const FIELD = sql`concat('p' || id_programa, '_c' || id_curso)`;

/**
 * Builds the CTEs of a report of one plan: `persona` has the active people, `grupo` their counts by the columns of `keys`, `avances` the avance of each
 * group by program (`p12`) and course (`p12_c3`). Groups count their approved occurrences before these meet the active ones: PostgreSQL expects one row of a
 * join by four columns, and would compare every occurrence with every person. A column of a person without company, department or cost centre is 0.
 */
const grupos = ({ scope, today }: Reader, filtros: FiltrosPlan, keys: RawBuilder<unknown>) => sql`
  with persona as materialized (
    select u.id_usuario, 0 as portal, coalesce(u.id_empresa, 0) as id_empresa, coalesce(u.id_departamento, 0) as id_departamento,
      coalesce(u.id_centro_costo, 0) as id_centro_costo, a.id_usuario is not null as asignada, ${terminadoDe('g')} as terminada,
      coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados
    from usuario u
    left join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = ${filtros.id_planestudio}::integer
      and a.codigo_estado = 1 and ${onDays('a.fecha_apertura', filtros)}
    left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = ${filtros.id_planestudio}::integer
    where ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')} and ${among('u.id_empresa', filtros.id_empresa)}
  ), grupo as (
    select ${keys}, min(id_usuario) as id, count(*)::integer as usuarios_activos,
      (count(*) filter (where asignada))::integer as usuarios_asignados,
      (count(*) filter (where terminada))::integer as usuarios_aprobados,
      (count(*) filter (where asignada and not terminada))::integer as usuarios_pendientes,
      ${avanceDeVarios('persona')} as avance_total
    from persona group by ${keys}
  ), activa as materialized (
    select id_programa, id_curso, id_modulo, id_tema from ocurrencia where id_planestudio = ${filtros.id_planestudio}::integer and activa
  ), campo as (
    select ${FIELD} as field, count(*) as total from activa group by id_programa, rollup (id_curso)
  ), aprobada as (
    select ${keys}, id_programa, id_curso, id_modulo, id_tema, count(*) as veces
    from persona join progreso_tema t using (id_usuario)
    where asignada and t.id_planestudio = ${filtros.id_planestudio}::integer and t.aprobado
    group by ${keys}, id_programa, id_curso, id_modulo, id_tema
  ), hecho as (
    select ${keys}, ${FIELD} as field, sum(veces) as aprobados
    from aprobada join activa using (id_programa, id_curso, id_modulo, id_tema)
    group by ${keys}, id_programa, rollup (id_curso)
  ), parte as (
    select id, field, usuarios_asignados * campo.total as total, coalesce(hecho.aprobados, 0) as aprobados
    from grupo cross join campo left join hecho using (${keys}, field)
  ), avances as (
    select id, jsonb_object_agg(field, ${avanceDe('parte')}) as avance from parte group by id
  )`;

/** No report of a plan that does not exist for the reader. */
const hasPlan = ({ scope }: Reader, { id_planestudio }: FiltrosPlan): RawBuilder<boolean> =>
  sql<boolean>`exists (select from planestudio pl where pl.id_planestudio = ${id_planestudio}::integer and ${planInReach(scope, 'pl')})`;

const CIFRAS = sql`coalesce(usuarios_activos, 0) as usuarios_activos, coalesce(usuarios_asignados, 0) as usuarios_asignados,
  coalesce(usuarios_aprobados, 0) as usuarios_aprobados, coalesce(usuarios_pendientes, 0) as usuarios_pendientes,
  coalesce(avance, (select jsonb_object_agg(field, 0) from campo), '{}') as avance,
  coalesce(avance_total, 0) as avance_total`;

/**
 * Lists the companies of the filters with their figures in the plan (P102): each chosen one; without a choice every active one, and inactive ones and
 * nobody's company (0) with active people, so that the rows add up to the total.
 */
export const listEmpresas = (reader: Reader, filtros: FiltrosPlan, request: Request): Promise<Listing<GeneralEmpresaFila>> =>
  listRows(
    reader.db,
    sql<GeneralEmpresaFila>`
      ${grupos(reader, filtros, EMPRESA)}
      select coalesce(e.id_empresa, grupo.id_empresa) as id, e.empresa, ${CIFRAS}
      from (select id_empresa, empresa, codigo_estado from empresa
        where ${inScope(reader.scope, 'id_empresa')} and ${among('id_empresa', filtros.id_empresa)}) e
      full join grupo using (id_empresa) left join avances on avances.id = grupo.id
      where ${hasPlan(reader, filtros)}
        and (${filtros.id_empresa.length > 0} or e.codigo_estado = 1 or grupo.id is not null)`,
    { ...request, definition: generalEmpresaLista },
  );

/** Lists companies, departments and cost centres that have active people, with their figures in the plan (P103). */
export const listDptos = (reader: Reader, filtros: FiltrosPlan, request: Request): Promise<Listing<GeneralDptoFila>> =>
  listRows(
    reader.db,
    sql<GeneralDptoFila>`
      ${grupos(reader, filtros, DEPARTAMENTO)}
      select row_number() over (order by orden_texto(e.empresa) collate "C", orden_texto(dp.parametro) collate "C", orden_texto(cc.parametro) collate "C", grupo.id)::integer as id,
        grupo.id_empresa, grupo.id_departamento, grupo.id_centro_costo, e.empresa, dp.parametro as departamento,
        cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, ${CIFRAS}
      from grupo left join avances using (id) left join empresa e using (id_empresa)
      left join parametro dp on dp.id_parametro = grupo.id_departamento
      left join parametro cc on cc.id_parametro = grupo.id_centro_costo
      where ${hasPlan(reader, filtros)}`,
    { ...request, definition: generalDptoLista },
  );

/** Adds up everything that the filters reach: counts of people, and the avance of all of them (P102). */
export async function findTotal(reader: Reader, filtros: FiltrosPlan): Promise<TotalGeneral> {
  const { rows } = await sql<TotalGeneral>`
    ${grupos(reader, filtros, TODOS)}
    select ${CIFRAS} from (values (0)) as todo (portal) left join grupo using (portal) left join avances using (id)`.execute(reader.db);
  return rows[0]!;
}
