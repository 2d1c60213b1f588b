import { formatValue, HucreError } from 'hucre';
import { rangeRef, readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { collectRows } from './collect-rows.ts';
import { SpreadsheetError, type SheetCell, type SheetLimits, type SheetRow } from './sheet.ts';
import { guardZip } from './zip-guard.ts';

/** Reads the non-empty rows of a workbook's first sheet. Throws `SpreadsheetError`. */
export async function readXlsxRows(buffer: Buffer, limits: SheetLimits): Promise<SheetRow[]> {
  const formulas = guardZip(buffer, limits.maxUnpacked);
  try {
    const rows = await collectRows(streamXlsxRows(buffer), limits);
    const readStyles = rows.some(({ celdas }) => celdas.some((cell) => typeof cell === 'number'));
    return readStyles || formulas ? await readAgain(buffer, rows, readStyles) : rows;
  } catch (error) {
    if (!(error instanceof HucreError)) throw error;
    throw new SpreadsheetError('ilegible', {}, error);
  }
}

/** Formats that change the displayed value: percentages and numbers padded with zeros. */
const SHOWN_BY_FORMAT = /%|^00+$/;

/**
 * Marks the cells of formulas, and replaces numbers of such formats by their displayed text, 0.5 by `50%`. Reads the file again, because
 * the row stream omits both.
 */
async function readAgain(buffer: Buffer, rows: readonly SheetRow[], readStyles: boolean): Promise<SheetRow[]> {
  const width = Math.max(1, ...rows.map(({ celdas }) => celdas.length));
  const range = rangeRef(0, 0, (rows.at(-1)?.fila ?? 1) - 1, width - 1);
  const { sheets } = await readXlsx(buffer, { sheets: [0], readStyles, range });
  const cellAt = (fila: number, column: number) => sheets[0]?.cells?.get(`${fila - 1},${column}`);
  return rows.map(({ fila, celdas }) => ({
    fila,
    celdas: celdas.map((cell, column) => (typeof cell === 'number' ? shownAs(cell, cellAt(fila, column)?.style?.numFmt ?? '') : cell)),
    ...marked(celdas.flatMap((_cell, column) => (cellAt(fila, column)?.formula === undefined ? [] : [column]))),
  }));
}

const marked = (formulas: readonly number[]): Pick<SheetRow, 'formulas'> => (formulas.length > 0 ? { formulas } : {});

const shownAs = (value: number, format: string): SheetCell => (SHOWN_BY_FORMAT.test(format) ? formatValue(value, format) : value);
