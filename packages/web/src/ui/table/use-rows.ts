import { useDeferredValue, useMemo } from 'react';
import { useLocale, useTimeZone } from 'use-intl';
import { arrange, rowSearch } from './arrange.ts';
import type { ListModel } from './use-list.ts';
import type { ListRows } from '../../core/list/list-rows.ts';

const NONE: never[] = [];

/** Rows of a list from one to another, counted from 1. */
export interface RowRange {
  readonly desde: number;
  readonly hasta: number;
  readonly total: number;
}

/** List with the rows of the current page and the number of matching rows. */
export interface TableModel<Row> extends ListModel<Row> {
  /** All rows of the response: the whole list or one server page. */
  readonly rows: readonly Row[];
  readonly page: readonly Row[];
  /** All rows that match, in the order of the list; of a server page its rows. */
  readonly matching: readonly Row[];
  readonly total: number;
  /** True when the server filters, sorts and pages. */
  readonly paged: boolean;
  readonly loaded: boolean;
  /** The rows are those of the request before. */
  readonly old: boolean;
  readonly collator: Intl.Collator;
}

/** Returns which rows the page shows, counted from 1, and of how many; undefined before the first answer. */
export function rangeOf<Row>({ loaded, state, total }: TableModel<Row>): RowRange | undefined {
  if (!loaded) return undefined;
  const before = (state.pagina - 1) * state.tamano;
  return { desde: Math.min(before + 1, total), hasta: Math.min(before + state.tamano, total), total };
}

/** Joins a list with its rows: keeps a server page as it is; searches, filters, sorts and pages whole rows. */
export function useRows<Row extends object>(list: ListModel<Row>, { rows: read, total, old = false }: ListRows<Row>): TableModel<Row> {
  const { columns, definition, state } = list;
  const rows = read ?? NONE;
  const paged = total !== undefined;
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }), [locale]);
  const wanted = useDeferredValue(state.buscar.trim());
  const matches = useMemo(() => rowSearch(columns, definition.search), [columns, definition.search]);
  const matching = useMemo(() => {
    if (paged) return rows;
    const found = wanted ? rows.filter((row) => matches(row, wanted)) : rows;
    return arrange(found, columns, { orden: state.orden, filtro: state.filtro, collator, timeZone });
  }, [paged, rows, wanted, matches, columns, state.orden, state.filtro, collator, timeZone]);
  const start = (state.pagina - 1) * state.tamano;
  const page = useMemo(() => (paged ? matching : matching.slice(start, start + state.tamano)), [paged, matching, start, state.tamano]);
  return { ...list, rows, page, matching, total: total ?? matching.length, paged, loaded: read !== undefined, old, collator };
}
