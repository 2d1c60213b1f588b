import { useTable, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useDeferredValue, useMemo } from 'react';
import { useLocale, useTimeZone } from 'use-intl';
import type { Column } from './column.ts';
import type { DataTableProps, Selection } from './data-table-props.ts';
import { features, rowSearch, toColumnDefs } from './row-model.ts';
import { parseSort, useTableState } from './use-table-state.ts';
import type { TableState } from '../../core/router/table-state.ts';

const PAGE_SIZES = [10, 100, 250, 500, 1000];
const NO_ROWS: never[] = [];
const NONE: readonly string[] = [];

/** Everything the parts of a table need to know: state, rows in force, columns shown, and TanStack's table behind them. */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows = NO_ROWS, rowId, total, pageSizes = PAGE_SIZES } = props;
  const server = total !== undefined;
  const collator = useCollator();
  const [state, change] = useTableState({ ...props, pageSizes });
  const shown = useMemo(() => columns.filter((column) => !state.hidden.includes(column.id)), [columns, state.hidden]);
  const timeZone = useTimeZone()!;
  const defs = useMemo(() => toColumnDefs(columns, { collator, timeZone }), [columns, collator, timeZone]);
  const data = useSearched(columns, rows, server ? '' : state.search);
  const selection = useRowSelection(props.selection);
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    manualFiltering: server,
    manualSorting: server,
    manualPagination: server,
    rowCount: total,
    autoResetPageIndex: false,
    state: { ...tanstackState(state), rowSelection: selection.state },
    onRowSelectionChange: selection.onChange,
  });
  return { table, state, change, columns, shown, rows, loaded: props.rows !== undefined, collator, pageSizes };
}

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;

/** True when the search or a filter leaves rows out. */
export const isNarrowed = (state: TableState): boolean => state.search !== '' || Object.values(state.filters).some(Boolean);

function tanstackState(state: TableState) {
  return {
    sorting: parseSort(state.sort),
    columnFilters: Object.entries(state.filters)
      .filter(([, value]) => value)
      .map(([id, value]) => ({ id, value })),
    columnVisibility: Object.fromEntries(state.hidden.map((id) => [id, false])),
    pagination: { pageIndex: state.page - 1, pageSize: state.size },
  };
}

function useSearched<Row extends object>(columns: Column<Row>[], rows: readonly Row[], search: string): readonly Row[] {
  const wanted = useDeferredValue(search.trim());
  const matches = useMemo(() => rowSearch(columns), [columns]);
  return useMemo(() => (wanted ? rows.filter((row) => matches(row, wanted)) : rows), [wanted, rows, matches]);
}

function useRowSelection<Row>(selection: Selection<Row> | undefined) {
  const selected = selection?.selected ?? NONE;
  const state = useMemo<RowSelectionState>(() => Object.fromEntries(selected.map((id) => [id, true as const])), [selected]);
  const onChange = (updater: Updater<RowSelectionState>) => {
    const next: Partial<Record<string, boolean>> = typeof updater === 'function' ? updater(state) : updater;
    selection?.onChange(Object.keys(next).filter((id) => next[id]));
  };
  return { state, onChange };
}

function useCollator(): Intl.Collator {
  const locale = useLocale();
  return useMemo(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }), [locale]);
}
