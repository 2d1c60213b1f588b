import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import { expect, test } from 'vitest';
import { laterThan, latest, ofServer, toFields } from './respuestas.ts';

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

const drawn = (id_pregunta: number, part: Partial<PreguntaAlumno>): PreguntaAlumno => ({
  id_evaluacion: 7,
  id_pregunta,
  numero_orden: id_pregunta,
  pregunta: '¿?',
  tipo: 'unica',
  mostrado: null,
  rpta_a: 'a',
  rpta_b: 'b',
  rpta_c: 'c',
  rpta_d: 'd',
  respuesta: null,
  respuesta_datos: null,
  fecha_respuesta: null,
  ...part,
});

test('ofServer reads an option, a text and positions, and skips questions without an answer', () => {
  const fecha_respuesta = '1970-01-01T00:00:00.200Z';
  const remote = ofServer([
    drawn(1, { respuesta: 4, fecha_respuesta }),
    drawn(2, {}),
    drawn(3, { tipo: 'corta', respuesta_datos: 'Lima', fecha_respuesta }),
    drawn(4, { tipo: 'multiple', respuesta_datos: [1, 3], fecha_respuesta }),
  ]);
  expect(remote).toEqual({
    '1': server[1],
    '3': { respuesta: 'Lima', fecha: 200 },
    '4': { respuesta: [1, 3], fecha: 200 },
  });
});

test('an option goes out as the first servers know it, any other answer in its own field', () => {
  expect(toFields(4)).toEqual({ respuesta: 4 });
  expect(toFields('12,5')).toEqual({ respuesta_datos: '12,5' });
  expect(toFields([2, 1])).toEqual({ respuesta_datos: [2, 1] });
});
