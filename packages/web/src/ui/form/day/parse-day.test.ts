import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

test.each([
  ['01/12/2026', '2026-12-01'],
  ['13/12/2026', '2026-12-13'],
  ['5/3/2027', '2027-03-05'],
  ['05-03-2027', '2027-03-05'],
  ['05.03.2027', '2027-03-05'],
  [' 29/02/2028 ', '2028-02-29'],
  ['2027-03-05', '2027-03-05'],
])('%s is %s with the day first', (text, day) => expect(parseDay(text, 'DMY')).toBe(day));

test.each([
  ['12/01/2026', '2026-12-01'],
  ['3/5/2027', '2027-03-05'],
  ['2027-03-05', '2027-03-05'],
])('%s is %s with the month first', (text, day) => expect(parseDay(text, 'MDY')).toBe(day));

test.each([
  ['2026/12/01', '2026-12-01'],
  ['2026年12月1日', '2026-12-01'],
  ['２０２６/１２/０１', '2026-12-01'],
])('%s is %s with the year first', (text, day) => expect(parseDay(text, 'YMD')).toBe(day));

test.each(['', '1', '12/2026', '01/12/26', '1/12/202', '31/11/2026', '29/02/2027', '12/13/2026', '00/01/2026', 'mañana', '2026-13-01'])(
  '«%s» is no day',
  (text) => expect(parseDay(text, 'DMY')).toBeNull(),
);

test('refuses a date that ends in the year where the year is written first, and a thirteenth month', () => {
  expect([parseDay('01/12/2026', 'YMD'), parseDay('13/12/2026', 'MDY')]).toEqual([null, null]);
});
