import type { Pool, PoolClient } from 'pg';
import { isAnotherServersTurn } from './outage.ts';

type Query = (...args: unknown[]) => unknown;

/**
 * Makes a pool follow the primary through fail-overs and switchovers (record 076): when a server says that another one took its place, every
 * connection of the pool is closed before its next use. Repeats no statement: one that lost its connection may have been committed.
 */
export function followPrimary(pool: Pool): void {
  const generations = new Generations();
  pool.on('connect', (client) => generations.watch(client));
  const connect = pool.connect.bind(pool);
  const connectCurrent = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await connect();
      if (generations.isCurrent(client)) return client;
      client.release(true);
    }
  };
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : connectCurrent())) as typeof pool.connect;
}

/** Which connections were made since a server last lost its place. */
class Generations {
  readonly #generationOf = new WeakMap<PoolClient, number>();
  #current = 0;

  isCurrent(client: PoolClient): boolean {
    return this.#generationOf.get(client) === this.#current;
  }

  /** Notes a new connection, and what its statements say about the server. */
  watch(client: PoolClient): void {
    this.#generationOf.set(client, this.#current);
    const query = client.query.bind(client) as Query;
    const noting = (error: unknown): never => {
      if (isAnotherServersTurn(error) && this.isCurrent(client)) this.#current += 1;
      throw error;
    };
    const watched: Query = (...args) => {
      const result = query(...args);
      return result instanceof Promise ? result.catch(noting) : result;
    };
    client.query = watched as PoolClient['query'];
  }
}
