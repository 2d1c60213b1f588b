import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefixOf = (kind: string) => `portal-${kind}-`;

/** A new folder of the system's temporary one, whose name tells the process it belongs to. */
export const temporaryFolder = (kind: string): string => mkdtempSync(join(tmpdir(), `${prefixOf(kind)}${process.pid}-`));

/** The folders of that kind whose process was killed before it could remove them. */
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
