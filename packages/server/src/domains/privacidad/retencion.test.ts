import { MESES_MINIMOS, type Plazos, privacidadApi, RETENCIONES } from '@portal/contract/privacidad';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { noteOld, SIN_PLAZOS, setPlazos } from '@portal/testkit/scenes/retencion.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: { readonly id_usuario: number; readonly username: string; token: string };
beforeAll(async () => {
  const person = await buildUsuario(app.db, { admin: true });
  admin = { ...person, token: await signIn(app, person) };
  // Two years before the day of the tests, 2026-11-21 in Lima: over, and the first moment that is kept.
  await noteOld(app.db, { momento: '2024-11-21T04:59:59.999Z' });
  await noteOld(app.db, { momento: '2024-11-21T05:00:00Z' });
});
beforeEach(() => setPlazos(app.db, {}));

const read = async () => (await app.call(privacidadApi.retencion, { token: admin.token })).data;
const save = (plazos: Partial<Plazos>, motivo?: string, token = admin.token) =>
  app.call(privacidadApi.guardarRetencion, { body: { ...SIN_PLAZOS, ...plazos, ...(motivo && { motivo }) }, token });

test('a portal keeps everything until somebody says otherwise; reading costs two statements beside the session', async () => {
  recorder.take();
  expect(await read()).toEqual({
    plazos: SIN_PLAZOS,
    vencidos: { registro: 0, ingresos: 0, correos: 0, planillas: 0, ceses: 0, cuadros: 0 },
  });
  expect(recorder.take()).toHaveLength(3);
});

test('other periods are counted before they are saved, at the midnight of the portal', async () => {
  const { data } = await app.call(privacidadApi.simularRetencion, { body: { ...SIN_PLAZOS, registro: 24 }, token: admin.token });
  expect(data).toMatchObject({ registro: 1, ingresos: 0 });
  expect((await read()).plazos).toEqual(SIN_PLAZOS);
});

test('a period that deletes takes a reason, which the log keeps beside the change; a longer one takes none', async () => {
  const refused = await save({ registro: 24 });
  expect([refused.status, refused.problem.claves?.['motivo']?.clave]).toEqual([400, 'privacidad.errores.motivo']);
  expect((await save({ registro: 24 }, 'Política interna')).status).toBe(200);
  expect(await read()).toMatchObject({ plazos: { ...SIN_PLAZOS, registro: 24 }, vencidos: { registro: 1 } });
  const { rows } = await statement<{ tipo: string }>`
    select tipo, detalle, id_usuario_creacion, despues from log where tabla = 'configuracion' and fecha_creacion = ${TEST_NOW.toISOString()}::timestamptz
    order by id_log desc limit 2`.execute(app.db);
  expect(rows).toEqual([
    { tipo: 'retencion_motivo', detalle: 'Política interna', id_usuario_creacion: admin.id_usuario, despues: null },
    { tipo: 'cambio', detalle: null, id_usuario_creacion: admin.id_usuario, despues: { meses_registro: 24 } },
  ]);
  expect((await save({ registro: 25 })).status).toBe(200);
  expect((await save({})).status).toBe(200);
  expect((await read()).plazos).toEqual(SIN_PLAZOS);
});

test.each(RETENCIONES)('a period of %s below its minimum is refused, by the call and by the table', async (cual) => {
  const least = MESES_MINIMOS[cual];
  for (const wrong of [0, least - 1, 601, 24.5, 'dos'])
    expect((await save({ [cual]: wrong }, 'x')).problem.claves, String(wrong)).toHaveProperty(cual);
  expect((await save({ [cual]: least }, 'x')).status).toBe(200);
  await expect(setPlazos(app.db, { [cual]: least - 1 })).rejects.toThrow(`meses_${cual}`);
});

test('only an administrator of all companies, with a fresh proof, changes them', async () => {
  const { token: limited } = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
  expect((await save({}, undefined, limited)).status).toBe(403);
  expect((await app.call(privacidadApi.retencion, { token: limited })).status).toBe(403);
  const { data } = await app.call(sesionApi.login, { body: { username: admin.username, password: DEMO_PASSWORD } });
  app.now = new Date(TEST_NOW.getTime() + 6 * 60_000);
  const late = await save({}, undefined, data.api_token);
  app.now = TEST_NOW;
  expect([late.status, late.problem.code]).toEqual([403, 'confirmacion_requerida']);
});
