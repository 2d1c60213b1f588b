import { expect, test } from 'vitest';
import { allMatching, countOf, inForce, isSelected, NOTHING, withRows } from './selection.ts';

const ANA = { buscar: 'ana', filtro: undefined };

test('a selection of single rows holds each id once', () => {
  const two = withRows(withRows(NOTHING, [1, 2], true), [2], true);
  expect(two).toEqual({ ids: [1, 2] });
  expect(withRows(two, [1], false)).toEqual({ ids: [2] });
  expect([countOf(two), isSelected(two, 1), isSelected(two, 3)]).toEqual([2, true, false]);
});

test('a selection of all matching rows counts them and collects unselected ids in excepto', () => {
  const all = allMatching(ANA, 340);
  const without = withRows(all, [7], false);
  expect(without).toEqual({ todos: { ...ANA, excepto: [7], cantidad: 339 } });
  expect([isSelected(without, 7), isSelected(without, 8), countOf(without)]).toEqual([false, true, 339]);
  expect(withRows(without, [7, 8], true)).toEqual(all);
});

test('a change of filters empties a selection of all matching rows and keeps single ones', () => {
  const all = allMatching(ANA, 340);
  expect(inForce(all, { ...ANA })).toBe(all);
  expect(inForce(all, { buscar: 'ana', filtro: { empresa: 'x' } })).toEqual(NOTHING);
  expect(inForce({ ids: [1] }, { buscar: 'otra', filtro: undefined })).toEqual({ ids: [1] });
});
