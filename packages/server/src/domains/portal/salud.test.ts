import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import type { Runtime } from '../../core/http/runtime.ts';
import type { Connection } from '../../db/connection.ts';
import { TEST_NOW } from '../../testing/app.ts';

/** Calls health in the given state, with a database that answers only `ping`. */
async function salud(runtime: Pick<Runtime, 'state'> & { readonly ping?: Connection['ping'] }) {
  const { state, ping } = runtime;
  const connection = ping && ({ kind: 'postgresql', ping } as Connection);
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }), runtime: { state, connection }, clock: () => TEST_NOW });
  const answer = await app.inject({ url: '/api/salud' });
  await app.close();
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const answers = () => Promise.resolve();
const silence = () => Promise.reject(new Error('La base de datos no respondió a tiempo.'));

test('health calls ping and no other method of the database', async () => {
  expect(await salud({ state: 'listo', ping: answers })).toEqual({
    status: 200,
    body: { estado: 'ok', version: 'v1.0.91', base_datos: 'postgresql' },
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
