import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Column, CSV_TYPE, type ExportFormat, guarded, innerGuarded, PDF_TYPE, XLSX_TYPE } from '@portal/contract/core';
import type { FileColumn } from './file-column.ts';
import { type ListDocument, pdfRows } from './pdf-rows.ts';
import { type CellForm, cellWriter, dateText, type SheetValue } from './cells.ts';
import { xlsxStream } from './xlsx/xlsx-stream.ts';

/** Columns and rows of a file. */
export interface FileTable {
  readonly columns: readonly FileColumn[];
  readonly batches: AsyncIterable<unknown[]>;
  readonly form: CellForm;
  /** Name of the sheet. */
  readonly name: string;
  /** Head and foot of a PDF. */
  readonly document?: ListDocument | undefined;
}

export const MEDIA_TYPES: Record<ExportFormat, string> = { xlsx: XLSX_TYPE, csv: `${CSV_TYPE}; charset=utf-8`, pdf: PDF_TYPE };

/** Writers by format; they stream, with a few batches in memory. */
export const WRITERS: Record<ExportFormat, (table: FileTable) => ReadableStream<Uint8Array>> = { xlsx, csv, pdf };

/** Widths in characters: a stream writes them before the texts are known. */
const WIDTHS: Partial<Record<Column['kind'], number>> = { dia: 12, momento: 18, numero: 10 };
const TEXT_WIDTH = 24;
/** Width of a header that the button of the filter covers. */
const BUTTON_WIDTH = 4;

function xlsx(table: FileTable): ReadableStream<Uint8Array> {
  const columns = table.columns.map(({ header, column: { kind } }) => {
    const width = Math.max(WIDTHS[kind] ?? TEXT_WIDTH, header.length + BUTTON_WIDTH);
    return { header: guarded(header), width, format: kind === 'dia' || kind === 'momento' ? kind : undefined };
  });
  const rows = rowsOf(table, (cell) => cell);
  return Readable.toWeb(Readable.from(xlsxStream({ name: table.name.slice(0, 31), columns, rows }))) as ReadableStream<Uint8Array>;
}

/** Characters of one piece of a CSV. */
const PIECE = 64 * 1024;

/** Writes CSV with semicolons and a byte order mark, which Excel in Spanish needs; texts in quotation marks, dates as dd/mm/yyyy (P41). */
function csv(table: FileTable): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(csvPieces(table))) as ReadableStream<Uint8Array>;
}

async function* csvPieces(table: FileTable): AsyncGenerator<Uint8Array> {
  let piece = `\uFEFF${table.columns.map(({ header }) => csvField(guarded(header))).join(';')}`;
  for await (const row of rowsOf(table, csvField)) {
    piece += `\r\n${row.join(';')}`;
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

function csvField(cell: SheetValue): string {
  if (cell instanceof Date) return dateText(cell);
  return typeof cell === 'string' ? `"${innerGuarded(cell).replaceAll('"', '""')}"` : String(cell ?? '');
}

/** Writes a PDF of A4 pages (P256). */
function pdf({ columns, batches, form, document }: FileTable): ReadableStream<Uint8Array> {
  if (!document) throw new Error('a PDF needs its title');
  return Readable.toWeb(Readable.from(pdfRows({ columns, batches, ...form }, document))) as ReadableStream<Uint8Array>;
}

/** Rows written before the event loop serves other calls: a millisecond or two. */
const TURN = 50;

async function* rowsOf<Cell>({ columns, batches, form }: FileTable, finish: (cell: SheetValue) => Cell): AsyncGenerator<Cell[]> {
  const cells = columns.map(({ name, column }) => {
    const write = cellWriter(column, form);
    const [owner = '', each] = name.split('.');
    return (row: Readonly<Record<string, unknown>>) => finish(write(each === undefined ? row[owner] : (row[owner] as Row | null)?.[each]));
  });
  let written = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      yield cells.map((cell) => cell(row as Row));
      if ((written += 1) % TURN === 0) await setImmediate();
    }
  }
}

type Row = Readonly<Record<string, unknown>>;
