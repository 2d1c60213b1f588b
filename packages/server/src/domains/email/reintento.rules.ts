const MINUTE = 60_000;
/** Waits after the first, second … failure; after the last one the message is given up (P42). */
const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);

/** Attempts before a message counts as failed. */
export const MAX_ATTEMPTS = WAITS.length + 1;

/** Milliseconds until the next attempt after `attempts` failed ones, or null when there is none. */
export const retryDelay = (attempts: number): number | null => WAITS[attempts - 1] ?? null;

/** Messages that are worth nothing after a while: a link that has expired is not sent any more. Milliseconds from their making. */
const USEFUL_FOR: Record<string, number> = { restablecer: 60 * MINUTE };

/** Whether a message came too late to be of use. */
export const isStale = (tipo: string, madeAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(madeAt) > (USEFUL_FOR[tipo] ?? Number.POSITIVE_INFINITY);
