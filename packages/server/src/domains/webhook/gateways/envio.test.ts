import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startDns } from '@portal/testkit/services/dns-server.ts';
import { startReceiver } from '@portal/testkit/services/receiver.ts';
import { afterEach, expect, test } from 'vitest';
import { NINGUNO, readPermitidos } from '../../../config/private-networks.rules.ts';
import { sendEnvio } from './envio.ts';
import { resolverOf } from './resolver.ts';

const LOCAL = readPermitidos('127.0.0.1')!;
let open: { close(): Promise<void> }[] = [];
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

const envio = (direccion: string) => ({ direccion, headers: { 'webhook-id': 'uno' }, cuerpo: '{"type":"prueba","ñ":"ñandú"}' });
const never = new AbortController().signal;
const send = (direccion: string, { resolve = resolverOf(LOCAL), signal = never } = {}) => sendEnvio(envio(direccion), { resolve, signal });

/** Starts a server that answers with raw bytes; `talk` gets each connection. */
async function rawServer(talk: (socket: Socket, first: Buffer) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (first: Buffer) => talk(socket, first));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  opened({
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a message arrives byte by byte, with its headers, at the whole address', async () => {
  const receiver = opened(await startReceiver());
  expect(await send(receiver.url)).toEqual({ codigo_http: 204, respuesta: '' });
  expect(receiver.received).toMatchObject([
    { url: '/portal?de=pruebas', body: envio('').cuerpo, headers: { 'webhook-id': 'uno', 'content-type': 'application/json' } },
  ]);
});

test('a redirect is an answer like another: nobody goes where it points', async () => {
  const inside = opened(await startReceiver());
  const receiver = opened(await startReceiver((response) => response.writeHead(307, { location: inside.url }).end()));
  expect(await send(receiver.url)).toMatchObject({ codigo_http: 307 });
  expect(inside.received).toEqual([]);
});

test('of an endless answer the beginning is kept as one storable line', async () => {
  const url = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n');
    const fill = () => {
      while (!socket.destroyed && socket.write(`hola\0\nadiós\u0007 ${'x'.repeat(5000)}`));
    };
    socket.on('drain', fill);
    fill();
  });
  const { codigo_http, respuesta } = await send(url);
  expect(codigo_http).toBe(200);
  expect(respuesta).toMatch(/^hola {2}adiós {2}x+$/);
  expect(respuesta.length).toBeLessThanOrEqual(200);
});

test('an answer that trickles counts by its status, and ends with the signal', async () => {
  const limit = new AbortController();
  const url = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\npoco', () => limit.abort());
  });
  const answer = await send(url, { signal: limit.signal });
  expect([200, null]).toContain(answer.codigo_http);
});

test.each([
  ['that is silent', ''],
  ['whose headers do not end', 'HTTP/1.1 200 OK\r\nx: y'],
  ['that only promises', 'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n'],
])('a receiver %s is left by the signal', async (_name, bytes) => {
  const limit = new AbortController();
  const url = await rawServer((socket) => {
    if (bytes) socket.write(bytes);
    limit.abort();
  });
  expect(await send(url, { signal: limit.signal })).toEqual({ codigo_http: null, respuesta: 'ETIMEDOUT' });
});

test.each([
  ['headers without end', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, /HPE_HEADER_OVERFLOW/],
  ['another protocol', '220 mail.example.com ESMTP\r\n', /HPE_/],
  ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', /./],
])('%s is no answer', async (_name, bytes, reason) => {
  const url = await rawServer((socket) => socket.write(bytes));
  const { codigo_http, respuesta } = await send(url);
  expect(codigo_http).toBeNull();
  expect(respuesta).toMatch(reason);
});

test('a receiver that hangs up, or speaks no TLS, or is not there, is no answer', async () => {
  expect(await send(await rawServer((socket) => socket.destroy()))).toMatchObject({ codigo_http: null });
  const plain = opened(await startReceiver());
  expect(await send(`https://127.0.0.1:${plain.port}/`)).toMatchObject({ codigo_http: null });
  const gone = await startReceiver();
  await gone.close();
  expect(await send(gone.url)).toEqual({ codigo_http: null, respuesta: 'ECONNREFUSED' });
});

test('a private address is refused before a connection is made', async () => {
  const receiver = opened(await startReceiver());
  const resolve = resolverOf(NINGUNO);
  for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]'])
    expect((await send(`https://${host}:${receiver.port}/`, { resolve })).respuesta).toMatch(/^EADDRNOTALLOWED/);
  expect(receiver.received).toEqual([]);
});

test('a name that leads into a private network is refused, although another of its addresses is public', async () => {
  const receiver = opened(await startReceiver());
  const names: Record<string, string[]> = {
    'dentro.example.com': ['127.0.0.1'],
    'ambas.example.com': ['93.184.215.14', '127.0.0.1'],
    'metadatos.example.com': ['169.254.169.254'],
  };
  const dns = opened(await startDns((name) => names[name]));
  const resolve = resolverOf(NINGUNO, [dns.server]);
  for (const name of Object.keys(names))
    expect((await send(`https://${name}:${receiver.port}/`, { resolve })).respuesta).toMatch(/^EADDRNOTALLOWED/);
  expect(receiver.received).toEqual([]);
});

test('a name is asked for once: what DNS answers later changes nothing', async () => {
  const greetings: string[] = [];
  const { port } = new URL(
    await rawServer((socket, hello) => {
      greetings.push(hello.toString('latin1'));
      socket.destroy();
    }),
  );
  let questions = 0;
  const dns = opened(await startDns(() => ((questions += 1) === 1 ? ['127.0.0.1'] : ['127.0.0.2'])));
  const resolve = resolverOf(LOCAL, [dns.server]);
  const again = () => send(`https://cambia.example.com:${port}/`, { resolve });
  expect((await again()).respuesta).not.toMatch(/EADDRNOTALLOWED/);
  expect(dns.asked.toSorted()).toEqual(['cambia.example.com 1', 'cambia.example.com 28']);
  expect(greetings.length, 'the connection went to the checked address').toBe(1);
  expect(greetings[0], 'TLS asks for the name').toContain('cambia.example.com');
  expect((await again()).respuesta).toMatch(/^EADDRNOTALLOWED/);
  expect(greetings).toHaveLength(1);
});

test('a host that the operator names may be private, others beside it not', async () => {
  const receiver = opened(await startReceiver());
  const dns = opened(await startDns(() => ['127.0.0.1']));
  const resolve = resolverOf(readPermitidos('planillas.example.com')!, [dns.server]);
  expect(await send(`http://Planillas.example.com:${receiver.port}/`, { resolve })).toMatchObject({ codigo_http: 204 });
  expect((await send(`http://otra.example.com:${receiver.port}/`, { resolve })).respuesta).toMatch(/^EADDRNOTALLOWED/);
});

test('a receiver that is no longer allowed, by its protocol or port, gets nothing', async () => {
  const resolve = resolverOf(NINGUNO);
  for (const direccion of ['http://93.184.215.14/', 'https://93.184.215.14:25/', 'https://ana@93.184.215.14/'])
    expect(await send(direccion, { resolve })).toEqual({ codigo_http: null, respuesta: 'EADDRNOTALLOWED 93.184.215.14' });
});

test('a silent name server is left by the signal', async () => {
  const limit = new AbortController();
  const dns = opened(
    await startDns(() => {
      limit.abort();
      return undefined;
    }),
  );
  const answer = await send('https://calla.example.com/', { resolve: resolverOf(LOCAL, [dns.server]), signal: limit.signal });
  expect(answer).toEqual({ codigo_http: null, respuesta: 'ETIMEDOUT' });
});
