import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { api } from '@portal/contract';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { createPostgresCluster, type PostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts';
import { runOn } from '../../packages/server/src/testing/statement.ts';
import { Client } from '../support/api.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { type Portal, startPortal } from '../support/portal-process.ts';
import { buildWorld } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import { uploadFile } from './admin-work.ts';
import { learnersOf } from './submissions.ts';
import { verifyLearner } from './verify.ts';

const SERVERS = 3;
const READERS = 4;
const SEED = 20_261_127;
/** Submissions before the update, and after each step of it. */
const SUBMISSIONS = 15;
const PAUSE_MS = 10;
/** Pause of a learner after a questionnaire: their topics last through the update. */
const LEARNER_PAUSE_MS = 1000;

test.setTimeout(1_800_000);

let folder = '';
let cluster: PostgresCluster;
let nginx: Nginx;
let ports: number[];
const portals: Portal[] = [];
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-rolling-'));
  cluster = await createPostgresCluster({ fsync: false });
  await buildWorld('stream', folder, cluster.url('postgres'));
  ports = [];
  for (let server = 0; server < SERVERS; server += 1) ports.push(await freePort());
  nginx = await startNginx(ports);
  for (const port of ports) portals.push(await startServer(port));
});
test.afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.stop()));
  await nginx.stop();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const startServer = (port: number): Promise<Portal> =>
  startPortal({
    dataDir: folder,
    databaseUrl: cluster.url('postgres'),
    port,
    environment: { PUBLIC_URL: nginx.url, DATABASE_CONEXIONES: '8', DRAIN_SECONDS: '3', LOG_LEVEL: 'info' },
    directly: true,
  });

/** Adds to tables that every call reads or writes, as the migration of a later version does. */
async function migrateAhead(): Promise<void> {
  const tables = ['sesion', 'evaluacion', 'detalle', 'progreso', 'usuario', 'configuracion'];
  const additions = tables.map(
    (table) => `alter table ${table} add column version_siguiente text, add column contador_siguiente integer not null default 0`,
  );
  await runOn(cluster.url('postgres'), ...additions, 'create table de_la_siguiente (id integer primary key)');
}

/** Reads as people do, one call after another, and notes every answer that is no success. */
class Reader {
  readonly failures: string[] = [];
  reads = 0;
  #running = true;

  async run({ url, token = '' }: Client): Promise<void> {
    const paths = ['/', '/api/portal', `/api${api.evaluacion.ofSesion.path}`, '/api/salud'];
    while (this.#running) {
      const path = paths[this.reads % paths.length]!;
      const outcome = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }).then(
        async (answer) => (await answer.text(), answer.status),
        (error: Error) => `${error.message} ${String(error.cause)}`,
      );
      this.reads += 1;
      if (outcome !== 200) this.failures.push(`${path}: ${outcome}`);
      await sleep(PAUSE_MS);
    }
  }

  stop(): void {
    this.#running = false;
  }
}

test('a rolling update under load: old servers go on with the new schema, three are replaced one after the other, no call fails', async () => {
  const streams = await learnersOf(nginx.url, folder, { seed: SEED, pauseMs: LEARNER_PAUSE_MS });
  const signedIn = await new Client(nginx.url).signIn(readWorld(folder).people['admin']![0]!);
  const readers = Array.from({ length: READERS }, () => new Reader());
  const done = Promise.all([...streams.map((stream) => stream.run()), ...readers.map((reader) => reader.run(signedIn))]);
  const acknowledged = () => streams.reduce((sum, stream) => sum + stream.acknowledged.length, 0);
  const further = async () => {
    const goal = acknowledged() + SUBMISSIONS;
    const reached = async () => {
      while (acknowledged() < goal) await sleep(PAUSE_MS);
    };
    await Promise.race([reached(), done]);
  };
  await further();
  await migrateAhead();
  await further();
  for (const [server, port] of ports.entries()) {
    const old = portals[server]!;
    await old.stop();
    expect(old.output()).not.toContain('falla no prevista');
    const next = await startServer(port);
    portals[server] = next;
    // nginx comes back to it: only then another one is taken away.
    await expect.poll(() => next.output().includes(api.evaluacion.insDetalle.path)).toBe(true);
    await further();
  }
  for (const each of [...streams, ...readers]) each.stop();
  await done;
  expect(readers.flatMap(({ failures }) => failures)).toEqual([]);
  expect(streams.reduce((sum, { unanswered }) => sum + unanswered, 0)).toBe(0);
  expect(readers.reduce((sum, { reads }) => sum + reads, 0)).toBeGreaterThan(100);
  for (const stream of streams) await verifyLearner(stream);
});

test('a large upload through nginx goes on after the server that takes it is killed', async () => {
  const admin = await new Client(nginx.url).signIn(readWorld(folder).people['admin']![0]!);
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24 * 1024 * 1024)]);
  let kills = 0;
  const kill = async () => {
    const victim = kills % SERVERS;
    kills += 1;
    await portals[victim]!.kill();
    portals[victim] = await startServer(ports[victim]!);
  };
  const id_archivo = await uploadFile(admin, bytes, kill);
  expect(kills).toBeGreaterThan(SERVERS);
  const { url, tamano } = await admin.call(api.archivo.sel, { params: { id: id_archivo } });
  expect(tamano).toBe(bytes.length);
  const opened = await fetch(new URL(url, `${nginx.url}/api/`));
  expect(sha256(Buffer.from(await opened.arrayBuffer()))).toBe(sha256(bytes));
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
