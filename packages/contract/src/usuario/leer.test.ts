import { expect, test } from 'vitest';
import { leerGenero, leerTipoDocumento, usaHombreMujer } from './leer.ts';

test.each([
  ['DNI', 'DNI'],
  ['1', 'DNI'],
  ['D.N.I.', 'DNI'],
  ['CE', 'CE'],
  ['Carné de extranjería', 'CE'],
  ['CARNET EXTRANJERIA', 'CE'],
  ['Pasaporte', 'PAS'],
  ['ptp', 'PTP'],
  ['Sin documento', 'OTRO'],
  ['RUC', undefined],
  ['', undefined],
])('the document «%s» is %s', (texto, tipo) => expect(leerTipoDocumento(texto)).toBe(tipo));

test.each([
  ['F', 'F'],
  ['Femenino', 'F'],
  ['MUJER', 'F'],
  ['m', 'M'],
  ['Masculino', 'M'],
  ['Hombre', 'M'],
  ['H', 'M'],
  ['varón', 'M'],
  ['No binario', 'X'],
  ['X', 'X'],
  ['?', undefined],
])('the gender «%s» is %s', (texto, genero) => expect(leerGenero(texto)).toBe(genero));

test('a column of H and M means men and women; one with an F means what it says', () => {
  expect(usaHombreMujer(['H', 'M', 'm'])).toBe(true);
  expect(usaHombreMujer(['M', 'F', 'H'])).toBe(false);
  expect(usaHombreMujer(['M', 'M'])).toBe(false);
});
