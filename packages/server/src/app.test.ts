import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './config/config.ts';
import { newRuntime } from './core/http/runtime.ts';

const connection = useTestDatabase();
const clientFolder = mkdtempSync(join(tmpdir(), 'cliente-'));
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  writeFileSync(
    join(clientFolder, 'index.html'),
    '<html><head><script>start()</script></head><body><script src="./assets/x.js"></script></body></html>',
  );
  mkdirSync(join(clientFolder, '.vite'));
  writeFileSync(join(clientFolder, '.vite/openings.json'), JSON.stringify({ '/curso': { es: ['Cursos', 'Los «cursos» & <más>'] } }));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets/x.js'), 'plain');
  writeFileSync(join(clientFolder, 'assets/x.js.br'), 'brotli');
  writeFileSync(join(clientFolder, 'assets/x.js.gz'), 'gzip');
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

it.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'plain'],
])('sends the copy of a file that the build compressed for %s, cached for a year', async (accepted, encoding, body) => {
  const response = await app.inject({ url: '/capacitacion/assets/x.js', headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.body).toBe(body);
  expect(response.headers['cache-control']).toContain('immutable');
  expect(response.headers['vary']).toContain('accept-encoding');
  expect(response.headers['content-security-policy']).toBeUndefined();
});

it.each(['/capacitacion/curso', '/capacitacion/curso/', '/capacitacion/curso?pagina=2'])(
  'names the screen of %s in its page',
  async (url) => {
    const { body } = await app.inject({ url });
    expect(body).toContain(
      '<meta name="portal-opening" content="{&quot;es&quot;:[&quot;Cursos&quot;,&quot;Los «cursos» &amp; &lt;más>&quot;]}">',
    );
  },
);

it.each(['/capacitacion/', '/capacitacion/auth/login', '/capacitacion/curso/otro', '/capacitacion/.vite/openings.json'])(
  'names no screen at %s',
  async (url) => {
    const response = await app.inject({ url });
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).not.toContain('portal-opening');
  },
);

it('sends the page compressed, and admits its inline script by hash', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/capacitacion/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('start()');
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('compresses long JSON answers alone', async () => {
  const encodingOf = async (url: string) => (await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'];
  expect(await encodingOf('/capacitacion/api/openapi.json')).toBe('gzip');
  expect(await encodingOf('/capacitacion/api/portal')).toBeUndefined();
});

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
