import { expect, test } from 'vitest';
import { hoursMinutes } from './duration.ts';

test.each([
  [0, '00:00'],
  [5, '00:05'],
  [60, '01:00'],
  [754, '12:34'],
  [6001, '100:01'],
])('%i minutes read %s', (minutes, text) => expect(hoursMinutes(minutes)).toBe(text));
