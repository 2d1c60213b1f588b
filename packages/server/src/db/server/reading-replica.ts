import type { Executor } from '../executor.ts';
import { type Borrowed, borrow, readingBy, type Reading, type Result, type Source } from '../reading.ts';
import { isReplicaFailure, type Replica } from './replica.ts';

/** Both servers of a reading. */
export interface Servers {
  readonly primary: Source;
  readonly replica: Replica;
}

/**
 * Returns the database for one call that may read figures some seconds old: a fresh replica, else the primary. A statement that the replica
 * cannot answer runs on the primary, unless it is inside a transaction: the primary does not know the earlier statements of it.
 */
export const readingFromReplica = (servers: Servers, reading: Reading): Executor => readingBy(() => take(servers, reading), reading);

async function take({ primary, replica }: Servers, reading: Reading): Promise<Borrowed> {
  if (!(await replica.isFresh())) return borrow(primary, reading);
  try {
    return new Replaceable(await borrow(replica, reading), { primary, replica }, reading);
  } catch (error) {
    if (reading.signal.aborted || !isReplicaFailure(error)) throw error;
    replica.leave();
    return borrow(primary, reading);
  }
}

/** A connection to the replica that one to the primary takes the place of. */
class Replaceable implements Borrowed {
  #current: Borrowed;
  #replaced = false;
  #inTransaction = false;
  readonly #servers: Servers;
  readonly #reading: Reading;

  constructor(first: Borrowed, servers: Servers, reading: Reading) {
    this.#current = first;
    this.#servers = servers;
    this.#reading = reading;
  }

  async query(text: string, values: readonly unknown[]): Promise<Result> {
    try {
      const result = await this.#current.query(text, values);
      if (/^(begin|start transaction)/.test(text)) this.#inTransaction = true;
      if (/^(commit|rollback)$/.test(text)) this.#inTransaction = false;
      return result;
    } catch (error) {
      if (this.#replaced || this.#inTransaction || this.#reading.signal.aborted || !isReplicaFailure(error)) throw error;
      await this.#replace(error);
      return this.#current.query(text, values);
    }
  }

  giveBack(broken?: boolean): Promise<void> {
    return this.#current.giveBack(broken);
  }

  async #replace(error: unknown): Promise<void> {
    // A statement that writes, or needs a newer schema, says nothing about the replica.
    if (!/^(25006|42)/.test(codeOf(error))) this.#servers.replica.leave();
    const next = await borrow(this.#servers.primary, this.#reading);
    await this.#current.giveBack(true);
    this.#current = next;
    this.#replaced = true;
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
