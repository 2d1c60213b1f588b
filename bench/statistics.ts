/** The middle one; 0 of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which a share (0 to 1) of the others lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
