import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { failure } from '../errors/errors.ts';
import type { Executor } from './executor.ts';
import type { Database } from './schema.ts';

/** Limits of the statements that one call reads with. */
export interface Reading {
  /** Aborts when nobody waits for the answer; its reason is thrown. */
  readonly signal: AbortSignal;
  /** Milliseconds that one statement may run. */
  readonly mostMs: number;
  /** Runs the work of one connection when it is the caller's turn. */
  readonly turn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Ends the running statement of a connection. */
export type Cancel = (client: PoolClient) => Promise<unknown>;

export type Result = PostgresQueryResult<unknown>;

/** A pool, and how its running statements end. */
export interface Source {
  readonly pool: Pool;
  readonly cancel?: Cancel | undefined;
}

/** Returns the database of a pool for one call: its statements end in the database when the call ends or the limit is reached. */
export const readingFrom = (source: Source, reading: Reading): Executor => readingBy(() => borrow(source, reading), reading);

/** The same with connections that `take` lends. */
export function readingBy(take: () => Promise<Borrowed>, reading: Reading): Executor {
  const pool = { connect: () => lend(take, reading), end: () => Promise.resolve() };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** A connection that a call reads with. */
export interface Borrowed {
  query(text: string, values: readonly unknown[]): Promise<Result>;
  /** Gives it back when its last statement has ended; a broken one is closed. */
  giveBack(broken?: boolean): Promise<void>;
}

/** Takes a connection of a pool. */
export async function borrow({ pool, cancel }: Source, reading: Reading): Promise<Borrowed> {
  reading.signal.throwIfAborted();
  return new LentConnection(await pool.connect(), cancel, reading);
}

/** Takes a connection in the caller's turn, which lasts until the connection is released and its last statement has ended. */
function lend(take: () => Promise<Borrowed>, reading: Reading): Promise<PostgresPoolClient> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      const borrowed = await take();
      const query = borrowed.query.bind(borrowed) as PostgresPoolClient['query'];
      await new Promise<void>((release) => resolve({ query, release }));
      await borrowed.giveBack();
    };
    reading.turn(work).catch(reject);
  });
}

/** SQLSTATE of a statement that was cancelled, or reached the limit of its session. */
const CANCELLED = '57014';

const tooLong = () => failure('consulta_larga', 'llamada.lenta');

class LentConnection implements Borrowed {
  /** Settles when the last statement has ended in the database. */
  ended: Promise<unknown> = Promise.resolve();
  readonly #client: PoolClient;
  readonly #cancel: Cancel | undefined;
  readonly #reading: Reading;

  constructor(client: PoolClient, cancel: Cancel | undefined, reading: Reading) {
    this.#client = client;
    this.#cancel = cancel;
    this.#reading = reading;
  }

  /** Runs a statement until it ends or has to. A call that ended still gives up its transaction. */
  async query(text: string, values: readonly unknown[]): Promise<Result> {
    await this.ended;
    if (!text.startsWith('rollback')) this.#reading.signal.throwIfAborted();
    const statement = this.#client.query(text, [...values]) as Promise<Result>;
    this.ended = statement.catch(() => {});
    return text.startsWith('rollback') ? statement : this.#unlessStopped(statement);
  }

  async giveBack(broken = false): Promise<void> {
    await this.ended;
    this.#client.release(broken);
  }

  /** Resolves to the result of a statement, or throws the reason why it was stopped. */
  #unlessStopped(statement: Promise<Result>): Promise<Result> {
    const { signal, mostMs } = this.#reading;
    return new Promise((resolve, reject) => {
      /** Returns whether nothing settled the call before. */
      const settle = (): boolean => {
        signal.removeEventListener('abort', leave);
        clearTimeout(timer);
        const first = !settled;
        settled = true;
        return first;
      };
      let settled = false;
      const stop = (reason: Error) => {
        if (settle()) void this.#end(statement).then(() => reject(reason));
      };
      const leave = () => stop(signal.reason as Error);
      const timer = setTimeout(() => stop(tooLong()), mostMs);
      signal.addEventListener('abort', leave, { once: true });
      statement.then(
        (result) => settle() && resolve(result),
        // The database's own limit may be reached at the same moment.
        (error: Error & { code?: string }) => settle() && reject(error.code === CANCELLED ? tooLong() : error),
      );
    });
  }

  /**
   * Ends a statement. Where the database cancels it, waits for both: a late cancellation would hit the next statement of the connection,
   * and the error of the cancelled one must not be the answer. The embedded database cannot: the call ends, its connection waits.
   */
  async #end(statement: Promise<Result>): Promise<void> {
    if (!this.#cancel) return;
    this.ended = Promise.allSettled([this.#cancel(this.#client), statement]);
    await this.ended;
  }
}
