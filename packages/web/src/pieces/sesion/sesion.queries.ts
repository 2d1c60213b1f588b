import type { avanceApi, PanelAlumno } from '@portal/contract/avance';
import type { CallOf } from '@portal/contract/core';
import type { sesionApi, UsuarioActual } from '@portal/contract/sesion';
import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '../../core/client/api-error.ts';
import { type AddressOf, bring, callByAddress } from '../../core/client/client.ts';
import { readDevice, storeDevice } from '../../core/session/device.ts';
import { announceSignOut, enterSession, holdToken, leaveSession, readPerson, readToken, storeToken } from '../../core/session/session.ts';
import { readShop } from '../../core/session/shop.ts';

const LOGIN: AddressOf<typeof sesionApi.login> = { method: 'POST', path: '/usuario/login' };
const VERIFY: AddressOf<typeof sesionApi.verifyToken> = { method: 'POST', path: '/usuario/verify_token' };
const PANEL: AddressOf<typeof avanceApi.panel> = { method: 'GET', path: '/usuario/panel' };
const LOGOUT: AddressOf<typeof sesionApi.logout> = { method: 'POST', path: '/usuario/logout' };

/** Loads the person of the stored token, which travels in the header alone (P51). */
export async function verify(token: string): Promise<void> {
  enterSession(await callByAddress(VERIFY, { query: {} }), token);
}

/** Calls the server for a person who calls nothing else, so that the session goes on. A refusal ends it. */
export async function keepSession(): Promise<void> {
  try {
    await callByAddress(VERIFY, { query: {} });
  } catch (error) {
    if (isRefusal(error)) leaveSession('caducada');
  }
}

/** Milliseconds after which the portal opens with what the device keeps, if the server has not answered. */
const PATIENCE_MS = 6000;

/**
 * Verifies the stored token at start (P55). A refusal signs out. Without an answer the portal opens for the person whom this device knows from
 * the last visit (P118). Any other failure throws and keeps the token, so that a retry can verify it.
 */
export async function verifySession(): Promise<void> {
  const token = readToken();
  if (!token) return leaveSession();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<void>((resolve) => {
    timer = setTimeout(() => void enterKept(token).then((entered) => entered && resolve()), PATIENCE_MS);
  });
  try {
    await Promise.race([verify(token), silent]);
  } catch (error) {
    if (isRefusal(error)) return leaveSession('caducada');
    if (!(await enterKept(token))) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Starts the session of the person whom this device knows; false without one. Its code is no part of the first file. */
async function enterKept(token: string): Promise<boolean> {
  const { keptSession } = await import('../../core/offline/kept-session.ts');
  const kept = await keptSession().catch(() => undefined);
  if (!kept || readToken() !== token) return false;
  enterSession(kept.user, token, kept.at);
  return true;
}

interface Access {
  readonly api_token: string;
  readonly usuario: UsuarioActual;
  readonly dispositivo?: string | undefined;
  readonly panel?: PanelAlumno | undefined;
}

/** Asks a sign-in that leads to no other screen for the panel (P242). */
export const withPanel = (volver: string | undefined) => ({ panel: volver === undefined ? 1 : 0 });

/**
 * Stores the token of a sign-in response, and the secret of this browser with it, and starts the session of its person. On a tablet that a shop shares
 * the page alone has the token, and the tablet keeps no secret of a person (P124).
 */
export async function enterWith(access: Promise<Access>): Promise<void> {
  const { api_token: token, usuario, dispositivo, panel } = await access;
  if (readShop()) holdToken(token, false);
  else {
    if (dispositivo) storeDevice(dispositivo);
    storeToken(token);
  }
  if (panel) bring(PANEL, panel, token);
  enterSession(usuario, token);
}

/** Signs in by user name and password; fails with the server's refusal or its waiting time (P8). */
export const useLogin = (volver: string | undefined) =>
  useMutation({
    mutationFn: (body: CallOf<typeof sesionApi.login>['body']) =>
      enterWith(callByAddress(LOGIN, { query: withPanel(volver), body: { ...body, dispositivo: readDevice() } })),
  });

/**
 * Signs out at once, even offline, and revokes the token on the server (P55). `callByAddress` reads the token before `leaveSession`
 * removes it; `keepalive` lets the request outlive the page.
 */
export async function signOut(): Promise<void> {
  announceSignOut();
  const person = readPerson();
  const revoked = callByAddress(LOGOUT, {}, { keepalive: true });
  leaveSession('cerrada');
  if (person !== undefined) await forgetReading(person);
  await revoked.catch(() => undefined);
}

/** Removes from this device what the person could read without a connection; what waits to be sent stays (P118). */
async function forgetReading(person: number): Promise<void> {
  const { forgetRead } = await import('../../core/offline/kept-session.ts');
  await forgetRead(person).catch(() => undefined);
}
