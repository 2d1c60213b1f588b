import type { UsuarioActual } from '@portal/contract/sesion';
import { useSyncExternalStore } from 'react';
import { deviceStorage, keyOf, tabStorage } from '../storage/browser-storage.ts';

/**
 * State of the session (P55). `cerrada`: the person signed out; `caducada`: the server rejected the token. `vencida`: the password has
 * expired and must be changed first. `sinFactor`: an administrator must set up the second factor first (P152).
 */
export type Session =
  | {
      readonly status: 'cargando' | 'fuera' | 'cerrada' | 'caducada';
      readonly user: null;
      readonly vencida: false;
      readonly sinFactor: false;
    }
  | { readonly status: 'dentro'; readonly user: UsuarioActual; readonly vencida: boolean; readonly sinFactor: boolean };

const KEY = '-auth';

/** Look of an administrator at the portal as another person (P217): only this tab has it. */
export interface Vista {
  readonly api_token: string;
  /** Sentence of the banner and label of the way back, in the administrator's language. */
  readonly nota: string;
  readonly salir: string;
  /** Address to which it leads. */
  readonly volver: string;
}

/** Name of the value of the tab with its look, which the page shows once it loads again. */
export const VISTA = '-vista';

const vista = JSON.parse(tabStorage.get(VISTA) ?? 'null') as Vista | null;

/** Returns the look as another person that this tab shows; null in an own session. */
export const currentVista = (): Vista | null => vista;

let session: Session = { status: 'cargando', user: null, vencida: false, sinFactor: false };
/** Token of the person shown in this tab; null while signed out. */
let shownToken: string | null = null;
/** When the server said who that person is: milliseconds of this device's clock. `kept`: at an earlier visit, the device kept it. */
let said = { at: 0, kept: false };
/** Token of a session on a shared tablet: only this page has it, so that a reload ends the session (P124); or of a look. */
let held: { readonly token: string; readonly byPin: boolean } | null = vista && { token: vista.api_token, byPin: false };
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function readStored(): object {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(KEY) ?? 'null');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {};
  }
}

/** The `api_token` of this page, else the stored one, or null. */
export function readToken(): string | null {
  if (held) return held.token;
  const stored = readStored();
  return 'api_token' in stored ? String(stored.api_token) : null;
}

/** Id of the person of the stored token; undefined until the server returned it. */
export function readPerson(): number | undefined {
  const stored = vista ?? readStored();
  return 'id' in stored && typeof stored.id === 'number' ? stored.id : undefined;
}

/** Stores the token for all tabs of this browser; where that is not possible this page alone has it. */
export const storeToken = (token: string): void => deviceStorage.set(KEY, JSON.stringify({ api_token: token }));

/** Whether the session outlives this page and is the person's own; false where the browser stores nothing. */
export const isSessionKept = (): boolean => !vista && (held !== null || deviceStorage.keeps(KEY));

/** Keeps the token of a session on a shared tablet in this page's memory alone. `byPin`: the server gives it the learner's side alone. */
export const holdToken = (token: string, byPin = true): void => void (held = { token, byPin });

/** Returns whether the session of this page was opened by PIN on a shared tablet. */
export const isShopSession = (): boolean => held?.byPin === true;

/** Returns the session of this tab. */
export const currentSession = (): Session => session;

/** Returns whether calls of this page bear the token of the person shown here; another tab may have signed in somebody else just now. */
export const isTokenShown = (): boolean => session.status === 'dentro' && readToken() === shownToken;

/** Returns when the server said who is signed in here. */
export const sessionSaid = (): Readonly<typeof said> => said;

/** Answers of an open questionnaire that this device keeps. */
let answers = 0;

/** Notes how many answers of an open questionnaire this device keeps. */
export const noteAnswers = (kept: number): void => void (answers = kept);

/** Returns how many answers the device kept when the session ended. */
export const keptAnswers = (): number => answers;

/** Starts the session of the token's owner, as the server returned it now, or at the moment `keptAt` of an earlier visit. */
export function enterSession(user: UsuarioActual, token: string, keptAt?: number): void {
  shownToken = token;
  if (session.user?.id !== user.id) answers = 0;
  said = { at: keptAt ?? Date.now(), kept: keptAt !== undefined };
  if (!held && readToken() === token) deviceStorage.set(KEY, JSON.stringify({ api_token: token, id: user.id }));
  publish({ status: 'dentro', user, vencida: user.dias_vencimiento < 0, sinFactor: user.indicador_factor_pendiente === 1 });
}

const farewells = new Set<() => void>();

/** Calls `work` when the person signs out here, while calls still carry the token; returns the function that unsubscribes. */
export function onSignOut(work: () => void): () => void {
  farewells.add(work);
  return () => farewells.delete(work);
}

/** Runs the work of `onSignOut`. */
export function announceSignOut(): void {
  for (const work of farewells) work();
}

/** Deletes the token in this browser; the server revokes it (logout) or already has (expiry). A look as another person leads back to the own session. */
export function leaveSession(status: 'fuera' | 'cerrada' | 'caducada' = 'fuera'): void {
  if (vista) {
    tabStorage.remove(VISTA);
    return window.location.assign(vista.volver);
  }
  held = null;
  deviceStorage.remove(KEY);
  publish({ status, user: null, vencida: false, sinFactor: false });
}

/** Ends the session after the server rejected the token. Unsent answers stay on this device. */
export function expireSession(): void {
  if (session.status === 'dentro') leaveSession('caducada');
}

/** Marks the password as expired: the server refuses other calls until it is changed (P6). */
export function renewPassword(): void {
  if (session.status === 'dentro' && !session.vencida) publish({ ...session, vencida: true });
}

/** Marks the second factor as missing: the server refuses other calls until it is set up (P152). */
export function requireFactor(): void {
  if (session.status === 'dentro' && !session.sinFactor) publish({ ...session, sinFactor: true });
}

/** Calls `listener` after every change; returns the function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a sign-out, or a sign-in as somebody else, of another tab, so that no tab shows one person and calls as another. */
function followOtherTabs(): void {
  if (session.status !== 'dentro') return;
  const token = readToken();
  if (!token) leaveSession();
  else if (token !== shownToken) window.location.reload();
}
window.addEventListener('storage', ({ key }) => (key === keyOf(KEY) || key === null) && followOtherTabs());
// A suspended tab gets no storage events, so it checks when it becomes visible.
document.addEventListener('visibilitychange', followOtherTabs);

/** Session of this tab; renders again after every change. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession);

/** The signed-in person; only for screens behind a guard. */
export function useUser(): UsuarioActual {
  const { user } = useSession();
  if (!user) throw new Error('useUser needs a signed-in session');
  return user;
}
