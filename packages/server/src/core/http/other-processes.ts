import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../errors/errors.ts';
import type { Runtime } from './runtime.ts';

/** Header of a proxy that asks another process where a call that reads is answered 503 (deploy/nginx.conf). */
const ASKS_ANOTHER = 'x-asks-another';
/** How long a call that changes something waits for the start, and how often it looks. */
const START_MS = 20_000;
const LOOK_MS = 50;

/**
 * Has a proxy leave this process before its port closes, and not lose a call before it is ready (record 076). Before the process is ready and from the
 * signal to stop calls that read are answered 503, which the proxy asks elsewhere and takes as the sign to leave. The others are answered, because
 * nobody repeats them: one that meets a process that starts waits for it.
 */
export function leaveToOthers(app: FastifyInstance, runtime: Runtime): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (headers[ASKS_ANOTHER] === undefined) return;
    const reads = method === 'GET' || method === 'HEAD';
    if (reads && runtime.state !== 'listo') throw failure('no_disponible', 'llamada.salud', { estado: runtime.state });
    if (!reads) await untilStarted(runtime);
  });
}

async function untilStarted(runtime: Runtime): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (runtime.state === 'iniciando' && !runtime.databaseAway && performance.now() < deadline) await sleep(LOOK_MS);
}
