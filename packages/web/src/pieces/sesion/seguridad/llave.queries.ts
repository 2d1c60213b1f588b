import { sesionApi } from '@portal/contract/sesion';
import { useMutation, useQuery } from '@tanstack/react-query';
import { verify } from '../sesion.queries.ts';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { readToken } from '../../../core/session/session.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const llavesKey = [...keysOf('sesion').all, 'llaves'];

/** Loaded when a button needs it: few visits do. */
const ceremony = () => import('../llave/ceremony.ts');

/** Passkeys of the signed-in person. */
export const useLlaves = ({ enabled = true }: { readonly enabled?: boolean } = {}) =>
  useQuery({ queryKey: llavesKey, queryFn: ({ signal }) => call(sesionApi.sellstLlave, {}, { signal }), enabled });

/** Makes a passkey and stores it under a name. */
export const useAddLlave = () =>
  useMutation({
    mutationFn: async (nombre: string) => {
      const { opciones } = await call(sesionApi.iniciarLlave, {});
      const { makeWith } = await ceremony();
      await call(sesionApi.insLlave, { body: { nombre, llave: await makeWith(opciones) } });
      const token = readToken();
      // An administrator who had to have a second factor may go on from now. The passkey is stored even if this fails.
      if (token) await verify(token).catch(() => undefined);
    },
    onSuccess: useInvalidate([keysOf('sesion').all]),
  });

/** Removes a passkey. */
export const useRemoveLlave = () =>
  useMutation({
    mutationFn: (id: number) => call(sesionApi.delLlave, { params: { id } }),
    onSuccess: useInvalidate([llavesKey]),
  });

/** Proves with a passkey that the person is there (P153). */
export const useProveLlave = () =>
  useMutation({
    mutationFn: async () => {
      const { opciones } = await call(sesionApi.retarSesion, {});
      const { signWith } = await ceremony();
      return call(sesionApi.confirmarSesion, { body: { llave: await signWith(opciones) } });
    },
  });
