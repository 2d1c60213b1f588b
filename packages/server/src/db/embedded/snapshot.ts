import { open, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startBridge } from './bridge.ts';
import { dataFolders, prepareDataFolder } from './data-folders.ts';
import { lockFolder } from './lock.ts';

/** Number of snapshots kept; each new one removes the older ones. */
export const KEPT_SNAPSHOTS = 7;

const NAME = /^portal-\d{8}-\d{6}\.tar\.gz$/;

/** `portal-YYYYMMDD-HHmmss.tar.gz` in UTC, so that names sort by time. */
export const snapshotName = (now: Date): string => `portal-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`;

/** A snapshot being written under a temporary name. */
export interface SnapshotDraft {
  /** Temporary path to write to; the file must not exist yet. */
  readonly file: string;
  /**
   * Waits until it is written and renames it. Removes the file of a failed one.
   * @returns its absolute path
   */
  finish(written: Promise<void>): Promise<string>;
}

/** Prepares the folder for a snapshot of this moment, which removes the oldest ones when it is there. */
export async function newSnapshot(dataDir: string, now = new Date()): Promise<SnapshotDraft> {
  const folder = dataFolders(dataDir).snapshots;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return draftOf(join(folder, snapshotName(now)), async () => {
    await syncFolder(folder);
    await removeOld(folder);
  });
}

/** Prepares a snapshot at a path of its own, which no later one removes. */
export const snapshotAt = (file: string): Promise<SnapshotDraft> => draftOf(file, async () => {});

async function draftOf(file: string, afterwards: () => Promise<void>): Promise<SnapshotDraft> {
  const draft = `${file}.parcial`;
  await rm(draft, { force: true });
  return {
    file: draft,
    async finish(written) {
      try {
        await written;
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await afterwards();
      return file;
    },
  };
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of names.slice(0, -KEPT_SNAPSHOTS)) await rm(join(folder, name), { force: true });
}

/**
 * Restores a snapshot into a data folder without a database. Stop the portal, move `<DATA_DIR>/db` away, restore, start.
 * Throws if the folder is in use or holds a database, or the snapshot is incomplete; then it leaves no database.
 */
export async function restoreSnapshot(file: string, dataDir: string): Promise<void> {
  prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const bridge = await startBridge({ folder: dataFolders(dataDir).database, snapshot: file }, () => {});
    await bridge.close();
  } finally {
    lock.release();
  }
}
