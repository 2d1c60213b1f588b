import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicContext } from './context.ts';
import { isOutage } from '../db/server/outage.ts';

/** Longest that an answer waits for what it carries on request: the client asks for it otherwise. */
const SOON_MS = 1_500;

/**
 * Returns what an answer carries on request besides what was committed; undefined when it cannot be read soon, because the answer must be
 * given. `failed` words a failure for the operator's log.
 */
export async function readSoon<T>({ log }: Pick<PublicContext, 'log'>, reading: Promise<T>, failed: string): Promise<T | undefined> {
  const read = reading.catch((error: unknown) => {
    log[isOutage(error) ? 'warn' : 'error']({ err: error }, failed);
    return undefined;
  });
  return Promise.race([read, sleep(SOON_MS, undefined, { ref: false })]);
}
