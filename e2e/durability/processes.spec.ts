import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { api } from '@portal/contract';
import { createPostgresCluster, type PostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts';
import { Client } from '../support/api.ts';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { startPortal, type Portal } from '../support/portal-process.ts';
import { buildWorld } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import { importPeople, PEOPLE, uploadFile, wholeExport } from './admin-work.ts';
import { randomFrom } from './random.ts';
import { endure } from './submissions.ts';

const PROCESSES = 3;
const KILLS = 8;
const SEED = 20_261_124;

// Certificates of the tests' own nginx are signed by nobody.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
test.setTimeout(900_000);

let folder = '';
let cluster: PostgresCluster;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-processes-'));
  cluster = await createPostgresCluster({ fsync: true });
  await buildWorld('stream', folder, cluster.url('postgres'));
});
test.afterEach(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('three servers behind nginx: one killed at random again and again, every acknowledged submission is stored exactly once', async () => {
  const ports: number[] = [];
  for (let process = 0; process < PROCESSES; process += 1) ports.push(await freePort());
  const nginx = await startNginx(ports);
  const options = (port: number) => ({
    dataDir: folder,
    databaseUrl: cluster.url('postgres'),
    port,
    environment: { PUBLIC_URL: nginx.url, DATABASE_CONEXIONES: '8' },
    directly: true,
  });
  const portals: Portal[] = [];
  try {
    for (const port of ports) portals.push(await startPortal(options(port)));
    const fail = async (_kill: number, random: () => number) => {
      const victim = Math.floor(random() * PROCESSES);
      await portals[victim]!.kill();
      portals[victim] = await startPortal(options(ports[victim]!));
    };
    await endure({ url: nginx.url, dataDir: folder, kills: KILLS, seed: SEED, fail });
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await nginx.stop();
  }
});

test('PROCESOS=3: uploads, imports and exports survive the kill of a process at random, or say what to repeat', async () => {
  const portal = await startPortal({
    dataDir: folder,
    databaseUrl: cluster.url('postgres'),
    environment: { PROCESOS: String(PROCESSES), DATABASE_CONEXIONES: '8' },
  });
  const random = randomFrom(SEED);
  try {
    const children = async (): Promise<number[]> => {
      const found = childrenOf(portal.pid);
      await expect.poll(() => childrenOf(portal.pid).length).toBe(PROCESSES);
      return found.length === PROCESSES ? found : childrenOf(portal.pid);
    };
    expect(new Set(await children()).size).toBe(PROCESSES);
    const admin = await new Client(portal.url).signIn(readWorld(folder).people['admin']![0]!);
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6 * 1024 * 1024)]);
    let kills = 0;
    /** Kills one of the three; the next step finds it dead or its successor starting. */
    const kill = async () => {
      const pids = await children();
      process.kill(pids[Math.floor(random() * pids.length)]!, 'SIGKILL');
      kills += 1;
    };
    const id_archivo = await uploadFile(admin, bytes, kill);
    const { url, tamano } = await admin.call(api.archivo.sel, { params: { id: id_archivo } });
    expect(tamano).toBe(bytes.length);
    const opened = await fetch(new URL(url, `${portal.url}/api/`));
    const stored = Buffer.from(await opened.arrayBuffer());
    expect(sha256(stored)).toBe(sha256(bytes));
    const before = await wholeExport(admin, kill);
    await importPeople(admin, kill);
    expect(await wholeExport(admin, kill)).toBe(before + PEOPLE);
    expect(kills).toBeGreaterThan(5);
    expect(portal.output()).toContain('terminó solo (señal SIGKILL): se inicia otro.');
  } finally {
    await portal.stop();
  }
  expect(portal.output()).not.toContain('falla no prevista');
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Processes that this one started and that run. */
function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}
