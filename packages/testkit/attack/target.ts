import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type TestPortal, useTestApp } from '../app.ts';
import { testDatabase, type TestDatabase } from '../database.ts';
import { remoteApp } from '../programs/remote-app.ts';
import { type ServerChild, startChild } from '../programs/server-child.ts';

/** A portal that the suite attacks. Read its properties inside tests only. */
export interface Target {
  readonly portal: TestPortal;
  /** Port on which it listens. */
  readonly port: number;
  /** Its folder of files. */
  readonly dataDir: string;
}

/** The application in this process, which also listens on a port. */
export function useThisProcess(): Target {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-ataque-'));
  const portal = useTestApp({ DATA_DIR: dataDir });
  const listening = { port: 0 };
  beforeAll(async () => {
    await portal.http.listen({ port: 0, host: '127.0.0.1' });
    listening.port = (portal.http.server.address() as AddressInfo).port;
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    portal,
    dataDir,
    get port() {
      return listening.port;
    },
  };
}

const PROCESSES = 3;

/** Three processes of the server on one port and one database of PostgreSQL; at the end none of them may have ended by itself. */
export function useThreeProcesses(): Target {
  const running: { database?: TestDatabase; server?: ServerChild; portal?: ReturnType<typeof remoteApp> } = {};
  beforeAll(async () => {
    const database = (running.database = await testDatabase());
    const { databaseUrl, dataDir } = database.place;
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DATABASE_CONEXIONES: '6', PROCESOS: String(PROCESSES) };
    const server = (running.server = await startChild({ ...environment, LOG_LEVEL: 'error' }));
    running.portal = remoteApp(server.url, database.db);
  });
  afterAll(async () => {
    running.portal?.close();
    await running.server?.end('SIGTERM');
    await running.database?.close();
    expect(running.server?.output()).not.toContain('terminó solo');
  });
  const read = <Name extends keyof typeof running>(name: Name): NonNullable<(typeof running)[Name]> => {
    const value = running[name];
    if (!value) throw new Error('useThreeProcesses(): the server starts in beforeAll; use it inside tests');
    return value;
  };
  return {
    get portal() {
      return read('portal');
    },
    get port() {
      return read('server').port;
    },
    get dataDir() {
      return read('database').place.dataDir;
    },
  };
}

/** Makes this many of something at once. */
export const atOnce = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => make(index)));

/** Counts answers by their status. */
export function statusesOf(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
