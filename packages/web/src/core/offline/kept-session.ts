import type { UsuarioActual } from '@portal/contract/sesion';
import { forgetFiles } from './forget.ts';
import { endOffline, openOffline } from './offline.ts';
import { deleteDatabase, peopleOfDevice } from './person-database.ts';
import { openPersonStore, type PersonStore } from './person-store.ts';
import { forgetRecent } from '../recent-places.ts';
import { currentVista, readPerson } from '../session/session.ts';
import { readShop } from '../session/shop.ts';

const KEY = 'sesion';
/** Begin of the keys of drafts on the shelf. */
export const DRAFTS = 'borrador:';
const DAY_MS = 24 * 3_600_000;
/** Milliseconds after the last answer of the server during which a person may read here without a connection (P118). */
export const READING_MS = 14 * DAY_MS;

/** Keeps who is signed in here, and when the server said so, so that the portal opens without a connection. */
export const keepSession = (store: PersonStore, user: UsuarioActual, at: number): void =>
  void store.keep(KEY, user, at).catch((error: unknown) => store.note(error));

interface KeptSession {
  readonly user: UsuarioActual;
  readonly at: number;
}

/** Returns who was signed in here when the server last answered, and when; undefined after too long, or when nobody was. */
export async function keptSession(): Promise<KeptSession | undefined> {
  const person = readPerson();
  if (person === undefined) return undefined;
  const { store } = await openOffline(person);
  const kept = await store.read(KEY);
  return kept && Date.now() - kept.at < READING_MS ? { user: kept.value as UsuarioActual, at: kept.at } : undefined;
}

/**
 * Removes what a person who signs out could read here: answers of calls and files. Drafts and what waits to be sent stay until that person comes
 * back; without any the whole database goes.
 */
export async function forgetRead(person: number): Promise<void> {
  await openOffline(person);
  await forgetIn(endOffline(person));
}

/**
 * Once a person is signed in, removes the same of others with sessions that ended here without a sign-out. Not on a shop's tablet: it
 * seals its data; nor for a look as that person (P217).
 */
export async function forgetOthers(person: number): Promise<void> {
  if (readShop() || currentVista()) return;
  for (const other of (await peopleOfDevice()).filter((each) => each !== person)) {
    await forgetIn(await openPersonStore(other));
    forgetRecent(other);
  }
}

async function forgetIn(store: PersonStore): Promise<void> {
  await Promise.all([store.forgetKept(DRAFTS), forgetFiles(store.person)]);
  const empty = store.failure === undefined && store.shelf.keys().length === 0 && store.outbox.all().length === 0;
  store.close();
  if (empty) await deleteDatabase(store.person);
}
