import type { PlanPanel } from '@portal/contract/avance';
import { limiteText } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import type { OcurrenciaAlumno, Totales } from './avance.rules.ts';
import { OCURRENCIAS, type OcurrenciasFilter } from './ocurrencia.repository.ts';
import { RITMO_DEL_PANEL, type RitmoLeido } from './ritmo.repository.ts';

/** Totals of a learner over their active plans. */
export interface TotalesAlumno extends Totales {
  /** Not approved in plans with a deadline before today. */
  readonly vencido: number;
  /** Finished attempts. */
  readonly evaluaciones: number;
}

/** Learner and day of the figures. */
interface Dia {
  readonly id_usuario: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

const LIMITE = fragment([limiteText('a', 'p')]);

const TOTALES = fragment<Dia>`
  select coalesce(sum(g.total), 0)::integer as total, coalesce(sum(g.aprobados), 0)::integer as aprobados,
    coalesce(sum(g.calificados), 0)::integer as calificados, coalesce(sum(g.suma_notas), 0) as suma_notas,
    coalesce(sum(g.evaluaciones), 0)::integer as evaluaciones,
    coalesce(sum(g.total - g.aprobados) filter (where ${LIMITE} < ${'today'}::date), 0)::integer as vencido
  from asignacion a join planestudio p using (id_planestudio) left join progreso g using (id_usuario, id_planestudio)
  where a.id_usuario = ${'id_usuario'} and a.codigo_estado = 1 and p.codigo_estado = 1`;

const SUM = prepared<Dia, TotalesAlumno>`${TOTALES}`;

/** Sums up a learner's active plans (P16, P61). */
export const findTotales = async (db: Executor, dia: Dia): Promise<TotalesAlumno> => (await SUM(db, dia))[0]!;

/** Columns that all rows of the panel repeat. */
interface Cabecera extends TotalesAlumno {
  readonly planes: PlanPanel[];
  /** The person had not opened the panel before the session began. */
  readonly primera: boolean;
  readonly consultas_por_leer: number;
  readonly ritmo: RitmoLeido | null;
}

/** Row of the panel: its head, and a pending topic; every column of the topic is null when none is pending. */
export type PanelRow = Cabecera & (OcurrenciaAlumno | { readonly [Column in keyof OcurrenciaAlumno]: null });

/** Learner, session and largest numbers of topics and plans of the panel. */
interface PanelFilter extends OcurrenciasFilter {
  readonly id_sesion: number;
  readonly limit: number;
  readonly planes: number;
}

/** Whether an earlier session of the person opened the panel; looked up only of who has finished no attempt. */
const CONOCIDO = fragment<{ id_usuario: number; id_sesion: number }>`exists (
      select from log l where l.id_usuario = ${'id_usuario'} and l.tipo = 'dashboard'
        and l.fecha_creacion < (select s.fecha_creacion from sesion s where s.id_sesion = ${'id_sesion'}))`;

const PANEL = prepared<PanelFilter, PanelRow>`
    with totales as (${TOTALES}), avance as (
      select a.id_planestudio, p.denominacion as plan, ${LIMITE} as fecha_fin, g.total as temas, g.aprobados, a.fecha_apertura
      from asignacion a join planestudio p using (id_planestudio) join progreso g using (id_usuario, id_planestudio)
      where a.id_usuario = ${'id_usuario'} and a.codigo_estado = 1 and p.codigo_estado = 1 and g.total > 0
      order by g.aprobados >= g.total, fecha_fin, a.fecha_apertura, a.id_planestudio
      limit ${'planes'}
    ), cabecera as (
      select totales.*, case when evaluaciones = 0 then not ${CONOCIDO} else false end as primera, (
        select count(*)::integer from consulta c where c.id_usuario = ${'id_usuario'} and c.estado = 'respondida' and c.fecha_lectura is null
      ) as consultas_por_leer, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id_planestudio', v.id_planestudio, 'plan', v.plan, 'fecha_fin', v.fecha_fin, 'temas', v.temas, 'aprobados', v.aprobados
        ) order by v.aprobados >= v.temas, v.fecha_fin, v.fecha_apertura, v.id_planestudio), '[]') from avance v
      ) as planes, ${RITMO_DEL_PANEL} as ritmo
      from totales
    ), pendiente as (
      select o.*, row_number() over (
        order by o.id_requisito is not null or not o.listo, o.fecha_fin, o.fecha_asignado, o.id_planestudio, o.posicion
      ) as turno
      from (${OCURRENCIAS}) o
      where not o.aprobado
    )
    select *
    from cabecera
    left join (
      select * from pendiente
      order by id_requisito is not null or not listo, turno > 1, fecha_fin >= ${'today'}::date, intentos = 0, turno
      limit ${'limit'}
    ) tema on true`;

/**
 * Reads the learner's panel in one statement: totals, plans, rhythm, and at most `limit` pending topics. The first is the first open one in the order of
 * the plans (P19), unless none can be opened; the others follow open before locked and unready ones, then overdue, in progress, by deadline and position.
 */
export const findPanel = (db: Executor, filter: PanelFilter): Promise<readonly PanelRow[]> => PANEL(db, filter);
