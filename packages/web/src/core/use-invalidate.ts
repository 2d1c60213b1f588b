import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates every query under these keys; queries of mounted components refetch. */
export function useInvalidate(invalidated: readonly QueryKey[]): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of invalidated) void queries.invalidateQueries({ queryKey });
  };
}

/**
 * Returns a function that removes the data of every query under these keys that no component shows, and refetches the others. For data
 * that must not be shown once more while it refetches: the next topic, after it was approved.
 */
export function useForget(forgotten: readonly QueryKey[]): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of forgotten) {
      queries.removeQueries({ queryKey, type: 'inactive' });
      void queries.invalidateQueries({ queryKey });
    }
  };
}
