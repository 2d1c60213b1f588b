import { cursoApi } from '@portal/contract/curso';
import { emailApi } from '@portal/contract/email';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { Authenticator } from '@portal/testkit/authenticator.ts';
import { buildLlave } from '@portal/testkit/builders/ingreso/llave.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const MINUTE = 60_000;

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

const later = (milliseconds: number) => (app.now = new Date(app.now.getTime() + milliseconds));
const start = async () => (await app.call(sesionApi.iniciarLoginLlave, { body: {} })).data.opciones;
type Answer = ReturnType<Authenticator['get']>;
const enter = (llave: Answer) => app.call(sesionApi.loginLlave, { body: { llave } });
const list = async (token: string) => (await app.call(sesionApi.sellstLlave, { token })).data;

async function personWithLlave(authenticator = new Authenticator()) {
  const person = await buildUsuario(app.db);
  return { ...person, authenticator: await buildLlave(app, person, authenticator) };
}

test('a passkey proves for its session that the person is there (P153)', async () => {
  const admin = await buildUsuario(app.db, { admin: true });
  const authenticator = await buildLlave(app, admin);
  const { data } = await enter(authenticator.get(await start()));
  const token = data.api_token;
  later(6 * MINUTE);
  const discard = () => app.call(emailApi.descartar, { body: { seleccion: { ids: [999_998, 999_999] }, motivo: 'Prueba' }, token });
  const ask = async () => (await app.call(sesionApi.retarSesion, { token })).data.opciones;
  const prove = (llave: Answer) => app.call(sesionApi.confirmarSesion, { body: { llave }, token });
  expect((await discard()).problem.code).toBe('confirmacion_requerida');
  const other = await personWithLlave();
  expect((await prove(other.authenticator.get(await ask()))).problem.claves?.llave?.clave).toBe('seguridad.llave.rechazada');
  expect((await prove(authenticator.get(await start()))).status).toBe(400);
  const elsewhere = await signIn(app, admin);
  const foreign = (await app.call(sesionApi.retarSesion, { token: elsewhere })).data.opciones;
  expect((await prove(authenticator.get(foreign))).status).toBe(400);
  expect((await discard()).problem.code).toBe('confirmacion_requerida');
  expect((await prove(authenticator.get(await ask()))).status).toBe(200);
  expect((await discard()).problem?.code).not.toBe('confirmacion_requerida');
});

test('adding and removing want a proof, and a passkey of another person is not found', async () => {
  const [person, other] = [await personWithLlave(), await personWithLlave()];
  const token = await signIn(app, person);
  const [theirs] = await list(await signIn(app, other));
  const [own] = await list(token);
  expect((await app.call(sesionApi.delLlave, { params: { id: theirs!.id_llave }, token })).problem.clave).toBe('inexistente.llave');
  await app.db.updateTable('sesion').set({ fecha_confirmacion: null }).where('id_usuario', '=', person.id_usuario).execute();
  later(6 * MINUTE);
  expect((await app.call(sesionApi.delLlave, { params: { id: own!.id_llave }, token })).problem.code).toBe('confirmacion_requerida');
  expect((await app.call(sesionApi.iniciarLlave, { token })).problem.code).toBe('confirmacion_requerida');
});

test('a new passkey counts for the session, the site and the options that it was made for, once', async () => {
  const person = await buildUsuario(app.db);
  const [token, elsewhere] = [await signIn(app, person), await signIn(app, person)];
  const options = async () => (await app.call(sesionApi.iniciarLlave, { token })).data.opciones;
  const add = (llave: ReturnType<Authenticator['create']>, from = token) =>
    app.call(sesionApi.insLlave, { body: { nombre: 'Llave', llave }, token: from });
  expect((await add(new Authenticator().create(await options()), elsewhere)).status).toBe(400);
  for (const lies of [{ origin: 'https://portal.example.net' }, { rpId: 'example.net' }, { verified: false }, { type: 'webauthn.get' }]) {
    const { problem } = await add(new Authenticator().create(await options(), lies));
    expect(problem.claves?.llave?.clave).toBe('seguridad.llave.rechazada');
  }
  const opciones = await options();
  const authenticator = new Authenticator();
  expect((await add(authenticator.create(opciones))).status).toBe(200);
  expect((await add(new Authenticator().create(opciones))).status).toBe(400);
  expect((await add(authenticator.create(await options()))).problem.code).toBe('duplicado');
  expect((await options()).excludeCredentials).toHaveLength(1);
});

test('an attestation with certificates is refused before anything that it names is fetched', async () => {
  const token = await signIn(app, await buildUsuario(app.db));
  for (const fmt of ['packed', 'fido-u2f', 'android-safetynet', 'tpm', 'apple']) {
    const { data } = await app.call(sesionApi.iniciarLlave, { token });
    const attStmt = new Map<string, Uint8Array | Uint8Array[] | number>([
      ['alg', -7],
      ['sig', new Uint8Array(64)],
      ['x5c', [new Uint8Array(100)]],
    ]);
    const llave = new Authenticator().create(data.opciones, { attestation: { fmt, attStmt } });
    expect((await app.call(sesionApi.insLlave, { body: { nombre: 'Llave', llave }, token })).status, fmt).toBe(400);
  }
});

test('a passkey satisfies the setting that requires a second factor of administrators (P152)', async () => {
  const admin = await buildUsuario(app.db, { admin: true });
  const token = await signIn(app, admin);
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: true }).execute();
  const read = () => app.call(cursoApi.sellst, { query: {}, token });
  expect((await read()).problem.code).toBe('segundo_factor_pendiente');
  const { data } = await app.call(sesionApi.iniciarLlave, { token });
  const llave = new Authenticator().create(data.opciones);
  expect((await app.call(sesionApi.insLlave, { body: { nombre: 'Llave', llave }, token })).status).toBe(200);
  expect((await read()).status).toBe(200);
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: false }).execute();
});

test('log and list hold neither credential nor public key', async () => {
  const { authenticator, id_usuario } = await personWithLlave();
  await enter(authenticator.get(await start()));
  const { clave_publica, credencial } = await app.db
    .selectFrom('llave')
    .selectAll()
    .where('id_usuario', '=', id_usuario)
    .executeTakeFirstOrThrow();
  const logged = JSON.stringify(await app.db.selectFrom('log').selectAll().execute());
  const listed = await app.inject({
    method: 'GET',
    url: '/api/usuario/llave/sellst',
    headers: { authorization: `Bearer ${await signIn(app, { id_usuario })}` },
  });
  for (const text of [logged, listed.body])
    for (const part of [credencial, clave_publica.toString('hex'), clave_publica.toString('base64url')]) expect(text).not.toContain(part);
});
