import { textoSobre } from '@portal/contract/marca';
import type { Plan, Strip } from './columns.rules.ts';
import type { Logo } from '../logo.ts';
import { type Sheet, SHEET } from './sheet.ts';

/** Part of a page above its table. */
export interface Head {
  readonly title: string;
  /** Filters, moment and owner, in words. */
  readonly facts: readonly string[];
  /** `#rrggbb` */
  readonly color: string;
  readonly logo?: Logo | undefined;
}

/** Table that is drawn. */
export interface HeadedTable extends Head {
  readonly columns: readonly { readonly header: string; readonly right: boolean }[];
}

/** Row of a table, each cell broken into lines. */
export interface RowOfLines {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
  /** It adds up the others. */
  readonly total: boolean;
}

/** Sizes of the title and of the facts, and room for the logo beside them. */
export const TITLE = 14;
export const FACT = 8;
export const LOGO_ROOM = 150;
const FACT_LEADING = 11;
const LOGO = 28;
/** Room around a cell, and height of a line in parts of the size. */
export const PAD = { side: 5, edge: 3 } as const;
export const LEADING = 1.25;
const WIDTH = SHEET.width - 2 * SHEET.margin;
const STRIPE = '#f4f6f8';
const SUM = '#e4e7ec';
const MUTED = '#4b4b63';

/** Returns the height above a table: title, facts and logo on the first page, the title on the others. */
export const headHeight = ({ facts, logo }: Head, first: boolean): number =>
  first ? Math.max(TITLE + 6 + facts.length * FACT_LEADING, logo ? LOGO : 0) + 8 : FACT + 8;

/** Draws the pages of a table. */
export class TableSheet {
  readonly header: RowOfLines;
  readonly #table: HeadedTable;
  readonly #plan: Plan;

  constructor(table: HeadedTable, plan: Plan, header: RowOfLines) {
    this.#table = table;
    this.#plan = plan;
    this.header = header;
  }

  draw(
    sheet: Sheet,
    { strip, rows, first }: { readonly strip: Strip; readonly rows: readonly RowOfLines[]; readonly first: boolean },
  ): void {
    this.#drawHead(sheet, first);
    let y: number = SHEET.margin + headHeight(this.#table, first);
    sheet.paint({ x: SHEET.margin, y, width: WIDTH, height: this.header.height }, this.#table.color);
    this.#drawRow(sheet, { strip, row: this.header, y, color: textoSobre(this.#table.color), bold: true });
    y += this.header.height;
    for (const [index, row] of rows.entries()) {
      const shade = row.total ? SUM : index % 2 === 1 ? STRIPE : undefined;
      if (shade) sheet.paint({ x: SHEET.margin, y, width: WIDTH, height: row.height }, shade);
      this.#drawRow(sheet, { strip, row, y, bold: row.total });
      y += row.height;
    }
    sheet.paint({ x: SHEET.margin, y, width: WIDTH, height: 0.6 }, this.#table.color);
  }

  #drawHead(sheet: Sheet, first: boolean): void {
    const { title, facts, logo } = this.#table;
    const x = SHEET.margin;
    if (!first) {
      sheet.write({ text: title, x, y: SHEET.margin + FACT, size: FACT, color: MUTED });
      return;
    }
    sheet.write({ text: title, x, y: SHEET.margin + TITLE, size: TITLE, bold: true });
    for (const [index, text] of facts.entries())
      sheet.write({ text, x, y: SHEET.margin + TITLE + 6 + FACT + index * FACT_LEADING, size: FACT, color: MUTED });
    if (!logo) return;
    sheet.image(logo.bytes, { x: SHEET.margin + WIDTH - LOGO_ROOM, y: SHEET.margin, width: LOGO_ROOM, height: LOGO });
  }

  #drawRow(
    sheet: Sheet,
    {
      strip,
      row,
      y,
      ...style
    }: { readonly strip: Strip; readonly row: RowOfLines; readonly y: number; readonly color?: string; readonly bold: boolean },
  ): void {
    const { size } = this.#plan;
    let x: number = SHEET.margin;
    for (const [place, column] of strip.columns.entries()) {
      const width = strip.widths[place] ?? 0;
      const right = this.#table.columns[column]?.right ?? false;
      for (const [index, text] of (row.cells[column] ?? []).entries()) {
        sheet.write({
          text,
          x: right ? x + width - PAD.side : x + PAD.side,
          y: y + PAD.edge + size * (0.9 + index * LEADING),
          size,
          right,
          ...style,
        });
      }
      x += width;
    }
  }
}
