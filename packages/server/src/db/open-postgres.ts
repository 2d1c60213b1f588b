import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import { createConnection, type Connection } from './pool-connection.ts';

/**
 * Creates a pool on a PostgreSQL server, which connects on first use and reconnects after an outage.
 * Fixes TimeZone and DateStyle, because the server's own settings would change the texts of its values, and turns jit off:
 * compiling takes seconds where the planner overrates a statement, as on tables without statistics, and saves none that these need.
 */
export function openPostgres(databaseUrl: string): Connection {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'portal-capacitacion',
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
    keepAlive: true,
    types: columnTypes,
  });
  return createConnection('postgresql', pool);
}
