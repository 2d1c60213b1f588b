import { limiteText } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import type { OcurrenciaAlumno, Totales } from './avance.rules.ts';
import { OCURRENCIAS, type OcurrenciasFilter } from './ocurrencia.repository.ts';

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

/** Row of the panel: the totals, repeated, and a pending topic; every column of the topic is null when none is pending. */
export type PanelRow = TotalesAlumno & (OcurrenciaAlumno | { readonly [Column in keyof OcurrenciaAlumno]: null });

const PANEL = prepared<OcurrenciasFilter & { readonly limit: number }, PanelRow>`
    with totales as (${TOTALES}), pendiente as (
      select o.*, row_number() over (
        order by o.id_requisito is not null or not o.listo, o.fecha_fin, o.fecha_asignado, o.id_planestudio, o.posicion
      ) as turno
      from (${OCURRENCIAS}) o
      where not o.aprobado
    )
    select *
    from totales
    left join (
      select * from pendiente
      order by id_requisito is not null or not listo, turno > 1, fecha_fin >= ${'today'}::date, intentos = 0, turno
      limit ${'limit'}
    ) tema on true`;

/**
 * Reads the learner's panel in one statement: totals, and at most `limit` pending topics. The first is the first open one in the order of
 * the plans (P19), unless none can be opened; the others follow open before locked and unready ones, then overdue, in progress, by deadline and position.
 */
export const findPanel = (db: Executor, filter: OcurrenciasFilter, limit: number): Promise<readonly PanelRow[]> =>
  PANEL(db, { ...filter, limit });
