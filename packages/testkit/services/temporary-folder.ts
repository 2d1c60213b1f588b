import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefixOf = (kind: string) => `portal-${kind}-`;

/** Creates a temporary folder with the pid of this process in its name; in the system's place for them unless said. */
export const temporaryFolder = (kind: string, within = tmpdir()): string => mkdtempSync(join(within, `${prefixOf(kind)}${process.pid}-`));

/** Finds folders of that kind left by killed processes. */
export function orphanedFolders(kind: string): string[] {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(prefixOf(kind)));
  return names.filter((name) => isDead(Number.parseInt(name.slice(prefixOf(kind).length), 10))).map((name) => join(tmpdir(), name));
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
