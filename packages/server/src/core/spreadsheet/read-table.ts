import type { ImportColumn } from '@portal/contract';
import { rowTexts } from './cell-text.ts';
import { matchHeader } from './columns.rules.ts';
import { SpreadsheetError, type SheetRow, type SheetTable } from './sheet.ts';

/** Finds the header of a sheet and reads the columns of an import below it (P40). Throws `SpreadsheetError`. */
export function readTable(sheet: readonly SheetRow[], columns: readonly ImportColumn[]): SheetTable {
  const rows = sheet.map((row) => ({ ...row, textos: rowTexts(row) }));
  const match = matchHeader(rows, columns);
  if ('faltan' in match) throw new SpreadsheetError('faltanColumnas', { columnas: match.faltan.join(', ') });
  const below = rows.slice(match.header + 1);
  if (below.length === 0) throw new SpreadsheetError('sinFilas');
  return {
    columnas: match.columnas,
    rows: below.map(({ fila, textos, celdas, formulas = [] }) => ({
      fila,
      textos: match.places.map((place) => (place === undefined ? '' : (textos[place] ?? ''))),
      fechas: match.places.flatMap((place, index) => (place !== undefined && celdas[place] instanceof Date ? [index] : [])),
      formulas: match.places.flatMap((place, index) => (place !== undefined && formulas.includes(place) ? [index] : [])),
    })),
  };
}
