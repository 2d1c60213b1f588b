import { type Language, LANGUAGES } from './languages.ts';

const STYLE = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language) ?? new Intl.DateTimeFormat(LANGUAGES[language].tag, STYLE);
  formats.set(language, known);
  return known;
}

/** Writes a calendar day `YYYY-MM-DD` in digits as a language does: `30/11/2026`, `30.11.2026`. */
export const shortDay = (language: Language, day: string): string => formatOf(language).format(new Date(`${day}T00:00:00Z`));

const PATTERNS: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Returns the pattern of `shortDay` for `to_char` of PostgreSQL: `DD/MM/YYYY`, `DD.MM.YYYY`. */
export const shortDayPattern = (language: Language): string =>
  formatOf(language)
    .formatToParts(0)
    .map(({ type, value }) => PATTERNS[type] ?? value)
    .join('');
