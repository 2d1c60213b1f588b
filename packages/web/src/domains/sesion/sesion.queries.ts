import { api, type CallOf, type UsuarioActual } from '@portal/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../core/client/api-error.ts';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';
import { readDevice, storeDevice } from '../../core/session/device.ts';
import { announceSignOut, enterSession, leaveSession, readToken, storeToken } from '../../core/session/session.ts';

type Body<E> = CallOf<E> extends { readonly body: infer B } ? B : never;

/** Loads the person of the stored token, which travels in the header alone (P51). */
async function verify(token: string): Promise<void> {
  enterSession(await call(api.usuario.verifyToken, { query: {} }), token);
}

/**
 * Verifies the stored token at start (P55). A refusal signs out. Any other failure (no connection, server error) throws and keeps
 * the token, so that a retry can verify it.
 */
export async function verifySession(): Promise<void> {
  const token = readToken();
  if (!token) return leaveSession();
  try {
    await verify(token);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    leaveSession('caducada');
  }
}

interface Access {
  readonly api_token: string;
  readonly usuario: UsuarioActual;
  readonly dispositivo?: string | undefined;
}

/** Stores the token of a sign-in response, and the secret of this browser with it, and starts the session of its person. */
export async function enterWith(access: Promise<Access>): Promise<void> {
  const { api_token: token, usuario, dispositivo } = await access;
  if (dispositivo) storeDevice(dispositivo);
  storeToken(token);
  enterSession(usuario, token);
}

/** Signs in by user name and password; fails with the server's refusal or its waiting time (P8). */
export const useLogin = () =>
  useMutation({
    mutationFn: (body: Body<typeof api.usuario.login>) =>
      enterWith(call(api.usuario.login, { body: { ...body, dispositivo: readDevice() } })),
  });

/** Creates an account and signs in; only where registration is open (P9). */
export const useRegister = () =>
  useMutation({
    mutationFn: (body: Body<typeof api.usuario.register>) =>
      enterWith(call(api.usuario.register, { body: { ...body, dispositivo: readDevice() } })),
  });

/** Requests the mail with a reset link; succeeds for unknown addresses too (P7). */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: Body<typeof api.usuario.forgotPassword>) => call(api.usuario.forgotPassword, { body }) });

/** Asks once whether a mailed link still works; fails with `enlace_vencido` when used or expired (P7). */
export const useLinkCheck = (token: string) =>
  useQuery({
    queryKey: [...keys.sesion.all, 'enlace', token],
    queryFn: ({ signal }) => call(api.usuario.checkLink, { body: { token } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Sets a password by the token of a mailed link; fails with `enlace_vencido` when used or expired (P7). */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Body<typeof api.usuario.resetPassword>) => call(api.usuario.resetPassword, { body }) });

/** Sets a password by a one-time code (P7). */
export const useResetByCode = () =>
  useMutation({ mutationFn: (body: Body<typeof api.usuario.resetByCode>) => call(api.usuario.resetByCode, { body }) });

/** Changes a password and reloads the session, whose password may have a new expiry. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: async (body: Body<typeof api.usuario.updPassword>) => {
      const answer = await call(api.usuario.updPassword, { body });
      const token = readToken();
      if (token) await verify(token);
      return answer;
    },
  });

/**
 * Signs out at once, even offline, and revokes the token on the server (P55). `call` reads the token before `leaveSession`
 * removes it; `keepalive` lets the request outlive the page.
 */
export async function signOut(): Promise<void> {
  announceSignOut();
  const revoked = call(api.usuario.logout, {}, { keepalive: true });
  leaveSession('cerrada');
  await revoked.catch(() => undefined);
}
