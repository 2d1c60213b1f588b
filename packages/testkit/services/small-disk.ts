import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { orphanedFolders, temporaryFolder } from './temporary-folder.ts';

const KIND = 'disco';
const MB = 1024 * 1024;

/** A disk of its own (tmpfs), to be filled. Only root can make one. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until the disk takes no more. */
  fill(): void;
  /** Gives the room back that `fill` took. */
  free(): void;
  /** Takes the disk away, with everything on it. */
  remove(): void;
}

/** Whether this process may make a small disk. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Makes a disk of so many megabytes; removes those of killed processes. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  for (const orphan of orphanedFolders(KIND)) unmount(orphan);
  const folder = temporaryFolder(KIND);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'portal-prueba', folder]);
  const ballast = join(folder, 'lastre');
  const onExit = () => unmount(folder);
  process.once('exit', onExit);
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      process.off('exit', onExit);
      unmount(folder);
    },
  };
}

function writeUntilFull(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const bytes of [Buffer.alloc(MB), Buffer.alloc(4096)]) writeAllOf(handle, bytes);
  } finally {
    closeSync(handle);
  }
}

function writeAllOf(handle: number, bytes: Buffer): void {
  try {
    while (writeSync(handle, bytes) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function unmount(folder: string): void {
  try {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  } catch {
    // It was not mounted.
  }
  rmSync(folder, { recursive: true, force: true });
}
