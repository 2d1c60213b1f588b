import type { Message } from '@portal/messages';

/** Value of a cell; a formula has its saved result, a date is a UTC midnight. */
export type SheetCell = string | number | boolean | Date | null;

/** Number of which the cell shows another text. */
export interface OtherShown {
  /** Place of its column among those of the import. */
  readonly lugar: number;
  readonly muestra: string;
  readonly guarda: string;
}

/** Row below the header: the texts of the columns of an import, in their order. */
export interface TableRow {
  readonly fila: number;
  /** Name of its sheet, when several were read. */
  readonly hoja?: string;
  readonly textos: readonly string[];
  /** Places in `textos` of the cells that hold a date. */
  readonly fechas: readonly number[];
  /** Places in `textos` of the cells that hold a formula. */
  readonly formulas: readonly number[];
  /** Places in `textos` for which several columns of the file have different cells. */
  readonly choques: readonly number[];
  /** Cells of texts and codes that show their number otherwise: percentages, currencies, thousands; absent without one. */
  readonly vistas?: readonly OtherShown[];
  /** Reasons why the reader of the file refuses the row; absent without one. */
  readonly motivos?: readonly Message[];
  /** Warnings of the reader of the file. */
  readonly avisos?: readonly Message[];
}
