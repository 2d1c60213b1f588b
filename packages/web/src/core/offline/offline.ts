import { noteLine } from './line.ts';
import { OutboxSender, type Outcome } from './outbox-sender.ts';
import type { Entry } from './outbox.ts';
import { openPersonStore, PersonStore } from './person-store.ts';
import { plainVault, type Vault } from './vault.ts';
import { ApiError, messageOf } from '../client/api-error.ts';
import { OfflineError } from './offline-error.ts';
import { currentSession, currentVista, isTokenShown } from '../session/session.ts';
import { readShop } from '../session/shop.ts';

/** Data that the device stores for a person, with the sender of its outbox. */
export interface Offline {
  readonly store: PersonStore;
  readonly sender: OutboxSender;
}

/** Sends an entry of one kind and returns the answer of the server; the call must be one that the server takes once. */
export type Delivery = (entry: Entry, store: PersonStore) => Promise<unknown>;

let deliveries: Readonly<Record<string, Delivery>> = {};
const opened = new Map<number, Offline>();
const opening = new Map<number, Promise<Offline>>();

/** Says how each kind of entry is sent. */
export const setDeliveries = (all: typeof deliveries): void => void (deliveries = all);

/** Returns what is open for a person; before `openOffline`, and without a storage, something that lives in memory alone. */
export function offlineOf(person: number): Offline {
  const present = opened.get(person);
  if (present) return present;
  const memory = withSender(new PersonStore(person, { vault: plainVault }));
  opened.set(person, memory);
  return memory;
}

/** Opens what the device keeps for a person, once. */
export function openOffline(person: number, vault?: Vault): Promise<Offline> {
  const present = opening.get(person);
  if (present) return present;
  const work = openNew(person, vault);
  opening.set(person, work);
  return work;
}

async function openNew(person: number, vault?: Vault): Promise<Offline> {
  const store = await (vault || !(readShop() || currentVista()) ? openPersonStore(person, vault) : memoryOnlyStore(person));
  if (store.failure) {
    const memory = offlineOf(person);
    memory.store.failure = store.failure;
    return memory;
  }
  const offline = withSender(store);
  opened.set(person, offline);
  return offline;
}

/** Store in memory alone: a shop's shared tablet writes nothing of a person who signed in by password, since no PIN seals it; nor does a look as another person. */
const memoryOnlyStore = (person: number): PersonStore =>
  new PersonStore(person, { vault: plainVault, failure: new OfflineError('tableta') });

/** Takes what is open for a person out of use, so that the next session opens its own meanwhile; the caller closes the store that it returns. */
export function endOffline(person: number): PersonStore {
  const { store, sender } = offlineOf(person);
  noteLine(true);
  sender.end();
  opened.delete(person);
  opening.delete(person);
  return store;
}

/** Closes what is open for everybody, after a session or a test. */
export function closeOffline(): void {
  noteLine(true);
  for (const { store, sender } of opened.values()) {
    sender.end();
    store.close();
  }
  opened.clear();
  opening.clear();
}

const withSender = (store: PersonStore): Offline => ({ store, sender: new OutboxSender(store.outbox, (entry) => deliver(entry, store)) });

/** Sends as the signed-in person alone: what another person left on this device waits for that person. */
async function deliver(entry: Entry, store: PersonStore): Promise<Outcome> {
  const work = deliveries[entry.kind];
  if (!work || !isTokenShown() || currentSession().user?.id !== store.person) return { kind: 'detenida' };
  try {
    return { kind: 'entregada', answer: await work(entry, store) };
  } catch (error) {
    return isRetryable(error) ? { kind: 'detenida' } : { kind: 'rechazada', reason: messageOf(error) };
  }
}

/** Returns whether a lost connection or an ended session caused the failure, so that the entry waits. */
export const isRetryable = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.transient || error.code === 'sesion_requerida' || error.code === 'contrasena_vencida');

/** Result of `submit`: the answer, or that the entry waits for the connection, `written` on the device or in this page alone. */
export type Sent = { readonly waiting: true; readonly written: boolean } | { readonly waiting: false; readonly answer: unknown };

/** Sends by the outbox and resolves with the answer, or when it is clear that it waits. Rejects with the reason of a refusal, which then is no entry any more. */
export async function submit(person: number, entry: Pick<Entry, 'id' | 'kind' | 'body'>): Promise<Sent> {
  const { store, sender } = offlineOf(person);
  let answer: { readonly given: unknown } | undefined;
  const stop = store.outbox.onSettled((settled) => {
    if (settled.entry.id === entry.id) answer = { given: settled.answer };
  });
  try {
    await store.outbox.add({ ...entry, moment: new Date().toISOString() });
    await sender.run();
    const left = store.outbox.all().find(({ id }) => id === entry.id);
    if (answer || !left) return { waiting: false, answer: answer?.given };
    if (left.state === 'espera') return { waiting: true, written: store.outbox.isWritten(entry.id) };
    await store.outbox.discard(entry.id);
    throw new Error(left.reason);
  } finally {
    stop();
  }
}
