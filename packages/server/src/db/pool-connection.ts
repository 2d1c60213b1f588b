import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Executor } from './executor.ts';
import { nameStatements } from './named-statements.ts';
import { type Cancel, type Reading, readingFrom } from './reading.ts';
import type { Database } from './schema.ts';

/** Timeout of the health check. */
const PING_MS = 5_000;

/** An open database. */
export interface Connection {
  readonly kind: 'embebida' | 'postgresql';
  readonly db: Kysely<Database>;
  /** Returns the database for one call that reads: its statements end with the call, or at a limit. */
  reading(limits: Reading): Executor;
  /** Waits for open transactions, then closes. */
  close(): Promise<void>;
  /** Rejects if the database does not answer within 5 seconds. */
  ping(): Promise<void>;
  /** Embedded only: writes a consistent copy below the data folder and resolves to its path. */
  readonly snapshot?: () => Promise<string>;
}

/**
 * Wraps a pool. Ignores errors of idle connections, which the pool replaces; without these listeners a lost server would end the
 * process. A query on a broken connection still rejects.
 * @param cancel ends the running statement of a connection; absent where none can be ended
 */
export function createConnection(kind: Connection['kind'], pool: Pool, cancel?: Cancel): Connection {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  nameStatements(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    db,
    reading: (limits) => readingFrom(pool, cancel, limits),
    close: () => db.destroy(),
    ping: () => withinLimit(sql`select 1`.execute(db)),
  };
}

async function withinLimit(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('La base de datos no respondió a tiempo.')), PING_MS);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
