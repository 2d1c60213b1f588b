import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { createHttp } from '../http.ts';
import { RowStream } from '../../../list/listing.ts';
import { sendRows } from './send-rows.ts';

const ITEM = { type: 'object', properties: { id: { type: 'integer' }, texto: { type: 'string' } } };

/** Starts a server with one call that streams these batches; returns its address. */
async function serve(batches: () => AsyncIterable<object[]>): Promise<string> {
  const app = createHttp(loadConfig({ LOG_LEVEL: 'silent' }));
  onTestFinished(() => app.close());
  const schema = { response: { 200: { type: 'array', items: ITEM } } };
  app.get('/lista', { schema }, (_request, reply) => sendRows(reply, new RowStream(async () => ({ total: 1, batches: batches() }))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/lista`;
}

/** Requests an address; returns the response with its body unread. */
async function open(address: string): Promise<IncomingMessage> {
  const request = get(address);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

const batch = (from: number, size: number, texto = '') =>
  Array.from({ length: size }, (_, index) => ({ id: from + index, texto, secreto: 1 }));

test.each([[[]], [[3]], [[3, 2]], [[1, 1, 1]], [[2, 5, 3]]])(
  'joins batches of %j to one array and drops fields outside the schema',
  async (sizes) => {
    const address = await serve(async function* () {
      for (const size of sizes) yield batch(0, size, 'coma, "comilla" ]');
    });
    const expected = sizes.flatMap((size) => batch(0, size, 'coma, "comilla" ]').map(({ id, texto }) => ({ id, texto })));
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual(expected);
  },
);

test('a failure before the first row is answered as problem+json', async () => {
  const address = await serve(async function* () {
    yield* [];
    throw new Error('la tabla no está');
  });
  const response = await fetch(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
  expect(await response.text()).not.toContain('tabla');
});

test('a failure in the middle resets the connection and leaves invalid JSON', async () => {
  const address = await serve(async function* () {
    yield batch(0, 2);
    yield batch(2, 2);
    yield batch(4, 2);
    throw new Error('la conexión se perdió');
  });
  const response = await open(address);
  expect(response.statusCode).toBe(200);
  let text = '';
  response.on('data', (bytes: Buffer) => (text += bytes.toString()));
  const failure = await once(response, 'end').then(
    () => 'completa',
    (error: NodeJS.ErrnoException) => error.code,
  );
  expect(failure).toBe('ECONNRESET');
  expect(() => JSON.parse(text) as unknown).toThrow();
});

/** Endless batches of half a megabyte; `seen` counts the batches read and records `return()`. */
function endless() {
  const seen = { read: 0, stopped: false };
  const batches = async function* () {
    try {
      for (;;) {
        seen.read += 1;
        yield batch(seen.read, 1, 'x'.repeat(512 * 1024));
        await turn();
      }
    } finally {
      seen.stopped = true;
    }
  };
  return { seen, batches };
}

/** Waits until a counter stays equal for a hundred turns of the event loop. */
async function rest(count: () => number): Promise<void> {
  for (let calm = 0, last = count(); calm < 100; last = count()) {
    await turn();
    calm = count() === last ? calm + 1 : 0;
  }
}

test('reading pauses while the client does not read, and ends when it disconnects', async () => {
  const { seen, batches } = endless();
  const response = await open(await serve(batches));
  await rest(() => seen.read);
  const held = seen.read;
  expect(held).toBeLessThan(40);
  while (seen.read < held + 20) if (response.read() === null) await once(response, 'readable');
  response.destroy();
  await expect.poll(() => seen.stopped).toBe(true);
  const read = seen.read;
  await rest(() => seen.read);
  expect(seen.read).toBe(read);
});
