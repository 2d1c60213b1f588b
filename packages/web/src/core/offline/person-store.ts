import { type OfflineError, toOfflineError, typed } from './offline-error.ts';
import { openDatabase, type PersonDatabase } from './person-database.ts';
import { openJson, plainVault, sealJson, type Vault } from './vault.ts';
import { Outbox } from './outbox.ts';
import { Shelf } from './shelf.ts';

/** Answer of a call that the device keeps. */
export interface KeptAnswer {
  readonly value: unknown;
  /** When it was kept: milliseconds of this device's clock. */
  readonly at: number;
}

/** Data that the device stores for one person: answers of calls, small values, and the outbox. */
export class PersonStore {
  readonly person: number;
  readonly shelf: Shelf;
  readonly outbox: Outbox;
  /** Why nothing is kept beyond this page; undefined while the storage works. */
  failure: OfflineError | undefined;
  readonly #db: PersonDatabase | undefined;
  readonly #vault: Vault;

  constructor(person: number, { db, vault, failure }: { db?: PersonDatabase; vault: Vault; failure?: OfflineError }) {
    this.person = person;
    this.#db = db;
    this.#vault = vault;
    this.failure = failure;
    const note = (error: unknown) => this.note(error);
    this.shelf = new Shelf({ person, db, vault, note });
    this.outbox = new Outbox({ person, db, vault, note });
  }

  /** Keeps an answer; rejects with an `OfflineError`, for instance of a full disk. */
  keep(key: string, value: unknown, at: number): Promise<void> {
    const db = this.#db;
    if (!db) return Promise.resolve();
    return typed(async () => void (await db.put('kept', { sealed: await sealJson(this.#vault, value), at }, key)));
  }

  /** Returns a kept answer; undefined without it, and when the vault does not open it. */
  async read(key: string): Promise<KeptAnswer | undefined> {
    const row = await this.#db?.get('kept', key).catch(() => undefined);
    if (!row) return undefined;
    const value = await openJson(this.#vault, row.sealed).catch(() => undefined);
    return value === undefined ? undefined : { value, at: row.at };
  }

  /** Notes why the device keeps nothing. */
  note(error: unknown): void {
    this.failure = toOfflineError(error);
  }

  /** Removes a kept answer. */
  async drop(key: string): Promise<void> {
    await this.#db?.delete('kept', key).catch(() => undefined);
  }

  /** Removes all kept answers, and all small values except those with keys that begin with `but`; the outbox stays until it is sent. */
  async forgetKept(but: string): Promise<void> {
    for (const key of this.shelf.keys()) if (!key.startsWith(but)) this.shelf.remove(key);
    await this.shelf.settled();
    await this.#db?.clear('kept').catch(() => undefined);
  }

  /** Closes the database, after the writes that are under way. */
  close(): void {
    this.shelf.close();
    this.outbox.close();
    this.#db?.close();
  }
}

/** Opens what the device keeps for a person. Without a storage it lives in this page's memory alone, and `failure` says why. */
export async function openPersonStore(person: number, vault: Vault = plainVault): Promise<PersonStore> {
  try {
    const db = await openDatabase(person);
    const store = new PersonStore(person, { db, vault });
    await Promise.all([store.shelf.load(), store.outbox.load()]);
    return store;
  } catch (error) {
    return new PersonStore(person, { vault, failure: toOfflineError(error) });
  }
}
