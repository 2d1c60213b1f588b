import type { NpsFila } from '@portal/contract/reporte';

/** Returns the goal that an address names, from -100 to 100; undefined for any other text. */
export function metaOf(written: string | undefined): number | undefined {
  const meta = written?.trim() ? Number(written) : NaN;
  return meta >= -100 && meta <= 100 ? meta : undefined;
}

/** Returns whether the NPS of a row misses the goal. */
export const isBelow = ({ nps }: NpsFila, meta: number): boolean => nps < meta;
