import { reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
let [a, b] = [0, 0];
let caro = 0;

/**
 * Opinions of the first topic, by company: Ana (A) 100, Beto (A) 90, Caro (B) 70, Dora (A, left on 20 November) 10, Fidel (A) 80 at 23:59
 * of 14 November in Lima, Gina (A) 20 one minute later; Eva's (B) 60 belongs to an annulled attempt. The second topic has an attempt and no opinion.
 */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  [a, b] = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
  plan = await buildPlan(app.db, { denominacion: 'Ingreso' });
  const [first, second] = plan.ocurrencias;
  const person = async (id_empresa: number, over = {}) => (await buildUsuario(app.db, { id_empresa, ...over })).id_usuario;
  const rate = (id_usuario: number, fecha_fin: string, escala: number) => buildIntento(app.db, first!, { id_usuario, fecha_fin, escala });
  const ana = await person(a);
  caro = await person(b);
  await rate(ana, '2026-11-10T12:00:00Z', 100);
  await rate(await person(a), '2026-11-11T12:00:00Z', 90);
  await rate(caro, '2026-11-12T12:00:00Z', 70);
  await rate(await person(a, { codigo_estado: 2, fecha_cese: '2026-11-20' }), '2026-11-13T12:00:00Z', 10);
  await buildIntento(app.db, first!, { id_usuario: await person(b), fecha_fin: '2026-11-13T12:00:00Z', escala: 60, codigo_estado: 2 });
  await rate(await person(a), '2026-11-15T04:59:00Z', 80);
  await rate(await person(a), '2026-11-15T05:00:00Z', 20);
  await buildIntento(app.db, second!, { id_usuario: ana, fecha_fin: '2026-11-10T12:00:00Z' });
});

const read = (from = '0', to = '0', token = admin.token) =>
  app.call(reporteApi.npsDePlan, { token, params: { plan: plan.plan.id_planestudio, from, to }, query: { pagina: 1 } });

test('counts every valid opinion of a topic, by one statement', async () => {
  recorder.take();
  const { data, total } = await read();
  expect(recorder.take(), 'session and page').toHaveLength(2);
  expect(total).toBe(1);
  // Six: 100 and 90, 70 and 80, 10 and 20.
  const third = 33.33;
  expect(data).toMatchObject([
    { planestudio: 'Ingreso', tema: 'Primer tema', modulo: 'Módulo de prueba', fecha_creacion: '2026-11-15', encuestas: 6, total: 6 },
  ]);
  expect(data).toMatchObject([{ detractor: third, neutro: third, promotor: third, nps: 0 }]);
});

test.each([
  // Ana and Beto promote, Caro and Fidel do neither, Dora detracts.
  ['2026-11-10', '2026-11-14', { encuestas: 5, detractor: 20, neutro: 40, promotor: 40, nps: 20, fecha_creacion: '2026-11-14' }],
  // Gina alone.
  ['2026-11-15', '2026-11-15', { encuestas: 1, detractor: 100, neutro: 0, promotor: 0, nps: -100 }],
  // Fidel and Gina: no promoter, one detractor of two.
  ['2026-11-14', '0', { encuestas: 2, detractor: 50, neutro: 50, promotor: 0, nps: -50 }],
])('of the attempts from %s to %s are %j', async (from, to, expected) => {
  expect((await read(from, to)).data).toMatchObject([expected]);
});

test('days without opinions have no row', async () => {
  expect((await read('2026-11-16', '2026-11-30')).data).toEqual([]);
});

test('a limited access counts the present people of its companies', async () => {
  const { token } = await limitedAdmin(app, [b]);
  expect((await read('0', '0', token)).data).toMatchObject([{ encuestas: 1, neutro: 100, promotor: 0, detractor: 0, nps: 0 }]);
  const move = (id_empresa: number) => app.db.updateTable('usuario').set({ id_empresa }).where('id_usuario', '=', caro).execute();
  await move(a);
  const moved = await read('0', '0', token);
  await move(b);
  expect(moved.data).toEqual([]);
});

test('an inactive plan is answered when asked for, and not among all', async () => {
  const all = () => app.call(reporteApi.nps, { token: admin.token, query: { pagina: 1 } });
  const setState = (codigo_estado: number) =>
    app.db.updateTable('planestudio').set({ codigo_estado }).where('id_planestudio', '=', plan.plan.id_planestudio).execute();
  expect((await all()).data).toMatchObject([{ encuestas: 6 }]);
  await setState(2);
  const [listed, asked] = [await all(), await read()];
  await setState(1);
  expect([listed.data, asked.total]).toEqual([[], 1]);
});

test('the spreadsheet holds the same figures', async () => {
  const url = `/api/reporte/nps/${plan.plan.id_planestudio}/2026-11-10/2026-11-14?formato=xlsx&columnas=tema,encuestas,detractor,neutro,promotor,nps`;
  const { rawPayload } = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } });
  expect(await readSheet(rawPayload)).toEqual([
    ['Tema', 'Encuestas', 'Detractor', 'Neutro', 'Promotor', 'NPS'],
    ['Primer tema', 5, 20, 40, 40, 20],
  ]);
});

test('without a plan, or with days in the wrong order, it is refused', async () => {
  const headers = { authorization: `Bearer ${admin.token}` };
  for (const path of ['0/0/0', '1/2026-11-12/2026-11-10', '1/ayer/0'])
    expect((await app.inject({ method: 'GET', url: `/api/reporte/nps/${path}`, headers })).statusCode, path).toBe(400);
});
