import { gunzipSync } from 'node:zlib';
import { endpoints } from '@portal/contract/api';
import { integer, optionalText } from '@portal/contract/core';
import { cursoMaestro } from '@portal/contract/curso';
import { useTestApp } from '@portal/testkit/app.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadConfig } from '../../config/config.ts';
import { inputSchema, schemaText } from '../../core/openapi/openapi-schema.ts';
import { getDocuments } from './portal.service.ts';

const app = useTestApp();

describe('the API page', () => {
  test('is HTML without scripts, with escaped schemas', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/api/docs' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(body).toContain('<html lang="es">');
  });

  test('shows every call once, with access rule and summary', async () => {
    const { body } = await app.inject({ url: '/api/docs' });
    const ids = [...body.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(endpoints.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { summary } of endpoints) expect(body).toContain(`<span class="about">${summary.replaceAll('"', '&quot;')}</span>`);
  });

  test('links only to its own anchors and to openapi.json', async () => {
    const { body } = await app.inject({ url: '/api/docs' });
    const targets = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
    expect(links.filter((href) => href !== 'openapi.json' && !targets.has(href))).toEqual([]);
  });
});

test.each(['/api/openapi.json', '/api/docs'])(
  '%s is written and compressed once: its bytes are kept, and who has them gets 304',
  async (url) => {
    const ask = (headers: Record<string, string>) => app.inject({ url, headers });
    const plain = await ask({});
    const small = await ask({ 'accept-encoding': 'gzip, br' });
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual(['identity', 'gzip']);
    expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': String(small.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    // Each build creates a new object, so the same object means a kept document.
    const config = loadConfig({});
    expect((await getDocuments({ config })).document).toBe((await getDocuments({ config })).document);
  },
);

test('openapi.json lists every call with its domain and access rule', async () => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, Record<string, { tags: string[] }>> }>();
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(endpoints.length);
  expect(paths['/register']?.['post']).toMatchObject({ tags: ['usuario'], 'x-acceso': 'publico', security: [] });
  expect(paths['/tema/sel/{id}']?.['get']).toMatchObject({
    tags: ['tema'],
    security: [{ bearer: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } }],
  });
});

test('openapi.json names each operation once, as a name of a program, and its refusals; no address ends with a slash', async () => {
  type Operation = { operationId: string; responses: Record<string, unknown> };
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, Record<string, Operation>> }>();
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-zA-Z]+$/.test(id))).toEqual([]);
  expect(paths['/curso/sellst']?.['get']).toMatchObject({
    operationId: 'cursoSellst',
    responses: { 401: { $ref: '#/components/responses/401' }, 403: {} },
  });
  expect(Object.keys(paths).filter((path) => path.endsWith('/'))).toEqual([]);
});

test('an address written with a final slash answers with and without it', async () => {
  const slashed = endpoints.filter(({ path }) => path.endsWith('/'));
  expect(slashed.length).toBeGreaterThan(5);
  for (const { method, path } of slashed) {
    const address = `/api${path.replaceAll(/:\w+/g, '1')}`;
    const statuses = await Promise.all([address, address.slice(0, -1)].map(async (url) => (await app.inject({ method, url })).statusCode));
    expect(statuses, address).toEqual([401, 401]);
  }
});

describe('schemaText', () => {
  const read = (schema: z.ZodType) => schemaText(inputSchema(schema));

  test.each([
    [integer(1, 4), 'entero de 1 a 4'],
    [integer(0, 1).default(0), 'entero de 0 a 1 = 0'],
    [integer(1, 9).nullable(), 'entero de 1 a 9 | null'],
    [optionalText(20), 'texto hasta 20 caracteres | null'],
    [z.enum(['a', 'b']), '"a" | "b"'],
    [z.array(z.object({ fecha: z.iso.date() })).max(5), 'lista hasta 5 de {\n  fecha: fecha AAAA-MM-DD\n}'],
    [z.record(z.string(), z.boolean()), '{ [nombre]: sí/no }'],
    [z.unknown(), 'cualquier valor'],
  ])('%#', (schema, expected) => {
    expect(read(schema)).toBe(expected);
  });

  test('a list query keeps its limits and its defaults', () => {
    expect(read(cursoMaestro.list.query).split('\n').slice(1, 3)).toEqual([
      '  pagina?: entero de 1 a 1000000',
      '  tamano?: entero de 1 a 1000 = 100',
    ]);
  });
});
