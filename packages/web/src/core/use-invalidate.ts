import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates every query under these keys; queries of mounted components refetch. */
export function useInvalidate(invalidated: readonly QueryKey[]): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of invalidated) void queries.invalidateQueries({ queryKey });
  };
}
