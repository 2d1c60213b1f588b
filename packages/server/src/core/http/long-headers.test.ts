import { useTestApp } from '@portal/testkit/app.ts';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

const app = useTestApp();

async function answerTo(request: string): Promise<string> {
  const server = app.http.server;
  if (!server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

test('cookies that another program on the host left do not lock a browser out: the answer makes it forget them', async () => {
  const answer = await answerTo(`GET /api/salud HTTP/1.1\r\nHost: x\r\nCookie: a=${'b'.repeat(40_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('Clear-Site-Data: "cookies"');
});

test('other bytes than a request are refused', async () => {
  expect(await answerTo('nada\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});
