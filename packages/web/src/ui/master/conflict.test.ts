import { expect, test } from 'vitest';
import { differencesOf, isMine, keepMine } from './conflict.ts';

const item = (id: number) => ({ id, titulo: `Módulo ${id}` });
const base = { titulo: 'Caja', descripcion: 'Cobrar', etiquetas: 'caja', modulos: [item(1)] };
const conflict = {
  base,
  mine: { ...base, descripcion: 'Cobrar bien', etiquetas: 'mía', modulos: [item(1), item(2)] },
  theirs: { ...base, titulo: 'Caja y vueltos', etiquetas: 'suya' },
  version: 2,
  own: false,
};

test('differencesOf returns every field that differs; isMine tells who changed it', () => {
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
