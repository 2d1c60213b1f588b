import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';

/** Fetches the state of the portal; always stale, because it changes by itself. */
export const useEstado = () =>
  useQuery({ queryKey: keys.operacion.all, queryFn: ({ signal }) => call(api.operacion.estado, {}, { signal }), staleTime: 0 });
