import { IconPoint } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { byKind, type LocalEntry } from './entry.ts';
import { matching } from './match.ts';

const entry = (label: string, more: Partial<LocalEntry> = {}): LocalEntry => ({
  key: label,
  kind: 'pantalla',
  label,
  icon: IconPoint,
  ...more,
});
const labels = (found: readonly LocalEntry[]) => found.map(({ label }) => label);

test('every word must occur, without accents and case, in any order', () => {
  const entries = [entry('Configuración'), entry('Códigos de acceso'), entry('Accesos')];
  expect(labels(matching(entries, 'CONFIGURACION'))).toEqual(['Configuración']);
  expect(labels(matching(entries, 'acceso cod'))).toEqual(['Códigos de acceso']);
  expect(labels(matching(entries, 'nada'))).toEqual([]);
});

test('a label that begins with the search comes first, then a word of it, then words beside it', () => {
  const entries = [entry('Subtemas'), entry('Revisar', { words: 'tema lección' }), entry('Probar el tema'), entry('Temas')];
  expect(labels(matching(entries, 'tema'))).toEqual(['Temas', 'Probar el tema', 'Subtemas', 'Revisar']);
});

test('groups follow one order, and a group of screens has six at most', () => {
  const screens = Array.from({ length: 8 }, (_, index) => entry(`Pantalla ${index}`));
  const groups = byKind([entry('Rosa', { kind: 'persona' }), ...screens, entry('Inicio', { kind: 'fijado' })]);
  expect(groups.map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['fijado', 1],
    ['pantalla', 6],
    ['persona', 1],
  ]);
});
