import { formatValue, HucreError } from 'hucre';
import { rangeRef, readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { SpreadsheetError, type SheetCell, type SheetLimits, type SheetRow } from './sheet.ts';
import { guardZip } from './zip-guard.ts';

/** Reads the non-empty rows of the first sheet. Blocks its thread while it unpacks, so run it in a worker. Throws `SpreadsheetError`. */
export async function readRows(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 22) throw new SpreadsheetError('vacia');
  guardZip(buffer, limits.maxUnpacked);
  try {
    return await showFormatted(buffer, await collect(buffer, limits));
  } catch (error) {
    if (!(error instanceof HucreError)) throw error;
    throw new SpreadsheetError('ilegible', {}, error);
  }
}

/** Rows read for each row that may be kept: people leave formatted, empty rows. */
const SEEN_ROWS = 5;

async function collect(buffer: Buffer, { maxRows, maxColumns }: SheetLimits): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let seen = 0;
  for await (const { index, values } of streamXlsxRows(buffer)) {
    // Empty rows cost their reading too.
    seen += 1;
    if (seen > maxRows * SEEN_ROWS) throw new SpreadsheetError('filas', { maximo: maxRows - 1 });
    const celdas = values.slice(0, maxColumns).map(toCell);
    if (celdas.every((cell) => cell === null)) continue;
    if (rows.length === maxRows) throw new SpreadsheetError('filas', { maximo: maxRows - 1 });
    rows.push({ fila: index + 1, celdas });
  }
  return rows;
}

/** Trims texts; an empty text becomes an empty cell. */
function toCell(value: unknown): SheetCell {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim() || null;
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  return null;
}

/** Formats that change the displayed value: percentages and numbers padded with zeros. */
const SHOWN_BY_FORMAT = /%|^00+$/;

/** Replaces numbers of such formats by their displayed text, 0.5 by `50%`. Reads the file again, because the row stream omits formats. */
async function showFormatted(buffer: Buffer, rows: SheetRow[]): Promise<SheetRow[]> {
  const numbers = rows.filter(({ celdas }) => celdas.some((cell) => typeof cell === 'number'));
  if (numbers.length === 0) return rows;
  const width = Math.max(...numbers.map(({ celdas }) => celdas.length));
  const range = rangeRef(0, 0, numbers.at(-1)!.fila - 1, width - 1);
  const { sheets } = await readXlsx(buffer, { sheets: [0], readStyles: true, range });
  const formatOf = (fila: number, column: number): string => sheets[0]?.cells?.get(`${fila - 1},${column}`)?.style?.numFmt ?? '';
  return rows.map(({ fila, celdas }) => ({
    fila,
    celdas: celdas.map((cell, column) => (typeof cell === 'number' ? shownAs(cell, formatOf(fila, column)) : cell)),
  }));
}

const shownAs = (value: number, format: string): SheetCell => (SHOWN_BY_FORMAT.test(format) ? formatValue(value, format) : value);
