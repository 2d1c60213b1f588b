import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Where the embedded database keeps its things below DATA_DIR; absolute paths. */
export const dataFolders = (dataDir: string) => ({
  database: join(resolve(dataDir), 'db'),
  snapshots: join(resolve(dataDir), 'copias'),
});

/**
 * Makes the data folder, and keeps others out of the database. PGlite writes its files as 0666, so the umask of the whole
 * process becomes 077. A folder that exists already keeps its mode: it may hold more than our data. Throws, saying what to do, if it
 * cannot be used.
 */
export function prepareDataFolder(dataDir: string): void {
  if (isMainThread) process.umask(0o077);
  try {
    mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 });
    const { database } = dataFolders(dataDir);
    if (existsSync(database)) chmodSync(database, 0o700);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`No se puede usar la carpeta de datos ${resolve(dataDir)}: ${reason}. Indique otra con DATA_DIR.`, { cause });
  }
}
