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
