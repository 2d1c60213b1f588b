import type { PlanPanel } from '@portal/contract/avance';

/** A learner's plan with its topics; an answer that the device has kept for long does not name its end. */
export type PlanResumen = Omit<PlanPanel, 'fecha_fin'> & { readonly fecha_fin?: string | undefined };

export const isDone = ({ temas, aprobados }: Pick<PlanResumen, 'temas' | 'aprobados'>): boolean => aprobados >= temas;

/** Returns the plans to finish before the finished ones, each in their order; a plan that is asked for comes first. */
export const dueFirst = <P extends PlanResumen>(planes: readonly P[], asked?: number): P[] => {
  const turn = (plan: P) => (plan.id_planestudio === asked ? 0 : 1 + Number(isDone(plan)));
  return planes.toSorted((a, b) => turn(a) - turn(b));
};
