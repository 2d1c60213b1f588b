import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Folders of the embedded database below DATA_DIR, as absolute paths. */
export const dataFolders = (dataDir: string) => ({
  database: join(resolve(dataDir), 'db'),
  snapshots: join(resolve(dataDir), 'copias'),
});

/**
 * Creates the data folder and restricts the database to its owner. PGlite writes its files as 0666, so this sets the umask of the whole
 * process to 077. An existing data folder keeps its mode: it may hold other files. Throws with advice if it cannot be used.
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
