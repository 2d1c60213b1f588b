/** Width of A4 within its margins (print.css) in CSS pixels. */
const PORTRAIT = 703;
const LANDSCAPE = 1032;
/** Part of its size below which a table gets wrapped cells instead of smaller letters, and then the smallest letters at all. */
const COMFORTABLE = 0.72;
const SMALLEST = 0.45;

const root = document.documentElement;

/** Width of a table at the width of its texts, and with every text wrapped at its words. */
interface Widths {
  readonly wanted: number;
  readonly least: number;
}

const tables = (): HTMLTableElement[] =>
  [...document.querySelectorAll<HTMLTableElement>('main table')].filter((table) => table.offsetWidth > 1);

/** Measures tables without what paper does not show. */
function measured(all: readonly HTMLTableElement[]): ReadonlyMap<HTMLTableElement, Widths> {
  const widths = (step: 'wanted' | 'least') => {
    root.dataset['fitting'] = step;
    return all.map((table) => table.offsetWidth);
  };
  const [wanted, least] = [widths('wanted'), widths('least')];
  delete root.dataset['fitting'];
  return new Map(all.map((table, index) => [table, { wanted: wanted[index] ?? 0, least: least[index] ?? 0 }]));
}

/** Returns by how much a table shrinks on a page of this width; below SMALLEST its words break. */
function zoomFor({ wanted, least }: Widths, width: number): number {
  const zoom = Math.min(1, Math.max(COMFORTABLE, width / wanted));
  return least * zoom <= width ? zoom : Math.max(SMALLEST, width / least);
}

/** Chooses portrait or landscape by the widest table, and shrinks the tables that are wider still: paper does not scroll. */
export function fitPaper(): void {
  const sizes = measured(tables());
  const sheet = document.querySelector('main [data-sheet]') !== null;
  const wide = sheet || [...sizes.values()].some(({ wanted }) => wanted * COMFORTABLE > PORTRAIT);
  root.dataset['paper'] = wide ? 'landscape' : 'portrait';
  for (const [table, widths] of sizes) {
    const zoom = zoomFor(widths, wide ? LANDSCAPE : PORTRAIT);
    table.style.setProperty('--paper-zoom', zoom.toFixed(3));
    if (zoom <= SMALLEST) table.dataset['broken'] = '';
  }
}

/** Gives the tables their size of the screen again. */
export function unfitPaper(): void {
  root.dataset['paper'] = 'portrait';
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    table.style.removeProperty('--paper-zoom');
    delete table.dataset['broken'];
  }
}
