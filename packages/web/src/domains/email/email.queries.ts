import { api } from '@portal/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import type { PageInput } from '../../core/master/master-queries.ts';

const emailKeys = {
  all: ['email'] as const,
  lista: (page: PageInput) => [...emailKeys.all, 'lista', page] as const,
  resumen: ['email', 'resumen'] as const,
  uno: (id: number) => [...emailKeys.all, 'uno', id] as const,
};

/** One page of the outbox. */
export const useCorreos = (page: PageInput) =>
  useQuery({
    queryKey: emailKeys.lista(page),
    queryFn: ({ signal }) => callPage(api.email.sellst, { query: page }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const useResumen = () =>
  useQuery({ queryKey: emailKeys.resumen, queryFn: ({ signal }) => call(api.email.resumen, {}, { signal }), staleTime: 0 });

/** A message with its text; the server notes who read it. */
export const useCorreo = (id: number) =>
  useQuery({ queryKey: emailKeys.uno(id), queryFn: ({ signal }) => call(api.email.sel, { params: { id } }, { signal }) });

export function useReenviar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.email.reenviar, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: emailKeys.all }),
  });
}
