import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { runSql } from '@portal/testkit/programs/run-sql.ts';
import { spawnChild } from '@portal/testkit/programs/server-child.ts';
import { type ServerProcess, startServer } from '@portal/testkit/programs/server-process.ts';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { Executor } from './db/executor.ts';

/** Rows of a list that no buffer of a connection holds: some 40 MB. */
const MESSAGES = 20_000;

let token: string;

/** An administrator, and an outbox with a long list. */
async function fill(db: Executor): Promise<void> {
  token = await signIn({ db, now: new Date() }, await buildUsuario(db, { admin: true }));
  await runSql(
    db,
    `insert into correo (clave, tipo, destinatario, asunto, texto, html, estado, fecha_creacion, proximo_intento)
    select 'prueba' || n, 'prueba', 'a@example.com', repeat('Asunto largo ', 150), 'x', 'x', 'enviado', now(), now()
    from generate_series(1, ${MESSAGES}) n`,
  );
}

const status = async (url: string): Promise<number> => (await fetch(url)).status;

/** Requests an address over a kept connection. */
async function kept(agent: Agent, url: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await text(answer);
  return answer;
}

/** Asks for the whole list and reads only its head. */
async function openList({ url }: ServerProcess): Promise<IncomingMessage> {
  const request = get(`${url}/api/email/sellst`, { headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  onTestFinished(() => void request.destroy());
  return answer;
}

/** Sends the head of a sign-in and the beginning of its body. */
async function startBody({ port }: Pick<ServerProcess, 'port'>, body: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `POST /api/usuario/login HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 5));
  return socket;
}

test('the first signal turns health to 503 while calls are answered, the second ends the process', async () => {
  const server = await startServer({ DRAIN_SECONDS: '3600' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const info = `${server.url}/api/portal`;
  expect((await kept(agent, info)).headers.connection).toBe('keep-alive');
  expect([await status(`${server.url}/api/salud`), await status(`${server.url}/api/salud/vivo`)]).toEqual([200, 200]);
  server.signal('SIGTERM');
  await expect.poll(() => status(`${server.url}/api/salud`)).toBe(503);
  expect(await status(`${server.url}/api/salud/vivo`)).toBe(200);
  const answer = await kept(agent, info);
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(await status(`${server.url}/api/email/resumen`), 'a call that needs a session').toBe(401);
  expect(server.exitCode()).toBeUndefined();
  await expect
    .poll(() => {
      server.signal('SIGTERM');
      return server.exitCode();
    })
    .toBe(1);
  expect(server.output()).toContain('Segunda señal');
});

test('open requests end before the process does, a streamed list too', async () => {
  const server = await startServer({}, fill);
  const body = JSON.stringify({ username: 'nadie', password: 'Nada-que-abra-1' });
  const slow = await startBody(server, body);
  const list = await openList(server);
  await expect.poll(() => list.readableLength).toBeGreaterThan(0);
  server.signal('SIGTERM');
  await expect.poll(() => status(`${server.url}/api/salud/vivo`).catch(() => 0)).toBe(0);
  expect(server.exitCode()).toBeUndefined();
  slow.write(body.slice(5));
  const answer = await text(slow);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(await text(list)) as unknown[]).toHaveLength(MESSAGES);
  await expect.poll(() => server.exitCode()).toBe(0);
});

test('a process that waits for its database answers open requests before it ends', async () => {
  const away = `postgresql://portal@127.0.0.1:${await freePort()}/portal`;
  const { child } = await spawnChild({ DATABASE_URL: away, DRAIN_SECONDS: '3600' });
  onTestFinished(() => child.end('SIGKILL'));
  await expect.poll(() => child.output()).toContain('el portal espera');
  const body = JSON.stringify({ username: 'nadie', password: 'Nada-que-abra-1' });
  const slow = await startBody(child, body);
  await expect.poll(() => status(`${child.url}/api/salud/vivo`)).toBe(200);
  child.signal('SIGTERM');
  await expect.poll(() => status(`${child.url}/api/salud/vivo`).catch(() => 0)).toBe(0);
  expect(child.exitCode()).toBeUndefined();
  slow.write(body.slice(5));
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 503 /);
  await expect.poll(() => child.exitCode()).toBe(0);
});

test('a request that does not end is cut off at the limit', async () => {
  const server = await startServer({ STOP_SECONDS: '1' }, fill);
  const list = await openList(server);
  const broken = once(list, 'error');
  await expect.poll(() => list.readableLength).toBeGreaterThan(0);
  server.signal('SIGINT');
  await expect.poll(() => server.exitCode()).toBe(1);
  list.resume();
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
});
