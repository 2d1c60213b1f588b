import { Changes, type TableParts } from './mirror.ts';
import type { EntryState, SealedEntry } from './person-database.ts';
import { openJson, sealJson } from './vault.ts';

/** Something that a person sends: it waits on the device until the server has acknowledged it. */
export interface Entry {
  /** Also the key by which a repetition is known. */
  readonly id: string;
  readonly kind: string;
  readonly body: unknown;
  /** When the person sent it: ISO instant by the server's clock. */
  readonly moment: string;
  readonly tries: number;
  readonly state: EntryState;
  /** Sentence of the server's refusal. */
  readonly reason?: string | undefined;
}

/** Entry before it is written. */
export type NewEntry = Pick<Entry, 'kind' | 'body' | 'moment'> & { readonly id?: string };

/** Answer of the server to an entry. */
export interface Settled {
  readonly entry: Entry;
  readonly answer: unknown;
  /** When the answer came: milliseconds of this device's clock. Another tab may hear of it much later. */
  readonly at: number;
}

type Said = { readonly settled?: Settled } | null;

/** Everything that a person has sent and the server has not acknowledged, in the order of sending. */
export class Outbox {
  readonly #parts: TableParts;
  readonly #changes: Changes;
  readonly #settlements = new Set<(settled: Settled) => void>();
  #entries: readonly Entry[] = [];
  #order = new Map<string, number>();
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#changes = new Changes(`bandeja-${parts.person}`, (said) => this.#hear(said as Said));
  }

  get person(): number {
    return this.#parts.person;
  }

  get subscribe(): Changes['subscribe'] {
    return this.#changes.subscribe;
  }

  /** Entries in the order of sending, the refused ones too; the same array until something changes. */
  readonly all = (): readonly Entry[] => this.#entries;

  /** Whether an entry lies on the device; one that found no space there is lost with this page. */
  isWritten(id: string): boolean {
    return this.#order.has(id);
  }

  /** Calls `listener` for every acknowledged entry, whichever tab sent it; returns the function that unsubscribes. */
  onSettled(listener: (settled: Settled) => void): () => void {
    this.#settlements.add(listener);
    return () => this.#settlements.delete(listener);
  }

  /** Reads the entries of the device; one that the vault does not open stays there unread. */
  load(): Promise<void> {
    return this.#inTurn(() => this.#read());
  }

  /** Adds an entry; one with the same id waits once. Without space the entry lives in this page alone, and the store notes why. */
  add({ id = crypto.randomUUID(), ...rest }: NewEntry): Promise<Entry> {
    return this.#inTurn(async () => {
      const present = this.#entries.find((other) => other.id === id);
      if (present?.state === 'espera') return present;
      const entry: Entry = { id, ...rest, tries: 0, state: 'espera' };
      this.#show(present ? this.#entries.map((other) => (other.id === id ? entry : other)) : [...this.#entries, entry]);
      await this.#put(entry);
      return entry;
    });
  }

  /** Writes the tries, the state or the reason of an entry. */
  change(id: string, part: Partial<Pick<Entry, 'tries' | 'state' | 'reason'>>): Promise<void> {
    return this.#inTurn(async () => {
      const entry = this.#entries.find((other) => other.id === id);
      if (!entry) return;
      const next = { ...entry, ...part };
      this.#show(this.#entries.map((other) => (other.id === id ? next : other)));
      await this.#put(next);
    });
  }

  /** Removes an entry that the server has acknowledged, and sends the answer to every tab. */
  settle(id: string, answer: unknown): Promise<void> {
    return this.#inTurn(async () => {
      const entry = this.#entries.find((other) => other.id === id);
      if (!entry) return;
      const settled = { entry, answer, at: Date.now() };
      await this.#delete(id);
      for (const listener of this.#settlements) listener(settled);
      this.#changes.elsewhere({ settled } satisfies Said);
    });
  }

  /** Removes a refused entry that its person does not want any more. */
  discard(id: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#delete(id);
      this.#changes.elsewhere();
    });
  }

  close(): void {
    this.#changes.close();
    this.#settlements.clear();
  }

  /** Runs one piece of work after the other, so that none reads what another one is about to write. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  #hear(said: Said): void {
    if (said?.settled) for (const listener of this.#settlements) listener(said.settled);
    this.load().catch(this.#parts.note);
  }

  #show(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#changes.here();
  }

  async #read(): Promise<void> {
    const { db, vault } = this.#parts;
    if (!db) return;
    const rows = await db.getAll('outbox');
    const opened = await Promise.all(rows.map((row) => openJson(vault, row.sealed).catch(() => undefined)));
    // Entries that found no space on the device are in memory alone.
    const unwritten = this.#entries.filter(({ id }) => !this.#order.has(id));
    this.#order = new Map(rows.map((row) => [row.id, row.order!]));
    this.#show([...(opened.filter((entry) => entry !== undefined) as Entry[]), ...unwritten]);
  }

  async #put(entry: Entry): Promise<void> {
    const { db, vault, note } = this.#parts;
    if (!db) return;
    try {
      const sealed = await sealJson(vault, entry);
      const order = this.#order.get(entry.id);
      const row: SealedEntry = { id: entry.id, sealed, at: Date.now(), state: entry.state, ...(order !== undefined && { order }) };
      const tx = db.transaction('outbox', 'readwrite');
      const written = tx.store.put(row);
      // Commits at once: IndexedDB finishes the transaction even if the page closes.
      tx.commit();
      this.#order.set(entry.id, (await Promise.all([written, tx.done]))[0]);
      this.#changes.elsewhere();
    } catch (error) {
      note(error);
    }
  }

  async #delete(id: string): Promise<void> {
    const { db, note } = this.#parts;
    const order = this.#order.get(id);
    this.#order.delete(id);
    if (db && order !== undefined) await db.delete('outbox', order).catch(note);
    this.#show(this.#entries.filter((other) => other.id !== id));
  }
}
