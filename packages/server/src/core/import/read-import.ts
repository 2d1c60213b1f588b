import {
  type ColumnasLeidas,
  type Field,
  type ImportDefinition,
  type ImportField,
  type ImportTypes,
  type Lectura,
  type LecturaPedida,
  SHEET_MAX_BYTES,
} from '@portal/contract';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { mapInTurns } from '../turns.ts';
import { readRow } from './cells.rules.ts';
import type { ReadRow } from './rows.rules.ts';

/** A cell takes as many characters as one of Excel. */
const LIMITS = { maxBytes: SHEET_MAX_BYTES, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };

export interface ReadImport<T extends ImportTypes> {
  readonly columnas: ColumnasLeidas;
  readonly rows: readonly ReadRow<T>[];
  readonly lectura: Lectura;
}

/** File to read. */
export interface SentFile {
  readonly bytes: Uint8Array;
  /** What its sender said of the reading. */
  readonly pedido: LecturaPedida;
  readonly id_usuario: number;
}

/** Reads the rows of a workbook or CSV by its header, or by position (P40). Errors: 422 for a file that is no such spreadsheet. */
export async function readImport<T extends ImportTypes>(
  definition: ImportDefinition<T>,
  { bytes, ...sent }: SentFile,
): Promise<ReadImport<T>> {
  const limits = { ...LIMITS, maxRows: definition.maxRows + 1 };
  const columns = definition.columns.map((column) => ({ ...column, comoSeVe: isText(definition.fields[column.campo]) }));
  const { columnas, rows: read, lectura } = await readSpreadsheet(bytes, { limits, columns, ...sent });
  const places = new Map<string, number>(definition.columns.map(({ campo }, place) => [campo, place]));
  const rows = await mapInTurns(read, ({ fila, hoja, textos, ...marks }) => ({
    ...readRow(definition, { fila, text: (campo) => textos[places.get(campo) ?? -1] ?? '' }, marks),
    ...(hoja !== undefined && { hoja }),
  }));
  return { ...withoutHeader(columnas, rows), lectura };
}

/** Codes and texts count as people see them; numbers and days by their value. */
const isText = (field: Field | undefined): boolean => field?.column.kind === 'codigo' || field?.column.kind === 'texto';

/** Takes the first row of a sheet without known names as its header, unless its cells are those of a record. */
function withoutHeader<T extends ImportTypes>(columnas: ColumnasLeidas, rows: readonly ReadRow<T>[]): Omit<ReadImport<T>, 'lectura'> {
  const [first, ...below] = rows;
  if (columnas.fila !== null || !first || first.values || below.length === 0) return { columnas, rows };
  const headers = columnas.columnas.map((column) => ({ ...column, encabezado: first.text(column.campo as ImportField<T>) || null }));
  return { columnas: { ...columnas, fila: first.fila, columnas: headers }, rows: below };
}
