import type { PdfFonts } from './pdf-fonts.ts';
import { widthOfText } from './wrap.rules.ts';

/** A4 landscape, in points; `y` counts from the top. */
export const SHEET = { width: 842, height: 595, margin: 30 } as const;

/** Text of one line. */
export interface SheetLine {
  readonly text: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  /** `#rrggbb` */
  readonly color?: string;
  /** Ends at `x`. */
  readonly right?: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INK = '#1e1e2d';
const n = (value: number): string => String(Math.round(value * 100) / 100);
const colorOf = (hex: string): string => [1, 3, 5].map((at) => n(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');

/** Drawing of one page. */
export class Sheet {
  readonly #fonts: PdfFonts;
  #drawn = '';

  constructor(fonts: PdfFonts) {
    this.#fonts = fonts;
  }

  paint({ x, y, width, height }: Box, color: string): void {
    this.#drawn += `${colorOf(color)} rg ${n(x)} ${n(SHEET.height - y - height)} ${n(width)} ${n(height)} re f\n`;
  }

  image(name: string, { x, y, width, height }: Box): void {
    this.#drawn += `q ${n(width)} 0 0 ${n(height)} ${n(x)} ${n(SHEET.height - y - height)} cm /${name} Do Q\n`;
  }

  write({ text, x, y, size, bold = false, color = INK, right = false }: SheetLine): void {
    if (!text) return;
    const start = right ? x - size * widthOfText(text, (letter) => this.#fonts.widthOf(letter, bold)) : x;
    const runs = this.#fonts.runsOf(text, bold).map(({ font, hex }) => `/${font} ${n(size)} Tf <${hex}> Tj`);
    this.#drawn += `BT ${colorOf(color)} rg ${n(start)} ${n(SHEET.height - y)} Td ${runs.join(' ')} ET\n`;
  }

  bytes(): Buffer {
    return Buffer.from(this.#drawn, 'latin1');
  }
}
