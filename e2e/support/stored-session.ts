import { sesionApi } from '@portal/contract/sesion';
import type { Language } from '@portal/messages';
import type { Page } from '@playwright/test';
import type { Person } from '../world/world.ts';
import { Client } from './api.ts';

export type SignIn = Pick<Person, 'username' | 'password'>;

interface Opened {
  readonly token: string;
  readonly id_sesion: number;
}

/**
 * Age at which a session is shared no more: five minutes after the sign-in the portal asks for a new proof before a mass deletion (P153), and a test
 * has at least three of them left.
 */
const SHARED_MS = 2 * 60_000;

/** By server and user name: tests of one server share a session for a while unless they sign in on the screen. */
const opened = new Map<string, { readonly since: number; readonly session: Promise<Opened> }>();

async function open(url: string, person: SignIn): Promise<Opened> {
  const client = await new Client(url).signIn(person);
  const token = client.token ?? '';
  const { id_sesion } = await client.call(sesionApi.verifyToken, { query: { authtoken: token } });
  return { token, id_sesion };
}

function sessionOf(url: string, person: SignIn): Promise<Opened> {
  const key = `${url} ${person.username}`;
  const shared = opened.get(key);
  if (shared && performance.now() - shared.since < SHARED_MS) return shared.session;
  const session = open(url, person);
  const own = { since: performance.now(), session };
  opened.set(key, own);
  // The next test tries again.
  session.catch(() => opened.get(key) === own && opened.delete(key));
  return session;
}

interface Start {
  readonly url: string;
  /** Absent: signed out. */
  readonly person?: SignIn | undefined;
  readonly themeMode?: 'light' | 'dark' | 'system';
  /** Language that the device keeps; absent: none. */
  readonly language?: Language | undefined;
}

interface Stored {
  readonly origin: string;
  readonly token: string | undefined;
  readonly id_sesion: number | undefined;
  /** Configuration of the layout; undefined: none. */
  readonly layout: string | undefined;
}

async function storedBy({ url, person, themeMode, language }: Start): Promise<Stored> {
  const session = person && (await sessionOf(url, person));
  const layout = themeMode || language ? JSON.stringify({ themeMode, language }) : undefined;
  return { origin: new URL(url).origin, token: session?.token, id_sesion: session?.id_sesion, layout };
}

/** Runs in the page. */
const store = ({ origin, token, id_sesion, layout }: Stored): void => {
  // A sandboxed lesson has no storage; a reload keeps what the portal stored since.
  if (location.origin !== origin || window !== window.top || sessionStorage.getItem('e2e')) return;
  sessionStorage.setItem('e2e', 'started');
  if (layout) localStorage.setItem('UCJ', layout);
  if (!token) return;
  localStorage.setItem('UCJ-auth', JSON.stringify({ api_token: token }));
  localStorage.setItem('UCJ-primer-tema', String(id_sesion));
};

/**
 * Stores a session before the portal's program runs in this new page, which saves the sign-in screen. It is marked as already redirected
 * to its first topic. Not for journeys that sign out: the session is shared.
 */
export async function startSignedIn(page: Page, start: Start): Promise<void> {
  await page.addInitScript(store, await storedBy(start));
}

/** The same in a page that may have been used before: forgets all that it stored. */
export async function restartSignedIn(page: Page, start: Start): Promise<void> {
  const stored = await storedBy(start);
  // Of the portal's origin, but without its program.
  await page.goto(`${start.url}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(store, stored);
}
