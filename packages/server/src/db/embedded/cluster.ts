import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const SETTINGS = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];

const options: PGliteOptions = {
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
};

/**
 * Opens the cluster of a folder; creates a missing one, empty or from a snapshot, as `<folder>.nueva` and renames it. So the folder is
 * complete or absent, and the next start removes what a killed process left.
 * Throws when a snapshot is given and the folder holds a database, and passes on PGlite's errors.
 */
export async function openCluster(folder: string, snapshot?: string): Promise<PGlite> {
  const exists = existsSync(join(folder, 'PG_VERSION'));
  if (exists && snapshot) throw new Error(`La carpeta ${folder} ya contiene una base de datos.`);
  if (!exists) await makeCluster(folder, snapshot);
  return PGlite.create(folder, options);
}

async function makeCluster(folder: string, snapshot?: string): Promise<void> {
  const fresh = `${folder}.nueva`;
  rmSync(fresh, { recursive: true, force: true });
  const loadDataDir = snapshot ? new File([await readFile(snapshot)], 'copia.tar.gz') : undefined;
  const cluster = await PGlite.create(fresh, { ...options, loadDataDir });
  await cluster.close();
  renameSync(fresh, folder);
}
