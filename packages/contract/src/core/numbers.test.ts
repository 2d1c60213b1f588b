import { describe, expect, it, test } from 'vitest';
import { percentOf, round2 } from './numbers.ts';

describe('round2 at ties of .005', () => {
  it.each([
    [0.005, 0.01],
    [0.004999, 0],
    [1.005, 1.01],
    [1.255, 1.26],
    [8.575, 8.58],
    [10.235, 10.24],
    [66.665, 66.67],
    [66.66499, 66.66],
    [79.995, 80],
    [99.995, 100],
    [9999.995, 10_000],
    [0.1 + 0.2, 0.3],
    [1e-9, 0],
    [0, 0],
    [-12.5, -12.5],
  ])('%d is %d', (value, rounded) => expect(round2(value)).toBe(rounded));
});

test('rounds every tie with three decimals up to 100 upwards', () => {
  const thousandths = Array.from({ length: 10_000 }, (_, index) => index * 10 + 5);
  expect(thousandths.filter((border) => round2(border / 1000) !== (border + 5) / 10 / 100)).toEqual([]);
});

test('percentOf equals the result of integer arithmetic', () => {
  const wrong = [];
  for (let total = 1; total <= 400; total++) {
    for (let part = 0; part <= total; part++) {
      if (percentOf(part, total) !== Math.round((part * 10_000) / total) / 100) wrong.push([part, total]);
    }
  }
  expect(wrong).toEqual([]);
  expect([percentOf(1, 800), percentOf(3, 800), percentOf(2, 3)]).toEqual([0.13, 0.38, 66.67]);
});
