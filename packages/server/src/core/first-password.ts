import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** File with the one-time password of the first administrator, below DATA_DIR. */
export const firstPasswordFile = (dataDir: string): string => join(dataDir, 'primer-acceso.txt');

/** Removes that file when it holds the password of this person, who has changed it. */
export function forgetFirstPassword(dataDir: string, username: string): void {
  const file = firstPasswordFile(dataDir);
  try {
    if (readFileSync(file, 'utf8').startsWith(`${username} / `)) rmSync(file);
  } catch {
    // There is none: nobody made the administrator here, or the password was changed before.
  }
}
