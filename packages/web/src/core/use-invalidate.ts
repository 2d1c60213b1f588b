import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Makes stale what is kept under some keys; what is in sight of it is read again. */
export function useInvalidate(touched: readonly QueryKey[]): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of touched) void queries.invalidateQueries({ queryKey });
  };
}
