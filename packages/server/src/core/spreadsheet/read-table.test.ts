import type { ImportColumn } from '@portal/contract/core';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import type { SheetRow } from './sheet.ts';
import type { SheetCell } from './table.rules.ts';

const COLUMNS: ImportColumn[] = [
  { campo: 'pregunta', titulo: 'Pregunta', otros: ['enunciado'] },
  { campo: 'rpta_a', titulo: 'Respuesta A', otros: ['a'] },
  { campo: 'correcta', titulo: 'Correcta', otros: [] },
  { campo: 'categoria', titulo: 'Categoría', otros: [], opcional: true },
];
const read = (rows: readonly SheetRow[]) => readTable({ rows, isHidden: () => false }, { columns: COLUMNS, withHidden: false });
const table = (...rows: SheetCell[][]) => read(rows.map((celdas, index) => ({ fila: index + 1, celdas })));

test('reads the columns by their names, wherever they are, and only them', () => {
  const { columnas, rows } = table(['Nota', 'CORRECTA', 'A', 'Enunciado'], ['x', 1, 'Sí', '¿Uno?']);
  expect([columnas.modo, columnas.fila, columnas.columnas.map(({ letra }) => letra)]).toEqual(['nombre', 1, ['D', 'C', 'B', null]]);
  expect(rows).toEqual([{ fila: 2, textos: ['¿Uno?', 'Sí', '1', ''], fechas: [], formulas: [], choques: [] }]);
});

test('finds the header below titles, among the first ten rows', () => {
  const title: SheetCell[] = ['Banco de preguntas'];
  const below = [
    ['Correcta', 'Pregunta', 'Respuesta A'],
    [2, '¿Uno?', 'Sí'],
  ];
  expect(table(...Array.from({ length: 9 }, () => title), ...below)).toMatchObject({
    columnas: { modo: 'nombre', fila: 10 },
    rows: [{ fila: 11, textos: ['¿Uno?', 'Sí', '2', ''] }],
  });
  expect(table(...Array.from({ length: 10 }, () => title), ...below).columnas.fila).toBeNull();
});

test('without any known name every row is data', () => {
  expect(table(['¿Uno?', 'Sí', 1], ['¿Dos?', 'No', 2])).toMatchObject({
    columnas: { modo: 'posicion', fila: null },
    rows: [{ fila: 1 }, { fila: 2 }],
  });
});

test('a header with some names at their places is read by position; elsewhere, the missing ones are named', () => {
  expect(table(['Pregunta', 'Opción', 'Clave'], ['¿Uno?', 'Sí', 1])).toMatchObject({
    columnas: { modo: 'posicion', fila: 1 },
    rows: [{ fila: 2 }],
  });
  expect(table(['Tema', 'Pregunta', 'Clave'], ['x', '¿Uno?', 1]).columnas).toMatchObject({
    modo: 'nombre',
    fila: 1,
    faltan: ['Respuesta A', 'Correcta'],
  });
});

test('marks the cells that hold a date', () => {
  const { rows } = table(['Pregunta', 'Respuesta A', 'Correcta'], ['¿Cuánto?', new Date(Date.UTC(2026, 1, 3)), 1]);
  expect(rows[0]).toMatchObject({ textos: ['¿Cuánto?', '03/02/2026', '1', ''], fechas: [1] });
});

test('marks the cells that hold a formula by the place of their column', () => {
  const celdas = ['Correcta', 'Respuesta A', 'Pregunta'];
  const rows = [
    { fila: 1, celdas },
    { fila: 2, celdas: [1, 'Sí', '¿Uno?'], formulas: [0, 1] },
  ];
  expect(read(rows).rows[0]).toMatchObject({ textos: ['¿Uno?', 'Sí', '1', ''], formulas: [1, 2] });
});

test('a header without rows is refused', () => {
  expect(() => table(['Pregunta', 'Respuesta A', 'Correcta'])).toThrow(
    expect.objectContaining({ sentence: { clave: 'planilla.sinFilas' } }),
  );
});
