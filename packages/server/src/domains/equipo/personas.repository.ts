import type { ListQuery, ResponseOf } from '@portal/contract/core';
import {
  type equipoApi,
  type PersonaFila,
  personasLista,
  type PlanPersona,
  type SubordinadoFila,
  subordinadosLista,
} from '@portal/contract/equipo';
import { type RawBuilder, sql } from 'kysely';
import { avanceDe, avanceDeVarios, estadoEnPlan, limiteDe, promedioDe, terminadoDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { peopleBelow } from '../../db/people-below.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { inScope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { peopleOfLedCompanies } from '../../db/people-led.ts';
import { type Equipo, ULTIMA_ACTIVIDAD } from './equipo.repository.ts';

type Calls = typeof equipoApi;

/** Builds the query of everybody under a boss: the chain, and the people of the led companies, with `nivel` null outside the chain. */
const bajoMando = (id_jefe: number): RawBuilder<unknown> => sql`
  select id_usuario, min(nivel) as nivel from (
    select cadena.id_usuario, cadena.nivel from (${peopleBelow(sql`${id_jefe}::integer`)}) cadena
    union all
    select dirigido.id_usuario, null from (${peopleOfLedCompanies(sql`${id_jefe}::integer`)}) dirigido
  ) todos group by id_usuario`;

/** `from` and `where` of the active people of a boss within the scope: `b` the place under the boss, `u` the person; `joins` goes between. */
const activos = ({ id_jefe, scope, today }: Equipo, joins: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from (${bajoMando(id_jefe)}) b join usuario u using (id_usuario) ${joins}
  where ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')}`;

/** Open assignments `a` of active plans `p`, with their totals `g`. */
const ABIERTAS = sql`asignacion a join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio`;

const TERMINADA = terminadoDe('g');

/** Name of the direct manager `j`, hidden when the scope does not reach that person. */
const jefeInmediato = ({ scope }: Equipo): RawBuilder<unknown> =>
  sql`case when ${inScope(scope, 'j.id_empresa')} then j.personal end as jefe_inmediato`;

const FICHA = sql`left join empresa e on e.id_empresa = u.id_empresa left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato`;

/** Lists the open assignments of everybody under a boss, finished ones too. */
export const listPersonas = (db: Executor, equipo: Equipo, list: ListQuery): Promise<Listing<PersonaFila>> =>
  listRows(
    db,
    sql<PersonaFila>`
      select a.id_asignacion, a.id_usuario, u.codigo_usuario, u.personal, ${jefeInmediato(equipo)}, b.nivel, e.empresa,
        p.denominacion as plan, ${estadoEnPlan('g', 'p', equipo.today)} as estado,
        not ${TERMINADA} as pendiente, ${avanceDe('g')} as avance, ${promedioDe('g')} as promedio, ${limiteDe('a', 'p')} as fecha_fin,
        ${ULTIMA_ACTIVIDAD} as ultima_actividad
      ${activos(equipo, sql`join (${ABIERTAS}) on a.id_usuario = u.id_usuario and a.codigo_estado = 1 ${FICHA}`)}`,
    { list, definition: personasLista },
  );

/** Builds the counts of open assignments by state: what a list of them finds by its filters is what they count (P280). */
const porEstado = (today: string): RawBuilder<unknown> => sql`
  count(a.id_asignacion) filter (where not ${TERMINADA})::integer as pendientes,
  count(a.id_asignacion) filter (where ${estadoEnPlan('g', 'p', today)} = 'Vencido')::integer as vencidas,
  count(a.id_asignacion) filter (where ${TERMINADA})::integer as terminadas, ${avanceDeVarios('g')} as avance`;

/** Lists everybody under a boss once, with the sums of the open assignments. */
export const listSubordinados = (db: Executor, equipo: Equipo, list: ListQuery): Promise<Listing<SubordinadoFila>> =>
  listRows(
    db,
    sql<SubordinadoFila>`
      select u.id_usuario, u.codigo_usuario, u.personal, ${jefeInmediato(equipo)}, b.nivel, e.empresa, ${porEstado(equipo.today)},
        min(${limiteDe('a', 'p')}) filter (where not ${TERMINADA}) as fecha_fin,
        max(${ULTIMA_ACTIVIDAD}) as ultima_actividad
      ${activos(equipo, sql`left join (${ABIERTAS}) on a.id_usuario = u.id_usuario and a.codigo_estado = 1 ${FICHA}`)}
      group by u.id_usuario, b.nivel, e.id_empresa, j.id_usuario`,
    { list, definition: subordinadosLista },
  );

/** Sums up the people under a boss and their open assignments. */
export const findResumen = async (db: Executor, equipo: Equipo): Promise<ResponseOf<Calls['resumen']>> =>
  (
    await sql<ResponseOf<Calls['resumen']>>`
      select count(distinct u.id_usuario)::integer as personas, count(a.id_asignacion)::integer as asignaciones,
        ${porEstado(equipo.today)}
      ${activos(equipo, sql`left join (${ABIERTAS}) on a.id_usuario = u.id_usuario and a.codigo_estado = 1`)}`.execute(db)
  ).rows[0]!;

/** Person under a boss. */
export interface Subordinado {
  readonly id_usuario: number;
  readonly codigo_usuario: string;
  readonly personal: string;
  readonly empresa: string | null;
  readonly jefe_inmediato: string | null;
  readonly nivel: number | null;
}

/** Finds an active person under a boss; undefined for anybody else. */
export const findSubordinado = async (db: Executor, equipo: Equipo, id_usuario: number): Promise<Subordinado | undefined> =>
  (
    await sql<Subordinado>`
      select u.id_usuario, u.codigo_usuario, u.personal, e.empresa, ${jefeInmediato(equipo)}, b.nivel
      ${activos(equipo, FICHA)} and u.id_usuario = ${id_usuario}`.execute(db)
  ).rows[0];

/** Lists the open assignments of one person with the topics of each plan in its order, in one statement. */
export const findPlanes = async (db: Executor, id_usuario: number, today: string): Promise<PlanPersona[]> =>
  (
    await sql<PlanPersona>`
      select a.id_asignacion, p.denominacion as plan, p.fecha_inicio, ${limiteDe('a', 'p')} as fecha_fin, ${estadoEnPlan('g', 'p', today)} as estado,
        ${avanceDe('g')} as avance, ${promedioDe('g')} as promedio,
        coalesce((
          select json_agg(json_build_object('posicion', o.posicion, 'programa', pr.titulo, 'curso', c.titulo, 'modulo', m.titulo, 'tema', t.titulo,
            'aprobado', coalesce(x.aprobado, false), 'nota', x.nota, 'intentos', coalesce(x.intentos, 0), 'ultima_actividad', case when x.intentos > 0 then x.fecha_ultima end)
            order by o.posicion)
          from ocurrencia o join programa pr using (id_programa) join curso c using (id_curso) join modulo m using (id_modulo)
          join tema t using (id_tema)
          left join progreso_tema x on x.id_usuario = a.id_usuario and x.id_planestudio = o.id_planestudio and x.id_programa = o.id_programa
            and x.id_curso = o.id_curso and x.id_modulo = o.id_modulo and x.id_tema = o.id_tema
          where o.id_planestudio = p.id_planestudio and o.activa), '[]'::json) as temas
      from ${ABIERTAS} where a.id_usuario = ${id_usuario} and a.codigo_estado = 1
      order by fecha_fin, orden_texto(p.denominacion) collate "C", a.id_asignacion`.execute(db)
  ).rows;
