import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { OfflineError, typed } from './offline-error.ts';
import { basePath } from '../router/base-path.ts';

/** Record that a vault has sealed, and when it was written: milliseconds of this device's clock. */
export interface Sealed {
  readonly sealed: Uint8Array;
  readonly at: number;
}

/** State of an entry of the outbox: it waits for the connection, or the server has refused it. */
export type EntryState = 'espera' | 'rechazado';

/** Entry of the outbox as it lies on the device: what it says is sealed, how many wait is not. */
export interface SealedEntry extends Sealed {
  readonly id: string;
  /** Order of sending; the database counts it. */
  readonly order?: number;
  readonly state: EntryState;
}

/** Tables of a person: answers of calls, small values held in memory too, and what waits to be sent. */
export interface PersonSchema extends DBSchema {
  kept: { key: string; value: Sealed };
  shelf: { key: string; value: Sealed };
  outbox: { key: number; value: SealedEntry; indexes: { id: string } };
}
export type PersonDatabase = IDBPDatabase<PersonSchema>;

const VERSION = 1;
/** Names of the databases of this portal; another base path on the same host is another portal. */
const PREFIX = `UCJ${basePath}-persona-`;

const nameOf = (person: number): string => `${PREFIX}${person}`;

/** Opens the database of a person; rejects with an `OfflineError`. A newer version in another tab closes it. */
export async function openDatabase(person: number): Promise<PersonDatabase> {
  if (!('indexedDB' in globalThis)) throw new OfflineError('sin_almacen');
  return typed(
    () =>
      new Promise<PersonDatabase>((resolve, reject) => {
        openDB<PersonSchema>(nameOf(person), VERSION, {
          upgrade: (db) => {
            db.createObjectStore('kept');
            db.createObjectStore('shelf');
            db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true }).createIndex('id', 'id', { unique: true });
          },
          blocked: () => reject(new OfflineError('bloqueado')),
          blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
        }).then(resolve, reject);
      }),
  );
}

/** Deletes the database of a person with all that it keeps, its outbox too. */
export const deleteDatabase = (person: number): Promise<void> => typed(() => deleteDB(nameOf(person)));

/** Ids of the people who have a database on this device; none where the browser does not list its databases. */
export async function peopleOfDevice(): Promise<number[]> {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return [];
  const all = await typed(() => indexedDB.databases());
  return all.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [Number(name.slice(PREFIX.length))] : []));
}
