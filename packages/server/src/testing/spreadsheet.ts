import { PREGUNTA_COLUMNAS } from '@portal/contract';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';

/** A workbook with one sheet, as our own exports write it. */
export const buildSheet = (rows: CellValue[][]): Promise<Uint8Array> => writeXlsx({ sheets: [{ name: 'Hoja', rows }] });

/** A question spreadsheet: the template's header, then these rows. */
export const preguntaSheet = (...rows: CellValue[][]): Promise<Uint8Array> =>
  buildSheet([PREGUNTA_COLUMNAS.map(({ titulo }) => titulo), ...rows]);

/** Every row of a workbook's first sheet, its cells as they are typed. */
export const readSheet = async (workbook: Uint8Array): Promise<CellValue[][]> => (await readXlsx(workbook)).sheets[0]?.rows ?? [];
