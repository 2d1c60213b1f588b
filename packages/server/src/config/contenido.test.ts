import { expect, test } from 'vitest';
import { contentHeaders, securityHeaders } from '../core/http/security-headers.ts';
import { loadConfig } from './config.ts';
import { originOfPaquete } from './contenido.ts';

const contenidoOf = (environment: NodeJS.ProcessEnv) => loadConfig(environment).contenido;

test.each([
  ['nothing', {}, { port: 4000, named: false, url: 'http://127.0.0.1:4000', byHost: true }],
  ['a port', { CONTENIDO_PORT: '3100' }, { port: 3100, named: true, url: 'http://127.0.0.1:3100', byHost: true }],
  ['a high port of the portal', { PORT: '65000' }, { port: 64_000, named: false, url: 'http://127.0.0.1:64000', byHost: true }],
  ['any free port of the portal', { PORT: '0' }, { port: null, named: false, url: null, byHost: false }],
  ['an address of the portal', { PUBLIC_URL: 'http://p.local' }, { port: 4000, named: false, url: 'http://p.local:4000', byHost: false }],
  ['https without an own address', { PUBLIC_URL: 'https://p.pe' }, { port: 4000, named: false, url: null, byHost: false }],
  [
    'https with a host of each package',
    { PUBLIC_URL: 'https://p.pe/portal', CONTENIDO_URL: 'https://*.c.pe' },
    { port: 4000, named: false, url: 'https://*.c.pe', byHost: false },
  ],
])('packages open, with %s', (_what, environment, expected) => {
  expect(contenidoOf(environment)).toEqual(expected);
});

test.each([
  [{ CONTENIDO_PORT: '0' }, 'CONTENIDO_PORT debe ser un número de puerto'],
  [{ CONTENIDO_PORT: '3000' }, 'CONTENIDO_PORT no puede ser el mismo que PORT'],
  [{ CONTENIDO_URL: 'ftp://c.pe' }, 'CONTENIDO_URL debe ser una dirección'],
  [{ CONTENIDO_URL: 'http://c.pe/ruta' }, 'CONTENIDO_URL debe ser solo un servidor'],
  [{ CONTENIDO_URL: 'http://a.*.pe' }, 'CONTENIDO_URL debe ser solo un servidor'],
  [{ CONTENIDO_URL: 'http://127.0.0.1:3000' }, 'CONTENIDO_URL debe ser otro origen'],
  [{ CONTENIDO_URL: 'http://c.pe', PUBLIC_URL: 'https://p.pe' }, 'CONTENIDO_URL debe ser https://'],
])('refuses %j', (environment, complaint) => {
  expect(() => loadConfig(environment)).toThrow(complaint);
});

test('the portal shows frames of packages alone, and a package is shown by the portal alone', () => {
  const far = loadConfig({ PUBLIC_URL: 'https://p.pe/portal', CONTENIDO_URL: 'https://*.c.pe' });
  expect(securityHeaders(far).get('content-security-policy')).toContain(' https://*.c.pe;');
  expect(contentHeaders(far).get('content-security-policy')).toMatch(/frame-ancestors 'self' https:\/\/p\.pe$/);
  const near = loadConfig({});
  expect(securityHeaders(near).get('content-security-policy')).toContain(' http://*:4000;');
  expect(contentHeaders(near).get('content-security-policy')).toMatch(/frame-ancestors 'self' http:\/\/\*:3000$/);
  expect(originOfPaquete('https://*.c.pe', 12)).toBe('https://p12.c.pe');
});
