import { expect, test } from 'vitest';
import { certificadoFicha } from '../certificado/certificado.ts';
import { examples } from '../examples/examples.ts';
import { resultadoEvaluacion } from './resultado.ts';

const LATE = new Set(['fecha_recibida', 'fecha_declarada', 'fuente']);
const asBefore = (answer: object) => Object.fromEntries(Object.entries(answer).filter(([name]) => !LATE.has(name)));

test.each([
  ['a result', resultadoEvaluacion, examples.evaluacion.resultado],
  ['a certificate', certificadoFicha, examples.certificado.sel],
])('%s that a device kept before late deliveries were reported still fits', (_what, schema, answer) => {
  const { success, data } = schema.safeParse(asBefore(answer));
  expect([success, data?.fecha_recibida]).toEqual([true, null]);
});
