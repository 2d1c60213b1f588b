import { Pool } from 'pg';
import { boundedClient } from './bounded-client.ts';
import { columnTypes } from '../column-types.ts';
import { nameStatements } from './named-statements.ts';
import { traceStatements } from '../traced-statements.ts';

/** Session settings: time zone and date style fix how values are printed; `jit` is off because it only costs here (`openPostgres`). */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = { TimeZone: 'UTC', DateStyle: 'ISO', jit: 'off' };

/** How a pool reaches its server. */
export interface PoolOptions {
  readonly url: string;
  /** Most connections. */
  readonly connections: number;
  /** Through a pooler that gives a connection for one transaction (pgbouncer): nothing may stay in a session. */
  readonly pooled: boolean;
}

/** Options of every connection to a server. */
export const commonOptions = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  application_name: 'portal-capacitacion',
  // A machine that vanished says nothing: the kernel asks after this long, then ten times at intervals of a second.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

const IN_SESSION = {
  // A new connection plans each statement five times before it keeps a plan: those that a busy moment opened are kept for the next one.
  idleTimeoutMillis: 10 * 60_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  options: Object.entries(SESSION_SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
};

/** Creates a pool on a PostgreSQL server, which connects on first use and reconnects after an outage. */
export function newPool({ url, connections, pooled }: PoolOptions): Pool {
  const pool = new Pool({
    ...commonOptions(url),
    ...(!pooled && IN_SESSION),
    max: connections,
    Client: boundedClient(),
    types: columnTypes,
  });
  return guardPool(pool, !pooled);
}

/**
 * Ignores errors of idle connections, which the pool replaces; without these listeners a lost server would end the process. A query on
 * a broken connection still rejects.
 */
export function guardPool(pool: Pool, named: boolean): Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (named) nameStatements(pool);
  traceStatements(pool);
  return pool;
}
