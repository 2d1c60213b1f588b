import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../db/connection.ts';
import { answerPaths, REQUEST } from '../db/embedded/copy-request.ts';
import { dataFolders } from '../db/embedded/data-folders.ts';
import { recordRun } from './lease.repository.ts';

/** Answers that nobody fetched are removed after this time. */
const KEPT_MS = 3_600_000;

/** Does what a backup asks of this process, which alone may open the embedded database. */
export async function answerCopyRequests(connection: Connection, dataDir: string, clock: () => Date): Promise<void> {
  if (!connection.snapshot) return;
  const folder = dataFolders(dataDir).snapshots;
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('pedido-'));
  for (const name of names) {
    const [, id, kind] = REQUEST.exec(name) ?? [];
    if (!id) await removeForgotten(join(folder, name), clock());
    else if (kind === 'copia') await answer(connection.snapshot, dataDir, id);
    else await recordRun(connection.db, 'respaldo', clock().toISOString());
    if (id) await rm(join(folder, name), { force: true });
  }
}

async function answer(snapshot: NonNullable<Connection['snapshot']>, dataDir: string, id: string): Promise<void> {
  const paths = answerPaths(dataDir, id);
  try {
    await snapshot(paths.snapshot);
  } catch (error) {
    await writeFile(paths.error, error instanceof Error ? error.message : String(error), { mode: 0o600 });
  }
}

async function removeForgotten(path: string, now: Date): Promise<void> {
  const written = (await stat(path).catch(() => undefined))?.mtime ?? now;
  if (now.getTime() - written.getTime() > KEPT_MS) await rm(path, { force: true });
}
