import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage } from './db/server/outage.ts';

/** Time that a start waits for the file store: after a restart of the machine it comes up beside the portal. */
const MOST_MS = 60_000;
const PAUSE_MS = 500;

/** Returns whether an error, or one that caused it, comes from a service that may come back by itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isOutage(error)) return true;
  return error instanceof AggregateError ? error.errors.some(isUnavailable) : isUnavailable(error.cause);
}

/** Limits of a wait. */
export interface Wait {
  /** Called once, with the first error, when the wait begins. */
  readonly onWait: (error: Error, seconds: number) => void;
  readonly mostMs?: number;
}

/** Does a part of the start again until a service that is away answers, for a minute; then throws its last error. */
export async function retryAtStart<T>(work: () => Promise<T>, { onWait, mostMs = MOST_MS }: Wait): Promise<T> {
  const end = performance.now() + mostMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= end) throw error;
      if (attempt === 1) onWait(error as Error, mostMs / 1000);
      await sleep(PAUSE_MS);
    }
  }
}
