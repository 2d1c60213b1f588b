import { Changes, type TableParts } from './mirror.ts';
import { openJson, sealJson } from './vault.ts';

/**
 * Small values of a person, read at once from memory and written through to the device, as the draft of a questionnaire is. A value that
 * another tab writes arrives here too.
 */
export class Shelf {
  readonly #parts: TableParts;
  readonly #values = new Map<string, unknown>();
  readonly #changes: Changes;
  /** Writes under way by key: two of one key keep their order although sealing takes a while. */
  readonly #writes = new Map<string, Promise<void>>();
  /** Keys of the values that found no space on the device. */
  readonly #unwritten = new Set<string>();
  /** Number of the last change of each key in this tab. */
  readonly #said = new Map<string, number>();
  #count = 0;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#changes = new Changes(`estante-${parts.person}`, () => void this.load().catch(parts.note));
  }

  /** Calls a listener after every change, of other tabs too; returns the function that unsubscribes. */
  get subscribe(): Changes['subscribe'] {
    return this.#changes.subscribe;
  }

  /** Reads all values of the device into memory; a value that cannot be opened counts as none. */
  async load(): Promise<void> {
    const { db, vault } = this.#parts;
    if (!db) return;
    await this.settled();
    const since = this.#count;
    const tx = db.transaction('shelf');
    const [keys, rows] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll(), tx.done]);
    const opened = await Promise.all(rows.map((row) => openJson(vault, row.sealed).catch(() => undefined)));
    // Values that this tab set meanwhile are newer than the rows read.
    const untouched = (key: string) => (this.#said.get(key) ?? 0) <= since;
    for (const key of this.#values.keys()) if (!keys.includes(key) && untouched(key)) this.#values.delete(key);
    for (const [index, key] of keys.entries()) if (opened[index] !== undefined && untouched(key)) this.#values.set(key, opened[index]);
    this.#changes.here();
  }

  get(key: string): unknown {
    return this.#values.get(key);
  }

  keys(): string[] {
    return [...this.#values.keys()];
  }

  /** Stores a value; a full or forbidden storage leaves it in memory and is noted. */
  set(key: string, value: unknown): void {
    this.#values.set(key, value);
    this.#write(key, value);
  }

  remove(key: string): void {
    if (!this.#values.delete(key)) return;
    this.#write(key, undefined);
  }

  /** Whether the value of a key, if there is one, outlives this page. */
  isWritten(key: string): boolean {
    return !this.#unwritten.has(key);
  }

  close(): void {
    this.#changes.close();
  }

  /** Resolves when everything said so far lies on the device. */
  async settled(): Promise<void> {
    await Promise.all(this.#writes.values());
  }

  #write(key: string, value: unknown): void {
    this.#said.set(key, ++this.#count);
    this.#changes.here();
    const last = this.#writes.get(key);
    const write = last ? last.then(() => this.#put(key, value)) : this.#put(key, value);
    const done = write
      .then(
        () => {
          this.#noteWritten(key, this.#parts.db !== undefined || value === undefined);
          this.#changes.elsewhere();
        },
        (error: unknown) => {
          this.#parts.note(error);
          this.#noteWritten(key, false);
        },
      )
      .then(() => {
        if (this.#writes.get(key) === done) this.#writes.delete(key);
      });
    this.#writes.set(key, done);
  }

  #noteWritten(key: string, written: boolean): void {
    if (written === this.isWritten(key)) return;
    if (written) this.#unwritten.delete(key);
    else this.#unwritten.add(key);
    this.#changes.here();
  }

  async #put(key: string, value: unknown): Promise<void> {
    const { db, vault } = this.#parts;
    if (!db) return;
    const sealed = value === undefined ? undefined : await sealJson(vault, value);
    const tx = db.transaction('shelf', 'readwrite');
    const written = sealed ? tx.store.put({ sealed, at: Date.now() }, key) : tx.store.delete(key);
    // Commits at once: IndexedDB finishes the transaction even if the page closes.
    tx.commit();
    await Promise.all([written, tx.done]);
  }
}
