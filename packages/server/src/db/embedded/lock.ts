import { join, resolve } from 'node:path';
import { tryLock, type FileLock } from './file-lock.mjs';

/** Another process uses the folder; the message is for the operator. */
export class FolderInUseError extends Error {}

/**
 * Takes `<folder>/portal.lock` in an existing folder. Takes over the lock of a dead process.
 * Throws `FolderInUseError` if another process, or this one, holds it.
 */
export async function lockFolder(folder: string): Promise<FileLock> {
  const file = join(resolve(folder), 'portal.lock');
  const attempt = await tryLock(file);
  if (attempt === 'disputed') throw new FolderInUseError(`No se pudo tomar ${file}: otros procesos lo disputan.`);
  if ('lock' in attempt) return attempt.lock;
  const { pid, since } = attempt.holder;
  throw new FolderInUseError(
    `La carpeta de datos ${resolve(folder)} ya está en uso por el proceso ${pid} (desde ${since}). ` +
      `Detenga ese proceso o indique otra carpeta con DATA_DIR.`,
  );
}
