import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tellsThatAllServe } from './all-serve.ts';
import { freePort } from '../services/free-port.ts';

const SERVER = fileURLToPath(new URL('../../server/src/server.ts', import.meta.url));

/** The real server as a process of its own, or several with `PROCESOS`. */
export interface ServerChild {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code once it ended; undefined while it runs, null after a signal that it did not handle. */
  exitCode(): number | null | undefined;
  /** Sends a signal and waits until it ended. */
  end(name: NodeJS.Signals): Promise<void>;
}

/** How often the output of a server of several processes is looked at. */
const LOOK_MS = 50;

/**
 * Starts the server's sources under tsx and waits until it is ready; with PROCESOS, until every process serves: one that starts later would refuse the
 * people of a test, who have the demo's password. Throws with its output when it ends before.
 */
export async function startChild(environment: NodeJS.ProcessEnv): Promise<ServerChild> {
  const { child, ready } = await spawnChild(environment);
  await ready;
  while (child.exitCode() === undefined && !tellsThatAllServe(environment, child.output())) await sleep(LOOK_MS);
  if (child.exitCode() !== undefined) throw new Error(`The server ended with ${child.exitCode()}:\n${child.output()}`);
  return child;
}

/** Starts the server's sources under tsx without waiting. `ready` resolves when the server is ready or has ended. */
export async function spawnChild(
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly child: ServerChild; readonly ready: Promise<unknown> }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Not PORT + 1 for packages, which another server may have.
    env: { PATH: process.env['PATH'], PORT: String(port), CONTENIDO_PORT: String(await freePort()), DEMO: '0', ...environment },
  });
  let written = '';
  let code: number | null | undefined;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (written += text));
  const ended = once(child, 'exit').then(([exit]: (number | null)[]) => void (code = exit ?? null));
  const server: ServerChild = {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => written,
    signal: (name) => void child.kill(name),
    exitCode: () => code,
    async end(name) {
      child.kill(name);
      await ended;
    },
  };
  return { child: server, ready: Promise.race([once(child, 'message'), ended]) };
}
