import type { jsPDF } from 'jspdf';
import { chooseFont } from './fonts.ts';
import { canvasMeasure, drawTextImage } from '../lamina/canvas-text.ts';
import type { Line, MeasureLine } from '../lamina/layout.ts';

/** Scripts that need no shaping and that the embedded font covers; the browser draws lines in any other. */
const SIMPLE_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** Returns whether the current font has every letter of the text. */
function isEmbedded(document: jsPDF, text: string): boolean {
  const { characterToGlyph } = glyphsOf(document);
  return SIMPLE_SCRIPTS.test(text) && Array.from(text).every((letter) => characterToGlyph(letter.codePointAt(0) ?? 0) > 0);
}

function glyphsOf(document: jsPDF): { characterToGlyph: (code: number) => number } {
  const font = document.getFont().metadata as { characterToGlyph(code: number): number };
  return { characterToGlyph: (code) => font.characterToGlyph(code) };
}

/** Composes letters (NFC): one glyph for "Ñ" typed as N and a combining tilde. */
const composed = (text: string): string => text.normalize('NFC');

/** Returns the measure of a document's texts in millimetres: by the embedded font, else by the browser's. */
export const measureLine =
  (document: jsPDF): MeasureLine =>
  (text, size, weight) => {
    chooseFont(document, size, weight);
    const shown = composed(text);
    return isEmbedded(document, shown) ? document.getTextWidth(shown) : canvasMeasure(shown, size, weight);
  };

/** Draws a line as text, or as an image of the same size when the font lacks a letter. */
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
