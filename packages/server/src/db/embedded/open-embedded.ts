import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { columnTypes } from '../column-types.ts';
import { guardPool } from '../server/new-pool.ts';
import { createConnection, type Connection } from '../server/pool-connection.ts';
import { analyzeChanged } from './analyze-changed.ts';
import { startBridge, type Bridge } from './bridge.ts';
import { dataFolders, prepareDataFolder } from './data-folders.ts';
import type { FileLock } from './file-lock.mjs';
import { lockFolder } from './lock.ts';
import { newSnapshot, snapshotAt, type SnapshotDraft } from './snapshot.ts';

/**
 * How long a query waits for the only connection: longer than an import of 50,000 rows holds it, also on a busy machine. `context.db` inside
 * an open transaction waits until this limit and fails.
 */
const QUEUE_MS = 120_000;

/** Longest wait for open transactions when closing. */
const DRAIN_MS = 10_000;

/** Folder of the embedded database and callback for its failure. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly onFailure?: (error: Error) => void;
}

/**
 * Opens the embedded database of `<dataDir>/db` for one process at a time; creates it on first use.
 * Rejects with `FolderInUseError`, or with `EmbeddedDatabaseError` if PGlite cannot open it.
 */
export async function openEmbedded({ dataDir, onFailure = () => {} }: EmbeddedOptions): Promise<Connection> {
  prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const bridge = await startBridge({ folder: dataFolders(dataDir).database }, onFailure);
    return connect(bridge, lock, dataDir);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Sets every option that `pg` would otherwise read from the environment's PG* variables. */
function embeddedPool(bridge: Bridge): Pool {
  return new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_MS,
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    types: columnTypes,
    stream: () => bridge.stream(),
  });
}

function connect(bridge: Bridge, lock: FileLock, dataDir: string): Connection {
  const pool = embeddedPool(bridge);
  const connection = createConnection('embebida', { pool: guardPool(pool, true) });
  const close = async () => {
    try {
      await Promise.race([connection.close(), sleep(DRAIN_MS, undefined, { ref: false })]);
      await bridge.close();
    } finally {
      lock.release();
    }
  };
  let closed: Promise<void> | undefined;
  return {
    ...connection,
    close: () => (closed ??= close()),
    analyze: () => analyzeChanged(connection.db),
    snapshot: (path) => snapshot(pool, bridge, path ? snapshotAt(path) : newSnapshot(dataDir)),
  };
}

/**
 * Takes the only connection until the copy has been requested, so that no transaction is open; later queries queue behind it.
 * Vacuums first: the embedded database has no autovacuum.
 */
async function snapshot(pool: Pool, bridge: Bridge, place: Promise<SnapshotDraft>): Promise<string> {
  const draft = await place;
  const client = await pool.connect();
  let written: Promise<void>;
  try {
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    written = bridge.snapshot(draft.file);
  } finally {
    client.release();
  }
  return draft.finish(written);
}
