import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildFactor, codeAt, TEST_RECOVERY } from '@portal/testkit/builders/ingreso/factor.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const STEP = 30_000;
/** A code that no secret gives within the window, with a chance of three in a million. */
const WRONG = '000000';

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

const later = (milliseconds: number) => (app.now = new Date(app.now.getTime() + milliseconds));
const state = async (token: string) => (await app.call(sesionApi.selFactor, { token })).data;
const login = (username: string) => app.call(sesionApi.login, { body: { username, password: DEMO_PASSWORD } });
const finish = (desafio: string, codigo: string) => app.call(sesionApi.loginFactor, { body: { desafio, codigo } });

/** Signs in with the password; returns the challenge. */
async function challenge(username: string): Promise<string> {
  const { status, problem } = await login(username);
  expect([status, problem.code]).toEqual([403, 'segundo_factor']);
  return (problem.detail as { desafio: string }).desafio;
}

async function personWithFactor() {
  const person = await buildUsuario(app.db);
  return { ...person, secreto: await buildFactor(app, person) };
}

test('a person enrols with a code, gets ten recovery codes once and keeps this session alone', async () => {
  const person = await buildUsuario(app.db);
  const [token, other] = [await signIn(app, person), await signIn(app, person)];
  expect(await state(token)).toEqual({ activo: false, fecha_activacion: null, codigos: 0 });
  const { data } = await app.call(sesionApi.iniciarFactor, { token });
  expect(data.direccion).toContain(`secret=${data.secreto}`);
  expect((await login(person.username)).status).toBe(200);
  const wrong = await app.call(sesionApi.activarFactor, { body: { codigo: WRONG }, token });
  expect(wrong.problem.claves?.codigo?.clave).toBe('sesion.factor.errado');
  const { data: done } = await app.call(sesionApi.activarFactor, { body: { codigo: codeAt(data.secreto, app.now) }, token });
  expect(new Set(done.codigos).size).toBe(10);
  expect(await state(token)).toEqual({ activo: true, fecha_activacion: app.now.toISOString(), codigos: 10 });
  expect((await app.call(sesionApi.selFactor, { token: other })).status).toBe(401);
  expect((await app.call(sesionApi.iniciarFactor, { token })).problem.clave).toBe('seguridad.respuesta.yaActivo');
});

test('neither log nor answers hold the secret or a recovery code', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  const { data } = await app.call(sesionApi.iniciarFactor, { token });
  const { data: done } = await app.call(sesionApi.activarFactor, { body: { codigo: codeAt(data.secreto, app.now) }, token });
  const logged = JSON.stringify(await app.db.selectFrom('log').selectAll().execute());
  const stored = JSON.stringify(await app.db.selectFrom('codigo_recuperacion').selectAll().execute());
  expect(logged).toContain('factor_activado');
  const read = await app.inject({ method: 'GET', url: '/api/usuario/factor', headers: { authorization: `Bearer ${token}` } });
  for (const text of [logged, read.body]) expect(text).not.toContain(data.secreto);
  for (const codigo of done.codigos) for (const text of [logged, stored, read.body]) expect(text).not.toContain(codigo);
});

test('the password alone opens no session; with a code of the app it does', async () => {
  const { username, secreto } = await personWithFactor();
  const desafio = await challenge(username);
  expect((await app.call(sesionApi.selFactor, { token: desafio })).status).toBe(401);
  const { status, data } = await finish(desafio, codeAt(secreto, app.now).replace(/^.../, '$& '));
  expect(status).toBe(200);
  expect((await state(data.api_token)).activo).toBe(true);
  expect((await finish(desafio, codeAt(secreto, new Date(app.now.getTime() + STEP)))).status).toBe(410);
});

test.each([
  [-2, 401],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 401],
])('a code %s steps away answers %s', async (steps, status) => {
  const { username, secreto } = await personWithFactor();
  expect((await finish(await challenge(username), codeAt(secreto, new Date(app.now.getTime() + steps * STEP)))).status).toBe(status);
});

test('a code is accepted once, and none older than the last accepted one', async () => {
  const { username, secreto } = await personWithFactor();
  const codigo = codeAt(secreto, app.now);
  expect((await finish(await challenge(username), codigo)).status).toBe(200);
  const replay = await finish(await challenge(username), codigo);
  expect([replay.status, replay.problem.clave]).toEqual([401, 'sesion.factor.errado']);
  expect((await finish(await challenge(username), codeAt(secreto, new Date(app.now.getTime() - STEP)))).status).toBe(401);
  expect((await finish(await challenge(username), codeAt(secreto, new Date(app.now.getTime() + STEP)))).status).toBe(200);
});

test('a clock that ran a day ahead and was set back locks nobody out', async () => {
  const { username, secreto } = await personWithFactor();
  later(24 * 60 * 60_000);
  expect((await finish(await challenge(username), codeAt(secreto, app.now))).status).toBe(200);
  app.now = new Date(TEST_NOW.getTime() + STEP);
  const codigo = codeAt(secreto, app.now);
  expect((await finish(await challenge(username), codigo)).status).toBe(200);
  expect((await finish(await challenge(username), codigo)).status).toBe(401);
});

test('of two sign-ins with the same code at the same moment one succeeds', async () => {
  const { username, secreto } = await personWithFactor();
  const challenges = [await challenge(username), await challenge(username)];
  const answers = await Promise.all(challenges.map((desafio) => finish(desafio, codeAt(secreto, app.now))));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
});

test('a recovery code works once, whatever its case, and is noted in the log', async () => {
  const { username, id_usuario } = await personWithFactor();
  const { status, data } = await finish(await challenge(username), TEST_RECOVERY.toLowerCase().replaceAll('-', ' '));
  expect(status).toBe(200);
  expect(await state(data.api_token)).toMatchObject({ codigos: 0 });
  expect((await finish(await challenge(username), TEST_RECOVERY)).status).toBe(401);
  const events = await app.db.selectFrom('log').select('tipo').where('id_usuario', '=', id_usuario).execute();
  expect(events.map(({ tipo }) => tipo)).toContain('factor_recuperacion');
});

test('a challenge ends after five minutes, and with a change of the password', async () => {
  const { username, secreto, id_usuario } = await personWithFactor();
  const old = await challenge(username);
  later(5 * 60_000);
  expect((await finish(old, codeAt(secreto, app.now))).problem.clave).toBe('sesion.factor.vencido');
  const fresh = await challenge(username);
  const body = { id_usuario, contrasenia: 'caballo-verde-77' };
  const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  expect((await app.call(sesionApi.updPassword, { body, token: admin })).status).toBe(200);
  expect((await finish(fresh, codeAt(secreto, app.now))).status).toBe(410);
});

test('after five wrong codes the person waits, with a new challenge too', async () => {
  const { username, secreto } = await personWithFactor();
  const desafio = await challenge(username);
  for (let tries = 0; tries < 5; tries += 1) expect((await finish(desafio, WRONG)).status).toBe(401);
  const blocked = await finish(await challenge(username), codeAt(secreto, app.now));
  expect([blocked.status, blocked.problem.code]).toEqual([429, 'demasiados_intentos']);
  later(31_000);
  expect((await finish(desafio, codeAt(secreto, app.now))).status).toBe(410);
  expect((await finish(await challenge(username), codeAt(secreto, app.now))).status).toBe(200);
});

test('the codes of one person do not help another', async () => {
  const [one, two] = [await personWithFactor(), await personWithFactor()];
  await app.db.deleteFrom('codigo_recuperacion').where('id_usuario', '=', two.id_usuario).execute();
  const desafio = await challenge(two.username);
  expect((await finish(desafio, codeAt(one.secreto, app.now))).status).toBe(401);
  expect((await finish(desafio, TEST_RECOVERY)).status).toBe(401);
});

test('new recovery codes replace the earlier ones', async () => {
  const person = await personWithFactor();
  const token = await signIn(app, person);
  const { data } = await app.call(sesionApi.codigosFactor, { body: { codigo: codeAt(person.secreto, app.now) }, token });
  expect(data.codigos).toHaveLength(10);
  expect((await finish(await challenge(person.username), TEST_RECOVERY)).status).toBe(401);
  expect((await finish(await challenge(person.username), data.codigos[3]!)).status).toBe(200);
});

test('turning it off asks for the password and a code', async () => {
  const person = await personWithFactor();
  const token = await signIn(app, person);
  const remove = (body: { contrasenia?: string; codigo: string }) => app.call(sesionApi.quitarFactor, { body, token });
  expect((await remove({ codigo: TEST_RECOVERY })).problem.clave).toBe('sesion.contrasena.faltaActual');
  expect((await remove({ contrasenia: 'otra-cosa-99', codigo: TEST_RECOVERY })).status).toBe(400);
  expect((await remove({ contrasenia: DEMO_PASSWORD, codigo: WRONG })).problem.clave).toBe('sesion.factor.errado');
  expect((await remove({ contrasenia: DEMO_PASSWORD, codigo: TEST_RECOVERY })).status).toBe(200);
  expect((await login(person.username)).status).toBe(200);
});

test('an administrator takes the factor from another person, ends their sessions and is named in the log', async () => {
  const person = await personWithFactor();
  const admin = await buildUsuario(app.db, { admin: true });
  const [theirs, token] = [await signIn(app, person), await signIn(app, admin)];
  const desafio = await challenge(person.username);
  const reset = (id_usuario: number) => app.call(sesionApi.restablecerFactor, { body: { id_usuario }, token });
  expect((await reset(person.id_usuario)).status).toBe(200);
  expect((await app.call(sesionApi.selFactor, { token: theirs })).status).toBe(401);
  expect((await finish(desafio, codeAt(person.secreto, app.now))).status).toBe(410);
  expect((await login(person.username)).status).toBe(200);
  const event = await app.db.selectFrom('log').selectAll().where('tipo', '=', 'factor_restablecido').executeTakeFirstOrThrow();
  expect(event).toMatchObject({ id_usuario: person.id_usuario, id_usuario_creacion: admin.id_usuario });
  expect((await reset(person.id_usuario)).problem.clave).toBe('seguridad.respuesta.ninguno');
  expect((await reset(admin.id_usuario)).problem.clave).toBe('seguridad.respuesta.propio');
});

test('an administrator of one company does not reach the factor of another', async () => {
  const [own, foreign] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
  const admin = await buildLimitedAdmin(app.db, [own.id_empresa]);
  const person = await buildUsuario(app.db, { id_empresa: foreign.id_empresa });
  await buildFactor(app, person);
  const token = await signIn(app, admin);
  const answer = await app.call(sesionApi.restablecerFactor, { body: { id_usuario: person.id_usuario }, token });
  expect([answer.status, answer.problem.clave]).toEqual([404, 'inexistente.usuario']);
});
