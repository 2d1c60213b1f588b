import { sesionApi } from '@portal/contract/sesion';
import { loadTranslator, SPOKEN } from '@portal/messages';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { expect, test } from 'vitest';

const app = useTestApp();

test('a person keeps a language, which every later sign-in brings along', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  const other = await buildUsuario(app.db);
  expect((await app.call(sesionApi.verifyToken, { query: {}, token })).data.idioma).toBeNull();
  expect((await app.call(sesionApi.updIdioma, { token, body: { idioma: 'ja' } })).data.clave).toBe('registro.actualizado');
  const login = await app.call(sesionApi.login, { body: { username: person.username, password: DEMO_PASSWORD } });
  expect(login.data.usuario.idioma).toBe('ja');
  expect((await app.call(sesionApi.verifyToken, { query: {}, token: await signIn(app, other) })).data.idioma).toBeNull();
});

test('the change of a language is in the log, by its author', async () => {
  const person = await buildUsuario(app.db);
  await app.call(sesionApi.updIdioma, { token: await signIn(app, person), body: { idioma: 'de' } });
  const entry = await app.db
    .selectFrom('log')
    .select(['usuario_creacion', 'despues'])
    .where('id_usuario', '=', person.id_usuario)
    .where('tipo', '=', 'cambio')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ usuario_creacion: person.username, despues: { idioma: 'de' } });
});

test('an unknown language is refused', async () => {
  const token = await signIn(app, await buildUsuario(app.db));
  const { status, problem } = await app.call(sesionApi.updIdioma, { token, body: { idioma: 'xx' as 'es' } });
  expect([status, problem.claves]).toEqual([400, { idioma: { clave: 'validacion.opcion' } }]);
});

test.each(SPOKEN)('validation, refusals, unknown calls and records answer in %s', async (language) => {
  const { text } = await loadTranslator(language);
  const headers = { 'accept-language': `${language}-XX, xx;q=0.5` };
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.http.inject({ method, url: `/api${url}`, headers: { ...headers, authorization: `Bearer ${token}` }, ...(payload && { payload }) });
  const invalid = (await send('POST', '/usuario/upd/idioma', { idioma: 'xx' })).json();
  expect([invalid.title, invalid.errors.idioma]).toEqual([text('problema.datos_invalidos'), text('validacion.opcion')]);
  expect((await send('GET', '/curso/sel/999999')).json().message).toBe(text('inexistente.curso'));
  expect((await send('GET', '/nada')).json().message).toBe(text('llamada.desconocida', { metodo: 'GET', direccion: '/api/nada' }));
  const refused = await app.http.inject({ method: 'GET', url: '/api/curso/sel/1', headers });
  expect(refused.json().message).toBe(text('llamada.sesion'));
});
