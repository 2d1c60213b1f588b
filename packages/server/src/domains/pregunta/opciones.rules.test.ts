import { expect, test } from 'vitest';
import { findIguales } from './opciones.rules.ts';

const OPTIONS = { rpta_a: 'Nada', rpta_b: 'Poco', rpta_c: 'Tres', rpta_d: 'Cuatro' };
const question = (changed: Partial<typeof OPTIONS>) => ({ ...OPTIONS, ...changed });

test.each([
  ['case', 'Uno', 'UNO'],
  ['blanks at the end', 'Uno', 'uno '],
  ['inner blanks', 'Uno o dos', 'Uno  o\u00a0dos'],
  ['accents', 'Sí', 'si'],
  ['full width', '１２', '12'],
  ['an invisible soft hyphen', 'Uno', 'U\u00adno'],
])('options that differ in %s are one', (_, a, b) => {
  expect(findIguales(question({ rpta_a: a, rpta_b: b }))).toEqual({ campo: 'rpta_b', una: 'A', otra: 'B' });
  expect(findIguales(question({ rpta_c: a, rpta_d: b }))).toEqual({ campo: 'rpta_d', una: 'C', otra: 'D' });
});

test('signs and digits distinguish options', () => {
  expect(findIguales(question({ rpta_a: '+', rpta_b: '-', rpta_c: '1', rpta_d: '-1' }))).toBeUndefined();
});
