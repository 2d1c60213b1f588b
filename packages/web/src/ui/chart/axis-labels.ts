/** Width of a character of a label, as a part of its size; an ideograph takes all of it. */
const CHARACTER = 0.66;
const IDEOGRAPH = /[\u2e80-\uffdc]/g;

/** Returns the width of a text, in sizes of its letters. */
export const widthOf = (label: string): number => label.length * CHARACTER + (label.match(IDEOGRAPH)?.length ?? 0) * (1 - CHARACTER);

/** Labels below bars. */
interface AxisLabels {
  /** How many bars go without a label after one that has it. */
  readonly skipped: number;
  readonly format: (label: string) => string;
}

/**
 * Returns how labels fit below their bars: all whole, every second one whole (the neighbours of a month or an hour identify it), or all
 * shortened. The table and the links of a chart have them whole.
 * @param band pixels from one bar to the next
 */
export function labelsFor(labels: readonly string[], band: number, fontSize: number): AxisLabels {
  const room = band / fontSize;
  const longest = Math.max(0, ...labels.map(widthOf));
  const skipped = longest > room && longest <= room * 2 ? 1 : 0;
  return { skipped, format: (label) => shortened(label, room * (skipped + 1)) };
}

function shortened(label: string, room: number): string {
  if (widthOf(label) <= room) return label;
  let kept = label;
  while (kept.length > 1 && widthOf(kept) + CHARACTER > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
