import { useMemo, useState } from 'react';
import type { Column } from './column.ts';
import type { TableState } from '../../core/router/table-state.ts';

interface Options<Row> {
  columns: Column<Row>[];
  pageSizes: readonly number[];
  defaultState?: Partial<TableState>;
  state?: Partial<TableState>;
  onStateChange?: (state: TableState) => void;
}

/** The state in force and one way to change it. Whatever changes the rows goes back to page 1. */
export function useTableState<Row>({ columns, pageSizes, defaultState, state, onStateChange }: Options<Row>) {
  const [own, setOwn] = useState<Partial<TableState>>({});
  const current = useMemo<TableState>(
    () => ({
      page: 1,
      size: pageSizes[0] ?? 10,
      sort: '',
      search: '',
      filters: {},
      hidden: columns.filter((column) => column.hidden).map((column) => column.id),
      ...defaultState,
      ...defined(state ?? own),
    }),
    [columns, pageSizes, defaultState, state, own],
  );
  const change = (part: Partial<TableState>) => {
    const next = { ...current, ...('page' in part || 'hidden' in part ? {} : { page: 1 }), ...part };
    if (!state) setOwn(next);
    onStateChange?.(next);
  };
  return [current, change] as const;
}

/** The filters as a server takes them: of columns that have one, and none when nothing is filtered. */
export function filtersInForce<Row>(
  columns: readonly Column<Row>[],
  filters: TableState['filters'] = {},
): Record<string, string> | undefined {
  const set = columns.flatMap(({ id, filter }) => (filter && filters[id] ? [[id, filters[id]] as const] : []));
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

function defined(state: Partial<TableState>): Partial<TableState> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

/** "-fecha" as TanStack's sorting state. */
export function parseSort(sort: string): { id: string; desc: boolean }[] {
  if (!sort) return [];
  return sort.startsWith('-') ? [{ id: sort.slice(1), desc: true }] : [{ id: sort, desc: false }];
}

/** What a click on a header asks for: ascending, descending, then none. */
export function nextSort(sort: string, id: string): string {
  if (sort === id) return `-${id}`;
  return sort === `-${id}` ? '' : id;
}
