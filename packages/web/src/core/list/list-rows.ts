import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { messageOf } from '../client/api-error.ts';
import type { PageOf } from '../client/client.ts';

/** Rows of a list with the state of their query. */
export interface ListRows<Row> {
  /** Every row, or one page; undefined before the first response. */
  readonly rows: readonly Row[] | undefined;
  /** Number of all matching rows; given when `rows` is one page, filtered and sorted by the server. */
  readonly total?: number | undefined;
  readonly loading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  /** Milliseconds of the answer. */
  readonly moment?: number | undefined;
}

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly dataUpdatedAt: number;
}

const stateOf = ({ isFetching, error, refetch, dataUpdatedAt }: Query<unknown>) => ({
  loading: isFetching,
  error: error ? messageOf(error) : undefined,
  onRetry: () => void refetch(),
  moment: dataUpdatedAt || undefined,
});

/** Converts a query of every row, or of one page. */
export function rowsOf<Row>(query: Query<readonly Row[] | PageOf<Row>>): ListRows<Row> {
  const { data } = query;
  if (data && 'total' in data) return { ...stateOf(query), rows: data.rows, total: data.total };
  return { ...stateOf(query), rows: data };
}

/** Fetches one page of a list; keeps the previous page visible while the next one loads. */
export function usePage<Row>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<PageOf<Row>>,
  options: { staleTime?: number } = {},
): ListRows<Row> {
  return rowsOf(useQuery({ queryKey, queryFn: ({ signal }) => read(signal), placeholderData: keepPreviousData, ...options }));
}
