import { lists } from '@portal/contract';
import { expect, test } from 'vitest';
import { es } from './es/index.ts';
import { columnHeader, fieldLabel, type MissingText, optionLabel, optionsOf } from './lists.ts';
import { catalogTexts } from './texts.ts';

const texts = catalogTexts(es);

test('every column of every list, every field of every master and every option has its text', () => {
  // Does not compile while a text is missing: the compiler names the keys.
  const state: [MissingText] extends [never] ? 'complete' : `missing ${MissingText}` = 'complete';
  expect(state).toBe('complete');
});

test('a header is the list’s own short one, else the label of the field, else the word that all share', () => {
  expect(columnHeader(texts, lists.tema, 'duracion')).toBe(es.tema.encabezados.duracion);
  expect(fieldLabel(texts, lists.tema, 'duracion')).toBe(es.tema.campos.duracion);
  expect(columnHeader(texts, lists.curso, 'fecha_creacion')).toBe(es.comun.campos.fecha_creacion);
});

test('a list within a domain takes what it does not name from the domain', () => {
  expect(columnHeader(texts, lists['pregunta.asignado'], 'rpta_a')).toBe(es.pregunta.campos.rpta_a);
  expect(columnHeader(texts, lists['usuario.codigos'], 'username')).toBe(es.usuario.codigos.campos.username);
});

test('a name without text stands for itself', () => {
  expect(columnHeader(texts, lists.curso, 'p12')).toBe('p12');
});

test('an option is worded by its group; without one, and beyond it, the value is its own label', () => {
  expect(optionLabel(texts, lists.curso.columns.codigo_estado, 1)).toBe(es.comun.opciones.estado[1]);
  expect(optionLabel(texts, lists.evaluacion.columns.aprobado, true)).toBe(es.comun.opciones.siNo.true);
  expect(optionLabel(texts, lists.modulo.columns.categoria, 'Ventas')).toBe('Ventas');
  expect(optionLabel(texts, lists.curso.columns.codigo_estado, 9)).toBe('9');
  expect(optionLabel(texts, lists.curso.columns.codigo_estado, null)).toBe('');
});

test('the options of a column follow its group', () => {
  expect(optionsOf(texts, lists.pregunta.columns.codigo_estado).map(({ value }) => value)).toEqual(['1', '2']);
  expect(optionsOf(texts, lists.modulo.columns.categoria)).toEqual([]);
});
