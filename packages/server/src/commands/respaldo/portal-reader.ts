import { existsSync } from 'node:fs';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { openConnection, type Connection } from '../../db/connection.ts';
import { type CopySource, readConsistently } from '../../db/copy/copy-source.ts';
import { answerPaths, askHolder, PortalEndedError } from '../../db/embedded/copy-request.ts';
import { dataFolders } from '../../db/embedded/data-folders.ts';
import { FolderInUseError } from '../../db/embedded/lock.ts';
import { restoreSnapshot } from '../../db/embedded/snapshot.ts';
import type { Executor } from '../../db/executor.ts';
import { recordRun } from '../../jobs/lease.repository.ts';

/** Where a portal's database is. */
export type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePooled'>>;

type Work<T> = (source: CopySource, db: Executor) => Promise<T>;

/**
 * Reads the database of a portal at one moment while it serves. An embedded one, which a single process may open, gives a snapshot that
 * is read aside in `scratch`.
 */
export async function readPortal<T>(place: DatabasePlace, scratch: string, work: Work<T>): Promise<T> {
  if (place.databaseUrl) return readThere(place, work);
  requireEmbedded(place.dataDir);
  const file = join(scratch, 'base.tar.gz');
  await fetchSnapshot(place.dataDir, file);
  try {
    return await readSnapshot(file, join(scratch, 'base'), work);
  } finally {
    await rm(file, { force: true });
  }
}

/** Reads a snapshot of an embedded database, opened in `folder` for this purpose. */
export async function readSnapshot<T>(file: string, folder: string, work: Work<T>): Promise<T> {
  await restoreSnapshot(file, folder);
  try {
    return await readThere({ databaseUrl: undefined, dataDir: folder }, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a database that this process may open. */
export async function readThere<T>(place: DatabasePlace, work: Work<T>): Promise<T> {
  return within(place, (connection) => readConsistently(connection, work));
}

/** Opens a database for some work and closes it. */
export async function within<T>(place: DatabasePlace, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir, databasePooled } = place;
  const connection = await openConnection({ databaseUrl, dataDir, databasePooled });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Throws when a folder has no embedded database, which opening it would create. */
export function requireEmbedded(dataDir: string): void {
  const { database } = dataFolders(dataDir);
  if (!existsSync(join(database, 'PG_VERSION')))
    throw new Error(`No hay una base de datos en ${database}. Indique otra carpeta con DATA_DIR, o el servidor con DATABASE_URL.`);
}

async function fetchSnapshot(dataDir: string, file: string): Promise<void> {
  await byHolder(
    async () => {
      const paths = answerPaths(dataDir, await askHolder(dataDir, 'copia'));
      const reason = await readFile(paths.error, 'utf8').catch(() => undefined);
      await rm(paths.error, { force: true });
      if (reason !== undefined) throw new Error(`El portal no pudo copiar su base de datos: ${reason}`);
      await copyFile(paths.snapshot, file);
      await rm(paths.snapshot, { force: true });
    },
    () => within({ databaseUrl: undefined, dataDir }, async ({ snapshot }) => void (await snapshot?.(file))),
  );
}

/** Records the end of a backup in the portal's table of jobs. */
export async function recordBackup(place: DatabasePlace, now: Date): Promise<void> {
  const record = () => within(place, ({ db }) => recordRun(db, 'respaldo', now.toISOString()));
  await (place.databaseUrl ? record() : byHolder(async () => void (await askHolder(place.dataDir, 'respaldo')), record));
}

/** Opens the embedded database when nobody holds it, else asks its holder; again when that one starts or ends in between. */
async function byHolder(ask: () => Promise<void>, open: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PortalEndedError)) throw error;
    }
  }
}
