const TYPED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;
const ISO = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/;

/**
 * Parses a typed day: `5/3/2027`, `05-03-2027`, `05.03.2027` (day first; the date library alone would read the month first), or a pasted
 * `2027-03-05`. Returns 'YYYY-MM-DD', or null when the day is incomplete or not in the calendar.
 */
export function parseDay(text: string): string | null {
  const [, day, month, year] = TYPED.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  const written = [year ?? isoYear, month ?? isoMonth, day ?? isoDay].map(Number) as [number, number, number];
  if (written.some(Number.isNaN)) return null;
  const date = new Date(Date.UTC(written[0], written[1] - 1, written[2]));
  const same = date.getUTCFullYear() === written[0] && date.getUTCMonth() === written[1] - 1 && date.getUTCDate() === written[2];
  return same ? date.toISOString().slice(0, 10) : null;
}
