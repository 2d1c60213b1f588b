import { PREGUNTA_COLUMNAS } from '@portal/contract';
import { type CellValue, writeXlsx } from 'hucre/xlsx';

/** A workbook with one sheet, as our own exports write it. */
export const buildSheet = (rows: CellValue[][]): Promise<Uint8Array> => writeXlsx({ sheets: [{ name: 'Hoja', rows }] });

/** A question spreadsheet: the template's header, then these rows. */
export const preguntaSheet = (...rows: CellValue[][]): Promise<Uint8Array> =>
  buildSheet([PREGUNTA_COLUMNAS.map(({ titulo }) => titulo), ...rows]);
