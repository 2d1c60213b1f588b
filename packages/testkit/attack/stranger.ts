import { once } from 'node:events';
import { connect } from 'node:net';
import { dispositivoApi } from '@portal/contract/dispositivo';
import { sesionApi } from '@portal/contract/sesion';
import { beforeEach, expect, test } from 'vitest';
import { buildDispositivo, buildPin } from '../builders/ingreso/dispositivo.ts';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { nextNumber } from '../builders/counter.ts';
import { buildUsuario, DEMO_PASSWORD } from '../builders/persona/usuario.ts';
import { atOnce, statusesOf, type Target } from './target.ts';

const MB = 1024 * 1024;
const WRONG = 'errada errada';
/** Failures after which an account waits, and after which an address does (P7). */
const ACCOUNT = 5;
const ADDRESS = 60;

/** Sends a text over a connection of its own; returns what arrives until `until` matches or the portal hangs up. */
async function raw(port: number, text: string, until = /$^/): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const closed = once(socket, 'close');
  let received = '';
  const found = new Promise<void>((resolve) => {
    socket.setEncoding('utf8').on('data', (part: string) => {
      received += part;
      if (until.test(received)) resolve();
    });
  });
  socket.write(text);
  await Promise.race([found, closed]);
  socket.destroy();
  return received;
}

/** Attacks without any session. */
export function attackAsStranger(target: Target): void {
  const login = (username: string, password = WRONG, forwarded?: string) =>
    target.portal.inject({
      method: 'POST',
      url: '/api/usuario/login',
      payload: { username, password },
      headers: forwarded ? { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` } : {},
    });
  const byStatus = (answers: readonly { readonly statusCode: number }[]) =>
    statusesOf(answers.map(({ statusCode }) => ({ status: statusCode })));
  beforeEach(() => target.portal.db.deleteFrom('intento_acceso').execute());

  test.each([
    ['/pregunta/ins', 401],
    ['/pregunta/importar', 401],
    ['/usuario/importar', 401],
    ['/asignacion/ins', 401],
    ['/archivo/subida', 401],
  ])('announces 32 MB to %s and is refused before it sends a byte', async (path, status) => {
    const lines = ['Host: portal', 'Content-Type: application/json', `Content-Length: ${32 * MB}`];
    const answer = await raw(target.port, `POST /api${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, /\r\n\r\n/);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('sends a megabyte to thirty open calls at once and others are answered', async () => {
    const payload = { username: 'x'.repeat(MB), password: WRONG };
    const answers = await atOnce(30, () =>
      target.portal.inject({ method: 'POST', url: '/api/usuario/login', payload }).catch(() => undefined),
    );
    // The connection is closed as soon as the body is too large: over HTTP the refusal may be lost with it.
    expect(new Set(answers.map((answer) => answer?.statusCode ?? 413))).toEqual(new Set([413]));
    expect((await target.portal.inject({ url: '/api/portal' })).statusCode).toBe(200);
  });

  test.each([
    ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 30'],
    ['a folded header', 'X-Uno: a\r\n b\r\nContent-Length: 3'],
    ['a NUL in a header', 'X-Uno: a\u0000b\r\nContent-Length: 3'],
    ['a space before the colon', 'Content-Length : 3'],
  ])('hides a second request behind %s', async (_what, lines) => {
    const head = 'POST /api/usuario/login HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json';
    const answer = await raw(target.port, `${head}\r\n${lines}\r\n\r\n"a"GET /api/portal HTTP/1.1\r\nHost: portal\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('asks by TRACE, by CONNECT and for files outside the client', async () => {
    for (const line of ['TRACE /api/portal', 'CONNECT /api/portal', 'GET /..%2f..%2fpackage.json', 'GET /%2e%2e/%2e%2e/etc/passwd']) {
      const answer = await raw(target.port, `${line} HTTP/1.1\r\nHost: portal\r\nX-Secreto: no-me-repita\r\nConnection: close\r\n\r\n`);
      expect(answer, line).not.toMatch(/no-me-repita|"workspaces"|root:/);
    }
  });

  test('tries sixty passwords at once, each with a forged address', async () => {
    const { username } = await buildUsuario(target.portal.db);
    const answers = await atOnce(60, (index) => login(username, WRONG, `203.0.113.${index}`));
    expect(byStatus(answers)).toEqual({ 401: ACCOUNT, 429: 60 - ACCOUNT });
    expect((await login(username, DEMO_PASSWORD)).statusCode).toBe(429);
  });

  test('tries one password of ninety accounts', async () => {
    const answers = await atOnce(90, () => login(`nadie-${nextNumber()}`));
    const { 401: checked = 0, 429: blocked = 0 } = byStatus(answers);
    expect(checked + blocked).toBe(90);
    // An address forgets one failure a minute, in whatever time this takes.
    expect(checked).toBeLessThan(ADDRESS + 10);
  });

  test.each([
    ['a short word', 'Bearer x'],
    ['SQL', "Bearer ' or 1=1 -- aaaaaaaaaaaaaaa"],
    ['five thousand letters', `Bearer ${'x'.repeat(5000)}`],
    ['another scheme', 'Basic YTpi'],
  ])('brings %s as a token', async (_what, authorization) => {
    expect((await target.portal.inject({ url: '/api/usuario/panel', headers: { authorization } })).statusCode).toBe(401);
  });

  test('registers one e-mail ten times at once, as an administrator', async () => {
    const { db } = target.portal;
    await db.updateTable('configuracion').set({ registro_abierto: true }).execute();
    const email = `atacante-${nextNumber()}@example.com`;
    const payload = {
      email,
      first_name: 'Rosa',
      last_name: 'Quispe',
      password: 'caballo-verde-77',
      password_confirmation: 'caballo-verde-77',
    };
    const roles = { indicador_admin: 1, indicador_soporte: 1, id_usuario: 1, id_empresa: 1, username: '10000001' };
    const register = (more: object) =>
      atOnce(10, (index) =>
        target.portal.inject({
          method: 'POST',
          url: '/api/register',
          payload: { ...payload, ...more, email: index % 2 ? email : email.toUpperCase() },
        }),
      );
    expect(byStatus(await register(roles))).toEqual({ 400: 10 });
    expect(byStatus(await register({}))[200]).toBe(1);
    const people = await db
      .selectFrom('usuario')
      .select(['indicador_admin', 'indicador_soporte', 'id_empresa', 'username'])
      .where('correo_electronico', '=', email)
      .execute();
    expect(people).toEqual([{ indicador_admin: 0, indicador_soporte: 0, id_empresa: null, username: email }]);
    await db.updateTable('configuracion').set({ registro_abierto: false }).execute();
  });

  test('uses a link of a forgotten password twenty times at once', async () => {
    const { db } = target.portal;
    const person = await buildUsuario(db);
    await target.portal.call(sesionApi.forgotPassword, { body: { email: person.correo_electronico! } });
    const letter = db.selectFrom('correo').select('texto').where('id_usuario', '=', person.id_usuario);
    await expect.poll(async () => (await letter.executeTakeFirst())?.texto).toContain('#token=');
    const token = /#token=([\w-]+)/.exec((await letter.executeTakeFirstOrThrow()).texto)?.[1] ?? '';
    const password = 'caballo-verde-77';
    const answers = await atOnce(20, () =>
      target.portal.call(sesionApi.resetPassword, { body: { token, password, password_confirmation: password } }),
    );
    const { 200: used, 410: spent = 0, 429: blocked = 0 } = statusesOf(answers);
    expect([used, spent + blocked]).toEqual([1, 19]);
  });

  test('guesses the PIN of a person on three tablets at once', async () => {
    const { db } = target.portal;
    const empresa = await buildEmpresa(db);
    const person = await buildUsuario(db, { id_empresa: empresa.id_empresa });
    await buildPin(db, person.id_usuario);
    const tablets = await atOnce(3, () => buildDispositivo(db, empresa));
    const answers = await atOnce(30, (index) => {
      const { token } = tablets[index % 3]!;
      return target.portal.call(dispositivoApi.entrar, { token, body: { documento: person.username, pin: `59${index + 1000}` } });
    });
    expect(statusesOf(answers)).toEqual({ 401: ACCOUNT, 429: 30 - ACCOUNT });
  });
}
