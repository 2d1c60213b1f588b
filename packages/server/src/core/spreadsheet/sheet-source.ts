import type { SheetRow } from './sheet.ts';

/** Sheet of a file, which is read row by row as often as it is scanned. */
export interface SheetSource {
  /** Empty for a file without sheets. */
  readonly nombre: string;
  readonly oculta: boolean;
  /** It is the one that a person sees on opening. */
  readonly activa: boolean;
  /** Hands over the rows that have a value; returns which columns are hidden. Throws `SpreadsheetError`, and what `take` throws. */
  readonly scan: (take: (row: SheetRow) => void) => (place: number) => boolean;
}
