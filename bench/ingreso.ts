import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { openConnection } from '../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../packages/server/src/db/migrator.ts';
import { ensureBuilt, TARGETS } from '../tools/build.mjs';
import { newClient } from './flujo/client.ts';
import { portalOn, type Server } from './flujo/servers.ts';
import { head, row, say } from './print.ts';
import { residentOf } from './process-tree.ts';
import { median, quantile } from './statistics.ts';
import { numbersOf, processesOf, readWords } from './words.ts';

/**
 * `npm run bench -- ingreso [vueltas] [procesos=1,2,3]`: times light calls of four people while fifty others sign in at once from one address,
 * beside the same calls with nobody signing in (the floor), in turn, on the built portal over one PostgreSQL that syncs every commit. Fails if
 * a sign-in or a call is refused. Aim: p95 under twice the floor.
 */
const SIGN_INS = 50;
/** Not the demo's: a portal that is no demo refuses that one. */
const PASSWORD = 'Ingreso-Medido-2026';
const CLIENTS = 4;
const IDLE_CALLS = 150;

interface Scene {
  readonly token: string;
  readonly names: readonly string[];
}

/** Measurements of one number of processes: milliseconds of the calls, and of each storm. */
interface Group {
  readonly processes: number;
  readonly server: Server;
  readonly idle: number[];
  readonly storm: number[];
  readonly lasted: number[];
}

async function fill(url: string): Promise<Scene> {
  const connection = await openConnection({ databaseUrl: url, dataDir: '' });
  try {
    await migrateToLatest(connection);
    const { db } = connection;
    const now = new Date();
    const fresh = { password: PASSWORD, contrasenia_fecha: now.toISOString() };
    const token = await signIn({ db, now }, await buildUsuario(db, fresh));
    const names: string[] = [];
    for (let person = 0; person < SIGN_INS; person += 1) names.push((await buildUsuario(db, fresh)).username);
    return { token, names };
  } finally {
    await connection.close();
  }
}

/** Calls again and again with some clients, over connections of their own, until `ended`; returns every duration. */
async function callUntil({ port }: Server, token: string, ended: (calls: number) => boolean): Promise<number[]> {
  const client = newClient(port);
  const times: number[] = [];
  const person = async () => {
    while (!ended(times.length)) {
      const start = performance.now();
      await client.json('GET', '/api/evaluacion/sellst/usuario', { token });
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, person)).finally(() => client.close());
  return times;
}

/** Signs everybody in at once, each over a connection of their own. */
async function signInAll({ port }: Server, names: readonly string[]): Promise<void> {
  const client = newClient(port);
  const login = (username: string) => client.json('POST', '/api/usuario/login', { body: { username, password: PASSWORD } });
  await Promise.all(names.map(login)).finally(() => client.close());
}

async function oneRound({ server, idle, storm, lasted }: Group, { token, names }: Scene): Promise<void> {
  idle.push(...(await callUntil(server, token, (calls) => calls >= IDLE_CALLS)));
  let over = false;
  const start = performance.now();
  const signingIn = signInAll(server, names).finally(() => (over = true));
  storm.push(...(await callUntil(server, token, () => over)));
  await signingIn;
  lasted.push(performance.now() - start);
}

function report(groups: readonly Group[]): void {
  head('procesos', 'suelo p50', 'suelo p95', `${SIGN_INS} ingresan p50`, 'p95', 'p95, veces el suelo', 'ingresar, s', 'MB');
  for (const { processes, server, idle, storm, lasted } of groups) {
    const [floor, late] = [quantile(idle, 0.95), quantile(storm, 0.95)];
    const share = late / floor;
    row(String(processes), median(idle), floor, median(storm), late, share, median(lasted) / 1000, residentOf(server.pid));
  }
}

const words = readWords('procesos');
const [rounds] = numbersOf(words, 7) as [number];
const counts = processesOf(words);
await ensureBuilt(TARGETS[0]!);
const dataDir = mkdtempSync(join(tmpdir(), 'portal-ingreso-'));
const cluster = await createPostgresCluster({ fsync: true, settings: ['max_connections = 150'] });
const groups: Group[] = [];
try {
  const url = cluster.url('postgres');
  const scene = await fill(url);
  for (const processes of counts.length > 0 ? counts : [1]) {
    const server = await portalOn({ url, dataDir }, processes);
    groups.push({ processes, server, idle: [], storm: [], lasted: [] });
  }
  // The first round warms up and does not count.
  for (const group of groups) await oneRound({ ...group, idle: [], storm: [], lasted: [] }, scene);
  for (let round = 1; round <= rounds; round += 1) {
    for (const group of groups) await oneRound(group, scene);
    say(`vuelta ${round}: ${groups.map(({ processes, lasted }) => `${processes}: ${(lasted.at(-1)! / 1000).toFixed(2)} s`).join(', ')}`);
  }
  report(groups);
} finally {
  for (const { server } of groups) await server.stop();
  await cluster.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
