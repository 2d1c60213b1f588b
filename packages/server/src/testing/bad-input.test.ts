import { endpoints } from '@portal/contract/api';
import { logApi } from '@portal/contract/log';
import { buildDispositivo } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { send, type RawAnswer } from '@portal/testkit/call.ts';
import type { World } from '@portal/testkit/examples/example.ts';
import { exampleCases, type ExampleCase } from '@portal/testkit/examples/examples.ts';
import { databaseFingerprint, hasWritten } from '@portal/testkit/fingerprint.ts';
import { mutationsOf, type Mutation } from '@portal/testkit/mutations.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { isThorough } from '@portal/testkit/thorough.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { expect, test } from 'vitest';

const recorder = useRecorder();
const { test: app, newWorld } = useWorld();

/** Signs in a person with access to the endpoint. Opens a new session for each call, because some calls revoke it. */
async function tokenFor({ endpoint }: ExampleCase, { alumno, admin, empresa }: World): Promise<string | undefined> {
  if (endpoint.access === 'publico') return undefined;
  if (endpoint.access === 'dispositivo') return (await buildDispositivo(app.db, empresa)).token;
  if (endpoint.access === 'sesion' || endpoint.access === 'propio') return signIn(app, alumno);
  return signIn(app, admin);
}

/** Complaint about the response to a spoilt request; undefined when it is correct. */
function complaint({ field, hopeless }: Mutation, answer: RawAnswer): string | undefined {
  const { status, text } = answer;
  const shown = `${status} ${text.slice(0, 200)}`;
  if (status >= 500) return shown;
  if (status >= 400) return badRefusal(answer, field) && `${badRefusal(answer, field)}: ${shown}`;
  return hopeless ? `aceptó ${shown}` : undefined;
}

/** Checks that a refusal is problem+json with a message, exposes no internals and names the invalid field. */
function badRefusal({ status, type, problem, text }: RawAnswer, field: string | undefined): string | undefined {
  if (!type.startsWith('application/problem+json')) return 'sin problem+json';
  if (problem.result !== '1' || !problem.message || problem.status !== status) return 'respuesta incompleta';
  if (INSIDE.test(text)) return 'cuenta algo de adentro';
  const names = problem.code !== 'datos_invalidos' || !field || Object.keys(problem.errors ?? {}).length > 0;
  return names ? undefined : `no nombra el campo ${field}`;
}

const INSIDE = /select |insert |update |at \/|node_modules|ECONN|\.ts:/;
const isLimited = ({ status }: RawAnswer): boolean => status === 429;

/** The everyday run tries every sixth way to spoil each field, another sixth in the next call; the long run (`npm test -- largo`) all. */
const SHARE = isThorough ? 1 : 6;

test.each(exampleCases.map((each, place) => ({ ...each, place })))('$name', async ({ place, ...each }) => {
  const world = await newWorld();
  const request = await each.make(world);
  const token = await tokenFor(each, world);
  const ask = async ({ request: spoilt }: Mutation) => {
    const answer = await send(app, each.endpoint, { ...spoilt, token });
    if (isLimited(answer)) await app.db.deleteFrom('intento_acceso').execute();
    return answer;
  };
  const complaints: string[] = [];
  /** Refused after a statement that writes. */
  const undone: Mutation[] = [];
  for (const mutation of [...mutationsOf(each.endpoint, request)].filter((_mutation, index) => (index + place) % SHARE === 0)) {
    recorder.take();
    const answer = await ask(mutation);
    const wrote = hasWritten(recorder);
    const problem = complaint(mutation, answer);
    if (problem) complaints.push(`${mutation.name} -> ${problem}`);
    if (answer.status >= 400 && wrote) undone.push(mutation);
  }
  expect(complaints).toEqual([]);

  // One that is accepted now depends on what was accepted after it.
  const lasting: Mutation[] = [];
  for (const mutation of undone) if ((await ask(mutation)).status >= 400) lasting.push(mutation);
  if (lasting.length === 0) return;
  const before = await databaseFingerprint(app.db);
  for (const mutation of lasting) await ask(mutation);
  expect(await databaseFingerprint(app.db)).toEqual(before);
});

test('the log can be read after all of it, as a list and as files', async () => {
  const { admin } = await newWorld();
  const token = await signIn(app, admin);
  expect((await app.call(logApi.sellst, { query: {}, token })).status).toBe(200);
  for (const formato of ['csv', 'xlsx']) {
    const file = await app.inject({
      method: 'GET',
      url: `/api/log/sellst?formato=${formato}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.statusCode).toBe(200);
  }
});

test('every endpoint was tried', () => {
  expect(exampleCases).toHaveLength(endpoints.length);
});

test('an unknown call is refused in the same form', async () => {
  const answer = await app.inject({ method: 'GET', url: '/api/no/existe?token=secreto' });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'La llamada GET /api/no/existe no existe.']);
});

test.each([
  ['con un % suelto', '/api/usuario/sel/%zz'],
  ['con NUL', '/api/usuario/sel/%00'],
  ['que no es UTF-8', '/api/usuario/sel/%ff'],
  ['de cinco mil cifras', `/api/usuario/sel/${'9'.repeat(5000)}`],
  ['con barras de más', '/api//usuario//sel'],
])('an address %s is a 4xx', async (_what, url) => {
  const { statusCode } = await app.inject({ method: 'GET', url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

test.each([
  ['text/plain', 'hola', 400],
  ['application/x-www-form-urlencoded', 'username=a&password=b', 415],
  ['application/json; charset=utf-8', '{"username": "10000001", "password": "no es esta"}', 401],
  ['application/json', '', 400],
])('a body of type %s («%s») answers %i', async (type, payload, status) => {
  const answer = await app.inject({ method: 'POST', url: '/api/usuario/login', payload, headers: { 'content-type': type } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

test.each(['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(5000)}`, "Bearer ' or 1=1 -- aaaaaaaaaaaaaaa", 'bearer ñandú'])(
  'the header «%s» is no session',
  async (authorization) => {
    const answer = await app.inject({ method: 'GET', url: '/api/evaluacion/sellst/usuario', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  },
);
