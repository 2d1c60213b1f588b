import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { postgresBin } from '@portal/testkit/services/postgres-binaries.ts';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { runOn } from '@portal/testkit/statement.ts';
import { withLock } from '../../packages/server/src/db/embedded/file-lock.mjs';
import { fingerprint } from '../../tools/run/fingerprint.mjs';
import { inRoot, ROOT } from '../../tools/root.mjs';
import { run as runCommand, runNode } from '../../tools/run/run.mjs';
import { PICTURED_AT, STOPPED_CLOCK } from './fixed-moment.ts';

type What = 'journeys' | 'stream' | 'pictured';

const SOURCES = [
  'packages/contract/src',
  'packages/messages/locales',
  'packages/messages/src',
  'packages/server/src',
  'packages/server/assets/temas',
  'packages/testkit',
  'e2e/world',
  'package-lock.json',
];
const folderOf = (what: What | 'journeys-postgresql') => inRoot('node_modules/.cache/portal-e2e', what);

/**
 * Identifies a prepared world: it is rebuilt when its sources change, and every day because its plans run around today, except for the world
 * of a stopped clock.
 */
const stampOf = (what: What): string =>
  `${what === 'pictured' ? PICTURED_AT : new Date().toISOString().slice(0, 10)} ${fingerprint(ROOT, SOURCES)}`;

/** Runs a program of this folder in a process of its own. */
async function run(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code, output } = await runNode(inRoot('node_modules/tsx/dist/cli.mjs'), [inRoot('e2e/world', program), ...args], {
    env: { DATABASE_URL: '', ...environment },
    capture: true,
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
}

/** Runs world/build.ts on a data folder, or on a PostgreSQL database by URL. */
export const buildWorld = (what: What, dataDir: string, databaseUrl?: string): Promise<void> =>
  run('build.ts', [what, dataDir], { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...(what === 'pictured' && STOPPED_CLOCK) });

/** Lets the learners of a copy of the world «stream» fall behind and queues their reminders (world/remind.ts), before a server runs on it. */
export const remindStream = (dataDir: string, publicUrl: string): Promise<void> => run('remind.ts', [dataDir, publicUrl]);

/** Sends a saved report of a world on PostgreSQL to its recipients now, instead of on the next day (world/send-reports.ts). */
export const sendReport = (
  id: number,
  { databaseUrl, publicUrl }: Pick<Place, 'databaseUrl'> & { readonly publicUrl: string },
): Promise<void> => run('send-reports.ts', [String(id), publicUrl], { DATABASE_URL: databaseUrl });

/** Builds the data folder of a world unless a current one exists. */
async function ensureTemplate(what: What): Promise<void> {
  await ensureFolder(folderOf(what), stampOf(what), (draft) => buildWorld(what, draft));
}

/** Calls `build` to make a folder again unless its stamp is the wanted one; returns whether it did. */
async function ensureFolder(folder: string, wanted: string, build: (draft: string) => Promise<void>): Promise<boolean> {
  const stamp = `${folder}.stamp`;
  const draft = `${folder}.new`;
  return withLock(`${folder}.lock`, async () => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
    for (const old of [stamp, folder, draft]) rmSync(old, { recursive: true, force: true });
    await build(draft);
    renameSync(draft, folder);
    writeFileSync(stamp, wanted);
    return true;
  });
}

/** A PostgreSQL server with the world of the journeys, which each worker copies. */
export interface WorldServer {
  remove(): Promise<void>;
}

/** Variable with the address of the world server, before the name of a database; the workers' environment is that of the global setup. */
const SERVER_URL = 'E2E_POSTGRESQL';

/** A world on PostgreSQL: its data folder, and the address of its database. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** Database of a world server that is copied and never opened by a portal. */
const ORIGINAL = 'recorridos';
const DUMP = 'base.dump';
const folderOnServer = folderOf('journeys-postgresql');

/** Starts a world server. The world is built unless a dump of a current one exists, as in `ensureTemplate`. */
export async function startWorldServer(): Promise<WorldServer> {
  const cluster = await createPostgresCluster({ fsync: false });
  const database = cluster.url(ORIGINAL);
  try {
    await runOn(cluster.url('postgres'), `create database ${ORIGINAL}`);
    const built = await ensureFolder(folderOnServer, stampOf('journeys'), async (draft) => {
      await buildWorld('journeys', draft, database);
      await runProgram('pg_dump', ['-Fc', '-f', join(draft, DUMP), database]);
    });
    if (!built) await runProgram('pg_restore', ['-d', database, join(folderOnServer, DUMP)]);
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  process.env[SERVER_URL] = cluster.url('');
  return { remove: () => cluster.remove() };
}

let copies = 0;

/** Hands a copy of the world of the world server to `work`, and removes it afterwards. */
export async function withPlace(work: (place: Place) => Promise<void>): Promise<void> {
  const server = process.env[SERVER_URL] ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-journeys-'));
  const name = `copia_${process.pid}_${(copies += 1)}`;
  try {
    cpSync(folderOnServer, dataDir, { recursive: true, filter: (source) => basename(source) !== DUMP });
    await runOn(`${server}postgres`, `create database ${name} template ${ORIGINAL}`);
    await work({ dataDir, databaseUrl: `${server}${name}` });
  } finally {
    await runOn(`${server}postgres`, `drop database if exists ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs one of PostgreSQL's programs. */
async function runProgram(name: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(join(postgresBin(), name), [...args], { capture: true });
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
}

/** Copies the data folder of a world for one server; the first copy of a day builds it. */
export async function copyTemplate(what: What, target: string): Promise<void> {
  await ensureTemplate(what);
  mkdirSync(target, { recursive: true });
  cpSync(folderOf(what), target, { recursive: true });
}

/** Hands a copy of the data folder of a world to `work`, and removes it afterwards. */
export async function withCopy(what: What, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${what}-`));
  try {
    await copyTemplate(what, folder);
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
