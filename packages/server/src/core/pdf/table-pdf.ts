import { setImmediate } from 'node:timers/promises';
// oxlint-disable-next-line import/no-named-as-default -- its types have the default export alone
import PDFDocument from 'pdfkit';
import { planColumns } from './columns.rules.ts';
import { isDrawable } from './logo.ts';
import { needsOf } from './needs.rules.ts';
import { Paper } from './paper.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { Sheet, SHEET } from './sheet.ts';
import { FACT, type Head, LOGO_ROOM, TITLE } from './table-sheet.ts';
import { clamp, wrap } from './wrap.rules.ts';

/** Column of a table. */
export interface PdfColumn {
  readonly header: string;
  /** Numbers are aligned to the right. */
  readonly right: boolean;
}

/** Table with its rows, and the texts of its document. */
export interface PdfTable extends Head {
  /** IETF tag of its language. */
  readonly language: string;
  readonly author: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: AsyncIterable<readonly string[]>;
  /** Row that adds up the others. */
  readonly total?: readonly string[] | undefined;
  /** Foot of a page: number of rows and moment. */
  readonly foot: string;
  readonly pageOf: (page: number, pages: number) => string;
  /** Says which columns a page of several has. */
  readonly columnsOf: (from: number, to: number, all: number) => string;
}

/** Rows by which the widths are chosen. */
const SAMPLE = 300;
const WIDTH = SHEET.width - 2 * SHEET.margin;
/** Most lines above a table: filters may name many companies. */
const MOST_FACTS = 12;
const FOOT_SIZE = 7;
const MUTED = '#4b4b63';

/**
 * Writes a table as a PDF of A4 pages, page by page: title, facts and logo on the first, the headers on every one, a foot with «page x of y». The rows are
 * laid out before the first page is drawn.
 */
export async function* tablePdf(given: PdfTable): AsyncGenerator<Buffer> {
  const { title, author, language } = given;
  const document = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const fonts = await PdfFonts.open(document, language);
  const rows: (readonly string[])[] = [];
  for await (const row of given.rows) rows.push(row);
  const headers = given.columns.map(({ header }) => header);
  await fonts.prepare([title, ...given.facts, given.foot, author, ...headers, ...rows.flat(), ...(given.total ?? [])]);
  const logo = given.logo && isDrawable(given.logo) ? given.logo : undefined;
  const table = { ...given, ...headOf(given, fonts), logo };
  const paper = new Paper(table, fonts, planColumns(needsOf(table.columns, rows.slice(0, SAMPLE), fonts), WIDTH));
  for (const row of rows) if (paper.add(row)) await setImmediate();
  if (table.total) paper.add(table.total, true);
  const sheet = new Sheet(document, fonts);
  const { sheets } = paper;
  for (const [index, { columns, draw }] of sheets.entries()) {
    document.addPage();
    draw(sheet);
    const foot = { y: SHEET.height - SHEET.margin, size: FOOT_SIZE, color: MUTED };
    sheet.write({ ...foot, text: [table.foot, columns].filter(Boolean).join(' · '), x: SHEET.margin });
    sheet.write({ ...foot, text: table.pageOf(index + 1, sheets.length), x: SHEET.width - SHEET.margin, right: true });
    yield* written(document);
    await setImmediate();
  }
  document.end();
  yield* document;
}

/** Returns what a document has written until now. */
function* written(document: PDFKit.PDFDocument): Generator<Buffer> {
  for (let piece: unknown = document.read(); Buffer.isBuffer(piece); piece = document.read()) yield piece;
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
