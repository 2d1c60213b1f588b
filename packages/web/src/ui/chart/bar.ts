import type { LinkTarget } from '../../core/router/origin.ts';

/** Bar of a chart, named by a label of its own, with the value of a second series beside it where the chart has one. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly second?: number | undefined;
  /** Makes the bar a link. */
  readonly link?: LinkTarget | undefined;
}

/** Scale of a chart. */
export interface BarScale {
  /** Default 0. */
  readonly min?: number | undefined;
  /** Default: a round number above the largest value. */
  readonly max?: number | undefined;
}

/** Names of the first and the second series. */
export type SeriesNames = readonly [string, string];
