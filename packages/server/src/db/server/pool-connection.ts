import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { Executor } from '../executor.ts';
import { readOnlyServer } from './outage.ts';
import { type Reading, readingFrom, type Source } from '../reading.ts';
import type { Database } from '../schema.ts';

/** Timeout of the health check. */
const PING_MS = 5_000;

/** Connections of a pool at one moment. */
export interface PoolLoad {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database. */
export interface Connection {
  readonly kind: 'embebida' | 'postgresql';
  /** Through a pooler that keeps no session: every transaction may get another connection of the server. */
  readonly pooled: boolean;
  readonly db: Kysely<Database>;
  /** Returns the database for one call that reads: its statements end with the call, or at a limit. */
  reading(limits: Reading): Executor;
  /** The same for figures that may be some seconds old: from the replica where there is one. */
  readingLagging(limits: Reading): Executor;
  /** Compares the replica, and returns whether reports read it; absent without one. */
  replicaIsFresh?(): Promise<boolean>;
  /** Waits for open transactions, then closes. */
  close(): Promise<void>;
  /** Rejects if the database does not answer within 5 seconds, or takes no writes. */
  ping(): Promise<void>;
  /** Returns how many connections the pool has, how many of them wait for work, and how many statements wait for one. */
  load(): PoolLoad;
  /** Embedded only: writes a consistent copy below the data folder, or to a path that does not exist yet, and resolves to its path. */
  readonly snapshot?: (path?: string) => Promise<string>;
  /** Embedded only: analyzes the tables that changed much (`analyzeChanged`) and resolves to their names. */
  readonly analyze?: () => Promise<readonly string[]>;
}

/**
 * Kysely locks migrations for a session. A pooler gives each statement another session, so the lock would stay where nobody gives it back;
 * the migrator locks for its transaction instead.
 */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/** Wraps a guarded pool (`guardPool`). */
export function createConnection(kind: Connection['kind'], source: Source): Connection {
  const { pool } = source;
  const db = new Kysely<Database>({ dialect: new Dialect({ pool }) });
  const reading = (limits: Reading) => readingFrom(source, limits);
  return {
    kind,
    pooled: false,
    db,
    reading,
    readingLagging: reading,
    close: () => db.destroy(),
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: () => withinLimit(requireWritable(db)),
  };
}

async function requireWritable(db: Executor): Promise<void> {
  const { rows } = await sql<{ lectura: string }>`select current_setting('transaction_read_only') as lectura`.execute(db);
  if (rows[0]?.lectura !== 'off') throw readOnlyServer();
}

async function withinLimit(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('La base de datos no respondió a tiempo.'), { code: 'ETIMEDOUT' })), PING_MS);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
