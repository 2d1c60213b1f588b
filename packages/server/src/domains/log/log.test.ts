import { logApi } from '@portal/contract/log';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, test } from 'vitest';
import { recordEvent, recordEvents } from './log.public.ts';

const app = useTestApp();
let admin = '';
let learner = { token: '', id_usuario: 0, username: '' };

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const person = await buildUsuario(app.db);
  learner = { token: await signIn(app, person), id_usuario: person.id_usuario, username: person.username };
});

test('a screen event is stored for the caller with tabla pantalla, regardless of ids, date and table in the body', async () => {
  const payload = {
    id_usuario: 1,
    usuario_creacion: 'admin',
    fecha_creacion: '2020-01-01',
    tabla: 'tema',
    tipo: 'evaluacion_inicio',
    detalle: 'ñ',
  };
  const response = await app.inject({
    method: 'POST',
    url: '/api/log/ins',
    payload,
    headers: { authorization: `Bearer ${learner.token}` },
  });
  const { id_log } = response.json<{ id_log: number }>();
  const { data } = await app.call(logApi.sel, { params: { id: id_log }, token: admin });
  expect(data).toMatchObject({
    id_log,
    id_usuario: learner.id_usuario,
    id_usuario_creacion: learner.id_usuario,
    usuario_creacion: learner.username,
    tabla: 'pantalla',
    tipo: 'evaluacion_inicio',
    detalle: 'ñ',
    fecha_creacion: TEST_NOW.toISOString(),
  });
});

test('a person may note 300 events in an hour; the portal notes on, and others too', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  const note = (bearer: string) => app.call(logApi.ins, { body: { tipo: 'dashboard', tabla: null, detalle: null }, token: bearer });
  const event = { id_usuario: person.id_usuario, usuario: person.username, tabla: 'pantalla', tipo: 'feedback', now: TEST_NOW };
  await recordEvents(
    app.db,
    Array.from({ length: 299 }, () => event),
  );
  expect([(await note(token)).status, (await note(token)).problem.code]).toEqual([200, 'demasiados_intentos']);
  expect((await note(learner.token)).status).toBe(200);
  app.now = new Date(TEST_NOW.getTime() + 3_600_000);
  expect((await note(token)).status).toBe(200);
  app.now = TEST_NOW;
});

test('an event that waited for a connection keeps its moment, and is noted once', async () => {
  const fecha = new Date(TEST_NOW.getTime() - 3_600_000).toISOString();
  const body = { tipo: 'certificado' as const, tabla: null, detalle: '77', fecha };
  const [first, again] = [
    await app.call(logApi.ins, { body, token: learner.token }),
    await app.call(logApi.ins, { body, token: learner.token }),
  ];
  expect(again.data.id_log).toBe(first.data.id_log);
  const { data } = await app.call(logApi.sel, { params: { id: first.data.id_log }, token: admin });
  expect(data.fecha_creacion).toBe(fecha);
  const other = await app.call(logApi.ins, { body: { ...body, detalle: '78' }, token: learner.token });
  expect(other.data.id_log).not.toBe(first.data.id_log);
});

test('only the screen events of P86 are accepted', async () => {
  for (const tipo of ['login', 'contrasenia', '', 'DASHBOARD', 1]) {
    const { status, problem } = await app.call(logApi.ins, {
      body: { tipo: tipo as 'dashboard', tabla: null, detalle: null },
      token: learner.token,
    });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['tipo']]);
  }
  const long = await app.call(logApi.ins, { body: { tipo: 'dashboard', detalle: 'x'.repeat(501) }, token: learner.token });
  expect(long.problem.errors).toHaveProperty('detalle');
});

test('changes and deletes answer 405, and the database refuses them too', async () => {
  const [row] = await app.db.selectFrom('log').select('id_log').limit(1).execute();
  expect(await app.call(logApi.upd, { token: admin })).toMatchObject({ status: 405, problem: { code: 'metodo_no_permitido' } });
  expect((await app.call(logApi.del, { params: { id: row!.id_log }, token: admin })).status).toBe(405);
  await expect(app.db.updateTable('log').set({ tipo: 'x' }).execute()).rejects.toThrow(/solo anexado/);
  await expect(app.db.deleteFrom('log').execute()).rejects.toThrow(/solo anexado/);
});

test('the list is paged, newest first, with search, order and total', async () => {
  for (let index = 0; index < 25; index += 1) {
    const now = new Date(TEST_NOW.getTime() + index * 1000);
    await recordEvent(app.db, { id_usuario: null, usuario: 'paginado', tabla: 'página', tipo: 'prueba', detalle: `número ${index}`, now });
  }
  const page = await app.call(logApi.sellst, { query: { pagina: 2, tamano: 10, buscar: 'PAGINA prueba' }, token: admin });
  expect(page.total).toBe(25);
  expect(page.data.map(({ detalle }) => detalle)).toEqual(Array.from({ length: 10 }, (_none, index) => `número ${14 - index}`));
  const oldest = await app.call(logApi.sellst, {
    query: { pagina: 1, tamano: 1, orden: 'fecha_creacion', buscar: 'paginado' },
    token: admin,
  });
  expect(oldest.data[0]?.detalle).toBe('número 0');
  const all = await app.call(logApi.sellst, { query: {}, token: admin });
  expect(all.data.length).toBeGreaterThanOrEqual(25);
  expect((await app.call(logApi.sellst, { query: { orden: 'contrasenia_hash' as never }, token: admin })).status).toBe(400);
  expect((await app.call(logApi.sellst, { query: {}, token: learner.token })).status).toBe(403);
});

test('an unknown entry is a 404', async () => {
  expect((await app.call(logApi.sel, { params: { id: 2_147_483_647 }, token: admin })).status).toBe(404);
});
