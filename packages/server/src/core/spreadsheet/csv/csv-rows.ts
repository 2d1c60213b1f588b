import { type ImportColumn, withoutInnerGuards } from '@portal/contract/core';
import { streamCsvRows } from 'hucre/csv';
import { findSeparator } from './csv-separator.ts';
import { decodeText } from './csv-text.ts';
import type { SheetSource } from '../sheet-source.ts';
import { SpreadsheetError, type SheetLimits, type SheetRow } from '../sheet.ts';
import type { ReadText } from './single-byte.ts';
import { textCell } from '../xlsx/xlsx-rows.ts';

/** Record of the file, the empty ones too. */
interface RawRow {
  /** Its place, from 0. */
  readonly index: number;
  readonly values: readonly unknown[];
}

/** Line before the first row by which a file names its separator to Excel. It is no row. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n?|\n|$)/i;

/** Opens a CSV in any usual encoding and with any usual separator (P40). Throws `SpreadsheetError`. */
export function openCsv(bytes: Buffer, limits: SheetLimits, columns: readonly ImportColumn[]): SheetSource & Pick<ReadText, 'letras'> {
  const { text, ...letters } = decodeText(bytes);
  const [line = '', said] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(line.length);
  requireLines(content, limits);
  const separator = said ?? findSeparator(content, columns);
  return {
    ...letters,
    nombre: '',
    oculta: false,
    activa: true,
    scan: (take) => scanRecords(readRecords(content, separator), columns, take),
  };
}

/** Rows of the largest sheet, empty ones too. */
const MOST_RECORDS = 1_048_576;

/** Hands over the records that have a value. */
function scanRecords(records: Iterable<RawRow>, columns: readonly ImportColumn[], take: (row: SheetRow) => void): () => boolean {
  let widest = 0;
  for (const { index, values } of records) {
    const celdas = values.map((value) => (typeof value === 'string' ? textCell(value) : null));
    while (celdas.at(-1) === null) celdas.pop();
    if (index === MOST_RECORDS) throw new SpreadsheetError('filas', { maximo: MOST_RECORDS });
    widest = Math.max(widest, celdas.length);
    if (celdas.length > 0) take({ fila: index + 1, celdas });
  }
  requireColumns(widest, columns);
  return () => false;
}

/** Cells of the greatest length in the longest line. */
const LONG_CELLS = 60;

/** Refuses a text with a line longer than all cells of a row can be in earnest, before it is parsed: it is no table. */
function requireLines(content: string, { maxCell }: SheetLimits): void {
  const most = LONG_CELLS * maxCell;
  for (let start = 0; start + most < content.length;) {
    const part = content.slice(start, start + most + 1);
    const end = Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r'));
    if (end < 0) throw new SpreadsheetError('otroArchivo');
    start += end + 1;
  }
}

/** Record that `readRecords` adds: the reader ends an open quote with the file, and this record then is part of its last cell. */
const LAST = '.';

/** Reads every record, the empty ones too. Refuses a file with a last quote that stays open, because the cell would hold the rows below it. */
function* readRecords(content: string, delimiter: string): Generator<RawRow> {
  let before: RawRow | undefined;
  for (const values of streamCsvRows(`${content}\n${LAST}`, { delimiter, skipBom: false })) {
    if (before) yield requireClosed(before, delimiter);
    before = { index: before ? before.index + 1 : 0, values: values.map(withoutFormula) };
  }
  if (before && (before.values.length > 1 || before.values[0] !== LAST)) throw new SpreadsheetError('comillas', { fila: before.index + 1 });
}

/** Refuses a record with quotes that hold a row below it: each of its lines has as many cells as the record itself. */
function requireClosed(row: RawRow, delimiter: string): RawRow {
  const { index, values } = row;
  if (values.length < FEW_CELLS || !values.some((value) => typeof value === 'string' && value.includes('\n'))) return row;
  const lines = values.join(delimiter).split('\n');
  if (lines.every((line) => line.split(delimiter).length === values.length)) throw new SpreadsheetError('comillas', { fila: index + 1 });
  return row;
}

/** Cells of a row in which a line of a text may have as many separators. */
const FEW_CELLS = 3;

/** Takes the text out of `="00123"`, by which systems keep Excel from reading a code as a number. */
const withoutFormula = (value: unknown): unknown =>
  typeof value === 'string' ? withoutInnerGuards(value.replace(/^="([^"]*)"$/, '$1')) : value;

/** Refuses a file that has fewer columns than any row needs: its separator is another one, or it is no table. */
function requireColumns(found: number, columns: readonly ImportColumn[]): void {
  const minimo = columns.filter(({ opcional }) => !opcional).length;
  if (found > 0 && found < minimo) throw new SpreadsheetError('pocasColumnas', { columnas: found, minimo });
}
