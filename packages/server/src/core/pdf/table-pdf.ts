import { setImmediate } from 'node:timers/promises';
import { type Plan, planColumns } from './columns.rules.ts';
import { needsOf } from './needs.rules.ts';
import { type BookTexts, PdfBook } from './pdf-book.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { Sheet, SHEET } from './sheet.ts';
import { FACT, type Head, headHeight, LEADING, LOGO_ROOM, PAD, type RowOfLines, TableSheet, TITLE } from './table-sheet.ts';
import { clamp, wrap } from './wrap.rules.ts';

/** Column of a table. */
export interface PdfColumn {
  readonly header: string;
  /** Numbers are aligned to the right. */
  readonly right: boolean;
}

/** Table with rows that come while it is written. */
export interface PdfTable extends Head, BookTexts {
  readonly columns: readonly PdfColumn[];
  readonly rows: AsyncIterable<readonly string[]>;
  /** Row that adds up the others. */
  readonly total?: readonly string[] | undefined;
  /** Says which columns a page of several has. */
  readonly columnsOf: (from: number, to: number, all: number) => string;
}

/** Rows by which the widths are chosen. */
const SAMPLE = 300;
const WIDTH = SHEET.width - 2 * SHEET.margin;
/** Most lines above a table: filters may name many companies. */
const MOST_FACTS = 12;
/** Height of the foot of a page. */
const FOOT = 16;

/**
 * Writes a table as a PDF of A4 pages, page by page: title, facts and logo on the first, the headers on every one, a foot with «page x of y», which is
 * written when the number of pages is known.
 */
export async function* tablePdf(given: PdfTable): AsyncGenerator<Buffer> {
  const fonts = await PdfFonts.open(given.language);
  await fonts.prepare([given.title, ...given.facts, given.foot]);
  const table = { ...given, ...headOf(given, fonts) };
  const book = new PdfBook(fonts, table);
  yield* book.begin();
  const rows = table.rows[Symbol.asyncIterator]();
  const sample = await take(rows, SAMPLE);
  await fonts.prepare([...table.columns.map(({ header }) => header), ...sample.flat()]);
  const plan = planColumns(needsOf(table.columns, sample, fonts), WIDTH);
  const paper = new Paper(table, fonts, plan);
  for await (const row of following(sample, rows)) {
    await fonts.prepare(row);
    if (!paper.fits(row)) {
      yield* book.pages(paper.turn());
      await setImmediate();
    }
    paper.add(row);
  }
  if (table.total) {
    await fonts.prepare(table.total);
    if (!paper.fits(table.total)) yield* book.pages(paper.turn());
    paper.add(table.total, true);
  }
  yield* book.pages(paper.turn());
  yield* book.end();
}

/** Breaks title and facts into lines beside the logo. */
function headOf({ title, facts }: Head, fonts: PdfFonts): Pick<Head, 'title' | 'facts'> {
  const lines = (text: string, size: number, bold: boolean) =>
    wrap(text, (WIDTH - LOGO_ROOM) / size, (letter) => fonts.widthOf(letter, bold));
  return {
    title: clamp(lines(title, TITLE, true), 1)[0] ?? '',
    facts: facts.flatMap((fact) => lines(fact, FACT, false)).slice(0, MOST_FACTS),
  };
}

async function take(rows: AsyncIterator<readonly string[]>, most: number): Promise<(readonly string[])[]> {
  const taken: (readonly string[])[] = [];
  while (taken.length < most) {
    const { done, value } = await rows.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

async function* following(
  sample: readonly (readonly string[])[],
  rows: AsyncIterator<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  yield* sample;
  for (let next = await rows.next(); !next.done; next = await rows.next()) yield next.value;
}

/** Rows of the page that is being filled; a page of a wide table has a sheet for each group of its columns. */
class Paper {
  readonly #table: PdfTable;
  readonly #fonts: PdfFonts;
  readonly #plan: Plan;
  readonly #widths: readonly number[];
  readonly #sheets: TableSheet;
  #rows: RowOfLines[] = [];
  #used = 0;
  #first = true;
  #next: { readonly row: readonly string[]; readonly lines: RowOfLines } | undefined;

  constructor(table: PdfTable, fonts: PdfFonts, plan: Plan) {
    this.#table = table;
    this.#fonts = fonts;
    this.#plan = plan;
    const widths = new Map(
      plan.strips.flatMap(({ columns, widths: all }) => columns.map((column, index) => [column, all[index] ?? 0] as const)),
    );
    // The first column may be of another width on each sheet.
    const first = Math.min(...plan.strips.map(({ widths: all }) => all[0] ?? 0));
    this.#widths = table.columns.map((_column, index) => (index === 0 ? first : (widths.get(index) ?? 0)));
    const header = this.#broken(
      table.columns.map((column) => column.header),
      true,
    );
    this.#sheets = new TableSheet(table, plan, header);
  }

  fits(row: readonly string[]): boolean {
    const lines = this.#broken(row, false);
    this.#next = { row, lines };
    return this.#rows.length === 0 || this.#used + lines.height <= this.#room();
  }

  add(row: readonly string[], total = false): void {
    const lines = this.#next?.row === row && !total ? this.#next.lines : this.#broken(row, total);
    this.#rows.push({ ...lines, total });
    this.#used += lines.height;
  }

  /** Ends the page. */
  turn(): { readonly sheet: Sheet; readonly columns: string }[] {
    const { strips } = this.#plan;
    const all = this.#table.columns.length;
    const sheets = strips.map((strip) => {
      const sheet = new Sheet(this.#fonts);
      this.#sheets.draw(sheet, { strip, rows: this.#rows, first: this.#first });
      const shown = strip.columns.slice(1);
      const columns = strips.length > 1 ? this.#table.columnsOf((shown[0] ?? 0) + 1, (shown.at(-1) ?? 0) + 1, all) : '';
      return { sheet, columns };
    });
    this.#rows = [];
    this.#used = 0;
    this.#first = false;
    return sheets;
  }

  #room(): number {
    return SHEET.height - 2 * SHEET.margin - FOOT - headHeight(this.#table, this.#first) - this.#sheets.header.height;
  }

  #broken(cells: readonly string[], bold: boolean): RowOfLines {
    const { size } = this.#plan;
    const most = Math.floor((SHEET.height - 2 * SHEET.margin - FOOT - 160) / (size * LEADING));
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
