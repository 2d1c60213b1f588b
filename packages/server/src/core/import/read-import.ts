import { type ColumnasLeidas, type ImportDefinition, type ImportField, type ImportTypes, SHEET_MAX_BYTES } from '@portal/contract';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { mapInTurns } from '../turns.ts';
import { readRow } from './cells.rules.ts';
import type { ReadRow } from './rows.rules.ts';

/** A cell takes as many characters as one of Excel. */
const LIMITS = { maxBytes: SHEET_MAX_BYTES, maxColumns: 60, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };

export interface ReadImport<T extends ImportTypes> {
  readonly columnas: ColumnasLeidas;
  readonly rows: readonly ReadRow<T>[];
}

/** Reads the rows of a workbook or CSV by its header, or by position (P40). Errors: 422 for a file that is no such spreadsheet. */
export async function readImport<T extends ImportTypes>(definition: ImportDefinition<T>, bytes: Uint8Array): Promise<ReadImport<T>> {
  const limits = { ...LIMITS, maxRows: definition.maxRows + 1 };
  const { columnas, rows: read } = await readSpreadsheet(bytes, limits, definition.columns);
  const places = new Map<string, number>(definition.columns.map(({ campo }, place) => [campo, place]));
  const rows = await mapInTurns(read, ({ fila, textos, ...marks }) =>
    readRow(definition, { fila, text: (campo) => textos[places.get(campo) ?? -1] ?? '' }, marks),
  );
  return withoutHeader(columnas, rows);
}

/** Takes the first row of a sheet without known names as its header, unless its cells are those of a record. */
function withoutHeader<T extends ImportTypes>(columnas: ColumnasLeidas, rows: readonly ReadRow<T>[]): ReadImport<T> {
  const [first, ...below] = rows;
  if (columnas.fila !== null || !first || first.values || below.length === 0) return { columnas, rows };
  const headers = columnas.columnas.map((column) => ({ ...column, encabezado: first.text(column.campo as ImportField<T>) || null }));
  return { columnas: { ...columnas, fila: first.fila, columnas: headers }, rows: below };
}
