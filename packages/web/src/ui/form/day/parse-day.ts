/** Order in which a language writes day, month and year. */
export type DayOrder = 'DMY' | 'MDY' | 'YMD';

const YEAR_LAST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})(?:[/.-]|年)(\d{1,2})(?:[/.-]|月)(\d{1,2})日?$/;

/** Returns year, month and day of a typed text; undefined where the order of the language does not decide which is which. */
function partsOf(text: string, order: DayOrder): readonly (string | undefined)[] | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return [year, month, day];
  const [, first, second, last] = YEAR_LAST.exec(text) ?? [];
  if (!last || order === 'YMD') return undefined;
  return order === 'DMY' ? [last, second, first] : [last, first, second];
}

/**
 * Parses a typed day in the order of the language, `5/3/2027`, `05-03-2027` or `05.03.2027`, or one with its year first in any language:
 * `2027-03-05`. Returns 'YYYY-MM-DD', or null when the day is incomplete or not in the calendar.
 */
export function parseDay(text: string, order: DayOrder): string | null {
  // Japanese keyboards type full-width digits.
  const written = partsOf(text.normalize('NFKC').trim(), order);
  if (!written) return null;
  const [year = 0, month = 0, day = 0] = written.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : null;
}
