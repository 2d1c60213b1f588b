import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';

/** Fetches the record of a person. */
export const useFicha = (id: number) =>
  useQuery({
    queryKey: keys.usuario.one(id),
    queryFn: ({ signal }) => call(api.usuario.sel, { params: { id } }, { signal }),
  });
