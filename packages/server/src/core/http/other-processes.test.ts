import { TEST_NOW } from '@portal/testkit/app.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config/config.ts';
import { newRuntime, type Runtime } from './runtime.ts';

const connection = useTestDatabase();

const PROXIED = { 'x-asks-another': '1' };

async function portal(): Promise<{ app: FastifyInstance; runtime: Runtime }> {
  const runtime = newRuntime(connection());
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }), runtime, clock: () => TEST_NOW });
  onTestFinished(() => app.close());
  return { app, runtime };
}

const read = async (app: FastifyInstance, headers = {}) => (await app.inject({ url: '/api/portal', headers })).statusCode;
/** Tries to sign in as nobody. */
const change = async (app: FastifyInstance, headers = {}) =>
  (await app.inject({ method: 'POST', url: '/api/usuario/login', headers, payload: { username: '10000009', password: 'nadie' } }))
    .statusCode;

test('a process that stops sends a proxy with calls that read elsewhere, and answers all others', async () => {
  const { app, runtime } = await portal();
  const unknown = await change(app);
  expect(await read(app, PROXIED)).toBe(200);
  runtime.state = 'deteniendo';
  expect(await read(app, PROXIED)).toBe(503);
  expect(await read(app)).toBe(200);
  expect(await change(app, PROXIED)).toBe(unknown);
  expect(unknown).toBeLessThan(500);
});

test('behind a proxy a call that changes something waits for the start; one that reads, and any while the database is away, does not', async () => {
  const { app, runtime } = await portal();
  runtime.state = 'iniciando';
  expect(await change(app)).toBe(503);
  let answered = false;
  const held = change(app, PROXIED).finally(() => (answered = true));
  expect(await read(app, PROXIED)).toBe(503);
  expect(answered).toBe(false);
  runtime.state = 'listo';
  expect(await held).toBeLessThan(500);
  runtime.state = 'iniciando';
  runtime.databaseAway = true;
  expect(await change(app, PROXIED)).toBe(503);
});
