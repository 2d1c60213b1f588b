import type { Executor } from '../../db/executor.ts';
import type { FileStorage } from './gateways/file-storage.ts';
import { deleteUnused, lockUnused, noteUnused } from './sin-uso.repository.ts';

const DAY_MS = 24 * 3_600_000;

interface Limpieza {
  readonly storage: FileStorage;
  readonly now: Date;
  /** Days without use after which a file goes; 0: none goes. */
  readonly days: number;
  readonly goesOn: () => boolean;
}

/** Notes which files no lesson uses, and removes those that none has used for some days; returns their number (P250). */
export async function removeUnused(db: Executor, { storage, now, days, goesOn }: Limpieza): Promise<number> {
  await noteUnused(db, now.toISOString());
  if (days === 0) return 0;
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  let removed = 0;
  let found = true;
  while (found && goesOn()) {
    const done = await db.transaction().execute((trx) => removeOldest(trx, storage, before));
    found = done !== undefined;
    removed += done ?? 0;
  }
  return removed;
}

/**
 * Removes one file, bytes before record: a process that ends between them leaves a record that the next run removes, and no bytes that nobody
 * knows. Returns undefined where none is due.
 */
async function removeOldest(trx: Executor, storage: FileStorage, before: string): Promise<0 | 1 | undefined> {
  const archivo = await lockUnused(trx, before);
  if (!archivo) return undefined;
  if (!(await deleteUnused(trx, archivo.id_archivo))) return 0;
  await storage.delete(archivo.clave);
  return 1;
}
