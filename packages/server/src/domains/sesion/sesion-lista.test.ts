import { avanceApi } from '@portal/contract/avance';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildDispositivo, signInOn } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { expect, test } from 'vitest';

const app = useTestApp();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1';

/** Signs in with the password as a browser does; returns the token. */
async function enter(username: string, { agent, address = '127.0.0.1' }: { agent: string; address?: string }): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/usuario/login',
    headers: { 'user-agent': agent },
    remoteAddress: address,
    payload: { username, password: DEMO_PASSWORD },
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ api_token: string }>().api_token;
}

const list = async (token: string) => (await app.call(sesionApi.sellstSesion, { token })).data;
const statusOf = async (token: string) => (await app.call(sesionApi.sellstSesion, { token })).status;

test('the list names the device, the addresses and the use of each session and marks the one that calls', async () => {
  const { username } = await buildUsuario(app.db);
  const office = await enter(username, { agent: FIREFOX, address: '10.20.30.40' });
  const phone = await enter(username, { agent: `${IPHONE} ${'x'.repeat(2000)}`, address: '190.12.5.7' });
  const [mine, other, ...more] = await list(office);
  expect(more).toEqual([]);
  expect(mine).toMatchObject({ navegador: 'Firefox', sistema: 'Linux', ip: '10.20.30.40', red_interna: true, actual: true, tableta: null });
  expect(other).toMatchObject({ navegador: 'Safari', sistema: 'iPhone', ip_uso: '190.12.5.7', red_interna: false, actual: false });
  expect(Object.keys(other!)).not.toContain('token_hash');
  expect((await list(phone))[0]).toMatchObject({ sistema: 'iPhone', actual: true });
  const kept = await app.db.selectFrom('sesion').select('agente').where('id_sesion', '=', other!.id_sesion).executeTakeFirstOrThrow();
  expect(kept.agente).toHaveLength(300);
});

test('the use of a session keeps the address of the call', async () => {
  const began = app.now;
  const { username } = await buildUsuario(app.db);
  const token = await enter(username, { agent: FIREFOX, address: '10.0.0.1' });
  app.now = new Date(began.getTime() + 10 * 60_000);
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ method: 'GET', url: '/api/usuario/sesion/sellst', headers, remoteAddress: '200.1.2.3' });
  const [mine] = await list(token);
  app.now = began;
  expect(mine).toMatchObject({ ip: '10.0.0.1', ip_uso: '200.1.2.3', ultimo_uso: new Date(began.getTime() + 10 * 60_000).toISOString() });
});

test('a closed session ends at once, also in a process that served it before', async () => {
  const { username } = await buildUsuario(app.db);
  const [stays, goes] = [await enter(username, { agent: FIREFOX }), await enter(username, { agent: IPHONE })];
  expect(await statusOf(goes)).toBe(200);
  const [, other] = await list(stays);
  expect((await app.call(sesionApi.delSesion, { params: { id: other!.id_sesion }, token: stays })).status).toBe(200);
  expect(await statusOf(goes)).toBe(401);
  await app.restart();
  expect(await statusOf(goes)).toBe(401);
  expect((await list(stays)).map(({ actual }) => actual)).toEqual([true]);
  expect((await app.call(sesionApi.delSesion, { params: { id: other!.id_sesion }, token: stays })).status).toBe(404);
});

test('closing the others ends those on shared tablets too, and no other person’s', async () => {
  const empresa = await buildEmpresa(app.db);
  const person = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
  const stranger = await buildUsuario(app.db);
  const stays = await enter(person.username, { agent: FIREFOX });
  const tablet = await signInOn(app, await buildDispositivo(app.db, empresa), person);
  const foreign = await enter(stranger.username, { agent: FIREFOX });
  expect((await list(stays)).map(({ tableta }) => tableta !== null)).toEqual([false, true]);
  expect((await app.call(sesionApi.otrasSesiones, { token: stays })).status).toBe(200);
  expect(await list(stays)).toHaveLength(1);
  expect((await app.call(avanceApi.panel, { token: tablet })).status).toBe(401);
  expect(await statusOf(foreign)).toBe(200);
});

test('another person’s session is a 404, for an administrator too, and stays open', async () => {
  const owner = await buildUsuario(app.db);
  const admin = await buildUsuario(app.db, { admin: true });
  const theirs = await enter(owner.username, { agent: FIREFOX });
  const [session] = await list(theirs);
  const token = await enter(admin.username, { agent: FIREFOX });
  const refused = await app.call(sesionApi.delSesion, { params: { id: session!.id_sesion }, token });
  expect([refused.status, refused.problem.clave]).toEqual([404, 'inexistente.sesion']);
  expect(await statusOf(theirs)).toBe(200);
  expect((await list(token)).map(({ actual }) => actual)).toEqual([true]);
});

test('sessions that ended without use are not listed', async () => {
  const began = app.now;
  const { username } = await buildUsuario(app.db);
  await enter(username, { agent: IPHONE });
  app.now = new Date(began.getTime() + 13 * 3_600_000);
  const token = await enter(username, { agent: FIREFOX });
  const rows = await list(token);
  app.now = began;
  expect(rows).toHaveLength(1);
});
