import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';
import { purgeExpired } from '../sesion.public.ts';

const app = useTestApp();
const REFUSED = 'El inicio de sesión falló, por favor verifique e intente nuevamente';
const login = (username: string, password = DEMO_PASSWORD) => app.call(sesionApi.login, { body: { username, password } });
const later = (seconds: number) => (app.now = new Date(app.now.getTime() + seconds * 1000));

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

test('signs in with the document number, records fecha_login and the log, and the token authorises calls', async () => {
  const person = await buildUsuario(app.db);
  const { status, data } = await login(person.username);
  expect(status).toBe(200);
  expect(data).toMatchObject({ result: '0', dias_vencimiento: 89 });
  expect(data.api_token).toMatch(/^[\w-]{43}$/);
  const { data: me } = await app.call(sesionApi.verifyToken, { query: { authtoken: data.api_token } });
  expect(me).toMatchObject({ id: person.id_usuario, username: person.username, indicador_admin: 0, dias_vencimiento: 89 });
  expect(data.usuario).toEqual(me);
  const stored = await app.db.selectFrom('usuario').select('fecha_login').where('id_usuario', '=', person.id_usuario).executeTakeFirst();
  expect(stored?.fecha_login).toBe(TEST_NOW.toISOString());
  const entries = await app.db
    .selectFrom('log')
    .selectAll()
    .where('id_usuario', '=', person.id_usuario)
    .where('id_registro', 'is', null)
    .execute();
  expect(entries).toMatchObject([
    { tipo: 'login', tabla: 'usuario', usuario_creacion: person.username, fecha_creacion: TEST_NOW.toISOString() },
  ]);
});

test('stores only the hash of the token', async () => {
  const person = await buildUsuario(app.db);
  const { data } = await login(person.username);
  const [sesion] = await app.db.selectFrom('sesion').selectAll().where('id_usuario', '=', person.id_usuario).execute();
  expect(JSON.stringify(sesion)).not.toContain(data.api_token);
  expect(sesion?.token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('signs in with the e-mail, ignoring case, unless two people share it', async () => {
  const correo_electronico = 'Rosa.Única@example.com';
  const person = await buildUsuario(app.db, { correo_electronico });
  expect((await login('rosa.Única@EXAMPLE.com')).status).toBe(200);
  await buildUsuario(app.db, { correo_electronico });
  expect((await login(correo_electronico)).status).toBe(401);
  expect((await login(person.username)).status).toBe(200);
});

test('unknown name, wrong password, Cesado and missing password get equal answers', async () => {
  const person = await buildUsuario(app.db);
  const gone = await buildUsuario(app.db, { codigo_estado: 2, fecha_cese: '2026-10-01' });
  const bare = await buildUsuario(app.db, { contrasenia_hash: null });
  const answers = [
    await login('99999999'),
    await login(person.username, 'otra contraseña'),
    await login(gone.username),
    await login(bare.username),
  ];
  for (const { status, problem } of answers) {
    expect(status).toBe(401);
    expect(problem).toEqual({ ...answers[0]!.problem, code: 'credenciales', message: REFUSED });
  }
});

/**
 * Measures the least CPU time of a refused sign-in by each name, in microseconds, alternating the names. The least of several, because a
 * busy machine and a collection of garbage only add.
 */
async function work(names: readonly string[], rounds: number): Promise<number[]> {
  const least = names.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) {
      await app.db.deleteFrom('intento_acceso').execute();
      const start = process.cpuUsage();
      await login(name, 'una contraseña errada');
      const { user, system } = process.cpuUsage(start);
      least[index] = Math.min(least[index]!, user + system);
    }
  }
  return least;
}

test('an unknown name takes as much CPU time as a known one', async () => {
  const person = await buildUsuario(app.db);
  const [known, unknown] = await work([person.username, '99999998'], 15);
  // Without its hash an unknown name takes a twentieth; a busy machine moves the ratio by less than these bounds.
  expect(unknown! / known!).toBeGreaterThan(0.5);
  expect(unknown! / known!).toBeLessThan(2);
});

test('after five failures an account is blocked for 30 s, doubling each time; blocked attempts check no password', async () => {
  const person = await buildUsuario(app.db);
  for (let round = 0; round < 5; round += 1) expect((await login(person.username, 'errada errada')).status).toBe(401);
  const blocked = await login(person.username);
  expect(blocked.status).toBe(429);
  expect(blocked.problem).toMatchObject({ code: 'demasiados_intentos', detail: { segundos: 30 } });
  expect(blocked.problem).toMatchObject({ clave: 'sesion.espera', valores: { minutos: 0, segundos: 30 } });
  later(29);
  expect((await login(person.username)).problem.detail).toEqual({ segundos: 1 });
  later(1);
  expect((await login(person.username, 'errada errada')).status).toBe(401);
  expect((await login(person.username)).problem.valores).toEqual({ minutos: 1, segundos: 60 });
  later(60);
  expect((await login(person.username)).status).toBe(200);
  expect((await login(person.username, 'errada errada')).status).toBe(401);
  expect((await login(person.username)).status).toBe(200);
});

const fromDevice = (username: string, dispositivo: string | undefined, password = DEMO_PASSWORD) =>
  app.call(sesionApi.login, { body: { username, password, dispositivo } });

test('strangers who block an account do not lock out the browser in which its owner signed in', async () => {
  const [owner, other] = [await buildUsuario(app.db), await buildUsuario(app.db)];
  const { dispositivo } = (await login(owner.username)).data;
  expect((await fromDevice(other.username, dispositivo)).data.dispositivo).toBe(dispositivo);
  for (let round = 0; round < 6; round += 1) await login(owner.username, 'errada errada');
  expect((await login(owner.username)).status).toBe(429);
  expect((await fromDevice(owner.username, 'x'.repeat(43))).status).toBe(429);
  expect((await fromDevice(owner.correo_electronico!, dispositivo)).status).toBe(200);
  expect((await login(owner.username)).status).toBe(429);
});

test('a known browser has the same limits, and is known for its own people alone', async () => {
  const [owner, other] = [await buildUsuario(app.db), await buildUsuario(app.db)];
  const { dispositivo } = (await login(owner.username)).data;
  const attempts = await Promise.all(Array.from({ length: 20 }, () => fromDevice(owner.username, dispositivo, 'errada errada')));
  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(5);
  expect((await fromDevice(owner.username, dispositivo)).status).toBe(429);
  for (let round = 0; round < 5; round += 1) await fromDevice(other.username, dispositivo, 'errada errada');
  expect((await fromDevice(other.username, dispositivo)).status).toBe(429);
});

test('the database stores the hash of a device, and keeps the latest twenty of a person for half a year', async () => {
  const { username, id_usuario } = await buildUsuario(app.db);
  const { dispositivo } = (await login(username)).data;
  const stored = () => app.db.selectFrom('dispositivo').selectAll().where('id_usuario', '=', id_usuario).execute();
  expect(JSON.stringify(await stored())).not.toContain(dispositivo);
  later(60);
  for (let device = 0; device < 20; device += 1) await login(username);
  await purgeExpired(app.db, app.now);
  expect((await stored()).map(({ fecha_uso }) => fecha_uso)).toEqual(Array.from({ length: 20 }, () => app.now.toISOString()));
  await purgeExpired(app.db, new Date(app.now.getTime() + 181 * 86_400_000));
  expect(await stored()).toEqual([]);
});

test('strangers who block an account do not keep its signed-in owner from a new password', async () => {
  const person = await buildUsuario(app.db);
  const token = (await login(person.username)).data.api_token;
  for (let round = 0; round < 6; round += 1) await login(person.username, 'errada errada');
  const body = { contrasenia_actual: DEMO_PASSWORD, contrasenia: 'caballo-verde-78' };
  expect((await app.call(sesionApi.updPassword, { body, token })).status).toBe(200);
});

test('unknown names are blocked equally; e-mail and document share one counter', async () => {
  for (let round = 0; round < 5; round += 1) expect((await login('77777777', 'errada errada')).status).toBe(401);
  expect((await login('77777777', 'errada errada')).status).toBe(429);
  const person = await buildUsuario(app.db);
  const names = [person.username, person.correo_electronico!];
  for (let round = 0; round < 5; round += 1) await login(names[round % 2]!, 'errada errada');
  expect((await login(person.username)).status).toBe(429);
  expect((await login(person.correo_electronico!)).status).toBe(429);
});

test('twenty simultaneous attempts check five passwords', async () => {
  const person = await buildUsuario(app.db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(person.username, 'errada errada')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('an address is blocked across accounts; signing in to an own account does not reset it', async () => {
  const person = await buildUsuario(app.db);
  for (let round = 0; round < 59; round += 1) expect((await login(`name-${round}`, 'errada errada')).status).toBe(401);
  expect((await login(person.username)).status).toBe(200);
  expect((await login('name-60', 'errada errada')).status).toBe(401);
  expect((await login(person.username)).status).toBe(429);
  expect((await login('name-61', 'errada errada')).status).toBe(429);
});

test('old failures do not count', async () => {
  const person = await buildUsuario(app.db);
  for (let round = 0; round < 4; round += 1) await login(person.username, 'errada errada');
  later(3601);
  for (let round = 0; round < 4; round += 1) expect((await login(person.username, 'errada errada')).status).toBe(401);
  expect((await login(person.username)).status).toBe(200);
});

test('a typed name is not stored in clear', async () => {
  await login('mi-secreto-tecleado-aqui', 'errada errada');
  const rows = await app.db.selectFrom('intento_acceso').select('clave').execute();
  expect(JSON.stringify(rows)).not.toContain('secreto');
});

test('a password matches in composed and decomposed Unicode form', async () => {
  const person = await buildUsuario(app.db);
  const token = (await login(person.username)).data.api_token;
  const body = { contrasenia_actual: DEMO_PASSWORD, contrasenia: 'mañana-será-otro-día'.normalize('NFD') };
  expect((await app.call(sesionApi.updPassword, { body, token })).status).toBe(200);
  expect((await login(person.username, 'mañana-será-otro-día'.normalize('NFC'))).status).toBe(200);
});
