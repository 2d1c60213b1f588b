import { IconBook2 } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { entryAmong, entryOf } from './menu.ts';

const paths = ['/dashboard', '/pregunta', '/preguntaimportar', '/programa', '/planestudio'] as const;
const menu = [{ id: 'maestros', icon: IconBook2, items: paths.map((to) => ({ to, label: to, icon: IconBook2 })) }];

test('entryOf returns the entry with the longest address that is a prefix of the path', () => {
  expect(entryOf(menu, '/pregunta')).toBe('/pregunta');
  expect(entryOf(menu, '/preguntaedit')).toBe('/pregunta');
  expect(entryOf(menu, '/preguntaimportar')).toBe('/preguntaimportar');
  expect(entryOf(menu, '/planestudioflujo')).toBe('/planestudio');
  expect(entryOf(menu, '/usuariopassword')).toBeUndefined();
});

test('entryAmong returns the first address that is an entry', () => {
  expect(entryAmong(menu, ['/cursoedit', undefined, '/programa', '/dashboard'])).toBe('/programa');
  expect(entryAmong(menu, ['/cursoedit'])).toBeUndefined();
});

test('links to records and to other groups are no entry', () => {
  const pins = { id: 'fijados', icon: IconBook2, shortcuts: true, items: [{ to: '/cursoedit' as const, label: 'Curso', icon: IconBook2 }] };
  expect(entryOf([pins], '/cursoedit')).toBeUndefined();
});
