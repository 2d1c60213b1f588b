import { AXIS_WIDTH } from './plot-place.ts';
import { labelsFor, widthOf } from './axis-labels.ts';
import type { Bar, BarScale } from './bar.ts';

/** Size of names and values beside lying bars, and the height of a line of them. */
export const NAME_SIZE = 12;
export const LINE = 17;
/** Thickness of a bar, and the room below it. */
export const BAR = 16;
const GAP = 14;
/** Room at the right for a value. */
export const VALUE_WIDTH = 64;

/** Size of the labels below standing bars. */
const LABEL_SIZE = 11;

/** Place of a lying bar: the lines of its whole name, and where it begins. */
export interface LyingRow {
  readonly bar: Bar;
  readonly lines: readonly string[];
  readonly y: number;
  readonly height: number;
}

/** Returns whether the names of bars do not fit below them, each whole: then the bars lie. */
export function mustLie(bars: readonly Bar[], width: number): boolean {
  const { skipped, format } = labelsFor(
    bars.map(({ label }) => label),
    (width - AXIS_WIDTH) / bars.length,
    LABEL_SIZE,
  );
  return skipped > 0 || bars.some(({ label }) => format(label) !== label);
}

/** Returns the places of lying bars, each below its name, which takes as many lines as it needs. */
export function lyingRows(bars: readonly Bar[], width: number): LyingRow[] {
  let y = 0;
  return bars.map((bar) => {
    const lines = wrapped(bar.label, width / NAME_SIZE);
    const row = { bar, lines, y, height: lines.length * LINE + (bar.second === undefined ? BAR : 2 * BAR + 2) + GAP };
    y += row.height;
    return row;
  });
}

/** Returns a text in lines of a width in letters' sizes: at spaces, and inside of a word that is wider than a line. */
function wrapped(text: string, room: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    const joined = last ? `${last} ${word}` : word;
    if (widthOf(joined) <= room) lines[lines.length - 1] = joined;
    else lines.push(...pieces(word, room));
  }
  return lines.filter(Boolean);
}

function pieces(word: string, room: number): string[] {
  const found = [''];
  for (const letter of word) {
    const last = found.at(-1) ?? '';
    if (last && widthOf(last + letter) > room) found.push(letter);
    else found[found.length - 1] = last + letter;
  }
  return found;
}

/** Returns the function that places a value on a line of a width; the line always includes 0. */
export function lyingScale(bars: readonly Bar[], { min = 0, max }: BarScale, width: number): (value: number) => number {
  const values = bars.flatMap(({ value, second = 0 }) => [value, second]);
  const [low, high] = [Math.min(0, min, ...values), Math.max(0, max ?? 0, ...values)];
  return (value) => ((value - low) / (high - low || 1)) * width;
}
