import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { startPortal } from '../../e2e/support/portal/portal-process.ts';
import { openConnection } from '../../packages/server/src/db/connection.ts';
import { COUNTING } from './counting.ts';
import { fill, type Size } from './scene.ts';

/** A started server; `stop` ends it. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<unknown>;
}

const QUIET = { DEMO: '0', LOG_LEVEL: 'silent' };
/** Room for several groups of processes, each with its connections. */
const MANY_CONNECTIONS = 'max_connections = 250';
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'portal-flujo-'));

/** A PostgreSQL with the scene, and the folder of its portal. */
export interface FilledCluster {
  readonly url: string;
  readonly dataDir: string;
  /** Process of PostgreSQL that started the others. */
  readonly pid: number;
  remove(): Promise<void>;
}

/** Creates a PostgreSQL cluster with its usual durability and fills a database and the folder of its portal. */
export async function filledCluster(size: Size): Promise<FilledCluster> {
  const cluster = await createPostgresCluster({ fsync: true, settings: [...COUNTING, MANY_CONNECTIONS] });
  const url = cluster.url('postgres');
  const dataDir = newFolder();
  const connection = await openConnection({ databaseUrl: url, dataDir });
  await fill(connection, dataDir, size);
  await connection.close();
  const pid = Number.parseInt(readFileSync(join(cluster.folder, 'data', 'postmaster.pid'), 'utf8'), 10);
  return { url, dataDir, pid, remove: () => cluster.remove().then(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** Starts the built portal on a filled PostgreSQL and waits until all its processes serve. */
export const portalOn = async ({ url, dataDir }: { url: string; dataDir: string }, processes = 1): Promise<Server> =>
  startPortal({ databaseUrl: url, dataDir, environment: { ...QUIET, PROCESOS: String(processes) } });

/** Fills an embedded database and starts the built portal on it. */
export async function embeddedPortal(size: Size): Promise<Server> {
  const dataDir = newFolder();
  const connection = await openConnection({ dataDir });
  await fill(connection, dataDir, size);
  await connection.close();
  const portal = await startPortal({ dataDir, environment: QUIET });
  const stop = () => portal.stop().then(() => rmSync(dataDir, { recursive: true, force: true }));
  return { ...portal, stop };
}

/** Starts the twin on the same PostgreSQL. */
export async function startTwin({ url }: { url: string }): Promise<Server> {
  const file = fileURLToPath(new URL('./twin.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(port.toString()), pid: child.pid!, stop: () => (child.kill(), once(child, 'exit')) };
}
