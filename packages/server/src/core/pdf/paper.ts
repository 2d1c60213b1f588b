import type { Plan } from './columns.rules.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { type Sheet, SHEET } from './sheet.ts';
import { type HeadedTable, headHeight, LEADING, PAD, type RowOfLines, TableSheet } from './table-sheet.ts';
import { clamp, wrap } from './wrap.rules.ts';

/** Height of the foot of a page. */
const FOOT = 16;
const ROOM = SHEET.height - 2 * SHEET.margin - FOOT;
/** Room of a row that is as high as a page: title, facts and headers stay. */
const MOST_ROW = ROOM - 160;

interface Table extends HeadedTable {
  readonly columnsOf: (from: number, to: number, all: number) => string;
}

/** Sheet to be drawn, and which columns it has. */
interface Laid {
  readonly columns: string;
  readonly draw: (sheet: Sheet) => void;
}

/** Divides rows among pages; a page of a wide table has a sheet for each group of its columns. */
export class Paper {
  readonly #table: Table;
  readonly #fonts: PdfFonts;
  readonly #plan: Plan;
  readonly #widths: readonly number[];
  readonly #sheets: TableSheet;
  readonly #pages: RowOfLines[][] = [[]];
  #used = 0;

  constructor(table: Table, fonts: PdfFonts, plan: Plan) {
    this.#table = table;
    this.#fonts = fonts;
    this.#plan = plan;
    const widths = new Map(
      plan.strips.flatMap(({ columns, widths: all }) => columns.map((column, index) => [column, all[index] ?? 0] as const)),
    );
    // The first column may be of another width on each sheet.
    const first = Math.min(...plan.strips.map(({ widths: all }) => all[0] ?? 0));
    this.#widths = table.columns.map((_column, index) => (index === 0 ? first : (widths.get(index) ?? 0)));
    const headers = table.columns.map(({ header }) => header);
    this.#sheets = new TableSheet(table, plan, this.#broken(headers, true));
  }

  /** Adds a row, or the one that adds up the others; returns whether it began a page. */
  add(row: readonly string[], total = false): boolean {
    const lines = { ...this.#broken(row, total), total };
    const page = this.#pages.at(-1) ?? [];
    const room = ROOM - headHeight(this.#table, this.#pages.length === 1) - this.#sheets.header.height;
    const begins = page.length > 0 && this.#used + lines.height > room;
    if (begins) {
      this.#pages.push([lines]);
      this.#used = 0;
    } else page.push(lines);
    this.#used += lines.height;
    return begins;
  }

  get sheets(): readonly Laid[] {
    const { strips } = this.#plan;
    const all = this.#table.columns.length;
    return this.#pages.flatMap((rows, page) =>
      strips.map((strip) => {
        const shown = strip.columns.slice(1);
        return {
          columns: strips.length > 1 ? this.#table.columnsOf((shown[0] ?? 0) + 1, (shown.at(-1) ?? 0) + 1, all) : '',
          draw: (sheet) => this.#sheets.draw(sheet, { strip, rows, first: page === 0 }),
        };
      }),
    );
  }

  #broken(cells: readonly string[], bold: boolean): RowOfLines {
    const { size } = this.#plan;
    const most = Math.floor(MOST_ROW / (size * LEADING));
    const cellLines = cells.map((text, index) => {
      const width = ((this.#widths[index] ?? 0) - 2 * PAD.side) / size;
      return clamp(
        wrap(text, width, (letter) => this.#fonts.widthOf(letter, bold)),
        most,
      );
    });
    const height = Math.max(1, ...cellLines.map(({ length }) => length)) * size * LEADING + 2 * PAD.edge;
    return { cells: cellLines, height, total: false };
  }
}
