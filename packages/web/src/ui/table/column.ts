import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export interface FilterOption {
  value: string;
  label: string;
}

/** One column of a DataTable, meant to be written on one line. */
export interface Column<Row> {
  /** A field of the row, or any name together with `value`. */
  id: (keyof Row & string) | (string & {});
  header: string;
  /** What is sorted, searched, filtered and exported; the field `id` unless given. Codes should become their text here. */
  value?: (row: Row) => CellValue;
  /** What is shown; the value unless given. */
  cell?: (row: Row) => ReactNode;
  /** The value is a day or an instant: exported as a date; `moment` keeps its hour. */
  date?: true | 'moment';
  align?: 'left' | 'center' | 'right';
  /** Default true. */
  sortable?: boolean;
  /** `date` asks for days from and to; a column with `date` may have it. */
  filter?: 'text' | 'select' | 'date';
  /** Options of a select filter in server mode, by what the server compares; in client mode they come from the rows. */
  filterOptions?: readonly FilterOption[];
  /** Starts hidden; the column chooser shows it. */
  hidden?: boolean;
  /** The title of the card that a row becomes on phones. */
  primary?: boolean;
}

/** Infers nothing but the row: `defineColumns<Curso>([...])` checks every id and callback. */
export function defineColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  return columns;
}

/** The value of a column in a row. */
export function columnValue<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.value) return column.value(row);
  const raw = (row as Record<string, unknown>)[column.id];
  return raw === undefined || raw === null || typeof raw === 'object' ? null : (raw as CellValue);
}

/** The value as text, for searching and for cells without their own rendering. */
export function columnText<Row>(column: Column<Row>, row: Row): string {
  const value = columnValue(column, row);
  return value === null || value === undefined ? '' : String(value);
}
