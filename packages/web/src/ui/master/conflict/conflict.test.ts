import { expect, test } from 'vitest';
import { differencesOf, estadosOf, isMine, keepMine } from './conflict.ts';

const item = (id: number) => ({ id, titulo: `Módulo ${id}` });
const base = { titulo: 'Caja', descripcion: 'Cobrar', etiquetas: 'caja', modulos: [item(1)] };
const conflict = {
  base,
  mine: { ...base, descripcion: 'Cobrar bien', etiquetas: 'mía', modulos: [item(1), item(2)] },
  theirs: { ...base, titulo: 'Caja y vueltos', etiquetas: 'suya' },
  version: 2,
  own: false,
};

test('differencesOf returns every field that differs; isMine returns whether this person changed it', () => {
  expect(differencesOf(conflict, Object.keys(base))).toEqual(['titulo', 'descripcion', 'etiquetas', 'modulos']);
  expect(['titulo', 'descripcion', 'etiquetas', 'modulos'].map((field) => isMine(conflict, field))).toEqual([false, true, true, true]);
});

test('keepMine takes the other person’s value of every field that I did not change', () => {
  expect(keepMine(conflict)).toEqual({
    titulo: 'Caja y vueltos',
    descripcion: 'Cobrar bien',
    etiquetas: 'mía',
    modulos: [item(1), item(2)],
  });
});

test('equal lists of different identity are no difference', () => {
  const equal = { ...conflict, mine: { ...base, modulos: [item(1)] }, theirs: { ...base, modulos: [item(1)] } };
  expect(differencesOf(equal, Object.keys(base))).toEqual([]);
  expect(keepMine(equal)).toEqual(base);
});

test('keepMine keeps what either of two people did to a list: additions, removals, moves and values', () => {
  const lists = (before: unknown[], mine: unknown[], theirs: unknown[]) =>
    keepMine({ base: { modulos: before }, mine: { modulos: mine }, theirs: { modulos: theirs }, version: 2, own: false })['modulos'];
  const [one, two, three, four] = [item(1), item(2), item(3), item(4)];
  expect(lists([one, two], [two, one], [one, two, three]), 'one moves, the other adds').toEqual([two, three, one]);
  expect(lists([one, two], [one, two, three], [two, one]), 'the other way round').toEqual([two, three, one]);
  expect(lists([one, two], [one, two, three], [one, four, two]), 'both add').toEqual([one, four, two, three]);
  expect(lists([one, two, three], [one, three], [one, two]), 'both remove').toEqual([one]);
  expect(lists([], [two], [one]), 'both fill an empty list').toEqual([two, one]);
  expect(lists([one], [one, two], [one, two]), 'both add the same').toEqual([one, two]);
  const switched = { ...one, obligatorio: 1 };
  expect(lists([one, two], [one, two, three], [switched, two]), 'theirs of an item that I left').toEqual([switched, two, three]);
  expect(lists([one, two], [switched, two], [two, one]), 'mine of an item that they moved').toEqual([two, switched]);
});

test('estadosOf returns a state that the form does not hold, if it changed', () => {
  expect(estadosOf(1, 2, { telefono: '9' })).toEqual({ antes: 1, guardado: 2 });
  expect([estadosOf(1, 1, {}), estadosOf(1, 2, { codigo_estado: 1 }), estadosOf(undefined, 2, {})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
