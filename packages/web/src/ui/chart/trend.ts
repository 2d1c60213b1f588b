/** Value at a moment; null: none is known. */
export interface TrendPoint {
  readonly label: string;
  readonly value: number | null;
}

/** Place of a known value in the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Room around the line, for its thickness and its last point. */
const EDGE = 5;

/** Places the known values over the whole width, at their time, between the least and the greatest of them; equal values lie in the middle. */
export function spotsOf(points: readonly TrendPoint[], { width, height }: { readonly width: number; readonly height: number }): Spot[] {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const step = points.length > 1 ? (width - 2 * EDGE) / (points.length - 1) : 0;
  return points.flatMap(({ value }, index) => {
    if (value === null) return [];
    const share = greatest > least ? (value - least) / (greatest - least) : 0.5;
    return [{ x: EDGE + index * step, y: height - EDGE - share * (height - 2 * EDGE) }];
  });
}
