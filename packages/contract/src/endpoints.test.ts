import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api, endpoints } from './api.ts';
import { builtEndpoint, endpoint as defineEndpoint, type Endpoint } from './core/endpoint.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const byName = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

/** Returns the names of the fields that a schema outputs, at any depth. */
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

test('endpoints holds every call of every domain', () => {
  expect(endpoints).toHaveLength(Object.values(api).reduce((sum, group) => sum + Object.keys(group).length, 0));
});

test('no two calls share method and path', () => {
  const shapes = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1')}`);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

describe.each(byName)('%s', (_, endpoint) => {
  test('has an access rule and a summary', () => {
    expect(['publico', 'dispositivo', 'sesion', 'propio', 'soporte', 'admin']).toContain(endpoint.access);
    expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(endpoint.method);
    expect(endpoint.summary).toMatch(/^[«A-ZÁÉÍÓÚÑ].*\.$/);
  });

  test('has distinct path parameters, each with a schema', () => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const described = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(new Set(named).size).toBe(named.length);
    expect(described.toSorted()).toEqual(named.toSorted());
  });

  test('goes on with an expired password or without the second factor only for the own record (P6, P152)', () => {
    if (endpoint.withExpiredPassword || endpoint.withoutFactor) expect(['sesion', 'propio']).toContain(endpoint.access);
  });

  test('has a path that starts with / and domain words', () => {
    expect(endpoint.path).toMatch(/^(\/(:?[a-z][\w.]*))+\/?$/);
  });

  test('has a body only if its method allows one', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });

  test('answers no password and no hash', () => {
    const secrets = [...fieldsOf(endpoint.response)].filter((name) => /contrasenia$|hash|^password$/.test(name));
    expect(nameOf(endpoint) === 'GET /portal' ? [] : secrets).toEqual([]);
  });
});

test('a call that may reach other people does not compile without its rule of scope, and no other has one', () => {
  const said = { summary: 'Una llamada.', response: z.object({}) };
  // @ts-expect-error a rule of scope is missing
  const missing = defineEndpoint('GET', '/persona', { access: 'admin', ...said });
  // @ts-expect-error a rule of scope is missing
  const computed = builtEndpoint('GET', '/persona', { access: 'propio', ...said });
  // @ts-expect-error the call knows nobody but its caller
  const open = defineEndpoint('GET', '/persona', { access: 'sesion', scope: 'record', ...said });
  const complete = defineEndpoint('GET', '/persona', { access: 'soporte', scope: 'record', ...said });
  expect([missing, computed, open, complete]).toHaveLength(4);
  const scoped = endpoints.filter(({ scope }) => scope !== undefined);
  expect(scoped).toEqual(endpoints.filter(({ access }) => !['publico', 'dispositivo', 'sesion'].includes(access)));
});

test('a shared tablet reaches calls of the session and of its own person alone', () => {
  const open = endpoints.filter(({ inShop }) => inShop);
  expect(open.length).toBeGreaterThan(20);
  expect(open.filter(({ access }) => access !== 'sesion' && access !== 'propio')).toEqual([]);
});

test('no response schema for learners has a field for the key', () => {
  const learners = endpoints.filter(({ access }) => ['publico', 'dispositivo', 'sesion', 'propio'].includes(access));
  expect(learners.length).toBeGreaterThan(30);
  const leaks = learners.filter(({ response }) => fieldsOf(response).has('indicador_correcta'));
  expect(leaks.map(nameOf), 'answer learners without indicador_correcta').toEqual([]);
  expect(fieldsOf(api.pregunta.sel.response).has('indicador_correcta'), 'fieldsOf finds the key in an answer to staff').toBe(true);
});

test('the bodies of the questionnaire have no fields for grade, name or author', () => {
  const sent = fieldsOf(api.evaluacion.insDetalle.body);
  for (const name of ['nota', 'aprobado', 'es_correcta', 'id_usuario', 'usuario_creacion']) expect(sent.has(name)).toBe(false);
});
