import type { Executor } from '../../db/executor.ts';
import { deletePruebas, deleteRegistros } from './paquete.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Days that a package may wait for a topic, and days for which the claims of lessons are kept. */
const UNUSED_DAYS = 7;
const CLAIM_DAYS = 365;

/** Deletes packages that were read and never used, and old claims of lessons (P287); returns how many of both. */
export async function forgetPaquetes(db: Executor, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  let deleted = await deletePruebas(db, before(UNUSED_DAYS));
  let found = 0;
  do {
    found = await deleteRegistros(db, before(CLAIM_DAYS));
    deleted += found;
  } while (found > 0);
  return deleted;
}
