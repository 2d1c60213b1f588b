import { setTimeout as sleep } from 'node:timers/promises';
import { rmSync } from 'node:fs';
import { type Backup, type BackupOptions, writeBackup } from '@portal/server/src/commands/respaldo/write-backup.ts';
import { loadConfig } from '@portal/server/src/config/config.ts';
import { openStorage, storeFile } from '@portal/server/src/domains/archivo/archivo.public.ts';
import { answerCopyRequests } from '@portal/server/src/jobs/copy-requests.ts';
import { beforeEach, onTestFinished } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../database.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';

/** Start of the backups of tests. */
export const BACKED_UP_AT = new Date('2026-11-21T15:00:00Z');

type Portal = BackupOptions['portal'];

/** A portal to back up: its database, and a folder for the backups of each test. */
export interface TestBackups {
  readonly connection: () => TestDatabase;
  readonly destination: () => string;
  /** The portal, with its files in S3 by these settings. */
  portal(environment?: Readonly<Record<string, string>>): Portal;
  backUp(options?: Partial<BackupOptions>): Promise<Backup>;
  addFile(text: string, portal?: Portal): ReturnType<typeof storeFile>;
  /** Forgets all files, as a test's end. */
  removeFiles(): Promise<unknown>;
  /** Runs `work` while the portal of this process answers what it is asked, as its jobs do every two seconds. */
  whileServing<T>(work: Promise<T>): Promise<T>;
}

/** Opens a database for the file's tests. Call the result inside tests only. */
export function useTestBackups(): TestBackups {
  const connection = useTestDatabase();
  let destination = '';
  beforeEach(() => {
    const folder = temporaryFolder('respaldos');
    destination = folder;
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  });

  async function whileServing<T>(work: Promise<T>): Promise<T> {
    const state = { running: true };
    const end = () => void (state.running = false);
    const ended = work.then(end, end);
    while (state.running) {
      await answerCopyRequests(connection(), connection().place.dataDir, () => BACKED_UP_AT);
      await Promise.race([ended, sleep(20)]);
    }
    return work;
  }

  const portal: TestBackups['portal'] = (environment = {}) => ({ ...connection().place, almacen: loadConfig({ ...environment }).almacen });
  return {
    connection,
    destination: () => destination,
    portal,
    whileServing,
    backUp: (options) => whileServing(writeBackup({ portal: portal(), now: BACKED_UP_AT, kept: 7, destination, ...options })),
    addFile: (text, place = portal()) =>
      storeFile(connection().db, openStorage(place), {
        nombre: 'guia.txt',
        tipo_mime: 'text/plain',
        content: Buffer.from(text),
        usuario: 'pruebas',
        now: BACKED_UP_AT,
      }),
    removeFiles: () => connection().db.deleteFrom('archivo').execute(),
  };
}
