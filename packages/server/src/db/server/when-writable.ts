import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from '../../errors/start-refusal.ts';
import { isOutage, outageReason } from './outage.ts';
import type { Connection } from './pool-connection.ts';

/** Pauses between two attempts: the first, doubled each time up to the longest. */
const FIRST_MS = 250;
const MOST_MS = 5_000;
/** Pause after which the same reason is said again. */
const SAY_AGAIN_MS = 60_000;

/** Log and callback of a wait for the database. */
export interface Waiting {
  readonly log: { warn(message: string): void };
  /** Called with true when the wait begins, and with false when the database is there. */
  readonly onAway: (away: boolean) => void;
}

/**
 * Runs `work` when a server of the database takes writes, and again when the database went away meanwhile: `work` must be repeatable. Waits for a server
 * that is stopped, starting or not promoted yet (P173). Throws at once what no wait mends: a wrong password, an unknown database.
 */
export async function whenWritable<T>(connection: Pick<Connection, 'ping'>, { log, onAway }: Waiting, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const said = new Map<string, number>();
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, MOST_MS)) {
    try {
      await connection.ping();
      const result = await work();
      if (said.size > 0) log.warn(`La base de datos está disponible después de ${((performance.now() - start) / 1000).toFixed(1)} s.`);
      onAway(false);
      return result;
    } catch (error) {
      if (!isOutage(error) && !isOutage((error as Error).cause)) throw explained(error);
      onAway(true);
      say(error as Error);
    }
    await sleep(pause);
  }

  /** Says a reason when it is new, then once a minute. */
  function say(error: Error): void {
    const reason = outageReason(error);
    if (performance.now() - (said.get(reason) ?? -Infinity) < SAY_AGAIN_MS) return;
    said.set(reason, performance.now());
    log.warn(`La base de datos (DATABASE_URL) no está disponible (${reason}): el portal espera.`);
  }
}

/** SQLSTATEs of wrong credentials, and of a database that does not exist. */
const REFUSED = /^(28...|3D000)$/;

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !REFUSED.test(String((error as Error & { code?: string }).code))) return error;
  return new StartRefusal(`La base de datos rechaza la conexión: ${error.message}. Revise DATABASE_URL.`, { cause: error });
}
