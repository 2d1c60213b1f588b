import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config/config.ts';
import type { Runtime } from './core/http/runtime.ts';

/** The application, as far as a stop needs it. */
interface HttpApp {
  close(): PromiseLike<unknown>;
  readonly server: Pick<Server, 'closeIdleConnections' | 'closeAllConnections'>;
}

/** Parts of a running process, in the order in which it is stopped. */
export interface Running {
  readonly app: HttpApp;
  /** The origin of content packages. */
  readonly content?: HttpApp;
  readonly runtime: Runtime;
  readonly config: Pick<Config, 'operacion'>;
  /** Set once the start began them. */
  jobs?: { stop(): Promise<void> };
  /** Parts that outlive the requests: metrics, traces. */
  readonly others: readonly { stop(): Promise<void> }[];
}

/** Signals that arrive so soon after the first are its copies: `npm start` passes on what its whole process group got. */
const SAME_SIGNAL_MS = 1000;
/** Time in which connections that ended their last request are closed. */
const IDLE_MS = 100;
/** Time for the parts that are stopped after the requests, and for the database; the embedded one waits 10 seconds for open transactions. */
const LAST_MS = 5000;
const DATABASE_MS = 15_000;

/** Stops the process in order at the first SIGINT or SIGTERM, at once at the second (P142). */
export function stopOnSignals(running: Running): void {
  let first: number | undefined;
  const onSignal = () => {
    if (first === undefined) {
      first = performance.now();
      void stopGracefully(running).then((complete) => process.exit(complete ? 0 : 1));
    } else if (performance.now() - first > SAME_SIGNAL_MS) {
      console.error('Segunda señal: el portal termina sin esperar.');
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/**
 * Stops in order: health answers 503, the pause for load balancers passes, no further connection is accepted, open requests and jobs end, the
 * database closes. A process that is still starting answers its open requests with 503 and needs no pause: no load balancer uses it yet. Returns
 * false if something did not end in its time and was cut off.
 */
async function stopGracefully({ app, content, runtime, config, jobs, others }: Readonly<Running>): Promise<boolean> {
  const apps = [app, content].filter((one) => one !== undefined);
  const { drainMs, stopMs } = config.operacion;
  const ready = runtime.state === 'listo';
  runtime.state = ready ? 'deteniendo' : 'detenido';
  const jobsEnd = jobs?.stop();
  if (ready) await sleep(drainMs);
  const inTime = await within(stopMs, Promise.all([...apps.map(closeHttp), jobsEnd]));
  if (!inTime) for (const { server } of apps) server.closeAllConnections();
  runtime.state = 'detenido';
  const last = await Promise.all(others.map((other) => within(LAST_MS, other.stop())));
  const closed = await within(DATABASE_MS, runtime.connection?.close() ?? Promise.resolve());
  return inTime && closed && last.every(Boolean);
}

/** Closes a port, then each connection when its open request ends. */
async function closeHttp(app: HttpApp): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
  }
}

/** Waits for work; false if it fails or exceeds its time. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const done = work.then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
  const limit = sleep(milliseconds, false, { signal: late.signal }).catch(() => false);
  const result = await Promise.race([done, limit]);
  late.abort();
  return result;
}
