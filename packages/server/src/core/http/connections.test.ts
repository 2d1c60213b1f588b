import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, loadConfig } from '../../config/config.ts';
import { createHttp } from './http.ts';

/** Listens with these limits; returns a function that opens a connection and sends a text. */
async function listening(limits: Partial<Config>): Promise<(text: string) => Promise<Socket>> {
  const app = createHttp({ ...loadConfig({ LOG_LEVEL: 'silent' }), ...limits });
  app.post('/lee', (request) => ({ leido: request.body }));
  app.post('/rechaza', { onRequest: async (_request, reply) => reply.code(401).send({}) }, () => ({}));
  app.post('/parte', { config: { bodyMs: 3_600_000 } }, (request) => ({ leido: request.body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return async (text) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
}

const head = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n${body}\r\n\r\n`;

async function answerOf(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString();
}

test.each([
  { what: 'a body announced by its length', body: 'Content-Length: 1000000' },
  { what: 'a chunked body', body: 'Transfer-Encoding: chunked' },
])('the connection of $what that does not arrive is closed', async ({ body }) => {
  const open = await listening({ bodyMs: 50 });
  const socket = await open(head('/lee', body));
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
});

test('a refused call closes its connection too when its body does not arrive', async () => {
  const open = await listening({ bodyMs: 50 });
  const socket = await open(head('/rechaza', 'Content-Length: 1000000'));
  expect(await answerOf(socket)).toContain('401 Unauthorized');
  await once(socket, 'close');
});

test('a route may allow more time, and a body that arrived is never cut off', async () => {
  const open = await listening({ bodyMs: 1 });
  const slow = await open(head('/parte', 'Content-Length: 3'));
  const closed = await open(head('/lee', 'Content-Length: 3'));
  await once(closed, 'close');
  slow.write('"a"');
  expect(await answerOf(slow)).toContain('{"leido":"a"}');
  // Kept alive for the next call.
  slow.write(`${head('/parte', 'Content-Length: 3')}"b"`);
  expect(await answerOf(slow)).toContain('{"leido":"b"}');
});

test('further connections are closed while the most that the settings allow are open', async () => {
  const open = await listening({ maxConnections: 2 });
  const [first] = [await open(''), await open('')];
  const third = await open('');
  await once(third, 'close');
  first.write(`${head('/lee', 'Content-Length: 3')}"a"`);
  expect(await answerOf(first)).toContain('200 OK');
});

test.each([
  { what: 'a length and chunks', lines: 'Content-Length: 3\r\nTransfer-Encoding: chunked' },
  { what: 'two lengths', lines: 'Content-Length: 3\r\nContent-Length: 30' },
  { what: 'chunks under a misspelt name', lines: 'Transfer-Encoding: xchunked' },
  { what: 'a header folded over two lines', lines: 'X-Uno: a\r\n b\r\nContent-Length: 3' },
  { what: 'a space before the colon', lines: 'Content-Length : 3' },
])('refuses a request with an end that a proxy could place elsewhere ($what), and reads nothing behind it', async ({ lines }) => {
  const open = await listening({});
  const socket = await open(`${head('/parte', lines)}"a"${head('/parte', 'Content-Length: 3')}"b"`);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await once(socket, 'close');
  const answer = Buffer.concat(received).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('leido');
});

test.each([
  { what: 'two hosts', lines: 'Host: portal' },
  { what: 'two hosts, one in capitals', lines: 'HOST: otro.example' },
  { what: 'two tokens', lines: 'Authorization: Bearer a\r\nauthorization: Bearer b' },
  { what: 'two kinds of body', lines: 'Content-Type: text/plain' },
  { what: 'the same length twice', lines: 'Content-Length: 3' },
  { what: 'chunks announced twice', lines: 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked' },
])('a call with $what is refused: a proxy may have judged the other one', async ({ lines }) => {
  const open = await listening({});
  const socket = await open(`${head('/parte', `${lines}\r\nContent-Length: 3`)}"a"`);
  const answer = await answerOf(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('leido');
});

test.each(['uno, dos', 'uno dos', 'ana@uno', 'uno/dos', 'uno?dos'])('a call to the host «%s» is refused', async (host) => {
  const open = await listening({});
  const socket = await open(head('/parte', 'Content-Length: 3').replace('Host: portal', `Host: ${host}`));
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['portal', 'portal.example.com:8443', '[::1]:3000', '127.0.0.1', 'xn--pea-8ma.example', 'mi_portal', ''])(
  'a call to the host «%s» is answered, with doubles of headers that are lists',
  async (host) => {
    const open = await listening({});
    const lines = 'X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: 10.0.0.2\r\nAccept: a/b\r\nAccept: */*\r\nContent-Length: 3';
    const socket = await open(`${head('/parte', lines).replace('Host: portal', `Host: ${host}`)}"a"`);
    expect(await answerOf(socket)).toContain('{"leido":"a"}');
  },
);

test.each(['TRACE', 'CONNECT'])('%s is no method of the portal', async (method) => {
  const open = await listening({});
  const socket = await open(`${method} /lee HTTP/1.1\r\nHost: portal\r\nX-Secreto: clave\r\nConnection: close\r\n\r\n`);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await once(socket, 'close');
  const answer = Buffer.concat(received).toString();
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('clave');
});
