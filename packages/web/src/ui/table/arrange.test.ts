import { expect, test } from 'vitest';
import { arrange, distinctValues, rowSearch } from './arrange.ts';
import { columnWidths } from './column-widths.ts';
import type { CellValue, ListColumn } from './list-column.ts';

interface Persona {
  readonly nombre: string;
  readonly cargo: string | null;
  readonly nota: number | null;
  readonly creado?: string;
}

const collator = new Intl.Collator('es-PE', { numeric: true, sensitivity: 'base' });
const column = (id: keyof Persona, kind: ListColumn<Persona>['kind'], more: Partial<ListColumn<Persona>> = {}): ListColumn<Persona> => {
  const value = (row: Persona): CellValue => row[id];
  return { id, header: id, kind, value, text: (row) => String(value(row) ?? ''), filterable: true, sorts: true, ...more };
};
const columns = [column('nombre', 'texto'), column('cargo', 'opcion'), column('nota', 'numero'), column('creado', 'momento')];
/** Created on 21 November in Lima, on the 22nd in UTC. */
const oscar = { nombre: 'Óscar Peña', cargo: 'Jefe de tienda', nota: 9, creado: '2026-11-22T04:59:00.000Z' };
const ana = { nombre: 'Ana Ñahui', cargo: null, nota: 10, creado: '2026-11-25T12:00:00.000Z' };
const zona = { nombre: 'zona', cargo: 'Cajera', nota: null };
const rows: Persona[] = [oscar, ana, zona];

const arranged = (orden: string, filtro: Record<string, string> = {}) =>
  arrange(rows, columns, { orden, filtro, collator, timeZone: 'America/Lima' }).map(({ nombre }) => nombre);

test('a search needs every word in the searched columns, ignoring accents and case', () => {
  const matches = rowSearch(columns, ['nombre', 'cargo']);
  expect(matches(oscar, 'PENA oscar')).toBe(true);
  expect(matches(oscar, 'tienda peña')).toBe(true);
  expect(matches(oscar, 'oscar cajera')).toBe(false);
  expect(matches(oscar, '9')).toBe(false);
});

test('numbers sort by size, texts by the rules of Spanish, empty values last in both directions', () => {
  expect(arranged('nota')).toEqual(['Óscar Peña', 'Ana Ñahui', 'zona']);
  expect(arranged('-nota')).toEqual(['Ana Ñahui', 'Óscar Peña', 'zona']);
  expect(arranged('nombre')).toEqual(['Ana Ñahui', 'Óscar Peña', 'zona']);
  expect(arranged('-cargo')).toEqual(['Óscar Peña', 'zona', 'Ana Ñahui']);
  expect(arranged('')).toEqual(['Óscar Peña', 'Ana Ñahui', 'zona']);
});

test.each([
  ['a text contains, accents folded', { nombre: 'pena' }, ['Óscar Peña']],
  ['an option is the value', { cargo: 'cajera' }, ['zona']],
  ['a number equals', { nota: '9' }, ['Óscar Peña']],
  ['days include both ends, in the portal’s zone', { creado: '2026-11-21..2026-11-21' }, ['Óscar Peña']],
  ['an open end', { creado: '2026-11-22..' }, ['Ana Ñahui']],
  ['several at once', { nombre: 'a', nota: '10' }, ['Ana Ñahui']],
] as const)('a filter follows the kind of its column: %s', (_what, filtro, expected) => {
  expect(arranged('', filtro)).toEqual(expected);
});

test('a select filter offers each value once, without the empty one', () => {
  expect(distinctValues(column('cargo', 'opcion'), [...rows, oscar], collator)).toEqual(['Cajera', 'Jefe de tienda']);
});

const width = (nombre: string) => columnWidths(columns, [{ ...ana, nombre }]).get('nombre');

test('long texts wrap, titles later, long words never; a date needs ten characters', () => {
  expect(width('Ana')).toBe(5);
  expect(width('Analista de prevención y seguridad en el trabajo')).toBe(24);
  expect(width('Donaudampfschifffahrtsgesellschaft')).toBe(34);
  expect(width('maria.fernanda.quispe@empresa.com.pe')).toBe(24);
  const title = column('nombre', 'texto', { primary: true });
  expect(columnWidths([title], [{ ...ana, nombre: 'Inducción de personas nuevas en tienda' }]).get('nombre')).toBe(28);
  expect(columnWidths(columns, rows).get('creado')).toBe(10);
});
