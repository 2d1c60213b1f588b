import type { UsuarioActual } from '@portal/contract';
import { useSyncExternalStore } from 'react';

/**
 * Where a person stands (P55). `cerrada`: out because the person left; `caducada`: because the server does not accept
 * the token any more. `vencida`: the password must be changed before anything else.
 */
export type Session =
  | { readonly status: 'cargando' | 'fuera' | 'cerrada' | 'caducada'; readonly user: null; readonly vencida: false }
  | { readonly status: 'dentro'; readonly user: UsuarioActual; readonly vencida: boolean };

const KEY = 'UCJ-auth';

let session: Session = { status: 'cargando', user: null, vencida: false };
/** The token whose holder this tab shows; null while signed out. */
let held: string | null = null;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** The stored `api_token`, or null. */
export function readToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return stored && typeof stored === 'object' && 'api_token' in stored ? String(stored.api_token) : null;
  } catch {
    return null;
  }
}

export const storeToken = (token: string): void => localStorage.setItem(KEY, JSON.stringify({ api_token: token }));

export const currentSession = (): Session => session;

/** The server has told who holds the token. */
export function enterSession(user: UsuarioActual, token: string): void {
  held = token;
  publish({ status: 'dentro', user, vencida: user.dias_vencimiento < 0 });
}

/** Forgets the token here; the server revokes it (logout) or already has (expiry). */
export function leaveSession(status: 'fuera' | 'cerrada' | 'caducada' = 'fuera'): void {
  localStorage.removeItem(KEY);
  publish({ status, user: null, vencida: false });
}

/** The server does not accept the token any more. What the person was writing stays on this device. */
export function expireSession(): void {
  if (session.status === 'dentro') leaveSession('caducada');
}

/** The server answers nothing until the password is changed (P6). */
export function renewPassword(): void {
  if (session.status === 'dentro' && !session.vencida) publish({ ...session, vencida: true });
}

/** Calls `listener` after every change; returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signing out, or in as somebody else, in one tab counts for all: none shows one person while it calls as another. */
function followOtherTabs(): void {
  if (session.status !== 'dentro') return;
  const token = readToken();
  if (!token) leaveSession();
  else if (token !== held) window.location.reload();
}
window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && followOtherTabs());
// A tab that slept hears of nothing until it is looked at again.
document.addEventListener('visibilitychange', followOtherTabs);

export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession);

/** The signed-in person; only for screens behind a guard. */
export function useUser(): UsuarioActual {
  const { user } = useSession();
  if (!user) throw new Error('useUser needs a signed-in session');
  return user;
}
