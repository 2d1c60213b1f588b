import { HucreError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { SpreadsheetError, type SheetCell, type SheetLimits, type SheetRow } from './sheet.ts';
import { guardZip } from './zip-guard.ts';

/** Rows with content of the first sheet. Blocks its thread while it unpacks: run it in one of its own. Throws `SpreadsheetError`. */
export async function readRows(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 22) throw new SpreadsheetError('El archivo está vacío o no es una planilla .xlsx.');
  guardZip(buffer, limits.maxUnpacked);
  try {
    return await collect(buffer, limits);
  } catch (error) {
    if (!(error instanceof HucreError)) throw error;
    throw new SpreadsheetError('La planilla no se puede leer. Ábrala y guárdela otra vez como .xlsx.', { cause: error });
  }
}

async function collect(buffer: Buffer, { maxRows, maxColumns }: SheetLimits): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const { index, values } of streamXlsxRows(buffer)) {
    const celdas = values.slice(0, maxColumns).map(toCell);
    if (celdas.every((cell) => cell === null)) continue;
    if (rows.length === maxRows) throw new SpreadsheetError(`La planilla tiene más de ${maxRows - 1} filas. Divídala en varias.`);
    rows.push({ fila: index + 1, celdas });
  }
  return rows;
}

/** Texts without blanks around them; an empty text is an empty cell. */
function toCell(value: unknown): SheetCell {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim() || null;
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  return null;
}
