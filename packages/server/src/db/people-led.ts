import { type RawBuilder, sql } from 'kysely';
import { limiteDe } from './cifras.ts';
import { isActiveOn } from './person-conditions.ts';

/** Builds the query of the ids of the people of the companies of which a person is manager or director; nobody leads themselves. */
export const peopleOfLedCompanies = (id_jefe: RawBuilder<unknown>): RawBuilder<{ id_usuario: number }> => sql`
  select personal.id_usuario from usuario jefe join empresa dirigida on jefe.codigo_usuario in (dirigida.codigo_gerente, dirigida.codigo_director)
    join usuario personal on personal.id_empresa = dirigida.id_empresa
  where jefe.id_usuario = ${id_jefe} and jefe.codigo_estado = 1 and personal.id_usuario <> jefe.id_usuario`;

/**
 * Builds the query of the ids of the people for whom a person answers: direct subordinates, and the people of led companies. Nobody
 * answers for themselves, or after the last day.
 */
export const aCargoDe = (id_jefe: RawBuilder<unknown>): RawBuilder<{ id_usuario: number }> => sql`
  select subordinado.id_usuario from usuario jefe join usuario subordinado on subordinado.codigo_jefe_inmediato = jefe.codigo_usuario
  where jefe.id_usuario = ${id_jefe} and jefe.codigo_estado = 1 and subordinado.id_usuario <> jefe.id_usuario
  union
  ${peopleOfLedCompanies(id_jefe)}`;

/**
 * Builds the number of people of the row of `usuario` under the alias `u` for whom that person answers, with an overdue plan that waits for an answer on
 * a day (`YYYY-MM-DD`, P270): none was given, or its extension is over. A limited access counts those of its companies.
 */
export const atrasadosDe = (u: string, day: string): RawBuilder<number> => sql<number>`(
  select count(distinct a.id_usuario)::integer
  from usuario s join asignacion a on a.id_usuario = s.id_usuario and a.codigo_estado = 1
  join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1 and p.fecha_inicio <= ${day}::date
  join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.aprobados < g.total
  where s.id_usuario = any (array(${aCargoDe(sql.ref(`${u}.id_usuario`))})) and ${isActiveOn('s', day)} and ${limiteDe('a', 'p')} < ${day}::date
    and (${sql.ref(`${u}.indicador_alcance`)} = 0 or s.id_empresa in (
      select alcance.id_empresa from acceso_empresa alcance where alcance.id_usuario = ${sql.ref(`${u}.id_usuario`)}))
    and not coalesce((
      select j.tipo <> 'prorroga' or j.fecha_hasta >= ${day}::date from justificacion j
      where j.id_asignacion = a.id_asignacion and j.fecha_apertura = a.fecha_apertura order by j.id_justificacion desc limit 1), false))`;
