import { sesionApi } from '@portal/contract/sesion';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const sesionesKey = [...keysOf('sesion').all, 'abiertas'];

/** Open sessions of the signed-in person. */
export const useSesiones = () => useQuery({ queryKey: sesionesKey, queryFn: ({ signal }) => call(sesionApi.sellstSesion, {}, { signal }) });

/** Closes one of them. */
export const useCloseSesion = () =>
  useMutation({
    mutationFn: (id: number) => call(sesionApi.delSesion, { params: { id } }),
    onSettled: useInvalidate([sesionesKey]),
  });

/** Closes all but that of this tab. */
export const useCloseOthers = () =>
  useMutation({ mutationFn: () => call(sesionApi.otrasSesiones, {}), onSettled: useInvalidate([sesionesKey]) });
