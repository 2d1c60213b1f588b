import type { ImportColumn } from '@portal/contract';
import { readCsvRows } from './csv-rows.ts';
import { SpreadsheetError, type SheetLimits, type SheetRow } from './sheet.ts';
import { readXlsxRows } from './xlsx-rows.ts';

/** First bytes of an archive, which a workbook is, and of the container of an old .xls or of a workbook with a password. */
const ZIP = Buffer.from('504b0304', 'hex');
const EMPTY_ZIP = Buffer.from('504b0506', 'hex');
const OLE = Buffer.from('d0cf11e0', 'hex');

/**
 * Reads the non-empty rows of a workbook's first sheet, or of a CSV: the bytes say which of both it is, whatever the name of the file.
 * Blocks its thread meanwhile, so run it in a worker. Throws `SpreadsheetError`.
 */
export async function readRows(bytes: Uint8Array, limits: SheetLimits, columns: readonly ImportColumn[]): Promise<SheetRow[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const startsWith = (magic: Buffer) => buffer.subarray(0, magic.length).equals(magic);
  if (buffer.length === 0) throw new SpreadsheetError('vacia');
  if (buffer.length > limits.maxBytes) throw new SpreadsheetError('grande');
  if (startsWith(OLE)) throw new SpreadsheetError('antigua');
  return startsWith(ZIP) || startsWith(EMPTY_ZIP) ? readXlsxRows(buffer, limits) : readCsvRows(buffer, limits, columns);
}
