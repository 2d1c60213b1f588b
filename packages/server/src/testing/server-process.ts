import { rmSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { openConnection } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { newDataDir } from './embedded-template.ts';
import { type ServerChild, startChild } from './server-child.ts';

export type ServerProcess = ServerChild;

/** Starts the real server over an embedded database, ended with the test. `fill` writes the database before. */
export async function startServer(environment: NodeJS.ProcessEnv = {}, fill?: (db: Executor) => Promise<void>): Promise<ServerProcess> {
  const source = inject('testDatabase');
  if (source.kind !== 'embebida') throw new Error('startServer(): only in the project «embebida»');
  const dataDir = newDataDir(source.template);
  if (fill) {
    const connection = await openConnection({ dataDir });
    await fill(connection.db);
    await connection.close();
  }
  const child = await startChild({ DATA_DIR: dataDir, ...environment });
  onTestFinished(async () => {
    await child.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return child;
}
