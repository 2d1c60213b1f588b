import { api } from '@portal/contract/api';
import { type AnyList, shownColumns } from '@portal/contract/core';
import { lists } from '@portal/contract/lists';
import { expect, test } from 'vitest';
import type { WholeCatalog } from './catalog.ts';
import { es } from './es.ts';
import { type Language, SPOKEN } from './languages.ts';
import { loadCatalog } from './load.ts';
import { columnHeader, fieldLabel, type MissingText, optionLabel, optionsOf } from './lists.ts';
import { SAME_IN, SAME_IN_ALL } from './testing/same-words.ts';
import { catalogTexts, type Texts } from './texts.ts';

const texts = catalogTexts(es);

test('every column of every list, field of every master and option has a Spanish text', () => {
  // A missing text does not compile; the compiler names its key.
  const state: [MissingText] extends [never] ? 'complete' : `missing ${MissingText}` = 'complete';
  expect(state).toBe('complete');
});

test('columnHeader looks in encabezados of the list, then in its campos, then in comun.campos', () => {
  expect(columnHeader(texts, lists.tema, 'duracion')).toBe(es.tema.encabezados.duracion);
  expect(fieldLabel(texts, lists.tema, 'duracion')).toBe(es.tema.campos.duracion);
  expect(columnHeader(texts, lists.curso, 'fecha_creacion')).toBe(es.comun.campos.fecha_creacion);
});

/** Names of the API, `fecha_fin` or `reporteNps`: no word of any language. */
const KEY = /^[a-z]+(?:_[a-z\d]+|[A-Z][a-z\d]+)+$/;

/** Returns the headings that say a column's key, or Spanish in another language: heading, filter, choice of columns and file take them from here. */
function unworded(language: Language, spoken: Texts): string[] {
  const same = (word: string) => language === 'es' || SAME_IN[language]?.includes(word) || SAME_IN_ALL.some((form) => form.test(word));
  return Object.values<AnyList>(lists).flatMap((list) =>
    shownColumns(list.columns).flatMap(([column]) => {
      const word = columnHeader(spoken, list, column);
      const spanish = !same(word) && word === columnHeader(texts, list, column);
      return word.trim() === '' || word === column || KEY.test(word) || spanish ? [`${list.name}.${column}: ${word}`] : [];
    }),
  );
}

test.each(SPOKEN)('every column of every list is worded (%s)', async (language) => {
  const found = unworded(language, catalogTexts(await loadCatalog(language)));
  expect(found, `word each in encabezados or campos of its domain in packages/messages/src/${language}`).toEqual([]);
});

test('a heading without a text, with a key or in Spanish is found', async () => {
  const { comun, ...rest } = await loadCatalog('de');
  const found = (campos: object) => unworded('de', catalogTexts({ ...rest, comun: { ...comun, campos } } as WholeCatalog));
  const without = { ...comun.campos, codigo: undefined };
  expect(found(without)).toContain('curso.codigo: codigo');
  expect(found({ ...comun.campos, codigo: 'codigo_curso' })).toContain('curso.codigo: codigo_curso');
  expect(found({ ...comun.campos, codigo: es.comun.campos.codigo })).toContain(`curso.codigo: ${es.comun.campos.codigo}`);
});

test('every list that a call answers is among the lists', () => {
  const known = new Set<unknown>(Object.values(lists));
  const answered = Object.values(api).flatMap((domain) =>
    Object.values<object>(domain).flatMap((call) => ('list' in call && call.list ? [call.list as AnyList] : [])),
  );
  expect(answered.length).toBeGreaterThan(40);
  const unlisted = answered.filter((list) => !known.has(list)).map(({ name }) => name);
  expect(unlisted, 'name each in packages/contract/src/lists.ts').toEqual([]);
});

test('a list with a dotted name inherits the texts of its domain', () => {
  expect(columnHeader(texts, lists['pregunta.asignado'], 'rpta_a')).toBe(es.pregunta.campos.rpta_a);
  expect(columnHeader(texts, lists['sesion.codigos'], 'username')).toBe(es.sesion.codigos.campos.username);
});

test('columnHeader returns the name of a column without a text', () => {
  expect(columnHeader(texts, lists.curso, 'p12')).toBe('p12');
});

test('optionLabel returns the value itself without a group, or if the group lacks it', () => {
  expect(optionLabel(texts, lists.curso.columns.codigo_estado, 1)).toBe(es.comun.opciones.estado[1]);
  expect(optionLabel(texts, lists.evaluacion.columns.aprobado, true)).toBe(es.comun.opciones.siNo.true);
  expect(optionLabel(texts, lists.modulo.columns.categoria, 'Ventas')).toBe('Ventas');
  expect(optionLabel(texts, lists.curso.columns.codigo_estado, 9)).toBe('9');
  expect(optionLabel(texts, lists.curso.columns.codigo_estado, null)).toBe('');
});

test('optionsOf lists the values of the group', () => {
  expect(optionsOf(texts, lists.pregunta.columns.codigo_estado).map(({ value }) => value)).toEqual(['1', '2']);
  expect(optionsOf(texts, lists.modulo.columns.categoria)).toEqual([]);
});
