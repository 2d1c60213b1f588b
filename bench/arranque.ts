import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { startPortal } from '../e2e/support/portal/portal-process.ts';
import { ensureAllBuilt, SERVER } from '../tools/build.mjs';
import { inRoot } from '../tools/root.mjs';
import { head, row, say } from './print.ts';
import { groupOf, residentOf } from './process-tree.ts';
import { median } from './statistics.ts';
import { numbersOf, readWords } from './words.ts';

/**
 * `npm run bench -- arranque [vueltas] [reposo=segundos]`: times the built portal from its spawning to the first 200 of `GET /api/salud`, by
 * `npm start` and by `node packages/server/dist/server.js`, on an embedded database and on PostgreSQL that hold the demo, beside floors of the same
 * round: an empty program of Node, a bare server, and a program that opens an empty folder of PGlite. With `reposo` it reads the memory once more
 * after these seconds. Ends with 1 unless the embedded portal is ready within 3 s.
 */
const AIM_MS = 3_000;
const POLL_MS = 5;
const LONGEST_MS = 120_000;

/** A program that is timed to its first answer, or to its end when it does not listen. */
interface Subject {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly listens: boolean;
  readonly environment: Readonly<Record<string, string>>;
  readonly times: number[];
  readonly memory: number[];
  readonly rested: number[];
}

/** A program that is nothing but these arguments and settings. */
const subject = (name: string, args: readonly string[], given: Partial<Subject> = {}): Subject => ({
  name,
  args,
  listens: true,
  environment: {},
  times: [],
  memory: [],
  rested: [],
  ...given,
});

const BARE_SERVER = `require('node:http').createServer((_, r) => r.end('ok')).listen(process.env.PORT, '127.0.0.1')`;
const EMPTY_PGLITE = `const { PGlite } = await import('@electric-sql/pglite'); const db = await PGlite.create(process.env.DATA_DIR); await db.query('select 1'); process.exit()`;

/** Resolves to the status; undefined when nobody listens yet. */
const statusOf = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/api/salud', agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', () => resolve(undefined));
  });

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  while ((await statusOf(port)) !== 200) {
    if (child.exitCode !== null) throw new Error(`Terminó con ${child.exitCode} antes de atender.`);
    if (performance.now() > deadline) throw new Error(`No atendió en ${LONGEST_MS} ms.`);
    await sleep(POLL_MS);
  }
}

async function runOnce({ args, environment, listens, times, memory, rested }: Subject, restMs: number): Promise<void> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: inRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DEMO: '1', PORT: String(port), ...environment },
  });
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  if (listens) {
    await untilReady(child, port);
    times.push(performance.now() - start);
    memory.push(residentOf(child.pid!));
    if (restMs > 0) {
      await sleep(restMs);
      rested.push(residentOf(child.pid!));
    }
    // The server itself is the last that `npm start` started; the others end with it.
    process.kill(groupOf(child.pid!).at(-1)!, 'SIGTERM');
  }
  await ended;
  if (!listens) times.push(performance.now() - start);
}

/** Has a portal load the demo into a folder or a database. */
async function fillDemo(place: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const portal = await startPortal(place);
  await portal.stop();
}

function report(subjects: readonly Subject[]): void {
  const [floor] = subjects as [Subject];
  head('programa', 'ms', 'el más lento', 'veces node -e 0', 'MB', 'MB en reposo');
  for (const { name, times, memory, rested } of subjects) {
    const middle = median(times);
    row(
      name,
      middle,
      Math.max(...times),
      middle / median(floor.times),
      ...[memory, rested].map((all) => (all.length > 0 ? median(all) : '')),
    );
  }
}

const words = readWords('reposo');
const [rounds] = numbersOf(words, 5) as [number];
const restMs = Number(words.named.get('reposo') ?? 0) * 1_000;
await ensureAllBuilt();
const folder = mkdtempSync(join(tmpdir(), 'portal-arranque-'));
const cluster = await createPostgresCluster({ fsync: true });
try {
  const embedded = { DATA_DIR: join(folder, 'embebida') };
  const postgres = { DATA_DIR: join(folder, 'postgresql'), DATABASE_URL: cluster.url('postgres') };
  await fillDemo({ dataDir: embedded.DATA_DIR });
  await fillDemo({ dataDir: postgres.DATA_DIR, databaseUrl: postgres.DATABASE_URL });
  const npm = process.env['npm_execpath'];
  const server = [inRoot(SERVER)];
  const subjects = [
    subject('node -e 0', ['-e', '0'], { listens: false }),
    subject('servidor vacío', ['-e', BARE_SERVER]),
    subject('carpeta vacía de PGlite', ['--input-type=module', '-e', EMPTY_PGLITE], {
      listens: false,
      environment: { DATA_DIR: join(folder, 'vacia') },
    }),
    subject('servidor, embebida', server, { environment: embedded }),
    subject('servidor, PostgreSQL', server, { environment: postgres }),
    ...(npm ? [subject('npm start, embebida', [npm, 'start', '--silent'], { environment: embedded })] : []),
  ];
  // The first round makes the folder of PGlite and fills the caches of files; it does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const each of subjects) await runOnce(round === 0 ? { ...each, times: [], memory: [], rested: [] } : each, restMs);
    if (round > 0) say(`vuelta ${round}: ${subjects.map(({ name, times }) => `${name} ${times.at(-1)!.toFixed(0)}`).join(', ')}`);
  }
  report(subjects);
  const worst = subjects.filter(({ environment }) => environment === embedded).map(({ times }) => median(times));
  if (Math.max(...worst) > AIM_MS) process.exitCode = 1;
  say(`Meta: la base embebida atiende en ${AIM_MS} ms: ${process.exitCode ? 'no se cumple' : 'se cumple'}.`);
} finally {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
