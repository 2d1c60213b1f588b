import { api } from '@portal/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import type { PageInput } from '../../../core/master/master-queries.ts';

const ACCESOS = ['usuario', 'accesos'] as const;

/** One page of the people to whom a code may be given. */
export const useAccesos = (page: PageInput) =>
  useQuery({
    queryKey: [...ACCESOS, page],
    queryFn: ({ signal }) => callPage(api.usuario.accesos, { query: page }, { signal }),
    placeholderData: (before) => before,
  });

/** Makes codes; they are told in this answer alone. */
export function useCodigos() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => call(api.usuario.codigos, { body: { ids } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ACCESOS }),
    gcTime: 0,
  });
}
