interface InPlan {
  readonly id_planestudio: number;
}

/** Returns what belongs to each plan, the plans in the order of what came first. */
export function byPlan<T extends InPlan>(rows: readonly T[]): T[][] {
  const plans = new Map<number, T[]>();
  for (const row of rows) {
    const own = plans.get(row.id_planestudio);
    if (own) own.push(row);
    else plans.set(row.id_planestudio, [row]);
  }
  return [...plans.values()];
}
