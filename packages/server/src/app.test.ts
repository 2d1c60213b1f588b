import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { newRuntime } from './core/http/runtime.ts';
import { TEST_NOW } from './testing/app.ts';
import { useTestDatabase } from './testing/database.ts';

const connection = useTestDatabase();
const clientFolder = mkdtempSync(join(tmpdir(), 'cliente-'));
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  writeFileSync(join(clientFolder, 'index.html'), '<html><head></head><body><script src="./assets/x.js"></script></body></html>');
  const config = loadConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://empresa.example/capacitacion' });
  app = await buildApp({ config, runtime: newRuntime(connection()), clock: () => TEST_NOW, clientFolder });
});
afterAll(async () => {
  await app.close();
  rmSync(clientFolder, { recursive: true });
});

it.each(['/capacitacion/', '/capacitacion/dashboardusuario', '/capacitacion/evaluacionedit?id=1'])(
  'answers the client page for %s, with addresses under the base path',
  async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('src="/capacitacion/assets/x.js"');
    expect(response.body).toContain('<meta name="portal-base" content="/capacitacion/">');
  },
);

it.each(['GET', 'POST', 'DELETE', 'PUT'] as const)(
  'answers an unknown %s call with a problem, never with the client page',
  async (method) => {
    const response = await app.inject({ method, url: '/capacitacion/api/no/existe' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ result: '1', code: 'no_encontrado' });
  },
);

it('sends people from the root to the base path', async () => {
  const response = await app.inject({ url: '/' });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/capacitacion/');
});

it('answers health under the base path', async () => {
  const response = await app.inject({ url: '/capacitacion/api/salud' });
  expect(response.json()).toMatchObject({ estado: 'ok', version: 'v1.0.91' });
});
