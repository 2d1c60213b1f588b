import type { ImportColumn } from '@portal/contract';
import { streamCsvRows } from 'hucre/csv';
import { collectRows, type RawRow } from './collect-rows.ts';
import { findSeparator } from './csv-separator.ts';
import { decodeText } from './csv-text.ts';
import { SpreadsheetError, type SheetLimits, type SheetRow } from './sheet.ts';

/** Line before the first row by which a file names its separator to Excel. It is no row. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n?|\n|$)/i;

/** Reads the non-empty rows of a CSV in any usual encoding and with any usual separator (P40). Throws `SpreadsheetError`. */
export async function readCsvRows(bytes: Buffer, limits: SheetLimits, columns: readonly ImportColumn[]): Promise<SheetRow[]> {
  const text = decodeText(bytes);
  const [line = '', said] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(line.length);
  requireLines(content, limits);
  const rows = await collectRows(readRecords(content, said ?? findSeparator(content, columns)), limits);
  requireColumns(rows, columns);
  return rows;
}

/** Refuses a text with a line longer than all cells of a row may be together, before it is parsed: it is no table. */
function requireLines(content: string, { maxColumns, maxCell }: SheetLimits): void {
  const most = maxColumns * maxCell;
  for (let start = 0; start + most < content.length;) {
    const part = content.slice(start, start + most + 1);
    const end = Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r'));
    if (end < 0) throw new SpreadsheetError('otroArchivo');
    start += end + 1;
  }
}

/** Record that `readRecords` adds: the reader ends an open quote with the file, and this record then is part of its last cell. */
const LAST = '.';

/** Reads every record, the empty ones too. Refuses a file whose last quote stays open, because the cell would hold the rows below it. */
function* readRecords(content: string, delimiter: string): Generator<RawRow> {
  let before: RawRow | undefined;
  for (const values of streamCsvRows(`${content}\n${LAST}`, { delimiter, skipBom: false })) {
    if (before) yield before;
    before = { index: before ? before.index + 1 : 0, values: values.map(withoutFormula) };
  }
  if (before && (before.values.length > 1 || before.values[0] !== LAST)) throw new SpreadsheetError('comillas', { fila: before.index + 1 });
}

/** Takes the text out of `="00123"`, by which systems keep Excel from reading a code as a number. */
const withoutFormula = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/^="([^"]*)"$/, '$1') : value);

/** Refuses a file that has fewer columns than any row needs: its separator is another one, or it is no table. */
function requireColumns(rows: readonly SheetRow[], columns: readonly ImportColumn[]): void {
  const found = rows.reduce((most, { celdas }) => Math.max(most, celdas.length), 0);
  const minimo = columns.filter(({ opcional }) => !opcional).length;
  if (found > 0 && found < minimo) throw new SpreadsheetError('pocasColumnas', { columnas: found, minimo });
}
