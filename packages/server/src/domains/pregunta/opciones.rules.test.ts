import { expect, test } from 'vitest';
import { findIguales } from './opciones.rules.ts';

const question = (rpta_a: string, rpta_b: string, rpta_c = 'Tres', rpta_d = 'Cuatro') => ({ rpta_a, rpta_b, rpta_c, rpta_d });

test.each([
  ['case', 'Uno', 'UNO'],
  ['blanks at the end', 'Uno', 'uno '],
  ['inner blanks', 'Uno o dos', 'Uno  o\u00a0dos'],
  ['accents', 'Sí', 'si'],
  ['full width', '１２', '12'],
  ['an invisible soft hyphen', 'Uno', 'U\u00adno'],
])('options that differ in %s are one', (_, a, b) => {
  expect(findIguales(question(a, b))).toEqual({ campo: 'rpta_b', una: 'A', otra: 'B' });
  expect(findIguales(question('Nada', 'Poco', a, b))).toEqual({ campo: 'rpta_d', una: 'C', otra: 'D' });
});

test('signs and digits tell options apart', () => {
  expect(findIguales(question('+', '-', '1', '-1'))).toBeUndefined();
});
