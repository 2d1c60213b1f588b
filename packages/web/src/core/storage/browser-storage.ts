import { basePath } from '../router/base-path.ts';

/**
 * Small values of this portal in a storage of the browser. A browser that forbids the storage or has no room in it keeps them in this page's
 * memory: everything works until the page is closed, and `keeps` returns false for a value that is lost then.
 */
export class BrowserStorage {
  readonly #storage: () => Storage;
  /** Values that the storage did not take; null for one that it did not delete. */
  readonly #memory = new Map<string, string | null>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(name: string): string | null {
    const key = keyOf(name);
    const held = this.#memory.get(key);
    return held === undefined ? (this.#try((storage) => storage.getItem(key)) ?? null) : held;
  }

  set(name: string, value: string): void {
    const key = keyOf(name);
    this.#memory.delete(key);
    if (this.#try((storage) => (storage.setItem(key, value), true))) return;
    this.remove(name);
    this.#memory.set(key, value);
  }

  remove(name: string): void {
    const key = keyOf(name);
    this.#memory.delete(key);
    const removed = this.#try((storage) => (storage.removeItem(key), true));
    if (!removed) this.#memory.set(key, null);
  }

  /** Whether the storage has what `get` returns, so that it outlives the page. */
  keeps(name: string): boolean {
    return !this.#memory.has(keyOf(name));
  }

  /** Names of this portal's values. */
  names(): string[] {
    const stored = this.#try((storage) => Object.keys(storage)) ?? [];
    const held = [...this.#memory].flatMap(([key, value]) => (value === null ? [] : [key]));
    return [...new Set([...stored, ...held])].flatMap((key) => nameOf(key) ?? []);
  }

  /** Removes everything from the storage, other programs' values too, but the named values and those of another portal on this host. */
  clearAllBut(names: ReadonlySet<string>): void {
    for (const name of this.names()) if (!names.has(name)) this.remove(name);
    const strange =
      this.#try((storage) => Object.keys(storage).filter((key) => nameOf(key) === undefined && !key.startsWith('UCJ/'))) ?? [];
    for (const key of strange) this.#try((storage) => storage.removeItem(key));
  }

  #try<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(this.#storage());
    } catch {
      return undefined;
    }
  }
}

/** Begin of the keys; another base path on the same host is another portal. The scripts of the page write it too (web/start). */
const PREFIX = `UCJ${basePath}`;

/** Key of a value in the storage, as `storage` events name it. */
export const keyOf = (name: string): string => PREFIX + name;

/** Name of one of this portal's values, '' among them; undefined for another key. */
const nameOf = (key: string): string | undefined => (key === PREFIX || key.startsWith(`${PREFIX}-`) ? key.slice(PREFIX.length) : undefined);

/** Values of this browser, for all its tabs. */
export const deviceStorage = new BrowserStorage(() => window.localStorage);

/** Values of this tab. */
export const tabStorage = new BrowserStorage(() => window.sessionStorage);
