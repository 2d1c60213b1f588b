import { expect, test } from 'vitest';
import { es } from './es.ts';
import { chooseLanguage } from './languages.ts';
import { message } from './message.ts';
import { loadTranslator, toTranslator } from './translator.ts';

test('text() fills arguments and plurals', async () => {
  const { text } = await loadTranslator('es');
  expect(text('evaluacion.respondidas', { respondidas: 3, total: 1200 })).toBe('3 de 1,200 respondidas');
  expect(text('planestudio.fin.temas', { temas: 1 })).toBe('1 tema aprobado');
});

test('loadTranslator loads a language once', () => {
  expect(loadTranslator('es')).toBe(loadTranslator('es'));
});

test('word() words nested messages first and joins several', () => {
  const { word } = toTranslator('es', { ...es, errores: { ...es.errores, titulo404: 'Lo usan {usos}: {uno}' } });
  const uses = [message('menu.contenidos'), message('menu.contenidos'), message('menu.contenidos')];
  const sentence = { clave: 'errores.titulo404', valores: { usos: uses, uno: message('menu.contenidos') } } as const;
  const contenidos = es.menu.contenidos;
  expect(word(sentence)).toBe(`Lo usan ${contenidos}; ${contenidos}; ${contenidos}: ${contenidos}`);
});

test('wordForeign() returns undefined for an unknown key or other arguments', async () => {
  const { wordForeign } = await loadTranslator('es');
  expect(wordForeign({ clave: 'errores.titulo404' })).toBe(es.errores.titulo404);
  expect(wordForeign({ clave: 'errores.deOtraVersion' })).toBeUndefined();
  expect(wordForeign({ clave: 'planestudio.fin.temas', valores: {} })).toBeUndefined();
  expect(wordForeign({ clave: 'errores' })).toBeUndefined();
});

test.each([
  [['es-PE', 'en'], 'es'],
  [['xx', '*', 'ES-mx'], 'es'],
  [['', 'toString', 'xx'], 'es'],
  [[], 'es'],
] as const)('chooseLanguage(%j) returns %s', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});
