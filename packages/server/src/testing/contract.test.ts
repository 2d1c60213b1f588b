import { readFileSync } from 'node:fs';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { send } from '@portal/testkit/call.ts';
import { exampleCases, type ExampleCase } from '@portal/testkit/examples/examples.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { expect, test } from 'vitest';

const { newWorld } = useWorld();

/** Drops parameter names and a final slash, so that two spellings of one call are equal. */
const shape = (method: string, path: string): string => `${method} ${path.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1')}`;

const calls = readFileSync(new URL('./fixtures/llamadas.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [method: string, path: string, note: string]);

/** Sections with calls that all exist. */
const WHOLE = /^\/(tema|evaluacion|detalle|feedback|log|programa|curso|modulo|pregunta|contenido|planestudio|asignacion)\//;
/** Calls of those sections that assign and copy people. */
const LATER = /^\/planestudio\/(importar|ins\/copia)/;
const SINGLE = new Set([
  'POST /usuario/login',
  'POST /usuario/verify_token',
  'POST /register',
  'POST /forgot_password',
  'POST /usuario/upd/password',
  'GET /usuario/sel/:',
  'GET /usuario/sellst',
  'POST /email/bienvenida',
  'POST /usuario/ins',
  'POST /usuario/upd',
  'DELETE /usuario/:',
  'GET /usuario/sellst/empresa/:',
  'GET /usuario/sellst/asigna',
  'GET /usuario/sellst/kpi/:',
  'GET /usuario/sellst/kpi/admin',
  'GET /usuario/sellst/tema/:',
]);

const promised = calls.filter(([method, path]) => (WHOLE.test(path) && !LATER.test(path)) || SINGLE.has(shape(method, path)));
const byShape = new Map<string, ExampleCase>(exampleCases.map((each) => [shape(each.endpoint.method, each.endpoint.path), each]));

test('the list of calls is complete and contains each of SINGLE', () => {
  expect(calls.length).toBeGreaterThan(180);
  const listed = new Set(calls.map(([method, path]) => shape(method, path)));
  expect([...SINGLE].filter((each) => !listed.has(each))).toEqual([]);
  expect(promised.length).toBeGreaterThan(SINGLE.size + 90);
});

test.each(promised)('%s %s exists and answers (%s)', async (method, path) => {
  const found = byShape.get(shape(method, path));
  expect(found, 'no está en el contrato').toBeDefined();
  const { endpoint, make } = found!;
  const world = await newWorld();
  const request = await make(world);
  const staff = endpoint.access === 'admin' || endpoint.access === 'soporte';
  const token = staff ? await signIn(world.test, world.admin) : world.alumno.token;
  const { status, text } = await send(world.test, endpoint, { ...request, token });
  const refusedByDesign = /^(POST \/log\/upd|DELETE \/log)/.test(shape(method, path));
  expect(status, text.slice(0, 300)).toBe(refusedByDesign ? 405 : 200);
  if (!refusedByDesign) expect(endpoint.response.safeParse(JSON.parse(text)).error).toBeUndefined();
});

test('no two calls of the contract have the same shape', () => {
  expect(byShape.size).toBe(exampleCases.length);
});
