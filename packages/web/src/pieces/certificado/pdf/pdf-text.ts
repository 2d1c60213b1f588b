import { letrasAsiaticas } from '@portal/contract/letras';
import type { jsPDF } from 'jspdf';
import { chooseFont, familiesOf } from './fonts.ts';
import { canvasMeasure, drawTextImage } from '../lamina/canvas-text.ts';
import type { Line, MeasureLine } from '../lamina/sheet.ts';

/** Scripts that need no shaping and that the first font covers; the browser draws lines in any other but Japanese and Chinese. */
const SIMPLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]$/u;

type Style = Pick<Line, 'size' | 'weight'>;

/** Part of a line in one font. */
interface Run {
  readonly family: string;
  text: string;
}

function hasGlyph(document: jsPDF, letter: string): boolean {
  const font = document.getFont().metadata as { characterToGlyph(code: number): number };
  return font.characterToGlyph(letter.codePointAt(0) ?? 0) > 0;
}

/** Runs of the texts of a document by weight: a table repeats its texts. */
const known = new WeakMap<jsPDF, Map<string, Run[] | undefined>>();

/** Splits a text into runs of the fonts that have its letters; undefined when no font has one of them, or its script must be shaped. */
function runsOf(document: jsPDF, text: string, style: Style): readonly Run[] | undefined {
  const runs = known.get(document) ?? new Map<string, Run[] | undefined>();
  known.set(document, runs);
  const key = `${style.weight} ${text}`;
  if (!runs.has(key)) runs.set(key, splitRuns(document, text, style));
  return runs.get(key);
}

function splitRuns(document: jsPDF, text: string, style: Style): Run[] | undefined {
  const [first = '', ...others] = familiesOf(document);
  const runs: Run[] = [];
  for (const letter of text) {
    const families = SIMPLE.test(letter) ? [first, ...others] : others;
    const candidates = letrasAsiaticas(letter) || SIMPLE.test(letter) ? families : [];
    const family = candidates.find((one) => hasGlyph(chooseFont(document, style, one), letter));
    if (family === undefined) return undefined;
    const last = runs.at(-1);
    if (last?.family === family) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs;
}

const widthOf = (document: jsPDF, style: Style, { family, text }: Run): number => chooseFont(document, style, family).getTextWidth(text);

/** Composes letters (NFC): one glyph for "Ñ" typed as N and a combining tilde. */
const composed = (text: string): string => text.normalize('NFC');

/** Returns the measure of a document's texts in millimetres: by the embedded fonts, else by the browser's. */
export const measureLine =
  (document: jsPDF): MeasureLine =>
  (text, size, weight) => {
    const shown = composed(text);
    const runs = runsOf(document, shown, { size, weight });
    return runs ? runs.reduce((width, run) => width + widthOf(document, { size, weight }, run), 0) : canvasMeasure(shown, size, weight);
  };

/** Draws a line as text, or as an image of the same size when no font has a letter. */
export function drawLine(document: jsPDF, line: Line): void {
  const text = composed(line.text);
  const runs = runsOf(document, text, line);
  if (!runs) return drawImage(document, { ...line, text });
  document.setTextColor(line.color);
  const widths = runs.map((run) => widthOf(document, line, run));
  let x = line.align === 'center' ? line.x - widths.reduce((sum, width) => sum + width, 0) / 2 : line.x;
  for (const [index, run] of runs.entries()) {
    chooseFont(document, line, run.family).text(run.text, x, line.y);
    x += widths[index] ?? 0;
  }
}

function drawImage(document: jsPDF, line: Line): void {
  const image = drawTextImage(line);
  const left = line.align === 'center' ? line.x - image.width / 2 : line.x;
  document.addImage(image.url, 'PNG', left, line.y - image.ascent, image.width, image.height, undefined, 'FAST');
}
