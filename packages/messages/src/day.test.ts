import { expect, test } from 'vitest';
import { isCalendarDay, shortDay, shortDayPattern } from './day.ts';

test.each([
  ['de', '05.03.2026', 'DD.MM.YYYY'],
  ['en', '03/05/2026', 'MM/DD/YYYY'],
  ['es', '05/03/2026', 'DD/MM/YYYY'],
  ['fr', '05/03/2026', 'DD/MM/YYYY'],
  ['ja', '2026/03/05', 'YYYY/MM/DD'],
  ['zh', '2026/03/05', 'YYYY/MM/DD'],
] as const)('%s writes a day as %s', (language, day, pattern) => {
  expect(shortDay(language, '2026-03-05')).toBe(day);
  expect(shortDayPattern(language)).toBe(pattern);
});

test.each(['2026-02-30', '2026-99-99', '0000-00-00', '2026-3-5', '2026-03-05T', '', 'mañana'])(
  '«%s» is no day and stays as it is',
  (text) => {
    expect([isCalendarDay(text), shortDay('es', text)]).toEqual([false, text]);
  },
);
