import { dispositivoApi } from '@portal/contract/dispositivo';
import { logApi } from '@portal/contract/log';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { Authenticator } from '@portal/testkit/authenticator.ts';
import { buildDispositivo } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { buildFactor } from '@portal/testkit/builders/ingreso/factor.ts';
import { buildLlave } from '@portal/testkit/builders/ingreso/llave.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const MINUTE = 60_000;

beforeEach(async () => {
  app.now = new Date(app.now.getTime() + 2 * MINUTE);
  await app.db.deleteFrom('intento_acceso').execute();
});

const later = (milliseconds: number) => (app.now = new Date(app.now.getTime() + milliseconds));
const login = (username: string, password = 'otra-cosa-99') => app.call(sesionApi.login, { body: { username, password } });
const entriesOf = async (id_usuario: number) => {
  const columns = ['tipo', 'detalle', 'usuario_creacion'] as const;
  const entries = await app.db.selectFrom('log').select(columns).where('id_usuario', '=', id_usuario).orderBy('id_log').execute();
  // The triggers note the person's insertion too.
  return entries.filter(({ tipo }) => tipo !== 'alta');
};
const unknown = () => app.db.selectFrom('log').selectAll().where('tipo', '=', 'login_desconocido').execute();

test('each wrong password of an account is an entry with the address; what the wait refuses is none', async () => {
  const { username, id_usuario } = await buildUsuario(app.db);
  for (let tries = 0; tries < 7; tries += 1) await login(username);
  expect(await entriesOf(id_usuario)).toEqual(
    Array.from({ length: 5 }, () => ({ tipo: 'login_fallido', detalle: '127.0.0.1', usuario_creacion: username })),
  );
});

test('the right password of a person who left is a failure too', async () => {
  const { username, id_usuario } = await buildUsuario(app.db, { codigo_estado: 2, fecha_cese: '2026-10-01' });
  await login(username, DEMO_PASSWORD);
  expect((await entriesOf(id_usuario)).map(({ tipo }) => tipo)).toEqual(['login_fallido']);
});

test('unknown names are one entry a minute, without the name, however many there are', async () => {
  const before = (await unknown()).length;
  for (let tries = 0; tries < 20; tries += 1) await login(`Mi-clave-secreta-${tries}`);
  const entries = (await unknown()).slice(before);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ id_usuario: null, usuario_creacion: 'sistema', detalle: '127.0.0.1' });
  expect(JSON.stringify(await app.db.selectFrom('log').selectAll().execute())).not.toContain('Mi-clave-secreta');
  later(MINUTE);
  await login('nadie');
  expect(await unknown()).toHaveLength(before + 2);
});

test('a wrong code, a refused passkey and a wrong PIN are entries of their account', async () => {
  const empresa = await buildEmpresa(app.db);
  const person = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
  await buildFactor(app, person);
  const { problem } = await login(person.username, DEMO_PASSWORD);
  const { desafio } = problem.detail as { desafio: string };
  await app.call(sesionApi.loginFactor, { body: { desafio, codigo: '000000' } });
  const authenticator = await buildLlave(app, person);
  const start = async () => (await app.call(sesionApi.iniciarLoginLlave, { body: {} })).data.opciones;
  await app.call(sesionApi.loginLlave, { body: { llave: authenticator.get(await start(), { verified: false }) } });
  const { token } = await buildDispositivo(app.db, empresa);
  await app.call(dispositivoApi.entrar, { body: { documento: person.username, pin: '902817' }, token });
  const kinds = (await entriesOf(person.id_usuario)).map(({ tipo }) => tipo);
  expect(kinds.filter((tipo) => /fallid/.test(tipo))).toEqual(['factor_fallido', 'llave_fallida', 'pin_fallido']);
  const count = (await unknown()).length;
  await app.call(sesionApi.loginLlave, { body: { llave: new Authenticator().get(await start()) } });
  expect(await unknown()).toHaveLength(count + 1);
});

test('an administrator reads them in the log', async () => {
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const { username, id_usuario } = await buildUsuario(app.db);
  await login(username);
  const { data } = await app.call(logApi.sellst, { query: { pagina: 1, tamano: 50 }, token });
  const entry = data.find((each) => each.id_usuario === id_usuario && each.tipo === 'login_fallido');
  expect(entry).toMatchObject({ usuario_creacion: username, detalle: '127.0.0.1' });
});
