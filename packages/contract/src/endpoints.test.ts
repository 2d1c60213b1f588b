import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api, endpoints, type Endpoint } from './index.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const byName = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

/** Names of the fields that a schema lets through, at any depth. */
function fieldsOf(schema: z.ZodType): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as { properties?: object };
    if (properties) for (const name of Object.keys(properties)) found.add(name);
    for (const child of Object.values(node)) walk(child);
  };
  walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  return found;
}

test('the list holds every call of every domain', () => {
  expect(endpoints).toHaveLength(Object.values(api).reduce((sum, group) => sum + Object.keys(group).length, 0));
});

test('no two calls answer to the same method and path', () => {
  const shapes = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1')}`);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

describe.each(byName)('%s', (_, endpoint) => {
  test('says who may call it and what it does', () => {
    expect(['publico', 'sesion', 'propio', 'soporte', 'admin']).toContain(endpoint.access);
    expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(endpoint.method);
    expect(endpoint.summary).toMatch(/^[«A-ZÁÉÍÓÚÑ].*\.$/);
  });

  test('names its parameters once, with a schema for each and no other', () => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const described = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(new Set(named).size).toBe(named.length);
    expect(described.toSorted()).toEqual(named.toSorted());
  });

  test('a path that starts at the root, in words of the domain', () => {
    expect(endpoint.path).toMatch(/^(\/(:?[a-z][\w.]*))+\/?$/);
  });

  test('sends a body only where the method has one', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });

  test('lets out no password and no hash', () => {
    const secrets = [...fieldsOf(endpoint.response)].filter((name) => /contrasenia$|hash|^password$/.test(name));
    expect(nameOf(endpoint) === 'GET /portal' ? [] : secrets).toEqual([]);
  });
});

test('the key reaches nobody but the staff: no answer to a learner has room for it', () => {
  const learners = endpoints.filter(({ access }) => ['publico', 'sesion', 'propio'].includes(access));
  expect(learners.length).toBeGreaterThan(30);
  const leaks = learners.filter(({ response }) => fieldsOf(response).has('indicador_correcta'));
  expect(leaks.map(nameOf)).toEqual([]);
  expect(fieldsOf(api.pregunta.sel.response).has('indicador_correcta'), 'the staff see it, so the look is not blind').toBe(true);
});

test('what a learner sends as their own grade, name or author has no room in the questionnaire', () => {
  const sent = fieldsOf(api.evaluacion.insDetalle.body);
  for (const name of ['nota', 'aprobado', 'es_correcta', 'id_usuario', 'usuario_creacion']) expect(sent.has(name)).toBe(false);
});
