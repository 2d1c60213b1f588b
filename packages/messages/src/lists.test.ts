import { lists } from '@portal/contract';
import { expect, test } from 'vitest';
import { es } from './es/index.ts';
import { loadLearnerTexts, SPOKEN } from './languages.ts';
import { columnHeader, fieldLabel, type MissingText, optionLabel, optionsOf } from './lists.ts';
import { catalogTexts } from './texts.ts';

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

test.each(SPOKEN)('a learner’s texts alone name the columns of the learner’s lists (%s)', async (language) => {
  const learner = catalogTexts(await loadLearnerTexts(language));
  for (const list of [lists['tablero.tabla'], lists.certificado])
    for (const [column, { kind }] of Object.entries(list.columns))
      if (kind !== 'dato') expect(columnHeader(learner, list, column), `${list.name}.${column}`).not.toBe(column);
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
