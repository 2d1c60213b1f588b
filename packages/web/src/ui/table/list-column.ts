import type { CifraId } from '@portal/contract/cifra';
import type { AnyList, Column, Columns, ListDefinition, RowOf, ShownName } from '@portal/contract/core';
import type { ReactNode } from 'react';

/** Value of a cell; null, undefined and '' count as empty. */
export type CellValue = string | number | boolean | null | undefined;

/** Option of a select: the value to filter by and its label. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Display options of one column; the rest follows from the column's kind and the catalogue. */
export interface ColumnDisplay<Row> {
  /** Makes it the title of a row's card on phones. */
  readonly primary?: true;
  /** Shown in rows only: the cards of phones leave it out, but for a change. */
  readonly wide?: true;
  /** Fills a card of phones from side to side, without its header: for content that names itself. */
  readonly across?: true;
  /** Starts hidden; the column chooser shows it. */
  readonly hidden?: boolean;
  /** Starts hidden where the window has no room for every column: below 1800 pixels, or below a `laptop`'s 1366. */
  readonly roomy?: true | 'laptop';
  /** Content of a cell; default: the value as text. */
  readonly cell?: (row: Row) => ReactNode;
  /** Replaces the row's own value for display, search, filter and order; only in lists with all their rows in the browser. */
  readonly value?: (row: Row) => CellValue;
  /** Adds the hour of an instant. */
  readonly hour?: true;
  readonly align?: 'left' | 'center' | 'right';
  /** Removes the filter from the header. */
  readonly filter?: false;
  /** Default true. */
  readonly sortable?: false;
  /** Options of an `opcion` without labels, for lists in server pages. */
  readonly options?: readonly FilterOption[];
  /** Header of a column without a text in the catalogue, because only the data knows it. */
  readonly header?: string;
}

/** Displays of the columns in their order on the screen; columns of the list that are missing here follow, hidden. */
export type ColumnDisplays<C extends Columns, Row = RowOf<C>> = {
  readonly [Name in ShownName<C>]?: ColumnDisplay<Row>;
} & { readonly [each: `${string}.${string}`]: ColumnDisplay<Row> };

/** Displays of the columns of one list: `const COLUMNS: DisplaysOf<typeof cursoMaestro.list> = { … }`. */
export type DisplaysOf<List> = List extends ListDefinition<infer C> ? ColumnDisplays<C> : never;

/** Column of a table, resolved from definition, display and catalogue. */
export interface ListColumn<Row> extends Omit<ColumnDisplay<Row>, 'header' | 'filter' | 'sortable' | 'value'> {
  readonly id: string;
  readonly header: string;
  readonly kind: Column['kind'];
  /** Figure that the column shows. */
  readonly cifra?: CifraId | undefined;
  /** Returns the value to filter and sort by. */
  readonly value: (row: Row) => CellValue;
  /** Returns the value as text, for cells without `cell`, for widths and for the search. */
  readonly text: (row: Row) => string;
  readonly filterable: boolean;
  readonly sorts: boolean;
}

/** Returns the value of a column in a row; `avance.p12` is a value of the record in `avance`. */
export function valueIn(row: object, id: string): CellValue {
  const [owner = '', each] = id.split('.');
  const own = property(row, owner);
  const value = each === undefined ? own : property(own, each);
  return typeof value === 'object' ? null : (value as CellValue);
}

/** Returns the key of a row, by which lists select it. */
export const keyOf = (row: object, { key }: AnyList): number => Number(valueIn(row, key));

const property = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? (from as Readonly<Record<string, unknown>>)[name] : undefined;
