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

test('a label that begins with the search comes first, then a word of it, then synonyms, then what has it inside a word', () => {
  const entries = [entry('Subtemas'), entry('Revisar', { words: 'tema lección' }), entry('Probar el tema'), entry('Temas')];
  expect(labels(matching(entries, 'tema'))).toEqual(['Temas', 'Probar el tema', 'Revisar', 'Subtemas']);
});

test('the group of the best entry is first, and a group of screens has six at most', () => {
  const screens = Array.from({ length: 8 }, (_, index) => entry(`Pantalla ${index}`));
  const logo = [...screens, entry('Logo', { kind: 'ajuste' }), entry('Pantalla', { kind: 'accion' })];
  const groups = byKind([...matching(logo, 'pantalla'), entry('Rosa', { kind: 'persona' })]);
  expect(groups.map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['accion', 1],
    ['pantalla', 6],
    ['persona', 1],
  ]);
});

test('an exact title is before a synonym of another kind, and a word inside of another finds no synonym', () => {
  const terms = entry('Términos y condiciones', { kind: 'ajuste', words: 'legal' });
  const mark = entry('Nota mínima', { kind: 'ajuste', words: 'nota aprobatoria, puntaje mínimo' });
  const topic = entry('Temas', { words: 'lecciones, nota mínima, términos' });
  expect(labels(matching([topic, mark, terms], 'terminos'))).toEqual(['Términos y condiciones', 'Temas']);
  expect(labels(matching([terms, topic, mark], 'nota minima'))).toEqual(['Nota mínima', 'Temas']);
  const people = entry('Usuarios', { words: 'trabajadores' });
  const leave = entry('Cesar a una persona', { kind: 'accion', words: 'baja, dar de baja' });
  expect(labels(matching([people, leave], 'baja'))).toEqual(['Cesar a una persona']);
});

test('plurals, little words and the place where a screen belongs find it, and languages without spaces too', () => {
  const entries = [entry('Evaluaciones', { detail: 'Reportes', words: 'intento, nota' }), entry('成績', { words: '点数,合格者一覧' })];
  expect(labels(matching(entries, 'las notas de los intentos', 'de, la, las, los'))).toEqual(['Evaluaciones']);
  expect(labels(matching(entries, 'reportes nota'))).toEqual(['Evaluaciones']);
  expect(labels(matching(entries, '合格'))).toEqual(['成績']);
  expect(labels(matching(entries, 'de', 'de, la'))).toEqual([]);
});
