import { messageOf } from '../client/api-error.ts';

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

/** A query that reads every row. */
export const wholeRows = <Row>(query: Query<readonly Row[]>): ListRows<Row> => ({ ...stateOf(query), rows: query.data });

/** A query that reads one page. */
export const pageRows = <Row>(query: Query<{ readonly rows: readonly Row[]; readonly total: number }>): ListRows<Row> => ({
  ...stateOf(query),
  rows: query.data?.rows,
  total: query.data?.total ?? 0,
});
