import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codeColumn, dataColumn, dayColumn, eachColumn, momentColumn, optionalNumberColumn, optionColumn, textColumn } from './column.ts';
import { defineList } from './list.ts';
import { nestedQuery, queryEntries } from '../query-text.ts';
import { selectionOf } from './selection.ts';

const lista = defineList({
  name: 'prueba',
  key: 'id',
  columns: {
    id: dataColumn(z.number()),
    codigo: codeColumn(),
    titulo: textColumn(),
    codigo_estado: optionColumn(z.number(), 'estado'),
    inicio: dayColumn(),
    creado: momentColumn(),
  },
  order: 'titulo',
});
const { query } = lista;
const accepts = (schema: z.ZodType, input: unknown) => schema.safeParse(input).success;
const addressed = (asked: object) => nestedQuery(Object.fromEntries(queryEntries(asked)));

test('defineList derives row schema, search columns and file names', () => {
  expect(Object.keys(lista.row.shape)).toEqual(['id', 'codigo', 'titulo', 'codigo_estado', 'inicio', 'creado']);
  expect([lista.search, lista.files]).toEqual([['codigo', 'titulo'], { csv: 'prueba', xlsx: 'UCJ-prueba' }]);
});

test('a query limits page and size, and refuses columns that the list does not show', () => {
  expect(query.parse({})).toEqual({ tamano: 100 });
  const asked = { pagina: '2', tamano: '1000', orden: '-inicio', buscar: ' ñ ', formato: 'csv', columnas: 'titulo,codigo' };
  expect(query.parse(asked)).toEqual({ ...asked, pagina: 2, tamano: 1000, buscar: 'ñ' });
  for (const bad of [
    { pagina: 0 },
    { tamano: 1001 },
    { tamano: 0 },
    { orden: 'titulo;' },
    { orden: 'nada' },
    { orden: '--titulo' },
    { orden: 'id' },
    { orden: 'toString' },
    { buscar: 'a'.repeat(101) },
    { formato: 'ods' },
    { columnas: 'titulo,id' },
  ])
    expect(accepts(query, bad)).toBe(false);
});

describe('column filters in an address', () => {
  test('are written as filtro[columna] and parsed back unchanged', () => {
    const asked = { pagina: 2, filtro: { titulo: 'ñ & = [x]', codigo_estado: '1' }, buscar: '' };
    expect(queryEntries(asked)).toEqual([
      ['pagina', '2'],
      ['filtro[titulo]', 'ñ & = [x]'],
      ['filtro[codigo_estado]', '1'],
    ]);
    expect(query.parse(addressed(asked))).toEqual({ pagina: 2, tamano: 100, filtro: { titulo: 'ñ & = [x]', codigo_estado: '1' } });
  });

  test('an address without them has no filter', () => {
    expect(query.parse(addressed({ filtro: {} })).filtro).toBeUndefined();
    expect(query.parse(addressed({ filtro: undefined })).filtro).toBeUndefined();
  });

  test.each([
    [{ 'filtro[A]': 'x' }],
    [{ 'filtro[]': 'x' }],
    [{ 'filtro[a][b]': 'x' }],
    [{ 'filtro[a b]': 'x' }],
    [{ 'filtro[a;--]': 'x' }],
    [{ 'filtro[id]': '1' }],
    [{ 'filtro[nada]': '1' }],
    [{ 'filtro[titulo]': '' }],
    [{ 'filtro[titulo]': ['a', 'b'] }],
    [{ 'filtro[titulo]': 'x'.repeat(201) }],
    [{ 'filtro[titulo]': 'a\u0000' }],
    [{ 'filtro[inicio]': '2026-11-01' }],
    [{ 'filtro[creado]': '2026-02-30..' }],
    [{ filtro: 'titulo' }],
    [{ filtro: ['titulo'] }],
  ])('%j is refused', (parameters) => {
    expect(accepts(query, nestedQuery(parameters))).toBe(false);
  });

  test('__proto__ and constructor as names change no prototype', () => {
    const nested = nestedQuery({ 'filtro[__proto__]': 'x', '__proto__[filtro]': 'y', 'constructor[prototype]': 'z' });
    expect(Object.getPrototypeOf(nested)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['filtro']).toBeUndefined();
    expect(query.safeParse(nested).data?.filtro ?? {}).toEqual({});
  });
});

describe('dynamic columns', () => {
  const reporte = defineList({
    name: 'prueba',
    key: 'empresa',
    columns: { empresa: textColumn(), avance: eachColumn(optionalNumberColumn()) },
    order: 'empresa',
  });
  test('are a record by name in the row', () => {
    expect(accepts(reporte.row, { empresa: 'A', avance: { p1: 50, p2: null } })).toBe(true);
    expect(accepts(reporte.row, { empresa: 'A', avance: { 'p 1': 50 } })).toBe(false);
    expect(accepts(reporte.row, { empresa: 'A', avance: { p1: '50' } })).toBe(false);
  });
  test('order, filter and export as <column>.<name>', () => {
    const asked = { orden: '-avance.p1', filtro: { 'avance.p1': '50', empresa: 'a' }, columnas: 'empresa,avance.p2' };
    expect(reporte.query.parse(asked)).toEqual({ tamano: 100, ...asked });
    for (const bad of [
      { orden: 'avance' },
      { orden: 'avance.p1.x' },
      { orden: 'empresa.p1' },
      { orden: "avance.p1'" },
      { filtro: { avance: '5' } },
      { filtro: { 'otra.p1': '5' } },
      { columnas: 'avance.P1' },
    ])
      expect(accepts(reporte.query, bad)).toBe(false);
  });
});

test('a selection holds ids, or a filter with exceptions and the expected count', () => {
  const selection = selectionOf(lista, 500);
  expect(accepts(selection, { ids: [1, 2] })).toBe(true);
  expect(accepts(selection, { todos: { filtro: { titulo: 'a' }, buscar: 'b', excepto: [3], cantidad: 40 } })).toBe(true);
  for (const bad of [{}, { ids: [] }, { todos: {} }, { todos: { cantidad: 501 } }, { todos: { cantidad: 1, filtro: { id: '1' } } }])
    expect(accepts(selection, bad)).toBe(false);
});
