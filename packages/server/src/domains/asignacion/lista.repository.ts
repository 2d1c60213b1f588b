import { type AsignacionFila, asignacionLista, type FiltrosAsignacion } from '@portal/contract/asignacion';
import type { ListQuery, Selection } from '@portal/contract/core';
import { type RawBuilder, sql } from 'kysely';
import { avanceDe, limiteDe, promedioDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { among, onDays } from '../../db/filters.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { selectedKeys } from '../../list/selection.ts';
import { RAZON } from './razon.repository.ts';

const from = (people: RawBuilder<unknown>) => sql`asignacion a
  ${people} usuario u on u.id_usuario = a.id_usuario
  left join planestudio p on p.id_planestudio = a.id_planestudio
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio`;

/** `from` of lists of assignments of some people: `a` is the assignment, `u` its person, `p` the plan, `g` the totals. */
export const OF_PEOPLE = from(sql`join`);

/** The same for lists of all assignments: the outer join, although never empty, lets PostgreSQL leave people out of a count. */
const SOURCE = from(sql`left join`);

/** Valid certificates of the person of `a` in its plan. */
export const CERTIFICADOS = sql<number>`(select count(*)::integer from evaluacion v join certificado c using (id_evaluacion)
    where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado = 1)`;

/** Select list of `asignacionLista`. */
const COLUMNS = sql`
  a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura,
  to_char(a.fecha_apertura at time zone (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa,
  u.codigo_usuario as codigo, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono, p.fecha_inicio, ${limiteDe('a', 'p')} as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento,
  cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, ${RAZON} as razon,
  coalesce(g.total, 0) as temas,
  ${avanceDe('g')} as avance, ${promedioDe('g')} as promedio,
  ${CERTIFICADOS} as certificados,
  a.codigo_estado, a.fecha_creacion, a.usuario_creacion, a.version`;

const is = (column: string, id: number | null | undefined): RawBuilder<boolean> =>
  id ? sql<boolean>`${sql.ref(column)} = ${id}` : sql<boolean>`true`;

/** Builds the condition of the filters on `a` and `u`. */
function chosen(filtros: Partial<FiltrosAsignacion>): RawBuilder<unknown> {
  const { id_empresa = [], codigo } = filtros;
  const conditions = [
    among('u.id_empresa', id_empresa),
    ...(codigo ? [sql`upper(u.codigo_usuario) = upper(${codigo}::text)`] : []),
    onDays('a.fecha_apertura', filtros),
    is('a.id_planestudio', filtros.id_planestudio),
    is('u.id_centro_costo', filtros.centro_costo),
    is('u.id_departamento', filtros.dpto),
    is('u.id_cargo', filtros.puesto),
    is('a.codigo_estado', filtros.codigo_estado),
  ];
  return sql.join(conditions, sql` and `);
}

const asignaciones = (scope: Scope, filtros: Partial<FiltrosAsignacion>) =>
  sql<AsignacionFila>`select ${COLUMNS} from ${SOURCE} where ${inScope(scope, 'u.id_empresa')} and ${chosen(filtros)}`;

interface Reader {
  readonly db: Executor;
  readonly scope: Scope;
}

/** Lists the assignments of people of the scope that the filters describe. */
export const listAsignadas = (
  { db, scope }: Reader,
  filtros: Partial<FiltrosAsignacion>,
  list: ListQuery,
): Promise<Listing<AsignacionFila>> => listRows(db, asignaciones(scope, filtros), { list, definition: asignacionLista, byKey: true });

/** Returns the ids of a selection of that list; ids given one by one are not checked. */
export const findElegidas = ({ db, scope }: Reader, filtros: Partial<FiltrosAsignacion>, selection: Selection): Promise<number[]> =>
  selectedKeys(db, asignaciones(scope, filtros), { selection, definition: asignacionLista });

/** Assignment with what decides whether it can be opened again. */
export type AsignacionUna = AsignacionFila & { readonly cesado: boolean };

/** Reads an assignment of a person of the scope. */
export const findUna = async ({ db, scope }: Reader, id: number): Promise<AsignacionUna | undefined> =>
  (
    await sql<AsignacionUna>`
      select ${COLUMNS}, u.codigo_estado = 2 as cesado from ${SOURCE}
      where a.id_asignacion = ${id}::integer and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];
