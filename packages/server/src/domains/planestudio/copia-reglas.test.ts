import { asignacionApi } from '@portal/contract/asignacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { assignByRules, buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let norte: { id_empresa: number };
let sur: { id_empresa: number };
let plan: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  [norte, sur] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
  for (const { id_empresa } of [norte, norte, sur]) await buildUsuario(app.db, { id_empresa, fecha_ingreso: '2020-01-01' });
  await buildUsuario(app.db, { id_empresa: sur.id_empresa, codigo_estado: 2, fecha_cese: '2026-11-01' });
});

/** A plan that is over, with a rule of the north, one of both, and a withdrawn one. */
beforeEach(async () => {
  plan = (await buildPlan(app.db, { fecha_inicio: '2025-01-01', fecha_fin: '2025-12-31' })).plan.id_planestudio;
  await buildRegla(app.db, { id_planestudio: plan, nombre: 'Norte', avisar: true, condicion: [{ empresa: [norte.id_empresa] }] });
  await buildRegla(app.db, {
    id_planestudio: plan,
    condicion: [{ empresa: [norte.id_empresa] }, { empresa: [sur.id_empresa], ingreso: { desde: '1990-01-01' } }],
  });
  const { id_regla } = await buildRegla(app.db, { id_planestudio: plan, condicion: [{ empresa: [sur.id_empresa] }] });
  await app.db
    .updateTable('regla')
    .set({ codigo_estado: 2, fecha_cierre: '2026-01-01T00:00:00Z' })
    .where('id_regla', '=', id_regla)
    .execute();
});

const copy = (body: object = {}, token = admin.token) =>
  app.call(planestudioApi.duplicar, {
    token,
    params: { id: plan },
    body: { con_contenido: 1, fecha_inicio: '2026-01-01', fecha_fin: '2026-12-31', reglas: 1, ...body },
  });
const counted = async (token = admin.token) => (await app.call(planestudioApi.reglasDeCopia, { token, params: { id: plan } })).data;
const rulesOf = (id: number) => app.db.selectFrom('regla').selectAll().where('id_planestudio', '=', id).orderBy('id_regla').execute();
const conditionsOf = async (id: number) =>
  (
    await app.db
      .selectFrom('regla_condicion')
      .innerJoin('regla', 'regla.id_regla', 'regla_condicion.id_regla')
      .select(['huella', 'alternativa', 'campo', 'regla_condicion.id_empresa', 'desde', 'hasta'])
      .where('id_planestudio', '=', id)
      .where('codigo_estado', '=', id === plan ? 1 : 2)
      .orderBy('huella')
      .orderBy('id_regla_condicion')
      .execute()
  ).map((row) => ({ ...row }));
const holders = async (id: number) =>
  (await app.db.selectFrom('asignacion').select('id_usuario').where('id_planestudio', '=', id).execute()).length;
const undo = (id_copia: number, more: object = {}) =>
  app.call(planestudioApi.deshacerCopia, { token: admin.token, body: { id_copia, simular: 0, ...more } });
const publish = (id: number) => app.db.updateTable('planestudio').set({ codigo_estado: 1 }).where('id_planestudio', '=', id).execute();
const follow = () => assignByRules(app.db, app.now, '2026-11-21');

test('a copy takes the rules in force when asked, says before how many people they reach, and gives its plan to nobody by itself', async () => {
  recorder.take();
  expect(await counted()).toEqual({ reglas: 2, personas: 3, ajenas: 0 });
  expect(recorder.take().length, 'session, plan, rules, people').toBeLessThanOrEqual(4);
  const { data } = await copy();
  expect(data.creados).toMatchObject({ planestudio: 1, regla: 2 });
  const rules = await rulesOf(data.id_planestudio);
  expect(rules.map(({ nombre, avisar, codigo_estado, version }) => [nombre, avisar, codigo_estado, version])).toEqual([
    ['Norte', true, 2, 1],
    ['', false, 2, 1],
  ]);
  expect(await conditionsOf(data.id_planestudio)).toEqual(await conditionsOf(plan));
  await publish(data.id_planestudio);
  await follow();
  expect(await holders(data.id_planestudio), 'withdrawn rules reach nobody').toBe(0);
  const body = { id_regla: rules[0]!.id_regla, codigo_estado: 1, version: 1 };
  expect((await app.call(asignacionApi.estadoRegla, { token: admin.token, body })).data).toMatchObject({ asignados: 2 });
  expect(await holders(data.id_planestudio)).toBe(2);
  expect((await copy({ reglas: undefined })).data.creados).toEqual({ planestudio: 1 });
});

test('undoing the copy takes its rules along; one in force keeps it', async () => {
  const made = (await copy()).data;
  const { data } = await undo(made.id_copia, { simular: 1 });
  expect(data).toMatchObject({ eliminados: 3, quitados: { planestudio: 1, regla: 2 }, quedan: [] });
  expect(await rulesOf(made.id_planestudio)).toHaveLength(2);
  expect((await undo(made.id_copia, { cantidad: 3 })).data.eliminados).toBe(3);
  expect(await rulesOf(made.id_planestudio)).toEqual([]);
  expect(await rulesOf(plan), 'those of the original stay').toHaveLength(3);

  const used = (await copy()).data;
  const [first] = await rulesOf(used.id_planestudio);
  const body = { id_regla: first!.id_regla, codigo_estado: 1, version: 1 };
  expect((await app.call(asignacionApi.estadoRegla, { token: admin.token, body })).status).toBe(200);
  const kept = (await undo(used.id_copia)).data;
  expect(kept).toMatchObject({ eliminados: 0, quitados: { planestudio: 0, regla: 0 } });
  expect(kept.quedan).toMatchObject([{ tabla: 'planestudio', motivo: expect.stringContaining('1') }]);
  expect(await rulesOf(used.id_planestudio)).toHaveLength(2);
});

test('a limited access takes the rules of its own companies alone, and an author none', async () => {
  await app.db
    .updateTable('regla')
    .set({ empresas: [norte.id_empresa] })
    .where('id_planestudio', '=', plan)
    .where('nombre', '=', 'Norte')
    .execute();
  const { token } = await limitedAdmin(app, [norte.id_empresa]);
  expect(await counted(token)).toEqual({ reglas: 1, personas: 3, ajenas: 1 });
  const { data } = await copy({ id_empresa: norte.id_empresa }, token);
  expect((await rulesOf(data.id_planestudio)).map(({ nombre }) => nombre)).toEqual(['Norte']);

  const autor = await enrol(app, [], { acotado: 'autor' });
  expect((await copy({ reglas: 0 }, autor.token)).status).toBe(200);
  const before = (await app.db.selectFrom('planestudio').select('id_planestudio').execute()).length;
  expect((await copy({}, autor.token)).status).toBe(403);
  expect((await app.call(planestudioApi.reglasDeCopia, { token: autor.token, params: { id: plan } })).status).toBe(403);
  expect(await app.db.selectFrom('planestudio').select('id_planestudio').execute(), 'nothing was copied').toHaveLength(before);
  await app.db.updateTable('planestudio').set({ id_empresa: sur.id_empresa }).where('id_planestudio', '=', plan).execute();
  expect((await app.call(planestudioApi.reglasDeCopia, { token, params: { id: plan } })).status).toBe(404);
});
