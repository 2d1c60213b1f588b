/** Cell of a table: a number keeps its kind in a workbook. */
export type Celda = string | number | null;

/** Table of the record, with the widths of its columns on paper in millimetres. */
export interface Tabla {
  readonly title: string;
  readonly headers: readonly string[];
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Celda[])[];
}

/** Worded record of a person, for PDF and workbook alike. */
export interface ExpedienteTexts {
  readonly title: string;
  /** Name of the file without its ending. */
  readonly file: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Facts of the document itself: when, by whom, and the hash. */
  readonly issue: readonly (readonly [label: string, value: string])[];
  readonly factHeaders: readonly [string, string];
  readonly factsTitle: string;
  readonly issued: string;
  readonly minutes: string;
  readonly hash: string;
  readonly hashText: string;
  readonly none: string;
  readonly tables: readonly Tabla[];
  readonly page: (pagina: number, total: number) => string;
  /** Words a number on paper. */
  readonly number: (value: number) => string;
}
