import { type Language, LANGUAGES } from './languages.ts';

const STYLE = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language) ?? new Intl.DateTimeFormat(LANGUAGES[language].tag, STYLE);
  formats.set(language, known);
  return known;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: `2026-02-30` is none, though `Date` reads it as one in March. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Writes a calendar day `YYYY-MM-DD` in digits as a language does: `30/11/2026`, `30.11.2026`. Returns a text that is no day unchanged. */
export const shortDay = (language: Language, day: string): string =>
  isCalendarDay(day) ? formatOf(language).format(new Date(`${day}T00:00:00Z`)) : day;

const PATTERNS: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Returns the pattern of `shortDay` for `to_char` of PostgreSQL: `DD/MM/YYYY`, `DD.MM.YYYY`. */
export const shortDayPattern = (language: Language): string =>
  formatOf(language)
    .formatToParts(0)
    .map(({ type, value }) => PATTERNS[type] ?? value)
    .join('');
