import { expect, test } from 'vitest';
import { datosDe, esClasica, filaDe } from './fila.ts';
import { nombraLugares } from './orden-fijo.ts';

const con = (last: string, count = 4) => [...Array.from({ length: count - 1 }, (_, index) => `Paso ${index + 1}`), last];

test.each(['Todas las anteriores', 'NINGUNA de las opciones', 'Ambas respuestas', 'A y C', 'a), b', 'Solo (A o (B'])(
  '«%s» names other options by their place',
  (last) => expect(nombraLugares(con(last))).toBe(true),
);

test.each(['Todo el personal', 'Anteriores', 'Vitamina A', 'Casa y coche', 'Llama y espera', 'E y F'])('«%s» names none of four', (last) =>
  expect(nombraLugares(con(last))).toBe(false),
);

test('a letter names an option only where there is one of that letter', () => {
  expect(nombraLugares(con('E y F', 6))).toBe(true);
  expect(nombraLugares(con('E y F', 5))).toBe(false);
});

test('words of two options are not read as one sentence', () => {
  expect(nombraLugares(['Todas', 'las anteriores', 'Uno', 'Dos'])).toBe(false);
});

const [rpta_a = '', rpta_b = '', rpta_c = '', rpta_d = ''] = con('Todas las anteriores');
const fila = { rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta: 4, datos: null };

test('a classic question with options in a fixed order stays classic, and another choice of the author does not', () => {
  const datos = datosDe(fila);
  expect(datos).toMatchObject({ tipo: 'unica', orden_fijo: true });
  expect(filaDe(datos)).toEqual(fila);
  const turned = { ...datos, orden_fijo: false };
  expect(esClasica(turned)).toBe(false);
  expect(filaDe(turned).datos).toEqual(turned);
});
