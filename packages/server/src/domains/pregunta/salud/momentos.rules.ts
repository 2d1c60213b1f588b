/** Two values that occurred together, and how often. */
export interface Par {
  readonly x: number;
  readonly y: number;
  readonly veces: number;
}

/** A variance below it is that of equal values, computed in floating point. */
const NOTHING = 1e-12;

interface Moments {
  readonly varX: number;
  readonly varY: number;
  readonly cov: number;
}

/** Returns variances and covariance with n − 1; undefined below two pairs. */
function momentsOf(pairs: readonly Par[]): Moments | undefined {
  const n = pairs.reduce((sum, { veces }) => sum + veces, 0);
  if (n < 2) return undefined;
  const meanX = pairs.reduce((sum, { x, veces }) => sum + veces * x, 0) / n;
  const meanY = pairs.reduce((sum, { y, veces }) => sum + veces * y, 0) / n;
  const sums = { varX: 0, varY: 0, cov: 0 };
  for (const { x, y, veces } of pairs) {
    sums.varX += veces * (x - meanX) ** 2;
    sums.varY += veces * (y - meanY) ** 2;
    sums.cov += veces * (x - meanX) * (y - meanY);
  }
  return { varX: sums.varX / (n - 1), varY: sums.varY / (n - 1), cov: sums.cov / (n - 1) };
}

/** Returns the covariance with n − 1; null below two pairs. */
export const covariance = (pairs: readonly Par[]): number | null => momentsOf(pairs)?.cov ?? null;

/** Returns the correlation; null where one of both never varies. */
export function correlation(pairs: readonly Par[]): number | null {
  const moments = momentsOf(pairs);
  if (!moments || moments.varX < NOTHING || moments.varY < NOTHING) return null;
  return moments.cov / Math.sqrt(moments.varX * moments.varY);
}

interface Value {
  readonly value: number;
  readonly veces: number;
}

const sorted = (pairs: readonly Par[], axis: 'x' | 'y'): Value[] =>
  pairs.map((pair) => ({ value: pair[axis], veces: pair.veces })).toSorted((a, b) => a.value - b.value);

/** Pairs the values by their order: the lowest x with the lowest y, and so on. */
export function sortedPairs(pairs: readonly Par[]): Par[] {
  const [xs, ys] = [sorted(pairs, 'x'), sorted(pairs, 'y')];
  const joined: Par[] = [];
  let [x, y] = [xs.shift(), ys.shift()];
  while (x && y) {
    const veces = Math.min(x.veces, y.veces);
    joined.push({ x: x.value, y: y.value, veces });
    x = x.veces > veces ? { value: x.value, veces: x.veces - veces } : xs.shift();
    y = y.veces > veces ? { value: y.value, veces: y.veces - veces } : ys.shift();
  }
  return joined;
}

/** Returns the z of the difference of two correlations of `n` pairs each, by Fisher's transformation. */
export const fisherZ = (one: number, other: number, n: number): number =>
  (Math.atanh(bounded(one)) - Math.atanh(bounded(other))) * Math.sqrt((n - 3) / 2);

/** Keeps a perfect correlation finite. */
const bounded = (r: number): number => Math.max(-0.999_999, Math.min(0.999_999, r));
