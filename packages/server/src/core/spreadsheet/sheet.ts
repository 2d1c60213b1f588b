import type { Message, SpanishTexts } from '@portal/messages';

/** Value of a cell; a formula has its saved result, a date is a UTC midnight. */
export type SheetCell = string | number | boolean | Date | null;

/** Non-empty row of a sheet. */
export interface SheetRow {
  /** Row number in the sheet, from 1. */
  readonly fila: number;
  readonly celdas: readonly SheetCell[];
}

/** Limits of an uploaded workbook (P40). */
export interface SheetLimits {
  /** Non-empty rows, the header included. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Total unpacked bytes of all parts of the file. */
  readonly maxUnpacked: number;
}

/** A problem that the person can solve: not a workbook, damaged, too big, or with a password. */
export class SpreadsheetError extends Error {
  readonly sentence: Message;
  constructor(key: keyof SpanishTexts['planilla'], { cause, maximo }: { readonly cause?: unknown; readonly maximo?: number } = {}) {
    super(key, { cause });
    this.sentence = maximo === undefined ? { clave: `planilla.${key}` } : { clave: `planilla.${key}`, valores: { maximo } };
  }
}

/** Request to the reading thread. */
export interface SheetRequest {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

/** Answer of the reading thread. */
export type SheetAnswer = { readonly rows: SheetRow[] } | { readonly problem: Message };
