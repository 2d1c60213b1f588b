import type { CallOf } from '@portal/contract/core';
import { sesionApi } from '@portal/contract/sesion';
import { useMutation, useQuery } from '@tanstack/react-query';
import { enterWith, verify } from '../../pieces/sesion/sesion.queries.ts';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { readDevice } from '../../core/session/device.ts';
import { readToken } from '../../core/session/session.ts';

type Body<E> = CallOf<E> extends { readonly body: infer B } ? B : never;

/** Creates an account and signs in; only where registration is open (P9). */
export const useRegister = () =>
  useMutation({
    mutationFn: (body: Body<typeof sesionApi.register>) =>
      enterWith(call(sesionApi.register, { body: { ...body, dispositivo: readDevice() } })),
  });

/** Requests the mail with a reset link; succeeds for unknown addresses too (P7). */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: Body<typeof sesionApi.forgotPassword>) => call(sesionApi.forgotPassword, { body }) });

/** Asks once whether a mailed link still works; fails with `enlace_vencido` when used or expired (P7). */
export const useLinkCheck = (token: string) =>
  useQuery({
    queryKey: [...keysOf('sesion').all, 'enlace', token],
    queryFn: ({ signal }) => call(sesionApi.checkLink, { body: { token } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Sets a password by the token of a mailed link; fails with `enlace_vencido` when used or expired (P7). */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Body<typeof sesionApi.resetPassword>) => call(sesionApi.resetPassword, { body }) });

/** Sets a password by a one-time code (P7). */
export const useResetByCode = () =>
  useMutation({ mutationFn: (body: Body<typeof sesionApi.resetByCode>) => call(sesionApi.resetByCode, { body }) });

/** Changes a password and reloads the session: the password may have a new expiry. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: async (body: Body<typeof sesionApi.updPassword>) => {
      const answer = await call(sesionApi.updPassword, { body });
      const token = readToken();
      if (token) await verify(token);
      return answer;
    },
  });
