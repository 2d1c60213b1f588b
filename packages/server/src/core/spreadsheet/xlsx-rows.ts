import { formatValue, HucreError } from 'hucre';
import { rangeRef, readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { collectRows } from './collect-rows.ts';
import { SpreadsheetError, type SheetCell, type SheetLimits, type SheetRow } from './sheet.ts';
import { guardZip } from './zip-guard.ts';

/** Reads the non-empty rows of a workbook's first sheet. Throws `SpreadsheetError`. */
export async function readXlsxRows(buffer: Buffer, limits: SheetLimits): Promise<SheetRow[]> {
  guardZip(buffer, limits.maxUnpacked);
  try {
    return await showFormatted(buffer, await collectRows(streamXlsxRows(buffer), limits));
  } catch (error) {
    if (!(error instanceof HucreError)) throw error;
    throw new SpreadsheetError('ilegible', {}, error);
  }
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
