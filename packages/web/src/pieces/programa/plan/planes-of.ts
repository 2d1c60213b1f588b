import type { PlanResumen } from './plan-resumen.ts';

/** Row of a list under the plans. */
type DePlan = Pick<PlanResumen, 'id_planestudio' | 'plan' | 'fecha_fin'>;

/** Returns the plans of rows, in the order of what comes first, with their rows and the sums of what `countsOf` a row. */
export function planesOf<Row extends DePlan>(rows: readonly Row[], countsOf: (row: Row) => Pick<PlanResumen, 'temas' | 'aprobados'>) {
  const planes = new Map<number, PlanResumen & { readonly rows: readonly Row[] }>();
  for (const row of rows) {
    const { id_planestudio, plan, fecha_fin } = row;
    const { temas, aprobados } = countsOf(row);
    const before = planes.get(id_planestudio) ?? { id_planestudio, plan, fecha_fin, temas: 0, aprobados: 0, rows: [] };
    planes.set(id_planestudio, {
      ...before,
      temas: before.temas + temas,
      aprobados: before.aprobados + aprobados,
      rows: [...before.rows, row],
    });
  }
  return [...planes.values()];
}
