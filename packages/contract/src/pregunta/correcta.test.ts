import { expect, test } from 'vitest';
import { leerCorrecta } from './correcta.ts';

const read = (indicador_correcta: string, options = ['Lima', 'Cusco', 'Ánimo', '']) => {
  const [rpta_a = '', rpta_b = '', rpta_c = '', rpta_d = ''] = options;
  return leerCorrecta((campo) => ({ indicador_correcta, rpta_a, rpta_b, rpta_c, rpta_d })[campo]);
};

test.each([
  ['2', 2],
  ['2.0', 2],
  ['2,00', 2],
  ['2)', 2],
  ['(3)', 3],
  ['b', 2],
  ['B', 2],
  ['C)', 3],
  ['c.', 3],
  ['(d)', 4],
  ['Respuesta A', 1],
  ['opción  D', 4],
  ['Cusco', 2],
  [' ÁNIMO ', 3],
  ['animo', 3],
])('%j names option %i', (cell, correcta) => expect(read(cell)).toEqual({ correcta, otra: undefined }));

test.each(['', '0', '5', '12', '1.5', '-1', 'E', 'AB', 'Arequipa', '2x', 'respuesta', '1 o 2'])('%j names none', (cell) =>
  expect(read(cell).correcta).toBeUndefined(),
);

test('a number names a place, and the result also names the option that has it as its text', () => {
  expect(read('2', ['4', '3', '2', '1'])).toEqual({ correcta: 2, otra: 3 });
  expect(read('2', ['1', '2', '3', '4'])).toEqual({ correcta: 2, otra: undefined });
  expect(read('60', ['30', '45', '60', '100'])).toEqual({ correcta: 3, otra: undefined });
});

test('the text of two equal options names none', () => expect(read('si', ['Sí', 'SI', 'No', 'Nunca']).correcta).toBeUndefined());
