import type { RitmoAlumno } from '@portal/contract/avance';
import { fragment } from '../../db/prepared.ts';

/** Rhythm of a learner without the goal, which depends on what is pending. */
export type RitmoLeido = Omit<RitmoAlumno, 'meta'>;

/** Learner, day and time zone of the weeks. */
interface Semanas {
  readonly id_usuario: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly zona: string;
}

/** Returns the Monday of a day. No `date_trunc`: it takes a day for a moment of the session's time zone. */
const lunesDe = (dia: string) => `${dia} - (extract(isodow from ${dia})::integer - 1)`;

const LUNES = fragment([lunesDe('dia')]);

/**
 * Reads the rhythm of a learner (P277) as JSON; null without an approval. `hueco` is the latest week before the present one that breaks the row: without an
 * approval, without a holiday or a day of absence, and with a topic pending. A plan has topics pending from its opening and start until
 * its last approval.
 */
const RITMO = fragment<Semanas>`(
  with logro as materialized (
    select (min(fecha_aprobado) at time zone ${'zona'})::date as dia from progreso_tema
    where id_usuario = ${'id_usuario'} and aprobado group by id_tema
  ), semana as materialized (
    select ${LUNES} as lunes, count(*)::integer as temas from logro group by 1
  ), actual as materialized (
    select ${LUNES} as lunes from (select ${'today'}::date as dia) hoy
  ), tramo as materialized (
    select greatest((a.fecha_apertura at time zone ${'zona'})::date, p.fecha_inicio) as desde, g.aprobados < g.total as pendiente, (
        select (max(t.fecha_aprobado) at time zone ${'zona'})::date from progreso_tema t
        where t.id_usuario = a.id_usuario and t.id_planestudio = a.id_planestudio
      ) as hasta
    from asignacion a join planestudio p using (id_planestudio) join progreso g using (id_usuario, id_planestudio)
    where a.id_usuario = ${'id_usuario'} and a.codigo_estado = 1 and p.codigo_estado = 1
  ), hueco as (
    select max(s.lunes) as lunes
    from (
      select i.lunes + 7 * n as lunes from (select min(lunes) as lunes from semana) i, actual, generate_series(1, (actual.lunes - i.lunes) / 7 - 1) n
    ) s
    where not exists (select from semana where semana.lunes = s.lunes)
      and not exists (select from feriado f where f.fecha between s.lunes and s.lunes + 6)
      and not exists (
        select from ausencia b where b.id_usuario = ${'id_usuario'} and b.fecha_hasta >= s.lunes and b.fecha_desde <= s.lunes + 6)
      and exists (select from tramo where tramo.desde <= s.lunes + 6 and (tramo.pendiente or tramo.hasta >= s.lunes))
  ), mejor as (
    select to_char(dia, 'YYYY-MM') as mes, count(*)::integer as temas from logro group by 1 order by 2 desc, 1 desc limit 1
  )
  select jsonb_build_object(
    'semanas', (select count(*) from semana where lunes > coalesce((select lunes from hueco), '-infinity')),
    'semana', coalesce((select temas from semana join actual using (lunes)), 0),
    'mejor_mes', jsonb_build_object('mes', mejor.mes, 'temas', mejor.temas)
  )
  from mejor)`;

/** The same; null where the settings switch it off. */
export const RITMO_DEL_PANEL = fragment<Semanas>`
  case when (select c.ritmo_semanal from configuracion c where c.id_configuracion = 1) then ${RITMO} end`;
