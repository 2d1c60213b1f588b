import { cursoApi } from '@portal/contract/curso';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { Authenticator } from '@portal/testkit/authenticator.ts';
import { buildFactor, codeAt } from '@portal/testkit/builders/ingreso/factor.ts';
import { buildLlave } from '@portal/testkit/builders/ingreso/llave.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const MINUTE = 60_000;

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

const later = (milliseconds: number) => (app.now = new Date(app.now.getTime() + milliseconds));
const start = async (desafio?: string) => (await app.call(sesionApi.iniciarLoginLlave, { body: { desafio } })).data.opciones;
type Answer = ReturnType<Authenticator['get']>;
const enter = (llave: Answer) => app.call(sesionApi.loginLlave, { body: { llave } });
const list = async (token: string) => (await app.call(sesionApi.sellstLlave, { token })).data;
const eventsOf = async (id_usuario: number) =>
  (await app.db.selectFrom('log').select('tipo').where('id_usuario', '=', id_usuario).execute()).map(({ tipo }) => tipo);

async function personWithLlave(authenticator = new Authenticator()) {
  const person = await buildUsuario(app.db);
  return { ...person, authenticator: await buildLlave(app, person, authenticator) };
}

/** Signs in with the password; returns the challenge and what the sign-in asks for. */
async function challenge(username: string) {
  const { status, problem } = await app.call(sesionApi.login, { body: { username, password: DEMO_PASSWORD } });
  expect([status, problem.code]).toEqual([403, 'segundo_factor']);
  return problem.detail as { desafio: string; factores: { codigo: boolean; llave: boolean } };
}

test('a person registers several passkeys with names, sees their use and removes one', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  expect(await list(token)).toEqual([]);
  const phone = new Authenticator();
  for (const [nombre, authenticator] of [
    ['Teléfono', phone],
    ['Portátil', new Authenticator()],
  ] as const) {
    const { data } = await app.call(sesionApi.iniciarLlave, { token });
    expect(data.opciones.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    expect((await app.call(sesionApi.insLlave, { body: { nombre, llave: authenticator.create(data.opciones) }, token })).status).toBe(200);
  }
  later(MINUTE);
  expect((await enter(phone.get(await start()))).status).toBe(200);
  const [first, second] = await list(token);
  expect(first).toEqual({
    id_llave: first!.id_llave,
    nombre: 'Teléfono',
    respaldada: false,
    fecha_creacion: TEST_NOW.toISOString(),
    fecha_uso: app.now.toISOString(),
  });
  expect(second).toMatchObject({ nombre: 'Portátil', fecha_uso: null });
  expect((await app.call(sesionApi.delLlave, { params: { id: first!.id_llave }, token })).status).toBe(200);
  expect((await list(token)).map(({ nombre }) => nombre)).toEqual(['Portátil']);
  expect((await enter(phone.get(await start()))).status).toBe(401);
  expect(await eventsOf(person.id_usuario)).toEqual(expect.arrayContaining(['llave_agregada', 'llave_retirada']));
});

test('the first protection closes the other sessions, a further one does not', async () => {
  const person = await buildUsuario(app.db);
  const before = await signIn(app, person);
  await buildLlave(app, person);
  expect((await app.call(sesionApi.sellstLlave, { token: before })).status).toBe(401);
  const between = await signIn(app, person);
  await buildLlave(app, person);
  expect((await app.call(sesionApi.sellstLlave, { token: between })).status).toBe(200);
});

test('a passkey opens a session without password and without a code, which is a proof and ignores the age of the password', async () => {
  const admin = await buildUsuario(app.db, { admin: true, contrasenia_temporal: true });
  const authenticator = await buildLlaveOfTemporary(admin);
  await buildFactor(app, admin);
  const { status, data } = await enter(authenticator.get(await start()));
  expect([status, data.usuario.id]).toEqual([200, admin.id_usuario]);
  const token = data.api_token;
  expect((await app.call(cursoApi.sellst, { query: {}, token })).status).toBe(200);
  const [sesion] = (await app.call(sesionApi.sellstSesion, { token })).data;
  expect(sesion).toMatchObject({ proveedor: 'llave', actual: true });
});

/** Registers a passkey while the password is not yet expired. */
async function buildLlaveOfTemporary({ id_usuario }: { id_usuario: number }): Promise<Authenticator> {
  await app.db.updateTable('usuario').set({ contrasenia_temporal: false }).where('id_usuario', '=', id_usuario).execute();
  const authenticator = await buildLlave(app, { id_usuario });
  await app.db.updateTable('usuario').set({ contrasenia_temporal: true }).where('id_usuario', '=', id_usuario).execute();
  return authenticator;
}

test('after the password the sign-in asks for a passkey of the person, and no other counts', async () => {
  const [person, other] = [await personWithLlave(), await personWithLlave()];
  const { desafio, factores } = await challenge(person.username);
  expect(factores).toEqual({ codigo: false, llave: true });
  const finish = (llave: Answer) => app.call(sesionApi.loginFactor, { body: { desafio, llave } });
  const opciones = await start(desafio);
  expect(opciones.allowCredentials.map(({ id }) => id)).toEqual([person.authenticator.id.toString('base64url')]);
  const foreign = await finish(other.authenticator.get(opciones, { userHandle: null }));
  expect([foreign.status, foreign.problem.clave]).toEqual([401, 'seguridad.llave.rechazada']);
  const { status, data } = await finish(person.authenticator.get(await start(desafio)));
  expect([status, data.usuario.id]).toEqual([200, person.id_usuario]);
  expect((await app.call(sesionApi.iniciarLoginLlave, { body: { desafio } })).status).toBe(410);
});

test('with app and passkey either finishes the sign-in', async () => {
  const person = await personWithLlave();
  const secreto = await buildFactor(app, person);
  const { desafio, factores } = await challenge(person.username);
  expect(factores).toEqual({ codigo: true, llave: true });
  expect((await app.call(sesionApi.loginFactor, { body: { desafio, codigo: codeAt(secreto, app.now) } })).status).toBe(200);
  const body = { desafio, codigo: '123456', llave: person.authenticator.get(await start()) };
  expect((await app.call(sesionApi.loginFactor, { body })).status).toBe(400);
});

test('a challenge is answered once, also at the same moment from two tabs', async () => {
  const { authenticator } = await personWithLlave();
  const opciones = await start();
  const answers = await Promise.all([enter(authenticator.get(opciones)), enter(authenticator.get(opciones))]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 401]);
  expect((await enter(authenticator.get(opciones))).status).toBe(401);
});

test('two tabs each have their own challenge', async () => {
  const { authenticator } = await personWithLlave();
  const [one, two] = [await start(), await start()];
  expect(one.challenge).not.toBe(two.challenge);
  expect((await enter(authenticator.get(two))).status).toBe(200);
  expect((await enter(authenticator.get(one))).status).toBe(200);
});

test('a challenge ends after five minutes', async () => {
  const { authenticator } = await personWithLlave();
  const [old, fresh] = [await start(), await start()];
  later(5 * MINUTE - 1);
  expect((await enter(authenticator.get(fresh))).status).toBe(200);
  later(1);
  expect((await enter(authenticator.get(old))).status).toBe(401);
});

test('a wrong answer uses its challenge up', async () => {
  const { authenticator } = await personWithLlave();
  const opciones = await start();
  expect((await enter(authenticator.get(opciones, { verified: false }))).status).toBe(401);
  expect((await enter(authenticator.get(opciones))).status).toBe(401);
});

test.each([
  ['another origin', { origin: 'https://portal.example.net' }],
  ['the origin of another port', { origin: 'http://localhost:3001' }],
  ['another site', { rpId: 'example.net' }],
  ['nobody verified', { verified: false }],
  ['a challenge that the portal did not write', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
  ['no challenge', { challenge: '' }],
  ['a registration', { type: 'webauthn.create' }],
  ['nobody named', { userHandle: null }],
  ['somebody else named', { userHandle: Buffer.alloc(32, 7).toString('base64url') }],
])('an answer with %s is refused like an unknown passkey', async (_, lies) => {
  const { authenticator } = await personWithLlave();
  const answer = await enter(authenticator.get(await start(), lies));
  const unknown = await enter(new Authenticator().get(await start()));
  expect([answer.status, answer.problem]).toEqual([401, unknown.problem]);
  expect((await enter(authenticator.get(await start()))).status).toBe(200);
});

test('a signature that was changed, or is over other data, is refused', async () => {
  const { authenticator } = await personWithLlave();
  const first = authenticator.get(await start());
  const bytes = Buffer.from(first.response.signature, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  const tampered = { ...first, response: { ...first.response, signature: bytes.toString('base64url') } };
  expect((await enter(tampered)).status).toBe(401);
  const [one, two] = [authenticator.get(await start()), authenticator.get(await start())];
  const mixed = { ...one, response: { ...one.response, signature: two.response.signature } };
  expect((await enter(mixed)).status).toBe(401);
  expect((await enter(two)).status).toBe(200);
});

test('the passkey of one person under the name of another is refused', async () => {
  const [one, two] = [await personWithLlave(), await personWithLlave()];
  const answer = one.authenticator.get(await start());
  const disguised = { ...answer, id: two.authenticator.id.toString('base64url'), rawId: two.authenticator.id.toString('base64url') };
  expect((await enter(disguised)).status).toBe(401);
});

test('a counter that did not go on is refused and logged', async () => {
  const { authenticator, id_usuario } = await personWithLlave(new Authenticator(5));
  expect((await enter(authenticator.get(await start()))).status).toBe(200);
  for (const counter of [authenticator.counter, 1, 0])
    expect((await enter(authenticator.get(await start(), { counter }))).status).toBe(401);
  expect((await eventsOf(id_usuario)).filter((tipo) => tipo === 'llave_repetida')).toHaveLength(3);
  authenticator.counter += 10;
  expect((await enter(authenticator.get(await start()))).status).toBe(200);
});

test('of two answers with one counter at the same moment one opens a session', async () => {
  const { authenticator } = await personWithLlave(new Authenticator(5));
  const opciones = [await start(), await start()];
  const answers = await Promise.all(opciones.map((each) => enter(authenticator.get(each, { counter: 50 }))));
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 401]);
});

test('a person who left does not enter, and a reset of the second factor removes the passkeys', async () => {
  const [gone, reset] = [await personWithLlave(), await personWithLlave()];
  const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await app.db
    .updateTable('usuario')
    .set({ codigo_estado: 2, fecha_cese: '2026-10-01' })
    .where('id_usuario', '=', gone.id_usuario)
    .execute();
  expect((await enter(gone.authenticator.get(await start()))).problem.clave).toBe('seguridad.llave.rechazada');
  const body = { id_usuario: reset.id_usuario };
  expect((await app.call(sesionApi.restablecerFactor, { body, token: admin })).status).toBe(200);
  expect((await enter(reset.authenticator.get(await start()))).status).toBe(401);
  expect((await app.call(sesionApi.login, { body: { username: reset.username, password: DEMO_PASSWORD } })).status).toBe(200);
});

test('wrong answers make the next one wait, per person after the password and per address without it', async () => {
  const { username, authenticator } = await personWithLlave();
  const { desafio } = await challenge(username);
  for (let tries = 0; tries < 5; tries += 1) {
    const llave = authenticator.get(await start(desafio), { verified: false });
    expect((await app.call(sesionApi.loginFactor, { body: { desafio, llave } })).status).toBe(401);
  }
  const again = await challenge(username);
  const llave = authenticator.get(await start(again.desafio));
  expect((await app.call(sesionApi.loginFactor, { body: { desafio: again.desafio, llave } })).status).toBe(429);
  await app.db.deleteFrom('intento_acceso').execute();
  const wrong = new Authenticator();
  const answers: number[] = [];
  for (let tries = 0; tries < 61; tries += 1) answers.push((await enter(wrong.get(await start()))).status);
  expect([answers[59], answers[60]]).toEqual([401, 429]);
});

test('asking for challenges writes nothing, and an answer to none of them neither', async () => {
  const count = async () => (await app.db.selectFrom('reto_usado').selectAll().execute()).length;
  const before = await count();
  for (let times = 0; times < 5; times += 1) await start();
  await enter(new Authenticator().get(await start(), { challenge: 'YWJj' }));
  expect(await count()).toBe(before);
});
