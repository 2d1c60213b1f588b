import { avanceApi } from '@portal/contract/avance';
import { dispositivoApi } from '@portal/contract/dispositivo';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildDispositivo, buildPin, TEST_PIN } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { readSoon } from '../../core/read-soon.ts';

const app = useTestApp();
let plan: BuiltPlan;
beforeAll(async () => {
  plan = await buildPlan(app.db, { estructura: { P: { C: { M: ['Uno', 'Dos'] } } } });
});

const usernameOf = async (id_usuario: number) =>
  (await app.db.selectFrom('usuario').select('username').where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow()).username;
const login = (username: string, query: { panel?: 0 | 1 }) =>
  app.call(sesionApi.login, { query, body: { username, password: DEMO_PASSWORD } });

test('the sign-in of a learner carries, on request, what the panel’s call answers', async () => {
  const { id_usuario } = await enrol(app, [plan]);
  const username = await usernameOf(id_usuario);
  const { data } = await login(username, { panel: 1 });
  expect(data.panel?.siguiente).toMatchObject({ titulo: 'Uno', ...plan.ocurrencias[0] });
  expect(data.panel).toEqual((await app.call(avanceApi.panel, { token: data.api_token })).data);
  expect((await login(username, {})).data.panel).toBeUndefined();
});

test('nobody with another first screen gets it', async () => {
  const others = [
    await buildUsuario(app.db, { indicador_admin: 1 }),
    await buildUsuario(app.db, { indicador_soporte: 1 }),
    await buildUsuario(app.db, { contrasenia_temporal: true }),
  ];
  for (const { username } of others) {
    const { status, data } = await login(username, { panel: 1 });
    expect([status, data.panel]).toEqual([200, undefined]);
  }
});

test('on a shop tablet an administrator gets the learner’s panel, as every screen there', async () => {
  const { id_empresa } = await buildEmpresa(app.db);
  const { token } = await buildDispositivo(app.db, { id_empresa });
  const { username, id_usuario } = await buildUsuario(app.db, { id_empresa, indicador_admin: 1 });
  await buildPin(app.db, id_usuario);
  const { status, data } = await app.call(dispositivoApi.entrar, {
    token,
    query: { panel: 1 },
    body: { documento: username, pin: TEST_PIN },
  });
  expect([status, data.panel?.cifras.temas, data.panel?.siguiente]).toEqual([200, 0, null]);
});

test('what cannot be read leaves the answer as it is, and the operator a line', async () => {
  const error = vi.fn();
  const failed = await readSoon({ log: { error } as never }, Promise.reject(new Error('roto')), 'no se pudo leer');
  expect(failed).toBeUndefined();
  expect(error.mock.calls.map(([, words]) => words as string)).toEqual(['no se pudo leer']);
});
