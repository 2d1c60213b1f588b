import { expect, test } from 'vitest';
import { shortDay, shortDayPattern } from './day.ts';

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
