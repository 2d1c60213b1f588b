import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Waited = Pick<UseQueryResult, 'refetch'>;

/** Returns whether an observer of this query gave the result. */
const gives =
  ({ refetch }: Waited) =>
  ({ observers }: Query): boolean =>
    observers.some((observer) => observer.getCurrentResult().refetch === refetch);

/** Returns the way to end the loading of a query, in the server too, and whether the person took it. */
export function useCancel(result: Waited): { readonly cancelled: boolean; readonly onCancel: () => void; readonly onRetry: () => void } {
  const client = useQueryClient();
  const [cancelled, setCancelled] = useState(false);
  const onCancel = () => {
    setCancelled(true);
    void client.cancelQueries({ predicate: gives(result) });
  };
  const onRetry = () => {
    setCancelled(false);
    void result.refetch();
  };
  return { cancelled, onCancel, onRetry };
}
