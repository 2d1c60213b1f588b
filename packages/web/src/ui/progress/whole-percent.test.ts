import { expect, it } from 'vitest';
import { wholePercent } from './whole-percent.ts';

it.each([
  [0, 0],
  [33.33, 33],
  [85.71, 86],
  [99.4, 99],
  [99.6, 99],
  [99.99, 99],
  [100, 100],
  [100.5, 100],
  [-1, 0],
])('shows %s as %s', (value, shown) => {
  expect(wholePercent(value)).toBe(shown);
});
