import { TEST_NOW } from '@portal/testkit/app.ts';
import { COMPILACION } from '../../operations/version.ts';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config/config.ts';
import { newRuntime, type Runtime } from '../../core/http/runtime.ts';
import type { Connection } from '../../db/connection.ts';

/** Calls health in the given state, with a database that answers only `ping`. */
async function salud(runtime: Pick<Runtime, 'state'> & { readonly ping?: Connection['ping']; readonly writeFailed?: Date }) {
  const { state, ping, writeFailed } = runtime;
  const connection = ping && ({ kind: 'postgresql', ping } as Connection);
  const app = await buildApp({
    config: loadConfig({ LOG_LEVEL: 'silent' }),
    runtime: { ...newRuntime(), state, connection, writeFailed },
    clock: () => TEST_NOW,
  });
  const answer = await app.inject({ url: '/api/salud' });
  await app.close();
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const answers = () => Promise.resolve();
const silence = () => Promise.reject(new Error('La base de datos no respondió a tiempo.'));

test('health calls ping and no other method of the database', async () => {
  expect(await salud({ state: 'listo', ping: answers })).toEqual({
    status: 200,
    body: { estado: 'ok', version: 'v1.0.91', ...COMPILACION, base_datos: 'postgresql' },
  });
});

test.each([
  ['before the database is open', { state: 'iniciando' }, /iniciando/],
  ['before the migrations are done', { state: 'iniciando', ping: answers }, /iniciando/],
  ['while it stops', { state: 'detenido', ping: answers }, /detenido/],
  ['when ping fails', { state: 'listo', ping: silence }, /base de datos no responde/],
] as const)('%s health answers 503', async (_when, runtime, message) => {
  const { status, body } = await salud(runtime);
  expect([status, body['code']]).toEqual([503, 'no_disponible']);
  expect(body['message']).toMatch(message);
});

test('for a minute after the database could not write health answers 503', async () => {
  const ago = (seconds: number) => new Date(TEST_NOW.getTime() - seconds * 1000);
  const full = await salud({ state: 'listo', ping: answers, writeFailed: ago(59) });
  expect([full.status, full.body['clave']]).toEqual([503, 'llamada.saludEscritura']);
  expect((await salud({ state: 'listo', ping: answers, writeFailed: ago(60) })).status).toBe(200);
});

test('a call that meets a full disk is noted for health', async () => {
  const full = () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }));
  const connection = { kind: 'postgresql', ping: answers, db: { executeQuery: full } } as unknown as Connection;
  const runtime = newRuntime(connection);
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }), runtime, clock: () => TEST_NOW });
  expect((await app.inject({ url: '/api/salud' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/portal' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/api/salud' })).statusCode).toBe(503);
  await app.close();
});

test('no page may ask for a camera, a microphone or a place', async () => {
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }), runtime: newRuntime(), clock: () => TEST_NOW });
  expect((await app.inject({ url: '/api/salud' })).headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()');
  await app.close();
});
