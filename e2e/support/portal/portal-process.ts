import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { tellsThatAllServe } from '@portal/testkit/programs/all-serve.ts';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { SERVER } from '../../../tools/build.mjs';
import { inRoot } from '../../../tools/root.mjs';

const START_MS = 240_000;
const STOP_MS = 60_000;
const POLL_MS = 50;

export interface PortalOptions {
  readonly dataDir: string;
  /** Absent: the embedded database of `dataDir`. */
  readonly databaseUrl?: string;
  /** Absent: a free one. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Asks the process itself whether it is ready, not PUBLIC_URL, where several answer. */
  readonly directly?: boolean;
}

/** The real built server, running as a process of its own. */
export interface Portal {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Resolves to its exit code when it has ended, null after a signal. */
  ended(): Promise<number | null>;
  /** Whether the process ended. */
  exited(): boolean;
  /** Sends SIGTERM and waits for the orderly end. */
  stop(): Promise<void>;
  /** Sends SIGKILL and waits. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts the built server and waits until `/api/salud` answers 200 and, with PROCESOS, until every process serves. Rejects with the server's output
 * when it does not come up.
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const portal = await launchPortal(options);
  const url = options.directly ? `http://127.0.0.1:${portal.port}` : portal.url;
  await until(portal, async () => {
    const answer = await fetch(`${url}/api/salud`).catch(() => undefined);
    return answer?.status === 200 && tellsThatAllServe(options.environment ?? {}, portal.output());
  });
  return portal;
}

/** Starts the built server and does not wait: it may be killed in the middle of its start. */
export async function launchPortal({ dataDir, databaseUrl, port, environment = {} }: PortalOptions): Promise<Portal> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [inRoot(SERVER)], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(chosen),
      // Not PORT + 1, which another portal may have.
      CONTENIDO_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      // The people of the worlds have the demo's password, also on a server of PostgreSQL.
      DEMO: '1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (written += text));
  return {
    url: environment['PUBLIC_URL'] ?? `http://127.0.0.1:${chosen}`,
    port: chosen,
    pid: child.pid ?? 0,
    output: () => written,
    ended: async () => {
      if (!hasEnded(child)) await once(child, 'exit');
      return child.exitCode;
    },
    exited: () => hasEnded(child),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function until(portal: Portal, isReady: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (portal.exited()) throw new Error(`The portal ended:\n${portal.output()}`);
    if (await isReady()) return;
    await sleep(POLL_MS);
  }
  await portal.kill();
  throw new Error(`The portal was not ready after ${START_MS} ms:\n${portal.output()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const stubborn = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(stubborn);
}
