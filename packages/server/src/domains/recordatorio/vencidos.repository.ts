import { type RawBuilder, sql } from 'kysely';
import { isAway, isReachable } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { esperaDe } from '../equipo/equipo.public.ts';
import type { PlazoConNivel } from './recordatorio.rules.ts';

/** Day of a run, with the deadlines that remind on it. */
export interface Dia {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly niveles: readonly PlazoConNivel[];
  /** Companies with people to remind; the job has no limit. */
  readonly scope: Scope;
}

/** Open assignments of plans that remind today to active people with pending topics, away or not; `mudo`: no letter reaches the person. */
export const pendientes = ({ niveles, scope }: Dia): RawBuilder<unknown> => sql`
  select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa,
    not ${isReachable('u')} as mudo
  from json_to_recordset(${JSON.stringify(niveles)}::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
  join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct from n.fecha_limite
  join usuario u on u.id_usuario = a.id_usuario
  join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and ${inScope(scope, 'u.id_empresa')}`;

/**
 * Reminders of today's levels with their readers, once for each opening and reader: the learner first, then the manager, the company's
 * manager and its director. The manager of a person whom no letter reaches is a reader from the first level on. Leaves out people who are
 * away and bosses who answered; includes readers in any state.
 */
export function addressed(dia: Dia): RawBuilder<unknown> {
  const { today } = dia;
  const presentes = sql`select t.* from (${pendientes(dia)}) t where not ${isAway('t.id_usuario', today)}`;
  const superiores = sql`select t.* from (${presentes}) t where (t.nivel >= 2 or t.mudo) and not ${esperaDe('t', { nivel: sql`t.nivel`, today })}`;
  const direccion = (rol: 'gerente' | 'director', turno: number) => sql`
    select t.id_asignacion, t.fecha_apertura, t.nivel, d.id_usuario, ${rol} as rol, ${turno}::integer
    from (${superiores}) t join empresa e using (id_empresa) join usuario d on d.codigo_usuario = ${sql.ref(`e.codigo_${rol}`)}
    where t.nivel = 3`;
  return sql`
    select distinct on (id_asignacion, id_destinatario) id_asignacion, fecha_apertura, nivel, id_destinatario, rol
    from (
      select t.id_asignacion, t.fecha_apertura, t.nivel, t.id_usuario as id_destinatario, 'alumno' as rol, 1 as turno from (${presentes}) t
      union all
      select t.id_asignacion, t.fecha_apertura, t.nivel, j.id_usuario, 'jefe', 2
      from (${superiores}) t join usuario j on j.codigo_usuario = t.codigo_jefe_inmediato
      union all ${direccion('gerente', 3)}
      union all ${direccion('director', 4)}
    ) d
    order by id_asignacion, id_destinatario, turno`;
}

/**
 * Reminders still to be sent today: to active readers who are here, have an address that works and got no reminder today, and did not get
 * this level of this opening before.
 */
export const vencidos = (dia: Dia): RawBuilder<unknown> => sql`
  select v.* from (${addressed(dia)}) v join usuario r on r.id_usuario = v.id_destinatario
  where r.codigo_estado = 1 and ${isReachable('r')} and not ${isAway('r.id_usuario', dia.today)}
    and not exists (select from recordatorio x where x.id_destinatario = r.id_usuario and x.fecha = ${dia.today}::date)
    and not exists (select from recordatorio x where x.id_asignacion = v.id_asignacion and x.fecha_apertura = v.fecha_apertura
      and x.id_destinatario = v.id_destinatario and x.nivel = v.nivel)`;
