import { expect, test } from 'vitest';
import { defineColumns } from './column.ts';
import { columnWidths } from './column-widths.ts';
import { compareValues, distinctTexts, rowSearch } from './row-model.ts';
import { nextSort, parseSort } from './use-table-state.ts';

const es = new Intl.Collator('es-PE', { numeric: true, sensitivity: 'base' });
const columns = defineColumns<{ nombre: string; cargo: string | null; nota: number }>([
  { id: 'nombre', header: 'Personal' },
  { id: 'cargo', header: 'Cargo' },
  { id: 'nota', header: 'Nota', value: (row) => `${row.nota} puntos` },
]);
const oscar = { nombre: 'Óscar Peña', cargo: 'Jefe de tienda', nota: 9 };
const ana = { nombre: 'Ana Ñahui', cargo: null, nota: 10 };

test('the search wants every word somewhere in the row, whatever the accents and case', () => {
  const matches = rowSearch(columns);
  expect(matches(oscar, 'PENA oscar')).toBe(true);
  expect(matches(oscar, 'tienda peña')).toBe(true);
  expect(matches(oscar, 'oscar cajera')).toBe(false);
  expect(matches(ana, 'nahui')).toBe(true);
});

test('the search reads what a column calls its value', () => {
  expect(rowSearch(columns)(ana, '10 puntos')).toBe(true);
});

test('the search does not look inside dates', () => {
  const matches = rowSearch(defineColumns<{ fecha: string }>([{ id: 'fecha', header: 'Creado', date: true }]));
  expect(matches({ fecha: '2026-11-21T19:59:00.000Z' }, '19')).toBe(false);
});

test('text sorts as in Spanish, digits inside it by their number, nothing last', () => {
  const sorted = (values: (string | null)[]) => values.toSorted((a, b) => compareValues(a, b, es));
  expect(sorted(['Zúñiga', 'ángel', 'Ñahui', 'Nuñez', null, 'Osorio'])).toEqual(['ángel', 'Nuñez', 'Ñahui', 'Osorio', 'Zúñiga', null]);
  expect(sorted(['Tema 10', 'Tema 9'])).toEqual(['Tema 9', 'Tema 10']);
  expect(compareValues(10, 9, es)).toBeGreaterThan(0);
});

test('a select filter offers each value once, without the empty one', () => {
  const [, cargo] = columns;
  expect(cargo && distinctTexts(cargo, [oscar, ana, oscar], es)).toEqual(['Jefe de tienda']);
});

const width = (nombre: string) => columnWidths(columns, [{ ...ana, nombre }]).get('nombre');

test('long texts wrap, the title of a row last, long words do not; a date needs ten characters', () => {
  expect(width('Ana')).toBe(5);
  const places = columnWidths<{ titulo: string; fecha: string }>(
    [
      { id: 'titulo', header: 'Título', primary: true },
      { id: 'fecha', header: 'Creado', date: true },
    ],
    [{ titulo: 'Inducción de personas nuevas en tienda', fecha: '2026-11-21T14:00:00.000Z' }],
  );
  expect([...places.values()]).toEqual([30, 10]);
  expect(width('Analista de prevención y seguridad en el trabajo')).toBe(24);
  expect(width('maria.fernanda.quispe@empresa.com.pe')).toBe(34);
});

test('a header goes from ascending to descending to none', () => {
  expect(nextSort('', 'nota')).toBe('nota');
  expect(nextSort('nota', 'nota')).toBe('-nota');
  expect(nextSort('-nota', 'nota')).toBe('');
  expect(nextSort('-nombre', 'nota')).toBe('nota');
  expect(parseSort('-nota')).toEqual([{ id: 'nota', desc: true }]);
});
