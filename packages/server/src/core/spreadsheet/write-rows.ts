import { type Column, type ExportFormat, XLSX_TYPE } from '@portal/contract';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { type CellForm, cellWriter, dateText, type SheetValue } from './cells.ts';

/** A column of a file: where its value is in the row, and what stands above it. */
export interface FileColumn {
  /** `titulo`, or `avance.p12` for one of the columns of an `eachColumn`. */
  readonly name: string;
  readonly column: Column;
  readonly header: string;
}

export interface FileTable {
  readonly columns: readonly FileColumn[];
  readonly batches: AsyncIterable<unknown[]>;
  readonly form: CellForm;
  /** Of the sheet. */
  readonly name: string;
}

export const MEDIA_TYPES: Record<ExportFormat, string> = { xlsx: XLSX_TYPE, csv: 'text/csv; charset=utf-8' };

/** The file as it is read: batch by batch, with the memory of a few. */
export const WRITERS: Record<ExportFormat, (table: FileTable) => ReadableStream<Uint8Array>> = { xlsx, csv };

/** How a date looks in its cell, and the characters that it needs. */
const DATES: Partial<Record<Column['kind'], { numFmt: string; width: number }>> = {
  dia: { numFmt: 'dd/mm/yyyy', width: 12 },
  momento: { numFmt: 'dd/mm/yyyy hh:mm', width: 18 },
};

/** Characters of a column whose texts are not known when its width is written. */
const TEXT_WIDTH = 24;

function xlsx(table: FileTable): ReadableStream<Uint8Array> {
  const columns = table.columns.map(({ header, column: { kind } }) => {
    const width = Math.max(DATES[kind]?.width ?? (kind === 'numero' ? 10 : TEXT_WIDTH), header.length + 2);
    return { header, width, numFmt: DATES[kind]?.numFmt };
  });
  return writeXlsxStream(rowsOf(table, literal), { name: table.name.slice(0, 31), columns, freezePane: { rows: 1 } });
}

/** Semicolons and a byte order mark, as Excel in Spanish opens it; dates as dd/mm/yyyy (P41). */
function csv(table: FileTable): ReadableStream<Uint8Array> {
  const headers = table.columns.map(({ header }) => header);
  const rows = rowsOf(table, (cell) => (cell instanceof Date ? dateText(cell) : cell));
  return writeCsvStream(rows, { delimiter: ';', bom: true, headers });
}

/** A workbook would read `_x0041_` as the escape of a character: its underscore is escaped. */
const literal = (cell: SheetValue): SheetValue => (typeof cell === 'string' ? cell.replaceAll(/_x[\da-f]{4}_/gi, '_x005F$&') : cell);

async function* rowsOf({ columns, batches, form }: FileTable, finish: (cell: SheetValue) => SheetValue): AsyncGenerator<SheetValue[]> {
  const cells = columns.map(({ name, column }) => {
    const write = cellWriter(column, form);
    const [owner = '', each] = name.split('.');
    return (row: Readonly<Record<string, unknown>>) => finish(write(each === undefined ? row[owner] : (row[owner] as Row | null)?.[each]));
  });
  for await (const batch of batches) for (const row of batch) yield cells.map((cell) => cell(row as Row));
}

type Row = Readonly<Record<string, unknown>>;
