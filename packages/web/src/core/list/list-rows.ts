import { hashKey, keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeferredQuery } from '../use-deferred-query.ts';
import { messageOf, tooLong } from '../client/api-error.ts';
import type { PageOf } from '../client/client.ts';

/** Rows of a list with the state of their query. */
export interface ListRows<Row> {
  /** Every row, or one page; undefined before the first response. */
  readonly rows: readonly Row[] | undefined;
  /** Number of all matching rows; given when `rows` is one page, filtered and sorted by the server. */
  readonly total?: number | undefined;
  readonly loading?: boolean;
  /** The rows answer what was asked before: they cannot be used (P197). */
  readonly old?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  /** Ends the loading, in the database too. */
  readonly onCancel?: (() => void) | undefined;
  /** True after the person cancelled: the rows are none, or those of the page before. */
  readonly cancelled?: boolean | undefined;
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

/** Milliseconds after which a list counts as failed, if neither the server nor the connection says so before. */
const READ_MS = 120_000;

/**
 * Fetches one page of a list, or every row; keeps the previous rows visible while the next ones load. The person can cancel the loading,
 * and it never lasts for ever.
 */
export function usePage<Row>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<PageOf<Row> | readonly Row[]>,
  options: { staleTime?: number } = {},
): ListRows<Row> {
  const client = useQueryClient();
  const [given, setGiven] = useState<string>();
  const { data, isFetching, isPlaceholderData, error, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) => inTime(signal, read),
    placeholderData: keepPreviousData,
    ...options,
  });
  const query = useDeferredQuery({ data, isFetching, isPlaceholderData, error, refetch, dataUpdatedAt });
  const onCancel = () => {
    setGiven(hashKey(queryKey));
    void client.cancelQueries({ queryKey, exact: true });
  };
  const lacking = query.data === undefined || query.isPlaceholderData;
  return {
    ...rowsOf(query),
    old: query.isPlaceholderData,
    onCancel,
    cancelled: lacking && !query.isFetching && !query.error && given === hashKey(queryKey),
  };
}

/** Reads with a limit of time. */
async function inTime<T>(signal: AbortSignal, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, READ_MS);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await read(controller.signal);
  } catch (error) {
    throw controller.signal.aborted && !signal.aborted ? tooLong() : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
