import { avanceApi } from '@portal/contract/avance';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn, tokenHash } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';
import { purgeExpired } from './sesion.public.ts';

const app = useTestApp();
const DAY = 86_400_000;
const HOUR = 3_600_000;
const verify = (authtoken: string) => app.call(sesionApi.verifyToken, { query: { authtoken } });
const after = (milliseconds: number) => (app.now = new Date(TEST_NOW.getTime() + milliseconds));
const newToken = async (username: string) =>
  (await app.call(sesionApi.login, { body: { username, password: DEMO_PASSWORD } })).data.api_token;

beforeEach(() => {
  app.now = TEST_NOW;
});

test('a session expires after exactly seven days', async () => {
  const { username } = await buildUsuario(app.db);
  const token = await newToken(username);
  for (let used = 0; used < 7 * DAY; used += 11 * HOUR) {
    after(used);
    expect((await verify(token)).status).toBe(200);
  }
  after(7 * DAY - 1);
  expect((await verify(token)).status).toBe(200);
  after(7 * DAY);
  const ended = await verify(token);
  expect(ended).toMatchObject({ status: 401, problem: { code: 'sesion_requerida' } });
});

const lastUse = async (token: string) =>
  (await app.db.selectFrom('sesion').select('ultimo_uso').where('token_hash', '=', tokenHash(token)).executeTakeFirstOrThrow()).ultimo_uso;

test('a session that nobody used for twelve hours has ended; its use is written every few minutes', async () => {
  const { username } = await buildUsuario(app.db);
  const token = await newToken(username);
  after(5 * 60_000);
  expect([(await verify(token)).status, await lastUse(token)]).toEqual([200, null]);
  after(5 * 60_000 + 1);
  expect([(await verify(token)).status, await lastUse(token)]).toEqual([200, app.now.toISOString()]);
  const used = app.now.getTime() - TEST_NOW.getTime();
  after(used + 12 * HOUR - 1);
  expect((await app.call(evaluacionApi.ofSesion, { token })).status).toBe(200);
  after(used + 24 * HOUR - 1);
  expect((await app.call(evaluacionApi.ofSesion, { token })).problem.code).toBe('sesion_requerida');
});

test('sesion_inactiva_horas comes from the settings', async () => {
  const { username } = await buildUsuario(app.db);
  const token = await newToken(username);
  after(2 * HOUR);
  await app.db.updateTable('configuracion').set({ sesion_inactiva_horas: 2 }).execute();
  expect((await verify(token)).status).toBe(401);
  await app.db.updateTable('configuracion').set({ sesion_inactiva_horas: 12 }).execute();
  expect((await verify(token)).status).toBe(200);
});

test('verify_token takes the token of the header; older clients send it as a parameter', async () => {
  const person = await buildUsuario(app.db);
  const token = await newToken(person.username);
  expect((await app.call(sesionApi.verifyToken, { query: {}, token })).data.id).toBe(person.id_usuario);
  expect((await app.call(sesionApi.verifyToken, { query: { authtoken: token } })).data.id).toBe(person.id_usuario);
  expect((await app.call(sesionApi.verifyToken, { query: {} })).status).toBe(401);
});

test('logout revokes only its own session; a second one answers 401', async () => {
  const { username } = await buildUsuario(app.db);
  const [one, two] = [await newToken(username), await newToken(username)];
  expect((await app.call(sesionApi.logout, { token: one })).data.clave).toBe('sesion.cerrada');
  expect([(await verify(one)).status, (await verify(two)).status]).toEqual([401, 200]);
  expect((await app.call(sesionApi.logout, { token: one })).status).toBe(401);
});

test.each(['x', 'no-es-un-token-de-los-nuestros-pero-largo', "' or 1=1 --", '\u0000', 'ñ'.repeat(100)])('«%s» gives 401', async (token) => {
  expect((await verify(token)).status).toBe(401);
});

test('the scheme Bearer is case-insensitive', async () => {
  const token = await signIn(app, await buildUsuario(app.db));
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${token}` };
    expect((await app.inject({ url: '/api/evaluacion/sellst/usuario', headers })).statusCode, scheme).toBe(200);
  }
});

test('an empty token answers 401', async () => {
  expect((await app.http.inject({ method: 'POST', url: '/api/usuario/verify_token?authtoken=' })).statusCode).toBe(401);
});

test('a Cesado person loses open sessions at once', async () => {
  const person = await buildUsuario(app.db);
  const token = await newToken(person.username);
  await app.db
    .updateTable('usuario')
    .set({ codigo_estado: 2, fecha_cese: '2026-11-21' })
    .where('id_usuario', '=', person.id_usuario)
    .execute();
  expect((await verify(token)).status).toBe(401);
  expect((await app.call(usuarioApi.sel, { params: { id: person.id_usuario }, token })).status).toBe(401);
});

test('the password expires at midnight of Lima; then only its change is allowed', async () => {
  // 2026-08-24 04:59 UTC is 23 August in Lima; with 90 days the last day is 21 November there.
  const person = await buildUsuario(app.db, { contrasenia_fecha: '2026-08-24T04:59:00.000Z' });
  const token = await signIn(app, person);
  const kpi = () => app.call(avanceApi.kpi, { params: { id: person.id_usuario }, token });
  app.now = new Date('2026-11-22T04:59:59.000Z');
  expect((await verify(token)).data.dias_vencimiento).toBe(0);
  expect((await kpi()).status).toBe(200);
  app.now = new Date('2026-11-22T05:00:00.000Z');
  expect((await verify(token)).data).toMatchObject({ dias_vencimiento: -1, indicador_contrasenia_temporal: 0 });
  expect((await kpi()).problem.code).toBe('contrasena_vencida');
  expect((await app.call(sesionApi.logout, { token })).status).toBe(200);
});

test('dias_vencimiento comes from the settings', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  await app.db.updateTable('configuracion').set({ dias_vencimiento: 30 }).execute();
  expect((await verify(token)).data.dias_vencimiento).toBe(29);
  await app.db.updateTable('configuracion').set({ dias_vencimiento: 90 }).execute();
});

test('the record of a person has texts of codes, no password, and is readable by its owner and admins', async () => {
  const { id_empresa } = await buildEmpresa(app.db, { empresa: 'Botica Andina' });
  const { id_parametro } = await buildParametro(app.db, { id_dominio: DOMINIO.cargo, codigo_parametro: '007', parametro: 'Cajera' });
  const boss = await buildUsuario(app.db, { nombres: 'Ñusta' });
  const person = await buildUsuario(app.db, {
    id_empresa,
    id_cargo: id_parametro,
    codigo_jefe_inmediato: boss.codigo_usuario,
    fecha_ingreso: '2026-01-31',
  });
  const token = await signIn(app, person);
  const { data } = await app.call(usuarioApi.sel, { params: { id: person.id_usuario }, token });
  expect(data).toMatchObject({
    empresa: 'Botica Andina',
    cargo: 'Cajera',
    jefe_inmediato: boss.personal,
    fecha_ingreso: '2026-01-31',
    estado: 'Activo',
    rol: 'Alumno',
  });
  expect(JSON.stringify(data)).not.toContain('argon2');
  expect((await app.call(usuarioApi.sel, { params: { id: boss.id_usuario }, token })).status).toBe(403);
  const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  expect((await app.call(usuarioApi.sel, { params: { id: boss.id_usuario }, token: admin })).status).toBe(200);
  expect((await app.call(usuarioApi.sel, { params: { id: 999_999 }, token: admin })).status).toBe(404);
});

test('the purge deletes only rows that ended more than a day ago', async () => {
  const person = await buildUsuario(app.db);
  const kept = await newToken(person.username);
  const gone = await signIn({ db: app.db, now: new Date(TEST_NOW.getTime() - 3 * DAY) }, person);
  const before = await app.db.selectFrom('sesion').select('id_sesion').where('id_usuario', '=', person.id_usuario).execute();
  await purgeExpired(app.db, TEST_NOW);
  const left = await app.db.selectFrom('sesion').select('id_sesion').where('id_usuario', '=', person.id_usuario).execute();
  expect([before.length, left.length]).toEqual([2, 1]);
  expect([(await verify(kept)).status, (await verify(gone)).status]).toEqual([200, 401]);
});
