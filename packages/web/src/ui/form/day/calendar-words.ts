import 'dayjs/locale/de';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import 'dayjs/locale/zh-cn';
import type { LANGUAGES } from '@portal/messages';
import type { DayOrder } from './parse-day.ts';

/** How a language writes days in fields and calendars. */
export interface CalendarWords {
  /** Name of the locale in the date library. */
  readonly locale: string;
  /** 0 Sunday, 1 Monday. */
  readonly firstDayOfWeek: 0 | 1;
  readonly order: DayOrder;
  readonly valueFormat: string;
  /** Heads of a month and of a year, where the library's own order is wrong. */
  readonly heads?: { readonly monthLabelFormat: string; readonly yearLabelFormat: string };
}

const YEAR_FIRST = {
  order: 'YMD',
  valueFormat: 'YYYY/MM/DD',
  heads: { monthLabelFormat: 'YYYY年M月', yearLabelFormat: 'YYYY年' },
} as const;

/** Calendars by language. The library's English comes with it. */
export const CALENDARS: Readonly<Record<keyof typeof LANGUAGES, CalendarWords>> = {
  de: { locale: 'de', firstDayOfWeek: 1, order: 'DMY', valueFormat: 'DD.MM.YYYY' },
  en: { locale: 'en', firstDayOfWeek: 0, order: 'MDY', valueFormat: 'MM/DD/YYYY' },
  es: { locale: 'es', firstDayOfWeek: 1, order: 'DMY', valueFormat: 'DD/MM/YYYY' },
  fr: { locale: 'fr', firstDayOfWeek: 1, order: 'DMY', valueFormat: 'DD/MM/YYYY' },
  ja: { locale: 'ja', firstDayOfWeek: 0, ...YEAR_FIRST },
  zh: { locale: 'zh-cn', firstDayOfWeek: 1, ...YEAR_FIRST },
};
