import { estadoApi } from '@portal/contract/estado';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Fetches the state of the portal; always stale, because it changes by itself. */
export const useEstado = () =>
  useQuery({ queryKey: keysOf('operacion').all, queryFn: ({ signal }) => call(estadoApi.estado, {}, { signal }), staleTime: 0 });
