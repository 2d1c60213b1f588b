import { expect, test } from 'vitest';
import { spotsOf } from './trend.ts';

const SIZE = { width: 110, height: 60 };
const of = (...values: (number | null)[]) => values.map((value, index) => ({ label: String(index), value }));

test('values keep their time, and reach from the least below to the greatest above', () => {
  expect(spotsOf(of(10, null, 20), SIZE)).toEqual([
    { x: 5, y: 55 },
    { x: 105, y: 5 },
  ]);
});

test('equal values lie in the middle, a single one too; nothing known draws nothing', () => {
  expect(spotsOf(of(7, 7), SIZE).map(({ y }) => y)).toEqual([30, 30]);
  expect(spotsOf(of(7), SIZE)).toEqual([{ x: 5, y: 30 }]);
  expect(spotsOf(of(null, null), SIZE)).toEqual([]);
});
