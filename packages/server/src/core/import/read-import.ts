import {
  type CeldasLeidas,
  type ColumnasLeidas,
  type Enmendada,
  type Field,
  type ImportDefinition,
  type ImportField,
  type ImportTypes,
  type Lectura,
  type LecturaPedida,
  SHEET_MAX_BYTES,
} from '@portal/contract/core';
import type { ChosenColumns, SheetTable } from '../spreadsheet/sheet.ts';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { message } from '@portal/messages';
import { AppError } from '../../errors/errors.ts';
import { mapYielding } from '../yield-every.ts';
import { carryCells } from './carried-cells.rules.ts';
import { readRow } from './cells.rules.ts';
import type { DayChoice } from './reading/day-columns.rules.ts';
import { mendRows, type MendedRow } from './mended-cells.rules.ts';
import type { Enmienda } from './rows.rules.ts';
import { readCells } from './reading/read-cells.rules.ts';
import { type Recordada, rememberedOf, withRemembered } from './remembered-columns.rules.ts';
import type { ReadRow } from './rows.rules.ts';

/** A cell takes as many characters as one of Excel. */
const LIMITS = { maxBytes: SHEET_MAX_BYTES, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };

export interface ReadImport<T extends ImportTypes> {
  readonly columnas: ColumnasLeidas;
  readonly rows: readonly ReadRow<T>[];
  readonly lectura: Lectura;
  readonly celdas: CeldasLeidas;
  /** Cells that were mended. */
  readonly enmiendas: readonly Enmienda[];
}

/** File to read, and how. */
export interface SentFile<T extends ImportTypes> {
  readonly bytes: Uint8Array;
  /** Choices of the sender about the reading. */
  readonly pedido: LecturaPedida;
  readonly id_usuario: number;
  readonly days: DayChoice;
  /** Columns chosen by hand. */
  readonly chosen?: ChosenColumns | undefined;
  /** Columns as remembered from earlier files. */
  readonly recordadas?: readonly Recordada[];
  /** Cells that earlier reviews mended, and those to mend now. */
  readonly mending?: { readonly antes: readonly Enmienda[]; readonly pedida: Enmendada | undefined };
  /** Rows of a file that is no spreadsheet, as another reader found them; each column is its own field. */
  readonly table?: SheetTable | undefined;
  /** Says whether the first row of a sheet without known names is a record, which a header is not. */
  readonly isRecord?: (row: ReadRow<T>) => Promise<boolean> | boolean;
}

/** Mends cells. Throws 422 when the row to mend was not read. */
function mendedRows(...[rows, mending]: Parameters<typeof mendRows>): ReturnType<typeof mendRows> {
  const mended = mendRows(rows, mending);
  if (!mended.found) throw new AppError('no_procesable', message('importacion.filaSinLeer', { fila: mending.pedida?.fila ?? 0 }));
  return mended;
}

/** Reads the rows of a workbook or CSV by its header, or by position (P40). Errors: 422 for a file that is no such spreadsheet. */
export async function readImport<T extends ImportTypes>(
  definition: ImportDefinition<T>,
  { bytes, days, isRecord = ({ values }) => values !== undefined, recordadas = [], mending, table, ...asked }: SentFile<T>,
): Promise<ReadImport<T>> {
  const limits = { ...LIMITS, maxRows: definition.maxRows + 1 };
  const columns = definition.columns.map((column) => ({ ...column, comoSeVe: isText(definition.fields[column.campo]) }));
  const remembered = withRemembered(columns, recordadas);
  const { columnas, titulos, rows: read, lectura } = table ?? (await readSpreadsheet(bytes, { limits, columns: remembered, ...asked }));
  const hoja = lectura.hojas.find(({ leida }) => leida)?.nombre ?? null;
  const mended = mendedRows(read, { antes: [], pedida: undefined, ...mending, columns, hoja });
  const { rows, celdas } = await readTableRows(definition, mended.rows, days);
  const headed = columnas.fila === null && !table ? await withoutHeader(columnas, rows, { titulos, isRecord }) : { columnas, rows };
  const used = asked.chosen ? null : rememberedOf(headed.columnas, columns, recordadas);
  return { ...headed, columnas: { ...headed.columnas, recordadas: used }, lectura, celdas, enmiendas: mended.enmiendas };
}

/** Codes and texts count as people see them; numbers and days by their value. */
const isText = (field: Field | undefined): boolean => field?.column.kind === 'codigo' || field?.column.kind === 'texto';

/** Reads the cells of rows by their columns, and judges each row by the schemas of its fields. */
export async function readTableRows<T extends ImportTypes>(
  definition: ImportDefinition<T>,
  table: readonly MendedRow[],
  days: DayChoice,
): Promise<Pick<ReadImport<T>, 'rows' | 'celdas'>> {
  const { columns, fields, padron } = definition;
  const kinds = columns.map(({ campo }) => fields[campo]?.column);
  const places = new Map<string, number>(columns.map(({ campo }, place) => [campo, place]));
  const { completar, arrastrar } = definition;
  const carried = carryCells(
    table,
    arrastrar.map((campo) => places.get(campo) ?? -1),
  );
  const whole = completar ? carried.map((row) => completed(completar, row, { columns, places })) : carried;
  const { rows: cells, celdas } = readCells(whole, { columns, kinds, padron, days });
  const rows = await mapYielding(cells, ({ textos, hoja, enmiendas, motivos, ...row }) => ({
    // A row that a person mended is judged by its cells.
    ...readRow(definition, { ...row, ...(motivos && !enmiendas && { motivos }), text: (campo) => textos[places.get(campo) ?? -1] ?? '' }),
    ...(hoja !== undefined && { hoja }),
    ...(enmiendas && { enmiendas }),
  }));
  return { rows, celdas };
}

/** Fills the cells of a row that others of it say. */
function completed<T extends ImportTypes>(
  completar: NonNullable<ImportDefinition<T>['completar']>,
  row: MendedRow,
  { columns, places }: Pick<ImportDefinition<T>, 'columns'> & { readonly places: ReadonlyMap<string, number> },
): MendedRow {
  const found = completar((campo) => row.textos[places.get(campo) ?? -1] ?? '');
  if (Object.keys(found).length === 0) return row;
  return { ...row, textos: row.textos.map((text, place) => (columns[place] && found[columns[place].campo]) ?? text) };
}

/** Takes the first row of a sheet without known names, below its titles, as the header, unless it is a record. */
async function withoutHeader<T extends ImportTypes>(
  columnas: ColumnasLeidas,
  rows: readonly ReadRow<T>[],
  { titulos, isRecord }: { readonly titulos: number; readonly isRecord: NonNullable<SentFile<T>['isRecord']> },
): Promise<Pick<ReadImport<T>, 'columnas' | 'rows'>> {
  for (const [index, row] of rows.slice(0, titulos + 1).entries()) {
    if (await isRecord(row)) return { columnas, rows: rows.slice(index) };
  }
  const [header, ...below] = rows.slice(titulos);
  return header && below.length > 0 ? { columnas: withHeader(columnas, header), rows: below } : { columnas, rows };
}

function withHeader<T extends ImportTypes>(columnas: ColumnasLeidas, header: ReadRow<T>): ColumnasLeidas {
  const known = new Map(columnas.columnas.map(({ campo }) => [campo, header.text(campo as ImportField<T>) || null]));
  const headingOf = (campo: string | null) => (campo === null ? null : (known.get(campo) ?? null));
  return {
    ...columnas,
    fila: header.fila,
    columnas: columnas.columnas.map((column) => ({ ...column, encabezado: headingOf(column.campo) })),
    archivo: columnas.archivo.map((column) => {
      const encabezado = headingOf(column.campo);
      return { ...column, encabezado, muestra: column.muestra.filter((text) => text !== encabezado) };
    }),
  };
}
