/** Significant decimal digits that a double keeps: a tie like 857.5 may be computed as 857.4999999999999. */
const CERTAIN_DIGITS = 15;

/** Rounds to two decimals, decimal ties upwards: 8.575 is 8.58. The only rounding of grades and percentages (P13, P21). */
export const round2 = (value: number): number => Math.round(Number((value * 100).toPrecision(CERTAIN_DIGITS))) / 100;

/** Returns `part` of `total` as a percentage with two decimals. `total` must not be 0. */
export const percentOf = (part: number, total: number): number => round2((part / total) * 100);
