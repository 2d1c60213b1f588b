import { avanceApi } from '@portal/contract/avance';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const NEW = 'caballo-verde-77';
type Body = { id_usuario?: number; contrasenia: string; contrasenia_actual?: string };
const change = (token: string, body: Body) => app.call(sesionApi.updPassword, { body, token });
const login = (username: string, password: string) => app.call(sesionApi.login, { body: { username, password } });
const works = async (token: string) => (await app.call(sesionApi.verifyToken, { query: { authtoken: token } })).status === 200;

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

test('changing the own password revokes all other sessions', async () => {
  const person = await buildUsuario(app.db);
  const [here, elsewhere] = [await signIn(app, person), await signIn(app, person)];
  const { data } = await change(here, { contrasenia: NEW, contrasenia_actual: DEMO_PASSWORD });
  expect(data).toMatchObject({ result: '0', clave: 'registro.actualizado', id_usuario: person.id_usuario });
  expect([await works(here), await works(elsewhere)]).toEqual([true, false]);
  expect((await login(person.username, DEMO_PASSWORD)).status).toBe(401);
  expect((await login(person.username, NEW)).status).toBe(200);
});

test('the own change requires the current password and a different, good new one', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  expect((await change(token, { contrasenia: NEW })).problem.errors).toHaveProperty('contrasenia_actual');
  expect((await change(token, { contrasenia: NEW, contrasenia_actual: 'no es esta' })).problem.claves).toEqual({
    contrasenia_actual: { clave: 'sesion.contrasena.actualErrada' },
  });
  expect((await change(token, { contrasenia: DEMO_PASSWORD, contrasenia_actual: DEMO_PASSWORD })).problem.clave).toBe(
    'sesion.contrasena.misma',
  );
  expect((await change(token, { contrasenia: 'Contraseña1', contrasenia_actual: DEMO_PASSWORD })).problem.clave).toBe(
    'sesion.contrasena.comun',
  );
  expect((await change(token, { id_usuario: person.id_usuario, contrasenia: NEW, contrasenia_actual: DEMO_PASSWORD })).status).toBe(200);
});

test('wrong current passwords block the account like failed sign-ins', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  for (let round = 0; round < 5; round += 1) await change(token, { contrasenia: NEW, contrasenia_actual: `intento ${round}` });
  expect((await change(token, { contrasenia: NEW, contrasenia_actual: DEMO_PASSWORD })).status).toBe(429);
});

test('learners and support get 403 for another person', async () => {
  const other = await buildUsuario(app.db);
  for (const options of [{}, { soporte: true }]) {
    const token = await signIn(app, await buildUsuario(app.db, options));
    expect((await change(token, { id_usuario: other.id_usuario, contrasenia: NEW })).status).toBe(403);
    expect((await change(token, { id_usuario: 999_999, contrasenia: NEW })).status).toBe(403);
  }
  expect((await login(other.username, DEMO_PASSWORD)).status).toBe(200);
});

test('a temporary password of an admin revokes sessions and must be changed first', async () => {
  const person = await buildUsuario(app.db);
  const open = await signIn(app, person);
  const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  expect((await change(admin, { id_usuario: person.id_usuario, contrasenia: 'temporal-de-hoy-5' })).status).toBe(200);
  expect(await works(open)).toBe(false);
  const { data } = await login(person.username, 'temporal-de-hoy-5');
  expect(data.dias_vencimiento).toBe(-1);
  const token = data.api_token;
  const blocked = await app.call(avanceApi.kpi, { params: { id: person.id_usuario }, token });
  expect(blocked).toMatchObject({
    status: 403,
    problem: { code: 'contrasena_vencida', clave: 'sesion.contrasena.vencida' },
  });
  expect((await app.call(usuarioApi.sel, { params: { id: person.id_usuario }, token })).status).toBe(200);
  expect((await change(token, { contrasenia: NEW, contrasenia_actual: 'temporal-de-hoy-5' })).status).toBe(200);
  expect((await app.call(avanceApi.kpi, { params: { id: person.id_usuario }, token })).status).toBe(200);
});

test('a new password of an admin removes the block; an unknown person answers 404', async () => {
  const person = await buildUsuario(app.db);
  const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  for (let round = 0; round < 6; round += 1) await login(person.username, 'errada errada');
  expect((await change(admin, { id_usuario: person.id_usuario, contrasenia: NEW })).status).toBe(200);
  expect((await login(person.username, NEW)).status).toBe(200);
  expect((await change(admin, { id_usuario: 999_999, contrasenia: NEW })).status).toBe(404);
});

test('an admin with an expired password cannot set passwords of others', async () => {
  const person = await buildUsuario(app.db);
  const admin = await buildUsuario(app.db, { admin: true, contrasenia_temporal: true });
  const token = await signIn(app, admin);
  expect((await change(token, { id_usuario: person.id_usuario, contrasenia: NEW })).problem.code).toBe('contrasena_vencida');
  expect((await app.call(usuarioApi.sel, { params: { id: person.id_usuario }, token })).problem.code).toBe('contrasena_vencida');
});

test('the log names actor and person of a change, without the password', async () => {
  const person = await buildUsuario(app.db);
  const boss = await buildUsuario(app.db, { admin: true });
  await change(await signIn(app, boss), { id_usuario: person.id_usuario, contrasenia: NEW });
  const entries = await app.db
    .selectFrom('log')
    .selectAll()
    .where('id_usuario', '=', person.id_usuario)
    .where('id_registro', 'is', null)
    .execute();
  expect(entries).toMatchObject([{ tipo: 'contrasenia_temporal', usuario_creacion: boss.username, id_usuario_creacion: boss.id_usuario }]);
  expect(JSON.stringify(entries)).not.toContain(NEW);
});

test('a sign-in with the old password during the change leaves no valid session', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  const [, ...logins] = await Promise.all([
    change(token, { contrasenia: NEW, contrasenia_actual: DEMO_PASSWORD }),
    ...Array.from({ length: 4 }, () => login(person.username, DEMO_PASSWORD)),
  ]);
  const tokens = logins.filter(({ status }) => status === 200).map(({ data }) => data.api_token);
  for (const survivor of tokens) expect(await works(survivor)).toBe(false);
});
