import { estadoApi } from '@portal/contract/estado';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** Fetches the state of the portal; always stale, because it changes by itself. */
export const useEstado = () =>
  useQuery({ queryKey: keysOf('operacion').all, queryFn: ({ signal }) => call(estadoApi.estado, {}, { signal }), staleTime: 0 });

/** Ends the update: from now on all forms of data of this version are written. */
export const useTerminarActualizacion = () =>
  useMutation({ mutationFn: () => call(estadoApi.actualizacion, {}), onSuccess: useInvalidate([keysOf('operacion').all]) });
