import type { PlanPanel } from '@portal/contract/avance';

/** A learner's plan with its topics; an answer that the device has kept for long does not name its end. */
export type PlanResumen = Omit<PlanPanel, 'fecha_fin'> & { readonly fecha_fin?: string | undefined };

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

export const isDone = ({ temas, aprobados }: Pick<PlanResumen, 'temas' | 'aprobados'>): boolean => aprobados >= temas;

/** Returns the plans to finish before the finished ones, each in their order; a plan that is asked for comes first. */
export const dueFirst = <P extends PlanResumen>(planes: readonly P[], asked?: number): P[] => {
  const turn = (plan: P) => (plan.id_planestudio === asked ? 0 : 1 + Number(isDone(plan)));
  return planes.toSorted((a, b) => turn(a) - turn(b));
};
