import type { AnyList, Column, Columns, ListDefinition, RowOf, ShownName } from '@portal/contract';
import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** What a screen says of one column; everything else follows from the column's kind and from the catalogue. */
export interface ColumnDisplay<Row> {
  /** The title of the card that a row becomes on phones. */
  readonly primary?: true;
  /** Starts hidden; the column chooser shows it. */
  readonly hidden?: boolean;
  /** What is shown; the worded value unless given. */
  readonly cell?: (row: Row) => ReactNode;
  /** Of a list whose rows are all here: another value than the row's own, to show, search, filter and sort by. */
  readonly value?: (row: Row) => CellValue;
  /** Shows the hour of an instant too. */
  readonly hour?: true;
  readonly align?: 'left' | 'center' | 'right';
  /** No filter in the header. */
  readonly filter?: false;
  /** Default true. */
  readonly sortable?: false;
  /** What an `opcion` without labels may be, where not every row is here to tell. */
  readonly options?: readonly FilterOption[];
  /** The header, where no catalogue names the column: one that is known only when the list is read. */
  readonly header?: string;
}

/** Columns in the order in which a screen shows them. Shown columns of the list that are not named follow, hidden. */
export type ColumnDisplays<C extends Columns, Row = RowOf<C>> = {
  readonly [Name in ShownName<C>]?: ColumnDisplay<Row>;
} & { readonly [each: `${string}.${string}`]: ColumnDisplay<Row> };

/** What a screen says of the columns of one list: `const COLUMNS: DisplaysOf<typeof cursoMaestro.list> = { … }`. */
export type DisplaysOf<List> = List extends ListDefinition<infer C> ? ColumnDisplays<C> : never;

/** One column of a table, ready to be drawn. */
export interface ListColumn<Row> extends Omit<ColumnDisplay<Row>, 'header' | 'filter' | 'sortable' | 'value'> {
  readonly id: string;
  readonly header: string;
  readonly kind: Column['kind'];
  /** What is filtered and sorted. */
  readonly value: (row: Row) => CellValue;
  /** The value in words, for cells without their own drawing, for widths and for the search. */
  readonly text: (row: Row) => string;
  readonly filterable: boolean;
  readonly sorts: boolean;
}

/** The value of a column in a row; `avance.p12` is a value of the record in `avance`. */
export function valueIn(row: object, id: string): CellValue {
  const [owner = '', each] = id.split('.');
  const own = property(row, owner);
  const value = each === undefined ? own : property(own, each);
  return typeof value === 'object' ? null : (value as CellValue);
}

/** The key of a row, by which it is selected. */
export const keyOf = (row: object, { key }: AnyList): number => Number(valueIn(row, key));

const property = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? (from as Readonly<Record<string, unknown>>)[name] : undefined;
