import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as wholeText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { archivoApi } from '@portal/contract/archivo';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { Client } from '../support/api.ts';
import { startPortalGroup } from '../support/portal/portal-group.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { buildWorld } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import { importPeople, importQuestions, PEOPLE, uploadFile, wholeExport } from './admin-work.ts';
import { randomFrom } from '@portal/testkit/random.ts';
import { expectEndured } from './expect-endured.ts';
import { endure } from './submissions.ts';

const PROCESSES = 3;
const KILLS = 8;
const SEED = 20_261_124;

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
  const group = await startPortalGroup({ dataDir: folder, databaseUrl: cluster.url('postgres'), count: PROCESSES });
  try {
    const fail = (_kill: number, random: () => number) => group.killOne(random);
    await expectEndured(await endure({ url: group.url, dataDir: folder, kills: KILLS, seed: SEED, fail }), KILLS);
  } finally {
    await group.stop();
  }
});

/** Kills a process; returns whether it was there. */
function isKilled(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

test('PROCESOS=3: uploads, imports and exports survive the kill of a process at random, or say what to repeat', async () => {
  const portal = await startPortal({
    dataDir: folder,
    databaseUrl: cluster.url('postgres'),
    environment: { PROCESOS: String(PROCESSES), DATABASE_CONEXIONES: '8' },
  });
  expect(portal.output()).toContain(`Atienden los ${PROCESSES} procesos.`);
  const random = randomFrom(SEED);
  try {
    const children = async (): Promise<number[]> => {
      await expect.poll(() => childrenOf(portal.pid).length).toBe(PROCESSES);
      return childrenOf(portal.pid);
    };
    expect(new Set(await children()).size).toBe(PROCESSES);
    const admin = await new Client(portal.url).signIn(readWorld(folder).people['admin']![0]!);
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6 * 1024 * 1024)]);
    let kills = 0;
    /** Kills one of the three; the next step finds it dead or its successor starting. */
    const kill = async () => {
      // One that ends between the list and the signal is not there any more: another one is chosen.
      await expect.poll(async () => isKilled((await children())[Math.floor(random() * PROCESSES)])).toBe(true);
      kills += 1;
    };
    const id_archivo = await uploadFile(admin, bytes, kill);
    const { url, tamano } = await admin.call(archivoApi.sel, { params: { id: id_archivo } });
    expect(tamano).toBe(bytes.length);
    const opened = await fetch(new URL(url, `${portal.url}/api/`));
    const stored = Buffer.from(await opened.arrayBuffer());
    expect(sha256(stored)).toBe(sha256(bytes));
    const before = await wholeExport(admin, kill);
    await importPeople(admin, kill);
    expect(await wholeExport(admin, kill)).toBe(before + PEOPLE);
    expect(await importQuestions(admin, kill)).toBe(PEOPLE);
    expect(kills).toBeGreaterThan(5);
    expect(portal.output()).toContain('terminó solo (señal SIGKILL): se inicia otro.');
  } finally {
    await portal.stop();
  }
  expect(portal.output()).not.toContain('falla no prevista');
});

test('PROCESOS=3: each process serves its own metrics, and a signal to stop ends all of them after what they have open', async () => {
  const portal = await startPortal({
    dataDir: folder,
    databaseUrl: cluster.url('postgres'),
    environment: { PROCESOS: String(PROCESSES), METRICS_PORT: String(await freePort()), DATABASE_CONEXIONES: '8' },
  });
  /** Addresses that the processes logged, in their order; they skip a port that is in use. */
  const metrics = () => [...new Set(portal.output().match(/http:\/\/\S+\/metrics/g))];
  const timesAllServe = () => timesIn(portal.output());
  try {
    expect(childrenOf(portal.pid)).toHaveLength(PROCESSES);
    expect(timesAllServe()).toBe(1);
    // Each call is counted by the process that answered it, wherever that was.
    expect(await scrapeAll(metrics())).toHaveLength(PROCESSES);
    for (let call = 0; call < CALLS; call += 1) expect((await fetch(`${portal.url}/api/portal`)).status).toBe(200);
    expect((await scrapeAll(metrics())).reduce((sum, text) => sum + callsIn(text), 0)).toBe(CALLS);
    // The successor of a killed process accepts no call before it can answer it, and takes the first port of metrics that is free.
    const [victim = 0] = childrenOf(portal.pid);
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => childrenOf(portal.pid)).not.toContain(victim);
    const meanwhile: string[] = [];
    for (; timesAllServe() < 2; await sleep(PAUSE_MS)) meanwhile.push(await healthOf(portal.port));
    expect(meanwhile.filter((health) => !health.includes(' 200 '))).toEqual([]);
    expect(meanwhile.length).toBeGreaterThan(2);
    expect(await scrapeAll(metrics())).toHaveLength(PROCESSES);
    const healths = await Promise.all(Array.from({ length: CALLS }, () => healthOf(portal.port)));
    for (const health of healths) expect(health).toContain(' 200 ');

    const open = await Promise.all(Array.from({ length: CALLS }, () => beginSignIn(portal.port)));
    const ended = portal.ended();
    process.kill(portal.pid, 'SIGTERM');
    await expect.poll(() => refuses(portal.port)).toBe(true);
    // A process that none of these calls reached has ended already.
    expect(childrenOf(portal.pid)).not.toEqual([]);
    for (const finish of open) expect(await finish()).toMatch(/HTTP\/1\.1 (401|429) /);
    expect(await ended).toBe(0);
    expect(await scrapeAll(metrics())).toEqual([]);
  } finally {
    await portal.stop();
  }
});

test('PROCESOS=3 while PostgreSQL is away: the start and the processes that are replaced wait, say so, and serve when it is back', async () => {
  const port = await freePort();
  await cluster.stop('fast');
  const starting = startPortal({
    dataDir: folder,
    databaseUrl: cluster.url('postgres'),
    port,
    environment: { PROCESOS: String(PROCESSES), DATABASE_CONEXIONES: '8' },
  });
  const asked = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`).catch(() => undefined);
    return [answer?.status, ((await answer?.json()) as { clave?: string } | undefined)?.clave];
  };
  await expect.poll(() => asked('salud')).toEqual([503, 'llamada.saludBase']);
  expect(await asked('salud/vivo')).toEqual([200, undefined]);
  await cluster.start();
  const portal = await starting;
  try {
    await expect.poll(() => childrenOf(portal.pid).length).toBe(PROCESSES);
    await cluster.stop('immediate');
    const before = childrenOf(portal.pid);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    const waiting = () => childrenOf(portal.pid).filter((pid) => !before.includes(pid)).length;
    await expect.poll(waiting).toBe(PROCESSES);
    // Three successors, and the first process of the start.
    await expect
      .poll(() => portal.output().match(/La base de datos \(DATABASE_URL\) no está disponible/g)?.length)
      .toBeGreaterThan(PROCESSES);
    // It says so before it has opened the port.
    await expect.poll(() => asked('salud')).toEqual([503, 'llamada.saludBase']);
    await cluster.start();
    // One of them opened the port to say what it waits for: until all serve, a call may still meet it.
    await expect.poll(() => timesIn(portal.output())).toBe(2);
    await expect.poll(() => asked('salud')).toEqual([200, undefined]);
    const admin = await new Client(portal.url).signIn(readWorld(folder).people['admin']![0]!);
    expect(await wholeExport(admin, async () => {})).toBeGreaterThan(0);
    const ends = portal.output().match(/terminó solo \((.*?)\)/g);
    expect(ends).toEqual(Array.from({ length: PROCESSES }, () => 'terminó solo (señal SIGKILL)'));
  } finally {
    await portal.stop();
  }
});

/** How often the output says that all processes serve. */
const timesIn = (output: string): number => output.split(`Atienden los ${PROCESSES} procesos.`).length - 1;

const PAUSE_MS = 10;
/** Calls that are counted, and that are open at the stop. */
const CALLS = 24;

/** Whether nobody accepts connections on a port. */
const refuses = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    }).on('error', () => resolve(true));
  });

/** Metrics of the processes that serve some. */
async function scrapeAll(addresses: readonly string[]): Promise<string[]> {
  const texts = addresses.map((address) =>
    fetch(address).then(
      (answer) => answer.text(),
      () => undefined,
    ),
  );
  return (await Promise.all(texts)).filter((text) => text !== undefined);
}

/** Answers to `GET /api/portal` that a process counted. */
const callsIn = (text: string): number =>
  Number(
    /^portal_http_request_duration_seconds_count\{method="GET",route="\/api\/portal",status_class="2xx"\} (\d+)$/m.exec(text)?.[1] ?? 0,
  );

/** Asks for the health of the portal on a connection of its own. */
async function healthOf(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/salud HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n');
  return wholeText(socket);
}

/** Sends the head of a sign-in and waits until a process has read it; the returned function sends its body and resolves to the whole answer. */
async function beginSignIn(port: number): Promise<() => Promise<string>> {
  const body = '{"username":"nadie","password":"nada"}';
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/usuario/login HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
  );
  await once(socket, 'readable');
  return () => {
    socket.write(body);
    return wholeText(socket);
  };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Processes that this one started and that run. */
function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}
