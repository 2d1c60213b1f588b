import type { api, CallOf, UsuarioActual } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '../../core/client/api-error.ts';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { readDevice, storeDevice } from '../../core/session/device.ts';
import { announceSignOut, enterSession, leaveSession, readToken, storeToken } from '../../core/session/session.ts';

const LOGIN: AddressOf<typeof api.usuario.login> = { method: 'POST', path: '/usuario/login' };
const VERIFY: AddressOf<typeof api.usuario.verifyToken> = { method: 'POST', path: '/usuario/verify_token' };
const LOGOUT: AddressOf<typeof api.usuario.logout> = { method: 'POST', path: '/usuario/logout' };

/** Loads the person of the stored token, which travels in the header alone (P51). */
export async function verify(token: string): Promise<void> {
  enterSession(await callByAddress(VERIFY, { query: {} }), token);
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
    mutationFn: (body: CallOf<typeof api.usuario.login>['body']) =>
      enterWith(callByAddress(LOGIN, { body: { ...body, dispositivo: readDevice() } })),
  });

/**
 * Signs out at once, even offline, and revokes the token on the server (P55). `callByAddress` reads the token before `leaveSession`
 * removes it; `keepalive` lets the request outlive the page.
 */
export async function signOut(): Promise<void> {
  announceSignOut();
  const revoked = callByAddress(LOGOUT, {}, { keepalive: true });
  leaveSession('cerrada');
  await revoked.catch(() => undefined);
}
