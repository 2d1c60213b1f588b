const DAY_MS = 86_400_000;
/** Lima has no daylight saving: its days start at 05:00 UTC all year round. */
const LIMA = '-05:00';

/** Day `days` after (or before) another, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Instant, in milliseconds, of a minute of a day in Lima. */
export const atMinute = (day: string, minute: number): number => Date.parse(`${day}T00:00:00${LIMA}`) + minute * 60_000;

/** Day in Lima of an instant in milliseconds. */
export const dayOf = (instant: number): string => new Date(instant - 5 * 3_600_000).toISOString().slice(0, 10);

/** ISO text of an instant in milliseconds. */
export const iso = (instant: number): string => new Date(instant).toISOString();

export const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

export const later = (a: string, b: string): string => (a > b ? a : b);
export const earlier = (a: string, b: string): string => (a < b ? a : b);
