import { describe, expect, test } from 'vitest';
import { examples, misfit, people, respuestaErrada } from './examples.ts';
import { api } from '../api.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { respuestaErrada as respuestaErradaSchema } from '../evaluacion/resultado.ts';

const cases = Object.entries(examples).flatMap(([group, answers]) =>
  Object.entries(answers).map(([call, answer]) => {
    const endpoint = (api as unknown as Record<string, Record<string, Endpoint>>)[group]?.[call];
    return { name: `${group}.${call}`, endpoint, answer };
  }),
);

describe.each(cases)('$name', ({ endpoint, answer }) => {
  test('fits the response schema of the call', () => {
    expect(endpoint && misfit(endpoint, answer)).toBeUndefined();
    expect(endpoint).toBeDefined();
  });
});

test('the people of every role and respuestaErrada fit their schemas', () => {
  for (const person of Object.values(people)) expect(misfit(api.usuario.verifyToken, person)).toBeUndefined();
  expect(misfit({ response: respuestaErradaSchema }, respuestaErrada)).toBeUndefined();
});

test('misfit names the path of a wrong type and of an unknown field', () => {
  const [cifras] = examples.usuario.kpi;
  expect(misfit(api.usuario.kpi, [{ ...cifras, temas: 'dos' }])).toContain('[0].temas');
  expect(misfit(api.usuario.kpi, [{ ...cifras, aprobados: 1 }])).toBe('not in the schema: 0.aprobados');
});
