import { expect, test } from 'vitest';
import { laterThan, latest, ofServer } from './respuestas.ts';

const here = { '1': { respuesta: 1, fecha: 100 }, '2': { respuesta: 2, fecha: 300 }, '3': { respuesta: 3, fecha: 50 } };
const server = { '1': { respuesta: 4, fecha: 200 }, '2': { respuesta: 1, fecha: 200 }, '4': { respuesta: 2, fecha: 10 } };

test('latest keeps the newer choice of every question, in either order of its arguments', () => {
  const expected = { '1': server[1], '2': here[2], '3': here[3], '4': server[4] };
  expect(latest(here, server)).toEqual(expected);
  expect(latest(server, here)).toEqual(expected);
});

test('laterThan returns the choices that the server lacks or has in an older version', () => {
  expect(laterThan(here, server)).toEqual({ '2': here[2], '3': here[3] });
  expect(laterThan(here, here)).toEqual({});
});

test('ofServer skips questions without an answer', () => {
  const texts = { pregunta: '¿?', rpta_a: 'a', rpta_b: 'b', rpta_c: 'c', rpta_d: 'd', id_evaluacion: 7 };
  const remote = ofServer([
    { ...texts, id_pregunta: 1, numero_orden: 1, respuesta: 4, fecha_respuesta: '1970-01-01T00:00:00.200Z' },
    { ...texts, id_pregunta: 2, numero_orden: 2, respuesta: null, fecha_respuesta: null },
  ]);
  expect(remote).toEqual({ '1': server[1] });
});
