import type { ListQuery } from '@portal/contract/core';
import { type AtrasadoFila, atrasadosLista, type EquipoFila, equipoLista } from '@portal/contract/equipo';
import { type RawBuilder, sql } from 'kysely';
import { avanceDe, limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { aCargoDe } from '../../db/people-led.ts';
import { isActiveOn, isAway, isReachable } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { JUSTIFICACION, RESPUESTA } from './justificacion.repository.ts';

/** Days before the end of a plan without reminders from which a boss sees its pending assignments. */
const DIAS_POR_VENCER = 7;

/** Returns whether a person answers for anybody. */
export const hasEquipo = async (db: Executor, id_jefe: number): Promise<boolean> =>
  (await sql`select from (${aCargoDe(sql`${id_jefe}`)}) e limit 1`.execute(db)).rows.length > 0;

/** Boss of the people to read, on a day. */
export interface Equipo {
  readonly id_jefe: number;
  readonly scope: Scope;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Last day to which a boss may extend the deadline of the assignment `a` to the plan `p`: days after the one that the plan gives (P205). */
export const ULTIMA_PRORROGA = sql`greatest(${limiteDe('a', 'p')},
  coalesce(a.fecha_plazo, p.fecha_fin) + (select dias_prorroga_jefe from configuracion))`;

/** Day of the last reminder that reached the person of the assignment `a` about its present opening. A letter that did not arrive does not count. */
export const RECORDADO = sql<string | null>`(
  select max(avisado.fecha) from recordatorio avisado left join correo carta on carta.id_correo = avisado.id_correo
  where avisado.id_asignacion = a.id_asignacion and avisado.fecha_apertura = a.fecha_apertura and avisado.id_destinatario = a.id_usuario
    and coalesce(carta.estado, 'enviado') in ('pendiente', 'retenido', 'enviado'))`;

/** Delay of a person, with name and language for a message. */
export interface Atraso extends Omit<EquipoFila, 'mensaje'> {
  readonly nombres: string;
  readonly idioma: string | null;
}

/** Moment of the latest attempt in the plan of the assignment `a`; what counts from elsewhere is none (P274). */
export const ULTIMA_ACTIVIDAD = sql`(
  select max(t.fecha_ultima) from progreso_tema t
  where t.id_usuario = a.id_usuario and t.id_planestudio = a.id_planestudio and t.intentos > 0)`;

/** Person with delays. */
export interface Atrasado extends Omit<AtrasadoFila, 'planes'> {
  readonly planes: readonly Atraso[];
}

/** Builds the query of the pending assignments of a boss's people that are late, or due within the days of their first reminder. */
const atrasosDe = ({ id_jefe, scope, today }: Equipo): RawBuilder<Atraso> => sql<Atraso>`
      select a.id_asignacion, a.id_usuario, u.codigo_usuario, u.personal, e.empresa, p.denominacion as plan, a.fecha_apertura, l.fecha_fin, l.fecha_maxima,
        l.fecha_fin - ${today}::date as dias, case when l.fecha_fin < ${today}::date then 'vencida' else 'por_vencer' end as estado,
        ${avanceDe('g')} as avance,
        ${ULTIMA_ACTIVIDAD} as ultima_actividad,
        ${isAway('u.id_usuario', today)} as ausente, ${RESPUESTA}, r.autor as respuesta_autor,
        ${RECORDADO} as recordado, ${isReachable('u')} as con_correo, u.telefono, u.nombres, u.idioma
      from usuario u
      join asignacion a on a.id_usuario = u.id_usuario and a.codigo_estado = 1
      join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1 and p.fecha_inicio <= ${today}::date
      join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.aprobados < g.total
      cross join lateral (select ${limiteDe('a', 'p')} as fecha_fin, ${ULTIMA_PRORROGA} as fecha_maxima) l
      left join empresa e on e.id_empresa = u.id_empresa left join ${JUSTIFICACION} on true
      where u.id_usuario = any (array(${aCargoDe(sql`${id_jefe}`)})) and ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')}
        and l.fecha_fin - ${today}::date
          <= coalesce(nullif(greatest(p.notifica_nivel1, p.notifica_nivel2, p.notifica_nivel3), 0), ${DIAS_POR_VENCER}::integer)`;

/** Lists the delays of a boss's people. */
export const listEquipo = (db: Executor, equipo: Equipo, list: ListQuery): Promise<Listing<Atraso>> =>
  listRows(db, atrasosDe(equipo), { list, definition: equipoLista });

/** Lists the same people, each once. */
export const listAtrasados = (db: Executor, equipo: Equipo, list: ListQuery): Promise<Listing<Atrasado>> =>
  listRows(
    db,
    sql<Atrasado>`
      select x.id_usuario, x.codigo_usuario, x.personal, x.empresa, string_agg(x.plan, ', ' order by x.fecha_fin, x.id_asignacion) as plan,
        min(x.fecha_fin) as fecha_fin, min(x.dias) as dias, case when min(x.dias) < 0 then 'vencida' else 'por_vencer' end as estado, x.ausente,
        json_agg(to_json(x) order by x.fecha_fin, x.id_asignacion) as planes
      from (${atrasosDe(equipo)}) x group by x.id_usuario, x.codigo_usuario, x.personal, x.empresa, x.ausente`,
    { list, definition: atrasadosLista },
  );
