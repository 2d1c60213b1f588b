import type { Config } from '../config/config.ts';
import { NINGUNO } from '../config/private-networks.rules.ts';
import type { Executor } from '../db/executor.ts';
import { deliverNotificaciones, hasDueNotificaciones } from '../domains/notificacion/notificacion.public.ts';
import { resolverOf } from '../domains/webhook/webhook.public.ts';
import { runJob } from './run-job.ts';

/** Duration of a lease, longer than a run. */
const LEASE_MS = 5 * 60_000;
/** Milliseconds for one attempt. */
const ATTEMPT_MS = 10_000;

/** Clients choose the addresses: none of them may be in a private network, whatever the operator allows to webhooks. */
const resolve = resolverOf(NINGUNO);

interface Options {
  readonly clock: () => Date;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly signal: AbortSignal;
}

/** Sends the due reminders to the push services of browsers (P294). */
export async function notifyBrowsers(db: Executor, { clock, config: { publicUrl }, signal }: Options): Promise<void> {
  if (!(await hasDueNotificaciones(db, clock()))) return;
  const run = async () => void (await deliverNotificaciones(db, { resolve, signal, clock, attemptMs: ATTEMPT_MS, publicUrl }));
  await runJob(db, { nombre: 'notificacion', every: 0, lease: LEASE_MS, run }, clock);
}
