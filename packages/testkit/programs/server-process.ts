import { rmSync } from 'node:fs';
import { openConnection } from '@portal/server/src/db/connection.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { inject, onTestFinished } from 'vitest';
import { testDatabase } from '../database.ts';
import { newDataDir } from '../embedded-template.ts';
import { type ServerChild, startChild } from './server-child.ts';

export type ServerProcess = ServerChild;

type Fill = (db: Executor) => Promise<void>;

/** Settings of a server over a migrated database of its own, and the end of that database. */
interface Place {
  readonly environment: NodeJS.ProcessEnv;
  readonly remove: () => unknown;
}

/** Starts the real server over a database of its own, ended with the test. `fill` writes the database before. */
export async function startServer(environment: NodeJS.ProcessEnv = {}, fill?: Fill): Promise<ServerProcess> {
  const place = await (inject('testDatabase').kind === 'embebida' ? embeddedPlace(fill) : postgresPlace(fill));
  const child = await startChild({ ...place.environment, ...environment });
  onTestFinished(async () => {
    await child.end('SIGKILL');
    await place.remove();
  });
  return child;
}

async function postgresPlace(fill?: Fill): Promise<Place> {
  const database = await testDatabase();
  await fill?.(database.db);
  const { databaseUrl, dataDir } = database.place;
  return { environment: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, remove: () => database.close() };
}

/** A single process may open the embedded database: it is closed before the server starts. */
async function embeddedPlace(fill?: Fill): Promise<Place> {
  const source = inject('testDatabase');
  const dataDir = newDataDir(source.template);
  if (fill) {
    const connection = await openConnection({ dataDir });
    await fill(connection.db);
    await connection.close();
  }
  return { environment: { DATA_DIR: dataDir }, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
