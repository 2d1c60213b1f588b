import { columnLetter } from './columns.rules.ts';
import { SpreadsheetError, type SheetCell, type SheetLimits, type SheetRow } from './sheet.ts';

/** Row as a reader of one kind of file gives it. */
export interface RawRow {
  /** Place of the row in the file, from 0; empty rows count. */
  readonly index: number;
  readonly values: readonly unknown[];
}

/** Rows read for each row that may be kept: people leave formatted, empty rows. */
const SEEN_ROWS = 5;

/** Keeps the non-empty rows of a file within the limits of an import, whatever its kind. Throws `SpreadsheetError`. */
export async function collectRows(read: AsyncIterable<RawRow> | Iterable<RawRow>, limits: SheetLimits): Promise<SheetRow[]> {
  const { maxRows, maxColumns } = limits;
  const rows: SheetRow[] = [];
  let seen = 0;
  for await (const { index, values } of read) {
    // Empty rows cost their reading too.
    seen += 1;
    if (seen > maxRows * SEEN_ROWS) throw new SpreadsheetError('filas', { maximo: maxRows - 1 });
    const celdas = values.slice(0, maxColumns).map(toCell);
    if (celdas.every((cell) => cell === null)) continue;
    if (rows.length === maxRows) throw new SpreadsheetError('filas', { maximo: maxRows - 1 });
    const row = { fila: index + 1, celdas };
    requireShortCells(row, limits);
    rows.push(row);
  }
  return rows;
}

/** Trims texts; an empty text becomes an empty cell. */
function toCell(value: unknown): SheetCell {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim() || null;
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  return null;
}

function requireShortCells({ fila, celdas }: SheetRow, { maxCell }: SheetLimits): void {
  const place = celdas.findIndex((cell) => typeof cell === 'string' && cell.length > maxCell);
  if (place >= 0) throw new SpreadsheetError('celdaLarga', { celda: `${columnLetter(place)}${fila}`, maximo: maxCell });
}
