import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Problem } from '@portal/contract/core';
import { emailApi } from '@portal/contract/email';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { logLines, type LogLines } from '@portal/testkit/log-lines.ts';
import { runSql } from '@portal/testkit/programs/run-sql.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config/config.ts';
import { newRuntime } from './runtime.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const SECRET = 'secreto-de-la-direccion';

const connection = useTestDatabase();
let admin: { id_usuario: number; token: string };

beforeAll(async () => {
  const { db } = connection();
  const { id_usuario } = await buildUsuario(db, { admin: true });
  admin = { id_usuario, token: await signIn({ db, now: TEST_NOW }, { id_usuario }) };
});

async function portal(environment: NodeJS.ProcessEnv = {}): Promise<{ app: FastifyInstance; log: LogLines }> {
  const log = logLines();
  const config = loadConfig({ LOG_LEVEL: 'info', DEMO: '0', ...environment });
  const app = await buildApp({ config, runtime: newRuntime(connection()), clock: () => TEST_NOW, logTo: log });
  onTestFinished(() => app.close());
  return { app, log };
}

const bearer = () => ({ authorization: `Bearer ${admin.token}` });

test('an answer names its request, and so does its line of the log, with the route in place of the address', async () => {
  const { app, log } = await portal();
  const answer = await app.inject({ url: `/api/email/lote/7?buscar=${SECRET}`, headers: bearer() });
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(UUID);
  const [line] = log.of('petición atendida');
  expect(line).toMatchObject({ reqId: id, method: 'GET', route: '/api/email/lote/:id', status: 404, id_usuario: admin.id_usuario });
  expect(line?.['ms']).toBeGreaterThan(0);
  expect(log.text.filter((text) => text.includes(SECRET) || text.includes(admin.token))).toEqual([]);
  expect(log.of('petición atendida')).toHaveLength(1);
});

test('a check of health that goes well is a line at `debug` alone', async () => {
  const quiet = await portal();
  expect((await quiet.app.inject({ url: '/api/salud' })).statusCode).toBe(200);
  expect(quiet.log.of('petición atendida')).toEqual([]);
  const loud = await portal({ LOG_LEVEL: 'debug' });
  expect((await loud.app.inject({ url: '/api/salud' })).statusCode).toBe(200);
  expect(loud.log.of('petición atendida')).toMatchObject([{ route: '/api/salud', status: 200 }]);
});

test.each([
  ['a call that the API does not know', { url: `/api/no-existe/${SECRET}` }],
  ['an address outside the portal', { method: 'POST' as const, url: `/otra/${SECRET}` }],
  ['a malformed address', { url: `/api/%E0%A4%A/${SECRET}` }],
  ['nobody', { url: '/api/email/resumen' }],
])('%s is named too, in one line without the address', async (_what, request) => {
  const { app, log } = await portal();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  const lines = log.of('petición atendida');
  expect(lines.map(({ reqId, status, id_usuario }) => [reqId, status, id_usuario])).toEqual([
    [answer.headers['x-request-id'], answer.statusCode, undefined],
  ]);
  expect(log.text.filter((text) => text.includes(SECRET))).toEqual([]);
});

test('a caller that leaves before the answer is logged as such', async () => {
  const { app, log } = await portal();
  let arrived = () => {};
  const waiting = new Promise<void>((resolve) => (arrived = resolve));
  app.get('/espera', async (_request, reply) => {
    arrived();
    return reply.hijack();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /espera HTTP/1.1\r\nHost: portal\r\n\r\n');
  await waiting;
  socket.destroy();
  await expect.poll(() => log.of('petición abandonada').map(({ route }) => route)).toEqual(['/espera']);
});

const PROXY_ID = 'abc_1.2-0123456789';

test.each([
  { caller: 'a trusted proxy', environment: { TRUST_PROXY: '1' }, given: PROXY_ID, kept: true },
  { caller: 'a proxy trusted by its address', environment: { TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }, given: PROXY_ID, kept: true },
  { caller: 'a nearby proxy behind https', environment: { PUBLIC_URL: 'https://portal.example.com' }, given: PROXY_ID, kept: true },
  { caller: 'anybody', environment: {}, given: PROXY_ID, kept: false },
  { caller: 'a proxy that the settings do not name', environment: { TRUST_PROXY: '10.0.0.1,fd00::/8' }, given: PROXY_ID, kept: false },
  { caller: 'a trusted proxy, too short', environment: { TRUST_PROXY: '1' }, given: '1234567', kept: false },
  { caller: 'a trusted proxy, too long', environment: { TRUST_PROXY: '1' }, given: 'a'.repeat(65), kept: false },
  { caller: 'a trusted proxy, with a line of its own', environment: { TRUST_PROXY: '1' }, given: '12345678"}{"a":1', kept: false },
  { caller: 'a trusted proxy, with markup', environment: { TRUST_PROXY: '1' }, given: '<b>12345678</b>', kept: false },
])('the id of $caller is kept: $kept', async ({ environment, given, kept }) => {
  const { app } = await portal(environment);
  const answer = await app.inject({ url: '/api/portal', headers: { 'x-request-id': given } });
  expect(answer.headers['x-request-id']).toMatch(kept ? new RegExp(`^${PROXY_ID}$`) : UUID);
});

test('an internal error shows the person the id under which the log explains it', async () => {
  const { app, log } = await portal();
  const { db } = connection();
  await runSql(db, 'alter table correo rename to correo_aparte');
  const answer = await app.inject({ url: `/api${emailApi.resumen.path}`, headers: bearer() });
  await runSql(db, 'alter table correo_aparte rename to correo');
  const id = String(answer.headers['x-request-id']);
  const problem = answer.json<Problem>();
  expect(problem).toMatchObject({ code: 'interno', clave: 'llamada.sistema', valores: { solicitud: id }, solicitud: id });
  expect(problem.message).toContain(id);
  expect(log.of('falla no prevista').map(({ reqId }) => reqId)).toEqual([id]);
  const refused = await app.inject({ url: '/api/email/resumen' });
  expect(refused.json<Problem>().solicitud).toBeUndefined();
});
