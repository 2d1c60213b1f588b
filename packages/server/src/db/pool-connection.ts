import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { nameStatements } from './named-statements.ts';
import type { Database } from './schema.ts';

/** How long the health check waits for its answer. */
const PING_MS = 5_000;

/** An open database. */
export interface Connection {
  readonly kind: 'embebida' | 'postgresql';
  readonly db: Kysely<Database>;
  /** Waits for open transactions, then closes. */
  close(): Promise<void>;
  /** Rejects if the database does not answer within 5 seconds. */
  ping(): Promise<void>;
  /** Embedded only: writes a consistent copy below the data folder and resolves to its path. */
  readonly snapshot?: () => Promise<string>;
}

/**
 * A connection over a pool. Errors of connections that nobody is using are swallowed: the pool replaces them, and whoever uses
 * one gets the error from its query. Without these listeners a lost server would end the process.
 */
export function createConnection(kind: Connection['kind'], pool: Pool): Connection {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  nameStatements(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    db,
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
