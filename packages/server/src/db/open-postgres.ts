import { Pool, type PoolClient } from 'pg';
import { columnTypes } from './column-types.ts';
import { createConnection, type Connection } from './pool-connection.ts';

/**
 * Creates a pool on a PostgreSQL server, which connects on first use and reconnects after an outage.
 * Fixes TimeZone and DateStyle, because the server's own settings would change the texts of its values, and turns jit off:
 * compiling takes seconds where the planner overrates a statement, as on tables without statistics, and saves none that these need.
 */
export function openPostgres(databaseUrl: string, connections = 10): Connection {
  const common = { connectionString: databaseUrl, connectionTimeoutMillis: 5_000, application_name: 'portal-capacitacion' };
  const pool = new Pool({
    ...common,
    max: connections,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
    keepAlive: true,
    types: columnTypes,
  });
  // A connection of its own: when every other one is busy, cancelling is what frees them.
  const canceller = new Pool({ ...common, max: 1, idleTimeoutMillis: 10_000, statement_timeout: 5_000 });
  canceller.on('error', () => {});
  const connection = createConnection('postgresql', pool, (client) =>
    canceller.query('select pg_cancel_backend($1)', [(client as PoolClient & ServerProcess).processID]),
  );
  return { ...connection, close: async () => void (await Promise.all([connection.close(), canceller.end()])) };
}

/** Process of the server that serves a connection; `pg` sets it when it connects. */
interface ServerProcess {
  readonly processID: number;
}
