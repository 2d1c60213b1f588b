import type { CallOf, MasterTypes, RemoveManyCall } from '@portal/contract/core';
import { useMutation } from '@tanstack/react-query';
import type { ChildItems, MasterQueries } from './master-queries.ts';
import { call } from '../client/client.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** Removes selected records, or with `simular` says which would go; invalidates the master's queries after a removal. */
export const useRemoveMany = <T extends MasterTypes, Children extends ChildItems<T>>(
  { invalidated }: Pick<MasterQueries<T, Children>, 'invalidated'>,
  endpoint: RemoveManyCall,
) => {
  const invalidate = useInvalidate(invalidated);
  return useMutation({
    mutationFn: (body: CallOf<RemoveManyCall>['body']) => call(endpoint, { body }),
    onSuccess: (_done, { simular }) => (simular === 1 ? undefined : invalidate()),
  });
};
