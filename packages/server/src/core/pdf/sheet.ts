import type { PdfFonts } from './pdf-fonts.ts';

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

/** Draws on the page that a document has open. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: PdfFonts;

  constructor(document: PDFKit.PDFDocument, fonts: PdfFonts) {
    this.#document = document;
    this.#fonts = fonts;
  }

  paint({ x, y, width, height }: Box, color: string): void {
    this.#document.rect(x, y, width, height).fill(color);
  }

  /** Draws an image in the right of a box, as large as it fits. */
  image(bytes: Buffer, { x, y, width, height }: Box): void {
    this.#document.image(bytes, x, y, { fit: [width, height], align: 'right' });
  }

  write({ text, x, y, size, bold = false, color = INK, right = false }: SheetLine): void {
    if (!text) return;
    const runs = this.#fonts.runsOf(text, bold);
    const widths = runs.map(({ font, text: run }) => this.#document.font(font, size).widthOfString(run));
    let at = right ? x - widths.reduce((sum, width) => sum + width, 0) : x;
    this.#document.fillColor(color);
    for (const [index, { font, text: run }] of runs.entries()) {
      this.#document.font(font, size).text(run, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += widths[index] ?? 0;
    }
  }
}
