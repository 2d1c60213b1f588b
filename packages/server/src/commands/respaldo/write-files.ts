import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStorage, folderStorage, type Stored } from '../../domains/archivo/archivo.public.ts';
import { measureFile } from './hashed-file.ts';
import { type BackupFile, FILES } from './manifest.ts';

export interface FileSources {
  /** The portal's store. */
  readonly storage: FileStorage;
  /** An earlier backup: equal files of it are linked instead of copied. */
  readonly earlier: string | undefined;
}

/** Files of a backup, and the keys of those that are missing or changed in the store. */
export interface WrittenFiles {
  readonly files: readonly BackupFile[];
  readonly lost: readonly string[];
}

/**
 * Brings the files that the database refers to into a backup, each compared with the SHA-256 of the database. Files never change under
 * their key, and none that the database refers to is deleted: what the copied database names is still there afterwards.
 */
export async function writeFiles(draft: string, expected: readonly Stored[], sources: FileSources): Promise<WrittenFiles> {
  const files: BackupFile[] = [];
  const lost: string[] = [];
  for (const stored of expected) {
    const whole = (await linkEarlier(draft, stored, sources)) || (await copyFile(draft, stored, sources));
    if (whole) files.push({ path: `${FILES}/${stored.clave}`, size: stored.tamano, sha256: stored.sha256 });
    else lost.push(stored.clave);
  }
  return { files, lost };
}

/** Links the file of the earlier backup, read again first: a byte that a disk changed must not pass from backup to backup. */
async function linkEarlier(draft: string, { clave, sha256 }: Stored, { earlier }: FileSources): Promise<boolean> {
  if (!earlier) return false;
  const found = await measureFile(folderStorage(join(earlier, FILES)), clave);
  if (found?.sha256 !== sha256) return false;
  const path = join(draft, FILES, clave);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Some file systems know no links.
  return link(join(earlier, FILES, clave), path).then(
    () => true,
    () => false,
  );
}

async function copyFile(draft: string, { clave, sha256 }: Stored, { storage }: FileSources): Promise<boolean> {
  const stream = await storage.open(clave);
  if (!stream) return false;
  const copies = folderStorage(join(draft, FILES));
  const written = await copies.put(() => stream, clave);
  if (written.sha256 === sha256) return true;
  await copies.delete(clave);
  return false;
}
