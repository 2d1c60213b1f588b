import { expect, test } from 'vitest';
import { hoursOfSilence, minutesAfter } from './silencio.rules.ts';

test.each([
  [20, 8, 19, 0],
  [20, 8, 20, 12],
  [20, 8, 23, 9],
  [20, 8, 0, 8],
  [20, 8, 7, 1],
  [20, 8, 8, 0],
  [9, 17, 12, 5],
  [9, 17, 17, 0],
  [5, 5, 5, 0],
  [0, 23, 23, 0],
  [0, 23, 22, 1],
])('between %i and %i, at %i, the silence lasts %i more hours', (...[silencio_desde, silencio_hasta, hour, hours]) => {
  expect(hoursOfSilence({ silencio_desde, silencio_hasta }, hour)).toBe(hours);
});

test('after five failed attempts there is no further one', () => {
  expect([1, 2, 3, 4, 5].map(minutesAfter)).toEqual([1, 5, 30, 120, undefined]);
});
