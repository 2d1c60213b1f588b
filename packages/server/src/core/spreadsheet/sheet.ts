import type { ColumnasLeidas, Lectura, LecturaPedida } from '@portal/contract/core';
import type { Message, MessageValue, SpanishTexts } from '@portal/messages';
import type { ReadColumn } from './columns.rules.ts';
import type { OtherShown, SheetCell, TableRow } from './table.rules.ts';

/** Non-empty row of a sheet. */
export interface SheetRow {
  /** Row number in the sheet, from 1. */
  readonly fila: number;
  readonly celdas: readonly SheetCell[];
  /** Places in `celdas` of the cells that hold a formula; absent without one. */
  readonly formulas?: readonly number[];
  /** Filtered out, or hidden by hand. */
  readonly oculta?: boolean;
  /** Texts of numbers as their formats show them to people, by their places: codes with their zeros and dashes. */
  readonly muestras?: ReadonlyMap<number, string>;
  /** Formats of the other numbers, by their places: what the cell shows, and the text of the number. */
  readonly vistas?: ReadonlyMap<number, () => Omit<OtherShown, 'lugar'> | undefined>;
}

/** The columns of an import in a sheet. */
export interface SheetTable {
  readonly columnas: ColumnasLeidas;
  /** First rows that are titles unless they are records; 0 below a header. */
  readonly titulos: number;
  readonly rows: readonly TableRow[];
  readonly lectura: Lectura;
}

/** Columns chosen by hand: the letter of the column of each field; a field without one is not read. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** Limits of an uploaded spreadsheet (P40). */
export interface SheetLimits {
  readonly maxBytes: number;
  /** Non-empty rows, the header included. */
  readonly maxRows: number;
  /** Characters of a cell. */
  readonly maxCell: number;
  /** Total unpacked bytes of all parts of a workbook. */
  readonly maxUnpacked: number;
}

type Values = Record<string, MessageValue>;

/** A problem that the person can solve: not a spreadsheet, damaged, too big, or with a password. */
export class SpreadsheetError extends Error {
  readonly sentence: Message;
  constructor(key: keyof SpanishTexts['planilla'], valores: Values = {}, cause?: unknown) {
    super(key, { cause });
    this.sentence = Object.keys(valores).length === 0 ? { clave: `planilla.${key}` } : { clave: `planilla.${key}`, valores };
  }
}

/** Request to the reading thread. */
export interface SheetRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly limits: SheetLimits;
  readonly columns: readonly ReadColumn[];
  readonly pedido: LecturaPedida;
  /** Columns chosen by hand. */
  readonly chosen?: ChosenColumns | undefined;
}

/** Answer of the reading thread. */
export type SheetAnswer = { readonly table: SheetTable } | { readonly problem: Message };
