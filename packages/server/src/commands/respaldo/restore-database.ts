import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopySource } from '../../db/copy/copy-source.ts';
import type { Described } from '../../db/copy/described.ts';
import { fillEmpty, requireEmpty } from '../../db/copy/fill.ts';
import { dataFolders, prepareDataFolder } from '../../db/embedded/data-folders.ts';
import { lockFolder } from '../../db/embedded/lock.ts';
import { type DatabasePlace, within } from './portal-reader.ts';

/** Throws, saying what to do, when a portal's database is not empty. */
export async function requireEmptyDatabase(place: DatabasePlace): Promise<void> {
  if (place.databaseUrl) return within(place, ({ db }) => requireEmpty(db));
  const { database } = dataFolders(place.dataDir);
  if (existsSync(database))
    throw new Error(
      `La carpeta ${database} ya contiene una base de datos: detenga el portal y apártela («mv ${database} ${database}-anterior»), o indique otra con DATA_DIR.`,
    );
}

/** Fills the empty database of a portal and returns what was read in it afterwards. A killed restore leaves it empty. */
export async function restoreDatabase(place: DatabasePlace, source: CopySource): Promise<Described> {
  if (place.databaseUrl) return within(place, (connection) => fillEmpty(connection, source));
  prepareDataFolder(place.dataDir);
  const lock = await lockFolder(place.dataDir);
  const draft = join(place.dataDir, 'restauracion.parcial');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const written = await within({ databaseUrl: undefined, dataDir: draft }, (connection) => fillEmpty(connection, source));
    await rename(dataFolders(draft).database, dataFolders(place.dataDir).database);
    return written;
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
  }
}
