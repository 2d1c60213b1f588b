/** A border like 857.5 computed from decimals may come out as 857.4999999999999; this many digits are certain. */
const CERTAIN_DIGITS = 15;

/** Two decimals, half up as one writes it: 8.575 is 8.58. Grades and percentages everywhere (P13, P21). */
export const round2 = (value: number): number => Math.round(Number((value * 100).toPrecision(CERTAIN_DIGITS))) / 100;

/** `part` of `total` as a percentage with two decimals. `total` is not 0. */
export const percentOf = (part: number, total: number): number => round2((part / total) * 100);
