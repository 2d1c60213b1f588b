import { sesionApi } from '@portal/contract/sesion';
import { useMutation, useQuery } from '@tanstack/react-query';
import { verify } from '../sesion.queries.ts';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { readToken } from '../../../core/session/session.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const factorKey = [...keysOf('sesion').all, 'factor'];
const changed = [keysOf('sesion').all];

/** Whether the signed-in person has a second factor. */
export const useFactor = () => useQuery({ queryKey: factorKey, queryFn: ({ signal }) => call(sesionApi.selFactor, {}, { signal }) });

/** Makes the secret for the app; it is never sent again. */
export const useStartFactor = () => useMutation({ mutationFn: () => call(sesionApi.iniciarFactor, {}), gcTime: 0 });

/** Activates the second factor by a first code; answers the recovery codes, which are never sent again. */
export const useActivateFactor = () =>
  useMutation({
    mutationFn: async (codigo: string) => {
      const answer = await call(sesionApi.activarFactor, { body: { codigo } });
      const token = readToken();
      // An administrator who had to set it up may go on from now. The codes are shown even if this fails.
      if (token) await verify(token).catch(() => undefined);
      return answer;
    },
    gcTime: 0,
    onSuccess: useInvalidate(changed),
  });

/** Replaces the recovery codes. */
export const useRenewCodes = () =>
  useMutation({
    mutationFn: (codigo: string) => call(sesionApi.codigosFactor, { body: { codigo } }),
    gcTime: 0,
    onSuccess: useInvalidate(changed),
  });

/** Turns the second factor off. */
export const useRemoveFactor = () =>
  useMutation({
    mutationFn: (body: { readonly contrasenia: string; readonly codigo: string }) => call(sesionApi.quitarFactor, { body }),
    onSuccess: useInvalidate(changed),
  });

/** Proves that the person is there, by password or code (P153). */
export const useConfirmSesion = () =>
  useMutation({
    mutationFn: (body: { readonly contrasenia: string } | { readonly codigo: string }) => call(sesionApi.confirmarSesion, { body }),
    gcTime: 0,
  });

/** Takes the second factor from another person. */
export const useResetFactor = () =>
  useMutation({ mutationFn: (id_usuario: number) => call(sesionApi.restablecerFactor, { body: { id_usuario } }) });
