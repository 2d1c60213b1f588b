/** First and last index of consecutive rows, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Rows that one render may add: what a slow phone draws well within 100 ms. */
export const BATCH = 8;

/**
 * Returns the rows to draw next on the way to `wanted`: of the drawn ones those still wanted, and at most `BATCH` more, the ones in sight
 * first. Starts again at the top of the rows in sight when none of the drawn rows is in sight.
 */
export function grow(drawn: Span | undefined, wanted: Span, inSight: Span): Span {
  const kept = drawn && overlap(drawn, wanted);
  const start = kept && overlap(kept, inSight) ? kept : { from: inSight.from, to: inSight.from - 1 };
  const seen = extend(start, inSight, BATCH);
  return extend(seen, wanted, BATCH - (sizeOf(seen) - sizeOf(start)));
}

/** True when both cover the same rows. */
export const sameSpan = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

const sizeOf = ({ from, to }: Span): number => to - from + 1;

function overlap(a: Span, b: Span): Span | undefined {
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return both.from <= both.to ? both : undefined;
}

/** Adds rows up to both ends of `goal`, those below first, but no more than `budget`. */
function extend({ from, to }: Span, goal: Span, budget: number): Span {
  const below = Math.max(0, Math.min(budget, goal.to - to));
  const above = Math.max(0, Math.min(budget - below, from - goal.from));
  return { from: from - above, to: to + below };
}
