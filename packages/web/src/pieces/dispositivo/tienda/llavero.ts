import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { UsuarioActual } from '@portal/contract/sesion';
import {
  type Bytes,
  markKey,
  markOf,
  newKey,
  newSalt,
  open,
  pinKey,
  seal,
  sealedVault,
  serverKey,
  type TabletKeys,
  vaultKey,
} from './sellado.ts';
import { READING_MS } from '../../../core/offline/kept-session.ts';
import { basePath } from '../../../core/router/base-path.ts';
import { openJson, sealJson } from '../../../core/offline/vault.ts';

/** Failed tries of a PIN without a connection after which only an entry with one helps. */
const TRIES = 5;
/** Seconds to wait after the first, second … failed try. */
const WAITS = [0, 0, 30, 60] as const;

/** Record of a person who entered on the tablet: their key, sealed twice, and their identity, sealed by it. */
interface Person {
  readonly salt: Bytes;
  /** Key sealed by the PIN; undefined after too many failed tries. */
  readonly byPin: Bytes | undefined;
  /** The same sealed by the secret that the server returns at an entry. */
  readonly byServer: Bytes;
  readonly usuario: Uint8Array;
  /** When the server last let them in: milliseconds of this device's clock. */
  readonly entered: number;
  readonly fails: number;
  /** Moment until which no try is taken: milliseconds of this device's clock. */
  readonly until: number;
}

interface Schema extends DBSchema {
  tableta: { key: 'llaves'; value: TabletKeys };
  personas: { key: string; value: Person };
}

const NAME = `UCJ${basePath}-tienda`;

const openKeys = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('tableta');
      db.createObjectStore('personas');
    },
  });

async function using<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openKeys();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Makes the keys of a tablet at its pairing; those of an earlier pairing and its people go. */
export async function makeTabletKeys(secreto: string): Promise<void> {
  const keys = { device: await markKey(newKey()), pairing: await markKey(secreto) };
  await using(async (db) => {
    await db.clear('personas');
    await db.put('tableta', keys, 'llaves');
  });
}

/** Deletes keys and people of the tablet: what was sealed with them opens no more. */
export const forgetTabletKeys = (): Promise<void> => deleteDB(NAME);

/** Input of a person. */
export interface Typed {
  readonly documento: string;
  readonly pin: string;
}

/** Why the tablet does not let a person in by itself. `espera` has the seconds to wait. */
export type Refusal =
  | { readonly motivo: 'desconocida' | 'errada' | 'agotada' | 'vencida' }
  | { readonly motivo: 'espera'; readonly segundos: number };

/** A person with the key of their vault. */
export interface Opened {
  readonly usuario: UsuarioActual;
  readonly key: CryptoKey;
}

/**
 * Returns the key of a person whom the server let in, the present one if there is one, and seals it again by the PIN just typed: a changed
 * PIN loses nothing that waits here.
 */
export const keyAfterEntry = ({ documento, pin }: Typed, { usuario, llave }: { readonly usuario: UsuarioActual; readonly llave: string }) =>
  using(async (db) => {
    const keys = await db.get('tableta', 'llaves');
    if (!keys) return vaultKey(newKey());
    const mark = await markOf(keys.device, documento);
    const present = await db.get('personas', mark);
    const server = await serverKey(llave, keys);
    const raw = (present && (await open(server, present.byServer).catch(() => undefined))) ?? newKey();
    const key = await vaultKey(raw);
    const salt = newSalt();
    const person: Person = {
      salt,
      byPin: await seal(await pinKey(pin, salt, keys), raw),
      byServer: await seal(server, raw),
      usuario: await sealJson(sealedVault(key), usuario),
      entered: Date.now(),
      fails: 0,
      until: 0,
    };
    await db.put('personas', person, mark);
    return key;
  });

/** Returns why no PIN is tried: too many failed before, or the last one a moment ago, or the server let the person in too long ago. */
function refusalOf({ byPin, until, entered }: Person, now: number): Refusal | undefined {
  if (!byPin) return { motivo: 'agotada' };
  if (now - entered >= READING_MS) return { motivo: 'vencida' };
  return until > now ? { motivo: 'espera', segundos: Math.ceil((until - now) / 1000) } : undefined;
}

/** Counts a try as failed; the last one loses the key that the PIN opens. */
function failedOnceMore(person: Person, now: number): Person {
  const fails = person.fails + 1;
  const until = now + (WAITS[person.fails] ?? 0) * 1000;
  return { ...person, fails, until, byPin: fails < TRIES ? person.byPin : undefined };
}

/** Counts a try of a person before it is made: in one transaction, so that tries in several tabs count one by one. Returns why none is made. */
async function takeTry(db: IDBPDatabase<Schema>, mark: string, now: number): Promise<Person | Refusal> {
  const tx = db.transaction('personas', 'readwrite');
  const person = await tx.store.get(mark);
  const refused = person ? refusalOf(person, now) : ({ motivo: 'desconocida' } as const);
  if (person && !refused) await tx.store.put(failedOnceMore(person, now), mark);
  await tx.done;
  return refused ?? person!;
}

/** Opens the key that the PIN seals; undefined for a wrong PIN. */
const openByPin = async (key: CryptoKey, { byPin }: Person) => (byPin ? open(key, byPin).catch(() => undefined) : undefined);

/**
 * Opens the key of a person without a connection: the right PIN is the one that opens it. A try counts before it is made, so that leaving the page
 * helps nobody; after five failed ones the key that the PIN opens is deleted, and the server must let the person in.
 */
export const openOnTablet = ({ documento, pin }: Typed, now: number): Promise<Opened | Refusal> =>
  using(async (db) => {
    const keys = await db.get('tableta', 'llaves');
    if (!keys) return { motivo: 'desconocida' };
    const mark = await markOf(keys.device, documento);
    const person = await takeTry(db, mark, now);
    if ('motivo' in person) return person;
    const fails = person.fails + 1;
    const raw = await openByPin(await pinKey(pin, person.salt, keys), person);
    if (!raw) return { motivo: fails < TRIES ? 'errada' : 'agotada' };
    await db.put('personas', { ...person, fails: 0, until: 0 }, mark);
    const key = await vaultKey(raw);
    return { usuario: (await openJson(sealedVault(key), person.usuario)) as UsuarioActual, key };
  });
