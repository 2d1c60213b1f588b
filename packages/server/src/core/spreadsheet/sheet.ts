/** A value as the sheet holds it; formulas give the result that was saved with them, dates are UTC midnights. */
export type SheetCell = string | number | boolean | Date | null;

export interface SheetRow {
  /** Number of the row as the person sees it, from 1. */
  readonly fila: number;
  readonly celdas: readonly SheetCell[];
}

export interface SheetLimits {
  /** Rows with content, the header among them. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Bytes of all parts of the file together, unpacked. */
  readonly maxUnpacked: number;
}

/** What a person can do something about: no workbook, damaged, too big, with a password. */
export class SpreadsheetError extends Error {}

export interface SheetRequest {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

/** What the reading thread answers. */
export type SheetAnswer = { readonly rows: SheetRow[] } | { readonly problem: string };
