/** Widths of a column in parts of the size of the letters: with every break, and without one. */
export interface Need {
  readonly least: number;
  readonly wish: number;
}

/** Columns of one page. */
export interface Strip {
  readonly columns: readonly number[];
  readonly widths: readonly number[];
}

/** Size of the letters, and the columns of the pages that show a part of the rows. */
export interface Plan {
  readonly size: number;
  readonly strips: readonly Strip[];
}

/** Sizes from the best; smaller letters cannot be read on paper. */
const SIZES = [8, 7, 6.5] as const;
/** Size of a table that needs several pages for its columns. */
const SPLIT_SIZE = 7;

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Lays the columns of a table out on a width: on one page with letters as large as they fit, else on several, each with the first column again
 * (P256).
 */
export function planColumns(needs: readonly Need[], width: number): Plan {
  const size = SIZES.find((one) => total(needs.map(({ least }) => least * one)) <= width);
  const every = needs.map((_need, index) => index);
  if (size !== undefined) return { size, strips: [stripOf(needs, every, { size, width })] };
  return { size: SPLIT_SIZE, strips: groups(needs, width).map((columns) => stripOf(needs, columns, { size: SPLIT_SIZE, width })) };
}

/** Divides the columns among pages, the first column on each. */
function groups(needs: readonly Need[], width: number): number[][] {
  const wide = needs.map(({ least, wish }) => ((least + wish) / 2) * SPLIT_SIZE);
  const pages: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (let index = 1; index < needs.length; index += 1) {
    if (used + (wide[index] ?? 0) > width) {
      pages.push([0]);
      used = wide[0] ?? 0;
    }
    pages.at(-1)?.push(index);
    used += wide[index] ?? 0;
  }
  return pages;
}

interface Room {
  readonly size: number;
  readonly width: number;
}

/** Gives each column what it must have, then what it wishes, then a part of the rest. */
function stripOf(needs: readonly Need[], columns: readonly number[], { size, width }: Room): Strip {
  const of = (read: (need: Need) => number) => columns.map((column) => read(needs[column] ?? { least: 1, wish: 1 }) * size);
  const least = of((need) => need.least);
  const lack = of(({ least: has, wish }) => wish - has);
  const free = width - total(least);
  const share = Math.min(1, free / Math.max(1, total(lack)));
  const widths = least.map((one, index) => one + Math.max(0, share) * (lack[index] ?? 0));
  const factor = width / total(widths);
  return { columns, widths: widths.map((one) => one * factor) };
}
