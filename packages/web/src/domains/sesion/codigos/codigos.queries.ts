import { accesoLista, api, type ListInput, type Selection } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import { keys } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

/** One page of the people to whom a code may be given. */
export const useAccesos = (query: ListInput) =>
  usePage(keys.usuario.list(query), (signal) => callPage(api.usuario.accesos, { query: accesoLista.query.parse(query) }, { signal }));

/** Makes codes for the selected people; they are told in this answer alone. The list is read again, also after a refusal. */
export const useCodigos = () =>
  useMutation({
    mutationFn: (selection: Selection) => call(api.usuario.codigos, { body: api.usuario.codigos.body.parse(selection) }),
    onSettled: useInvalidate([keys.usuario.lists]),
    gcTime: 0,
  });
