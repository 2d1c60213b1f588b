import type { Config } from '../../config/config.ts';
import { versionText } from '../../operations/version.ts';
import { databaseText } from '../../db/database-text.ts';
import { listStored, openStorage } from '../../domains/archivo/archivo.public.ts';
import { sizeOf, takeDestination } from './destination.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { type DatabasePlace, readPortal } from './portal-reader.ts';
import { writeFiles } from './write-files.ts';
import { writeTables } from './write-tables.ts';

export interface BackupOptions {
  /** Portal that is backed up. */
  readonly portal: DatabasePlace & Pick<Config, 'almacen'>;
  /** Folder of all backups. */
  readonly destination: string;
  /** Number of backups that stay, this one included. */
  readonly kept: number;
  readonly now: Date;
}

/** A complete backup. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Bytes on disk, with files that are shared with earlier backups. */
  readonly size: number;
}

/** Writes a backup: the database at one moment, then the files that it refers to, then the manifest and the name. */
export async function writeBackup({ portal, destination, kept, now }: BackupOptions): Promise<Backup> {
  const place = await takeDestination(destination, now);
  const { draft, newest } = place;
  try {
    const { stored, files, ...described } = await readPortal(portal, draft, async (source, db) => {
      const { migration, tables, sequences } = source;
      return { migration, tables, sequences, files: await writeTables(draft, source), stored: await listStored(db) };
    });
    const brought = await writeFiles(draft, stored, { storage: openStorage(portal), earlier: newest });
    const manifest: Manifest = {
      format: 1,
      version: versionText(),
      date: now.toISOString(),
      kind: portal.databaseUrl ? 'postgresql' : 'embebida',
      database: databaseText(portal),
      ...described,
      files: [...files, ...brought.files],
      lost: brought.lost,
    };
    await writeManifest(draft, manifest);
    const folder = await place.finish(kept);
    return { folder, manifest, size: await sizeOf(folder) };
  } finally {
    await place.release();
  }
}
