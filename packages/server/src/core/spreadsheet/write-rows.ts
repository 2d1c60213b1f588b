import { type Column, CSV_TYPE, type ExportFormat, XLSX_TYPE } from '@portal/contract';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { type CellForm, cellWriter, dateText, type SheetValue } from './cells.ts';

/** Column of a file: path of its value in a row, and its header. */
export interface FileColumn {
  /** `titulo`, or `avance.p12` for a dynamic column. */
  readonly name: string;
  readonly column: Column;
  readonly header: string;
}

/** Columns and rows of a file. */
export interface FileTable {
  readonly columns: readonly FileColumn[];
  readonly batches: AsyncIterable<unknown[]>;
  readonly form: CellForm;
  /** Name of the sheet. */
  readonly name: string;
}

export const MEDIA_TYPES: Record<ExportFormat, string> = { xlsx: XLSX_TYPE, csv: `${CSV_TYPE}; charset=utf-8` };

/** Writers by format; they stream, with a few batches in memory. */
export const WRITERS: Record<ExportFormat, (table: FileTable) => ReadableStream<Uint8Array>> = { xlsx, csv };

/** Number format and width in characters of dates. */
const DATES: Partial<Record<Column['kind'], { numFmt: string; width: number }>> = {
  dia: { numFmt: 'dd/mm/yyyy', width: 12 },
  momento: { numFmt: 'dd/mm/yyyy hh:mm', width: 18 },
};

/** Width of text columns in characters: a stream writes it before the texts are known. */
const TEXT_WIDTH = 24;

function xlsx(table: FileTable): ReadableStream<Uint8Array> {
  const columns = table.columns.map(({ header, column: { kind } }) => {
    const width = Math.max(DATES[kind]?.width ?? (kind === 'numero' ? 10 : TEXT_WIDTH), header.length + 2);
    return { header, width, numFmt: DATES[kind]?.numFmt };
  });
  return writeXlsxStream(rowsOf(table, literal), { name: table.name.slice(0, 31), columns, freezePane: { rows: 1 } });
}

/** Writes CSV with semicolons and a byte order mark, which Excel in Spanish needs; dates as dd/mm/yyyy (P41). */
function csv(table: FileTable): ReadableStream<Uint8Array> {
  const headers = table.columns.map(({ header }) => header);
  const rows = rowsOf(table, (cell) => (cell instanceof Date ? dateText(cell) : cell));
  return writeCsvStream(rows, { delimiter: ';', bom: true, headers });
}

/** Escapes the underscore of `_x0041_`, which xlsx would read as a character escape. */
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
