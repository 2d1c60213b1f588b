import type { ColumnasLeidas } from '@portal/contract';
import { rowTexts } from './cell-text.ts';
import { columnLetter, matchHeader } from './columns.rules.ts';
import { SpreadsheetError, type ReadColumn, type SheetRow, type TableRow } from './sheet.ts';

/** Rows of one sheet and which of its columns are hidden. */
export interface SheetRows {
  readonly rows: readonly SheetRow[];
  readonly isHidden: (place: number) => boolean;
}

/** Columns of an import in one sheet. */
export interface OneTable {
  readonly columnas: ColumnasLeidas;
  readonly rows: readonly TableRow[];
  /** Hidden rows below the header, read or not. */
  readonly filasOcultas: number;
  readonly ocultasLeidas: boolean;
  /** Letters of the hidden columns that are read. */
  readonly columnasOcultas: readonly string[];
}

/**
 * Finds the header of a sheet and reads the columns of an import below it (P40). Leaves out the hidden rows unless `withHidden` says
 * otherwise, or nothing would be left. Throws `SpreadsheetError`.
 */
export function readTable({ rows: sheet, isHidden }: SheetRows, columns: readonly ReadColumn[], withHidden: boolean): OneTable {
  const rows = sheet.map((row) => ({ ...row, textos: rowTexts(row) }));
  const match = matchHeader(rows, columns);
  if ('faltan' in match) throw new SpreadsheetError('faltanColumnas', { columnas: match.faltan.join(', ') });
  const below = rows.slice(match.header + 1);
  if (below.length === 0) throw new SpreadsheetError('sinFilas');
  const seen = below.filter(({ oculta }) => !oculta);
  const ocultasLeidas = withHidden || seen.length === 0;
  const read = ocultasLeidas ? below : seen;
  const { places } = match;
  return {
    columnas: match.columnas,
    rows: read.map(({ fila, textos, celdas, muestras, formulas = [] }) => ({
      fila,
      textos: places.map((place, index) => {
        if (place === undefined) return '';
        return (columns[index]?.comoSeVe ? muestras?.get(place) : undefined) ?? textos[place] ?? '';
      }),
      fechas: places.flatMap((place, index) => (place !== undefined && celdas[place] instanceof Date ? [index] : [])),
      formulas: places.flatMap((place, index) => (place !== undefined && formulas.includes(place) ? [index] : [])),
    })),
    filasOcultas: below.length - seen.length,
    ocultasLeidas,
    columnasOcultas: places.filter((place) => place !== undefined && isHidden(place)).map((place) => columnLetter(place ?? 0)),
  };
}
