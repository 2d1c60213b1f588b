import type { Need } from './columns.rules.ts';
import { letrasAsiaticas } from '@portal/contract/letras';
import { widthOfText } from './wrap.rules.ts';

/** Width of letters. */
interface Widths {
  widthOf(letter: string, bold: boolean): number;
}

/** Room at both sides of a cell, and most widths of a column, in parts of the size. */
const PAD = 1.6;
const MOST_LEAST = 13;
const MOST_WISH = 28;
/** Part of the rows that a wished width holds on one line. */
const SHARE = 0.9;

/** Returns the widths that the columns of a table need, by their headers and a sample of the rows. */
export function needsOf(columns: readonly { readonly header: string }[], sample: readonly (readonly string[])[], widths: Widths): Need[] {
  const ofHeader = (text: string) => widthOfText(text, (letter) => widths.widthOf(letter, true));
  return columns.map(({ header }, index) => {
    const cells = sample.map((row) => row[index] ?? '');
    const whole = cells.map((text) => widthOfText(text, (letter) => widths.widthOf(letter, false))).toSorted((a, b) => a - b);
    const words = cells.map((text) => longestWord(text, (word) => widthOfText(word, (letter) => widths.widthOf(letter, false))));
    const least = Math.min(MOST_LEAST, Math.max(2, longestWord(header, ofHeader), ...words)) + PAD;
    const common = whole[Math.floor((whole.length - 1) * SHARE)] ?? 0;
    return { least, wish: Math.max(least, Math.min(MOST_WISH, Math.max(ofHeader(header), common)) + PAD) };
  });
}

/** Returns the width of the longest part of a text that is not broken. */
function longestWord(text: string, width: (word: string) => number): number {
  const words = text.split(/[\s/-]+/).map((word) => (letrasAsiaticas(word) ? word.slice(0, 2) : word));
  return Math.max(0, ...words.map(width));
}
