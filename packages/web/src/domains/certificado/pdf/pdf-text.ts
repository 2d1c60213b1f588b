import type { jsPDF } from 'jspdf';
import { chooseFont } from './fonts.ts';
import { canvasMeasure, drawTextImage } from '../lamina/canvas-text.ts';
import type { Line, MeasureLine } from '../lamina/layout.ts';

/** Scripts that need no shaping and that the embedded font covers; other letters are drawn by the browser. */
const SIMPLE_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** Whether the font chosen now has every letter of the text. */
function isEmbedded(document: jsPDF, text: string): boolean {
  const { characterToGlyph } = glyphsOf(document);
  return SIMPLE_SCRIPTS.test(text) && Array.from(text).every((letter) => characterToGlyph(letter.codePointAt(0) ?? 0) > 0);
}

function glyphsOf(document: jsPDF): { characterToGlyph: (code: number) => number } {
  const font = document.getFont().metadata as { characterToGlyph(code: number): number };
  return { characterToGlyph: (code) => font.characterToGlyph(code) };
}

/** Composed letters (NFC): one glyph for "Ñ" also when it was typed as N and tilde. */
const composed = (text: string): string => text.normalize('NFC');

export const measureLine =
  (document: jsPDF): MeasureLine =>
  (text, size, weight) => {
    chooseFont(document, size, weight);
    const shown = composed(text);
    return isEmbedded(document, shown) ? document.getTextWidth(shown) : canvasMeasure(shown, size, weight);
  };

/** Draws a line as text; with letters that the font lacks, as an image of the same size. */
export function drawLine(document: jsPDF, line: Line): void {
  const text = composed(line.text);
  chooseFont(document, line.size, line.weight).setTextColor(line.color);
  if (isEmbedded(document, text)) {
    document.text(text, line.x, line.y, { align: line.align });
    return;
  }
  const image = drawTextImage({ ...line, text });
  const left = line.align === 'center' ? line.x - image.width / 2 : line.x;
  document.addImage(image.url, 'PNG', left, line.y - image.ascent, image.width, image.height, undefined, 'FAST');
}
