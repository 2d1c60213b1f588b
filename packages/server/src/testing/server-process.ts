import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { openConnection } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { newDataDir } from './embedded-template.ts';
import { freePort } from './free-port.ts';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));

/** The real server as a process of its own, over an embedded database, ended with the test. */
export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code once it ended; undefined while it runs, null after a signal that it did not handle. */
  exitCode(): number | null | undefined;
}

/** Starts the server's sources under tsx and waits until it is ready. `fill` writes the database before. */
export async function startServer(environment: NodeJS.ProcessEnv = {}, fill?: (db: Executor) => Promise<void>): Promise<ServerProcess> {
  const source = inject('testDatabase');
  if (source.kind !== 'embebida') throw new Error('startServer(): only in the project «embebida»');
  const dataDir = newDataDir(source.template);
  if (fill) {
    const connection = await openConnection({ dataDir });
    await fill(connection.db);
    await connection.close();
  }
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, DEMO: '0', ...environment },
  });
  let written = '';
  let code: number | null | undefined;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (written += text));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (exit) => {
      code = exit;
      resolve();
    });
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ready = new Promise<void>((resolve) => void child.once('message', () => resolve()));
  await Promise.race([ready, ended]);
  if (code !== undefined) throw new Error(`The server ended with ${code}:\n${written}`);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => written,
    signal: (name) => void child.kill(name),
    exitCode: () => code,
  };
}
