import { sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { StartRefusal } from '../../errors/start-refusal.ts';
import { cancelThroughPooler } from './cancel-request.ts';
import { followPrimary } from './follow-primary.ts';
import { commonOptions, guardPool, newPool, SESSION_SETTINGS } from './new-pool.ts';
import { createConnection, type Connection } from './pool-connection.ts';
import { readingFromReplica } from './reading-replica.ts';
import type { Source } from '../reading.ts';
import { endSilentConnections } from './silent-server.ts';
import { type OnReplica, Replica } from './replica.ts';

/** Options of a PostgreSQL connection: URL, pool size, pgbouncer, read replica. */
export interface PostgresOptions {
  readonly databaseUrl: string;
  /** Most connections; 10 unless said. */
  readonly databaseConnections?: number;
  /** DATABASE_URL leads to a pooler in transaction mode. */
  readonly databasePooled?: boolean;
  readonly replica?: ReplicaSettings | undefined;
  /** Called when reports begin or cease to read the replica. */
  readonly onReplica?: OnReplica | undefined;
}

/** A streaming replica for reports. */
export interface ReplicaSettings {
  readonly url: string;
  /** Most milliseconds that its figures may be old. */
  readonly mostMs: number;
}

/**
 * Creates a pool on a PostgreSQL server, which connects on first use and reconnects after an outage, also to the server that took the place of the first.
 * Fixes TimeZone and DateStyle, because the server's own settings would change the texts of its values, and turns jit off:
 * compiling takes seconds where the planner overrates a statement, as on tables without statistics, and saves none that these need.
 * Through a pooler they are settings of the role, which `requireSettings` demands.
 */
export function openPostgres({
  databaseUrl,
  databaseConnections = 10,
  databasePooled = false,
  replica,
  onReplica,
}: PostgresOptions): Connection {
  const server = openServer(databaseUrl, { connections: databaseConnections, pooled: databasePooled });
  followPrimary(server.source.pool);
  const connection = { ...createConnection('postgresql', server.source), pooled: databasePooled };
  if (!replica) return { ...connection, close: async () => void (await Promise.all([connection.close(), server.close()])) };
  const other = openServer(replica.url, { connections: databaseConnections, pooled: false });
  const servers = {
    primary: server.source,
    replica: new Replica({ primary: server.source.pool, replica: other.source, mostMs: replica.mostMs, onChange: onReplica }),
  };
  return {
    ...connection,
    replicaIsFresh: () => servers.replica.isFresh(),
    readingLagging: (limits) => readingFromReplica(servers, limits),
    close: async () => void (await Promise.all([connection.close(), server.close(), other.source.pool.end(), other.close()])),
  };
}

interface Server {
  readonly source: Source;
  /** Closes the watch and the connection beside the pool. */
  close(): Promise<void>;
}

function openServer(url: string, { connections, pooled }: { connections: number; pooled: boolean }): Server {
  const pool = newPool({ url, connections, pooled });
  // A connection of its own: when every other one is busy, cancelling is what frees them, and a query shows whether the server still answers.
  const beside = new Pool({ ...commonOptions(url), max: 1, idleTimeoutMillis: 10_000, query_timeout: 5_000 });
  guardPool(beside, false);
  const watch = endSilentConnections(pool, () => beside.query('select 1'));
  const cancel = (client: PoolClient) =>
    pooled ? cancelThroughPooler(client) : beside.query('select pg_cancel_backend($1)', [(client as PoolClient & ServerProcess).processID]);
  const close = () => {
    watch.close();
    return beside.end();
  };
  return { source: { pool, cancel }, close };
}

/** Process of the server that serves a connection; `pg` sets it when it connects. */
interface ServerProcess {
  readonly processID: number;
}

/** Throws, saying what to run, where the role behind a pooler lacks the settings that every statement relies on. */
export async function requireSettings({ db, pooled }: Connection): Promise<void> {
  if (!pooled) return;
  const names = Object.keys(SESSION_SETTINGS);
  const { rows } = await sql<{ name: string; setting: string; rol: string }>`
    select name, setting, current_user::text as rol from pg_settings where name in (${sql.join(names)})`.execute(db);
  const wrong = rows.filter(({ name, setting }) => !setting.startsWith(SESSION_SETTINGS[name]!));
  if (wrong.length === 0) return;
  const orders = wrong.map(({ name, rol }) => `alter role "${rol}" set ${name} = '${SESSION_SETTINGS[name]}';`);
  throw new StartRefusal(
    `Detrás de pgbouncer la sesión de PostgreSQL necesita otros valores. Ejecute y reinicie pgbouncer:\n${orders.join('\n')}`,
  );
}
