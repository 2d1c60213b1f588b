import type { Line, MeasureLine, Weight } from './sheet.ts';

const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;
/** Pixels per inch at which a line becomes an image. */
const DPI = 300;
const FAMILY = "'Inter Variable', 'Noto Sans', sans-serif";

function brush(size: number, weight: Weight, dpi: number): CanvasRenderingContext2D {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('canvas is not available');
  context.font = fontOf(size, weight, dpi);
  return context;
}

const fontOf = (size: number, weight: Weight, dpi: number) =>
  `${weight === 'bold' ? 700 : 400} ${(size * dpi) / POINTS_PER_INCH}px ${FAMILY}`;

/** Width of a text in the fonts of the browser. */
export const canvasMeasure: MeasureLine = (text, size, weight) => (brush(size, weight, DPI).measureText(text).width / DPI) * MM_PER_INCH;

/** A line as a transparent PNG, for the letters that no embedded font has (other scripts, emoji). Millimetres. */
export interface TextImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** From the top of the image down to the baseline. */
  readonly ascent: number;
}

/** Draws a line with the fonts of the browser, which shapes every script. */
export function drawTextImage({ text, size, weight, color }: Line): TextImage {
  const measured = brush(size, weight, DPI).measureText(text);
  const ascent = Math.ceil(measured.actualBoundingBoxAscent) + 2;
  const width = Math.ceil(measured.width) + 4;
  const height = ascent + Math.ceil(measured.actualBoundingBoxDescent) + 2;
  const context = brush(size, weight, DPI);
  Object.assign(context.canvas, { width, height });
  context.font = fontOf(size, weight, DPI);
  context.fillStyle = color;
  context.fillText(text, 2, ascent);
  const toMm = (pixels: number) => (pixels / DPI) * MM_PER_INCH;
  return { url: context.canvas.toDataURL('image/png'), width: toMm(width), height: toMm(height), ascent: toMm(ascent) };
}
