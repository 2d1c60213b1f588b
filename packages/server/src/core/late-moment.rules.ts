/** Days during which what waited for a connection keeps its own moment (P119). */
const DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/** Moment that a client sent, with what it is judged by. */
interface LateMoment {
  /** By the server's clock as the client knows it; none from older clients. */
  readonly sent: string | null | undefined;
  readonly now: Date;
  /** Nothing can have happened before it. */
  readonly since?: Date;
}

/**
 * Returns when something happened that arrives now: at the sent moment if that lies neither in the future, nor before `since`, nor more than
 * `DAYS` back; else now.
 */
export function momentOf({ sent, now, since }: LateMoment): Date {
  const moment = new Date(sent ?? now);
  const earliest = Math.max(now.getTime() - DAYS * DAY_MS, since?.getTime() ?? 0);
  return moment.getTime() > now.getTime() || moment.getTime() < earliest ? now : moment;
}

/** Time within which something arrives that waited for nothing. */
const AT_ONCE_MS = 60_000;
/** A device may still have been connected so long after what it could not send. */
const AFTER_MS = 10 * 60_000;
/** A device may be connected again so long before it sends: longer than the gap that begins a stretch of uses (record 102). */
const BEFORE_MS = 40 * 60_000;

/** Returns whether something waited before it arrived. */
export const waited = (sent: Date, now: Date): boolean => now.getTime() - sent.getTime() >= AT_ONCE_MS;

/** Returns the moments between which a device that waited cannot have been connected; undefined if it waited too short a time to know. */
export function silenceOf(sent: Date, now: Date): { readonly desde: string; readonly hasta: string } | undefined {
  const [from, to] = [sent.getTime() + AFTER_MS, now.getTime() - BEFORE_MS];
  return from < to ? { desde: new Date(from).toISOString(), hasta: new Date(to).toISOString() } : undefined;
}
