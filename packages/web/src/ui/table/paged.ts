import { messageOf } from '../../core/client/api-error.ts';
import type { Column } from './column.ts';
import { filtersInForce } from './use-table-state.ts';
import type { TableState } from '../../core/router/table-state.ts';

/** What a server-side list is asked for (P36), from its state in the address. */
export function pageOf<Row>(columns: readonly Column<Row>[], { page = 1, size = 10, sort, search, filters }: Partial<TableState>) {
  return { pagina: page, tamano: size, orden: sort, buscar: search, filtro: filtersInForce(columns, filters) };
}

interface PageQuery<Row> {
  readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What the DataTable of a server-side list takes from the answer. */
export function pagedRows<Row>({ data, isFetching, error, refetch }: PageQuery<Row>) {
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    loading: isFetching,
    error: error && messageOf(error),
    onRetry: () => void refetch(),
  };
}
