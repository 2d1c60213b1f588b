import type { ImportColumn } from '@portal/contract/core';
import { openCsv } from './csv/csv-rows.ts';
import type { SheetSource } from './sheet-source.ts';
import { SpreadsheetError, type SheetLimits } from './sheet.ts';
import type { Letters } from './csv/single-byte.ts';
import { openXlsx } from './xlsx/xlsx-rows.ts';

/** File with its sheets; a CSV is one. */
export interface OpenFile {
  readonly sheets: readonly SheetSource[];
  /** How the letters of a CSV were read that does not say it. */
  readonly letras?: Letters;
}

/** First bytes of an archive, which a workbook is, and of the container of an old .xls or of a workbook with a password. */
const ZIP = Buffer.from('504b0304', 'hex');
const EMPTY_ZIP = Buffer.from('504b0506', 'hex');
const OLE = Buffer.from('d0cf11e0', 'hex');

/**
 * Opens a workbook or a CSV: the bytes say which of both it is, whatever the name of the file. Blocks its thread meanwhile, so run it in a
 * worker. Throws `SpreadsheetError`.
 */
export function openFile(bytes: Uint8Array, limits: SheetLimits, columns: readonly ImportColumn[]): OpenFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const startsWith = (magic: Buffer) => buffer.subarray(0, magic.length).equals(magic);
  if (buffer.length === 0) throw new SpreadsheetError('vacia');
  if (buffer.length > limits.maxBytes) throw new SpreadsheetError('grande');
  if (startsWith(OLE)) throw new SpreadsheetError('antigua');
  if (startsWith(ZIP) || startsWith(EMPTY_ZIP)) return { sheets: openXlsx(buffer, limits) };
  const { letras, ...sheet } = openCsv(buffer, limits, columns);
  return { sheets: [sheet], ...(letras && { letras }) };
}
