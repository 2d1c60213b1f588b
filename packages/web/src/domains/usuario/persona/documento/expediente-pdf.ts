import { jsPDF } from 'jspdf';
import type { Celda, ExpedienteTexts, Tabla } from './expediente-texts.ts';
import { fitText } from '../../../../pieces/certificado/lamina/fit-text.ts';
import { addFonts } from '../../../../pieces/certificado/pdf/fonts.ts';
import { drawLine, measureLine } from '../../../../pieces/certificado/pdf/pdf-text.ts';

/** A4 landscape, in millimetres. */
const SHEET = { width: 297, height: 210, margin: 14, foot: 16 } as const;
const BODY = SHEET.width - 2 * SHEET.margin;
const SIZE = 8;
const LEADING = 3.8;
const GAP = 2;
const COLOR = '#10251a';
const LINE = '#c3c8cd';

interface Style {
  readonly size?: number;
  readonly weight?: 'normal' | 'bold';
}

/** Document while it is drawn, with the place of the next line. */
class Page {
  y: number = SHEET.margin + 4;
  readonly document: jsPDF;
  readonly #measure: ReturnType<typeof measureLine>;
  /** Lines of a text by its width and weight: titles repeat in every row. */
  readonly #wrapped = new Map<string, readonly string[]>();

  constructor({ file, title }: ExpedienteTexts) {
    this.document = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
    this.document.setProperties({ title: file, subject: title });
    addFonts(this.document);
    this.#measure = measureLine(this.document);
  }

  write(text: string, at: { readonly x: number; readonly y: number }, { size = SIZE, weight = 'normal' }: Style = {}): void {
    drawLine(this.document, { text, ...at, size, weight, color: COLOR, align: 'left', parte: '' });
  }

  wrap(text: string, width: number, { size = SIZE, weight = 'normal' }: Style = {}): readonly string[] {
    const key = `${width} ${size} ${weight} ${text}`;
    const known = this.#wrapped.get(key);
    if (known) return known;
    const { lines } = fitText(text, { width, size, minSize: size, maxLines: 1 }, (part) => this.#measure(part, size, weight));
    this.#wrapped.set(key, lines);
    return lines;
  }

  /** Writes a paragraph over the whole width. */
  paragraph(text: string, style: Style & { readonly leading?: number } = {}): void {
    const { leading = LEADING } = style;
    for (const line of this.wrap(text, BODY, style)) {
      this.room(leading);
      this.write(line, { x: SHEET.margin, y: this.y }, style);
      this.y += leading;
    }
  }

  /** Starts a page unless the height fits on this one; returns whether it did. */
  room(height: number): boolean {
    if (this.y + height <= SHEET.height - SHEET.foot) return false;
    this.document.addPage();
    this.y = SHEET.margin + LEADING;
    return true;
  }

  rule(): void {
    const y = this.y - LEADING;
    this.document
      .setDrawColor(LINE)
      .setLineWidth(0.2)
      .line(SHEET.margin, y, SHEET.width - SHEET.margin, y);
  }
}

/** Draws the cells of a row, wrapped in their columns. A row that does not fit starts a page with the headers. */
function drawRow(page: Page, cells: readonly string[], { widths, headers }: Pick<Tabla, 'widths' | 'headers'>): void {
  const weight = cells === headers ? 'bold' : 'normal';
  const wrapped = cells.map((text, column) => page.wrap(text, (widths[column] ?? 20) - GAP, { weight }));
  const height = Math.max(1, ...wrapped.map(({ length }) => length)) * LEADING + GAP;
  if (page.room(height) && cells !== headers) drawRow(page, headers, { widths, headers });
  let x: number = SHEET.margin;
  for (const [column, lines] of wrapped.entries()) {
    for (const [index, text] of lines.entries()) page.write(text, { x, y: page.y + index * LEADING }, { weight });
    x += widths[column] ?? 20;
  }
  page.y += height;
  page.rule();
}

/** Facts in two columns. */
function drawFacts(page: Page, facts: ExpedienteTexts['facts']): void {
  const width = BODY / 2;
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2).map(([label, value]) => page.wrap(`${label}: ${value || '—'}`, width - GAP, { size: 10 }));
    page.room(5 * Math.max(...pair.map(({ length }) => length)));
    for (const [column, lines] of pair.entries()) {
      for (const [line, text] of lines.entries()) {
        page.write(text, { x: SHEET.margin + column * width, y: page.y + line * 4.5 }, { size: 10 });
      }
    }
    page.y += 5 * Math.max(...pair.map(({ length }) => length));
  }
}

function drawTable(page: Page, table: Tabla, { none, number }: ExpedienteTexts): void {
  page.y += LEADING;
  // The title stays with its header and a row.
  page.room(8 + 3 * LEADING);
  page.write(table.title, { x: SHEET.margin, y: page.y }, { size: 11, weight: 'bold' });
  page.y += 6;
  if (table.rows.length === 0) return page.paragraph(none);
  drawRow(page, table.headers, table);
  const word = (cell: Celda) => (typeof cell === 'number' ? number(cell) : (cell ?? ''));
  for (const cells of table.rows) drawRow(page, cells.map(word), table);
}

/** Number and hash at the foot of every page: none can be exchanged unseen. */
function drawFeet(page: Page, texts: ExpedienteTexts): void {
  const pages = page.document.getNumberOfPages();
  for (let number = 1; number <= pages; number += 1) {
    page.document.setPage(number);
    page.write(texts.page(number, pages), { x: SHEET.margin, y: SHEET.height - 7 });
    page.write(texts.hash, { x: SHEET.margin + 60, y: SHEET.height - 7 });
  }
}

/** Returns the record as a document of as many pages as its rows need. */
export function createExpedientePdf(texts: ExpedienteTexts): jsPDF {
  const page = new Page(texts);
  page.paragraph(texts.title, { size: 15, weight: 'bold', leading: 8 });
  drawFacts(page, texts.facts);
  page.y += 2;
  page.paragraph(texts.issued);
  page.paragraph(texts.minutes);
  for (const table of texts.tables) drawTable(page, table, texts);
  page.y += LEADING;
  page.paragraph(texts.hash, { weight: 'bold' });
  page.paragraph(texts.hashText);
  drawFeet(page, texts);
  return page.document;
}
