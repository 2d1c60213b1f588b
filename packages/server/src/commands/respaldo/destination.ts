import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FolderInUseError } from '../../db/embedded/lock.ts';
import { tryLock, type FileLock } from '../../db/embedded/file-lock.mjs';
import { StartRefusal } from '../../errors/start-refusal.ts';
import { syncFolder } from '../../db/embedded/snapshot.ts';

const NAME = /^respaldo-\d{8}-\d{6}$/;
const PARTIAL = '.parcial';

/** Returns the name of a backup begun at an instant, in UTC, so that names sort by time. */
const backupName = (now: Date): string => `respaldo-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;

/** The folder of backups, taken by this process. */
export interface Destination {
  /** Newest complete backup. */
  readonly newest: string | undefined;
  /** Folder to write the new backup into. */
  readonly draft: string;
  /** Gives the written backup its name, removes older ones beyond `kept`, and returns its path. */
  finish(kept: number): Promise<string>;
  /** Removes what an unfinished backup left, and lets the next one begin. */
  release(): Promise<void>;
}

/**
 * Takes the folder of backups for one backup at a time and removes what killed ones left there.
 * Throws `FolderInUseError` while another one is being written.
 */
export async function takeDestination(folder: string, now: Date): Promise<Destination> {
  const root = resolve(folder);
  const lock = await usable(root);
  const name = join(root, backupName(now));
  const draft = `${name}${PARTIAL}`;
  try {
    const names = await readdir(root);
    for (const old of names.filter((entry) => entry.endsWith(PARTIAL))) await rm(join(root, old), { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    const newest = names
      .filter((entry) => NAME.test(entry))
      .toSorted()
      .at(-1);
    return {
      newest: newest && join(root, newest),
      draft,
      async finish(kept) {
        await rename(draft, name);
        await syncFolder(root);
        await removeOld(root, kept);
        return name;
      },
      async release() {
        await rm(draft, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Makes the folder where it is missing, and locks it. Throws with advice where this user may not. */
async function usable(root: string): Promise<FileLock> {
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    return await lockRoot(root);
  } catch (cause) {
    if (!(cause instanceof Error) || !('syscall' in cause)) throw cause;
    const reason = 'code' in cause ? String(cause.code) : cause.message;
    throw new StartRefusal(
      `No se puede escribir en la carpeta de respaldos ${root} (${reason}): dé permiso al usuario del portal o indique otra con BACKUP_DIR.`,
      { cause },
    );
  }
}

async function lockRoot(root: string): Promise<FileLock> {
  const attempt = await tryLock(join(root, 'respaldo.lock'));
  if (attempt !== 'disputed' && 'lock' in attempt) return attempt.lock;
  const holder = attempt === 'disputed' ? 'otro proceso' : `el proceso ${attempt.holder.pid} (desde ${attempt.holder.since})`;
  throw new FolderInUseError(`Otro respaldo se está escribiendo en ${root}: ${holder}. Espere a que termine.`);
}

/** Renames an old backup before it removes it, so that half of one never looks whole. */
async function removeOld(root: string, kept: number): Promise<void> {
  const names = (await readdir(root)).filter((entry) => NAME.test(entry)).toSorted();
  for (const name of names.slice(0, -kept)) {
    await rename(join(root, name), join(root, `${name}${PARTIAL}`));
    await rm(join(root, `${name}${PARTIAL}`), { recursive: true });
  }
}

/** Returns the bytes that a folder takes. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
