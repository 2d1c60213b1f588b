import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from '../../packages/server/src/db/embedded/file-lock.mjs';
import { fingerprint } from '../../tools/fingerprint.mjs';
import { inRoot, ROOT } from '../../tools/root.mjs';
import { runNode } from '../../tools/run.mjs';
import { PICTURED_AT, STOPPED_CLOCK } from './fixed-moment.ts';

type What = 'journeys' | 'stream' | 'pictured';

const SOURCES = [
  'packages/contract/src',
  'packages/messages/src',
  'packages/server/src',
  'packages/server/assets/temas',
  'e2e/world',
  'package-lock.json',
];
const folderOf = (what: What) => inRoot('node_modules/.cache/portal-e2e', what);

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

/** Builds the data folder of a world unless a current one exists; workers copy it. */
export async function ensureTemplate(what: What): Promise<void> {
  const folder = folderOf(what);
  const stamp = `${folder}.stamp`;
  await withLock(`${folder}.lock`, async () => {
    const wanted = stampOf(what);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    for (const old of [stamp, folder, `${folder}.new`]) rmSync(old, { recursive: true, force: true });
    await buildWorld(what, `${folder}.new`);
    renameSync(`${folder}.new`, folder);
    writeFileSync(stamp, wanted);
  });
}

/** Copies a prepared data folder for one server. */
export function copyTemplate(what: What, target: string): void {
  mkdirSync(target, { recursive: true });
  cpSync(folderOf(what), target, { recursive: true });
}

/** Hands a copy of a prepared data folder to `work`, and removes it afterwards. */
export async function withCopy(what: What, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${what}-`));
  try {
    copyTemplate(what, folder);
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
