// A store that lies, stalls and fails: every call ends, with a reason for the operator and none of the keys.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { useTestApp } from '@portal/testkit/app.ts';
import { type LyingServer, startLyingServer } from '@portal/testkit/services/lying-server.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { insertArchivo } from '../archivo.repository.ts';
import { ticketUrls } from '../archivo.public.ts';
import { s3Storage } from './s3-storage.ts';

const SECRET = 'clave-muy-secreta';
const BYTES = Buffer.alloc(1000, 'x');
const PATIENCE = { readMs: 150, writeMs: 150, idleMs: 150 };
const lying: LyingServer = await startLyingServer();
afterAll(() => lying.close());
beforeEach(() => {
  lying.asked.length = 0;
});

const environment = { S3_ENDPOINT: lying.url, S3_BUCKET: 'deposito', S3_ACCESS_KEY_ID: 'clave', S3_SECRET_ACCESS_KEY: SECRET };
const storage = s3Storage(loadConfig(environment).almacen!, PATIENCE);

type Lie = (request: IncomingMessage, response: ServerResponse) => void;
const LIES: readonly [string, Lie][] = [
  ['says nothing', () => {}],
  ['answers 500', (_request, response) => response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')],
  [
    'answers 403',
    (_request, response) => response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code>'),
  ],
  ['hangs up', (request) => request.socket.destroy()],
  [
    'answers an error without end',
    (_request, response) => {
      response.writeHead(503);
      Readable.from(endless()).pipe(response);
    },
  ],
  ['begins an error and stops', (_request, response) => void response.writeHead(400, { 'content-length': 50 }).write('<Error>')],
  ['points elsewhere', (_request, response) => response.writeHead(307, { location: `${lying.url}/otro-lugar` }).end()],
  ['points to itself', (request, response) => response.writeHead(302, { location: request.url }).end()],
];

async function* endless(): AsyncGenerator<Buffer> {
  for (;;) yield await Promise.resolve(Buffer.alloc(100_000, 'x'));
}

const failureOf = (work: Promise<unknown>): Promise<{ code?: string; cause?: unknown }> =>
  work.then(
    () => ({ code: 'se aceptó' }),
    (error: { code?: string; cause?: unknown }) => error,
  );

describe.each(LIES)('a store that %s', (_what, lie) => {
  test.each([
    ['a read', () => storage.open('a/b')],
    ['a range', () => storage.open('a/b', { start: 0, end: 9 })],
    ['a small file', () => storage.put(Buffer.from('hola'), 'a/b')],
    ['a file of parts', () => storage.put(() => Readable.from([Buffer.alloc(9 * 1024 * 1024)]), 'a/b')],
    ['a deletion', () => storage.delete('a/b')],
  ])('fails %s as unavailable, and goes nowhere else', async (_call, work) => {
    lying.answer = lie;
    const failure = await failureOf(work());
    expect(failure.code).toBe('no_disponible');
    expect(String((failure.cause as Error).stack)).not.toContain(SECRET);
    expect(lying.asked.length).toBeLessThanOrEqual(4);
    expect(lying.asked.filter((address) => address.includes('otro-lugar'))).toEqual([]);
  });
});

test.each([
  ['without ranges', 200, 'bytes 0-9/1000'],
  ['with another range', 206, 'bytes 500-509/1000'],
  ['without saying which range', 206, undefined],
])('a store that answers %s is refused', async (_what, status, range) => {
  lying.answer = (_request, response) => response.writeHead(status, range ? { 'content-range': range } : {}).end(BYTES.subarray(0, 10));
  expect((await failureOf(storage.open('a/b', { start: 0, end: 9 }))).code).toBe('no_disponible');
});

test('a file that stops in its middle fails for its reader and closes the connection', async () => {
  lying.answer = (_request, response) => void response.writeHead(200, { 'content-length': 1000 }).write(BYTES.subarray(0, 100));
  const body = await storage.open('a/b');
  await expect(buffer(body!)).rejects.toThrow(/stopped in the middle of a file/);
  await expect.poll(() => lying.open()).toBe(0);
});

test('a reader that pauses longer than the store may be silent gets the whole file', async () => {
  lying.answer = (_request, response) => void Readable.from([BYTES, BYTES]).pipe(response);
  const body = await storage.open('a/b');
  // Nobody asks for a piece meanwhile: no time runs.
  await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE.idleMs));
  expect(await buffer(body!)).toHaveLength(2000);
});

describe('a reader of the portal', () => {
  const app = useTestApp(environment);
  afterEach(() => {
    lying.answer = () => {};
  });

  test.each([
    ['fewer', BYTES.subarray(0, 999)],
    ['more', Buffer.concat([BYTES, Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')])],
  ])('loses the connection if the store has %s bytes than were kept, and gets no byte of another answer', async (_what, stored) => {
    lying.answer = (_request, response) => response.writeHead(200, { 'content-length': stored.length }).end(stored);
    const file = { nombre: 'a.pdf', tipo_mime: 'application/pdf', clave: `z/${stored.length}`, tamano: 1000, sha256: 'a'.repeat(64) };
    const stamp = { usuario_creacion: 'pruebas', fecha_creacion: app.now.toISOString() };
    const archivo = await insertArchivo(app.db, { ...file, ...stamp });
    const address = (await ticketUrls(app.db, { config: loadConfig(environment), user: { id_usuario: 1 }, now: app.now }))(archivo);
    if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    socket.write(`GET ${address} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    const text = Buffer.concat(pieces).toString();
    // Fewer are missed behind the head of the answer, more before it.
    expect(text).toMatch(/^HTTP\/1.1 (200 OK\r\n[^]*content-length: 1000|500 )/i);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(text.slice(text.indexOf('\r\n\r\n') + 4).length).toBeLessThan(1000);
    if (text.startsWith('HTTP/1.1 500')) expect(text).not.toMatch(/etag|content-disposition|max-age/i);
    expect((await app.inject({ url: '/api/portal' })).statusCode).toBe(200);
  });
});
