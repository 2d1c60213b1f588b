import { useMemo } from 'react';
import { useFormatter } from 'use-intl';
import { isDay, noonOf } from './day.ts';

type Style = { dateStyle: 'long' | 'medium' } | { day: '2-digit'; month: '2-digit'; year: 'numeric' | '2-digit' };

/** Formats a calendar day (`YYYY-MM-DD`) without conversion, and an instant (ISO 8601) as a day of the portal's time zone (P21); another text stays. */
export function useDayFormat() {
  const format = useFormatter();
  return useMemo(() => {
    const word = (text: string, style: Style) => {
      const day = isDay(text);
      const date = day ? noonOf(text) : new Date(text);
      // A text of a spreadsheet may be no day; `Date` reads 30 February as one in March.
      if (Number.isNaN(date.getTime()) || (day && !date.toISOString().startsWith(text))) return text;
      return format.dateTime(date, day ? { ...style, timeZone: 'UTC' } : style);
    };
    return {
      /** 05/03/2026, in a column */
      short: (text: string) => word(text, { day: '2-digit', month: '2-digit', year: 'numeric' }),
      /** 05/03/26, where there is little room */
      tiny: (text: string) => word(text, { day: '2-digit', month: '2-digit', year: '2-digit' }),
      /** 5 mar. 2026, in a sentence */
      medium: (text: string) => word(text, { dateStyle: 'medium' }),
      /** 5 de marzo de 2026 */
      long: (text: string) => word(text, { dateStyle: 'long' }),
    };
  }, [format]);
}
