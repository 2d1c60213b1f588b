import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

const app = useTestApp();
let port = 0;

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
});

interface Announced {
  readonly path: string;
  readonly bytes: number;
  readonly token?: string;
}

/** Announces a JSON body, sends none of it, and returns the first line of the answer. */
async function announce({ path, bytes, token }: Announced): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  const headers = `Host: portal\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n${authorization}`;
  socket.write(`POST /api${path} HTTP/1.1\r\n${headers}\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().split('\r\n')[0];
}

const MB = 1024 * 1024;

test.each([
  { path: '/pregunta/ins', bytes: 32 * MB },
  { path: '/asignacion/ins', bytes: 4 * MB },
  { path: '/pregunta/importar', bytes: 32 * MB },
  { path: '/archivo/subida', bytes: MB },
])('$path answers 401 to a stranger before reading a byte of the body', async ({ path, bytes }) => {
  expect(await announce({ path, bytes })).toBe('HTTP/1.1 401 Unauthorized');
});

test('a learner gets 403 for the question bank before the body is read', async () => {
  const token = await signIn(app, await buildUsuario(app.db));
  expect(await announce({ path: '/pregunta/ins', bytes: 32 * MB, token })).toBe('HTTP/1.1 403 Forbidden');
});

test.each(['/usuario/login', '/register', '/forgot_password', '/usuario/verify_token', '/no/existe'])(
  '%s takes no body over 16 kB',
  async (path) => {
    const answer = await app.inject({ method: 'POST', url: `/api${path}`, payload: { username: 'x'.repeat(MB) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'demasiado_grande' });
  },
);
