import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { Client } from 'pg';
import { portalOn } from '../flujo/servers.ts';
import type { Side } from './measure.ts';
import { fillWorld, migrate } from './world/load.ts';

const TOKEN = 'bench-reportes-token-of-the-administrator';

/** PostgreSQL server that keeps or loses its databases. */
interface Cluster {
  url(database: string): string;
  remove(): Promise<void>;
}

/** Settings of a database server with room for the larger world. */
const SETTINGS = ['shared_buffers = 1GB', 'max_wal_size = 8GB', 'wal_level = minimal', 'max_wal_senders = 0'];

/** Returns the server at `BENCH_POSTGRES`, which keeps its databases for the next run, else a new one. */
async function clusterOf(): Promise<Cluster> {
  const kept = process.env.BENCH_POSTGRES;
  if (kept) return { url: (database) => `${kept}/${database}`, remove: () => Promise.resolve() };
  return createPostgresCluster({ fsync: false, settings: SETTINGS });
}

async function hasDatabase(cluster: Cluster, name: string): Promise<boolean> {
  const client = new Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
    return Boolean(rowCount);
  } finally {
    await client.end();
  }
}

async function openSide(url: string, folder: string): Promise<Side & { close(): Promise<void> }> {
  const sql = new Client({ connectionString: url, options: '-c TimeZone=America/Lima -c jit=off' });
  await sql.connect();
  const hash = createHash('sha256').update(TOKEN).digest('hex');
  await sql.query(
    `insert into sesion (id_usuario, token_hash, fecha_creacion, fecha_expiracion, ultimo_uso)
      values (1, $1, now(), now() + interval '1 day', now() + interval '1 day')
      on conflict (token_hash) do update set fecha_expiracion = excluded.fecha_expiracion, ultimo_uso = excluded.ultimo_uso`,
    [hash],
  );
  const portal = await portalOn({ url, dataDir: folder });
  const agent = new Agent({ keepAlive: true });
  const close = async () => {
    agent.destroy();
    await portal.stop();
    await sql.end();
  };
  return { url, port: portal.port, pid: portal.pid, token: TOKEN, sql, agent, close };
}

/** Fills a database for each number of people, starts a portal over each, and ends all of it after the work. */
export async function withSides(sizes: readonly number[], work: (sides: readonly Side[]) => Promise<void>): Promise<void> {
  const cluster = await clusterOf();
  const folder = mkdtempSync(join(tmpdir(), 'portal-reportes-'));
  const sides: Awaited<ReturnType<typeof openSide>>[] = [];
  try {
    for (const size of sizes) {
      const name = `reportes_${size}`;
      if (await hasDatabase(cluster, name)) await migrate(cluster.url(name));
      else await fillWorld(cluster.url(name), size);
      sides.push(await openSide(cluster.url(name), join(folder, name)));
    }
    await work(sides);
  } finally {
    for (const side of sides) await side.close();
    rmSync(folder, { recursive: true, force: true });
    await cluster.remove();
  }
}
