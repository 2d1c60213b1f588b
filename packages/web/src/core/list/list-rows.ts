import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { messageOf } from '../client/api-error.ts';
import type { PageOf } from '../client/client.ts';

/** The rows of a list as its table takes them. */
export interface ListRows<Row> {
  /** Every row, or one page of them. */
  readonly rows: readonly Row[] | undefined;
  /** Number of all rows that match; given: `rows` is one page, filtered and ordered by the server. */
  readonly total?: number | undefined;
  readonly loading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
}

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const stateOf = ({ isFetching, error, refetch }: Query<unknown>) => ({
  loading: isFetching,
  error: error ? messageOf(error) : undefined,
  onRetry: () => void refetch(),
});

/** A query that reads every row, or one page of them. */
export function rowsOf<Row>(query: Query<readonly Row[] | PageOf<Row>>): ListRows<Row> {
  const { data } = query;
  if (data && 'total' in data) return { ...stateOf(query), rows: data.rows, total: data.total };
  return { ...stateOf(query), rows: data };
}

/** Reads one page of a list; the page before stays in sight while the next one comes. */
export function usePage<Row>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<PageOf<Row>>,
  options: { staleTime?: number } = {},
): ListRows<Row> {
  return rowsOf(useQuery({ queryKey, queryFn: ({ signal }) => read(signal), placeholderData: keepPreviousData, ...options }));
}
