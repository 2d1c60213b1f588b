import { asignacionApi } from '@portal/contract/asignacion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { assignByRules, buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const TODAY = '2026-11-21';
let token = '';
let codigo_grupo = '';
let id_parametro = 0;
let plan = { id_planestudio: 0, denominacion: '' };

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});
beforeEach(async () => {
  await app.db.deleteFrom('regla_condicion').execute();
  await app.db.updateTable('asignacion').set({ id_regla: null, fuente: 'individual' }).execute();
  await app.db.deleteFrom('regla').execute();
  await app.db.deleteFrom('aviso_asignacion').execute();
  await app.db.deleteFrom('correo').execute();
  const grupo = await buildParametro(app.db);
  codigo_grupo = grupo.codigo_parametro;
  id_parametro = grupo.id_parametro;
  plan = (await buildPlan(app.db, { today: TODAY, estructura: { P: { C: { M: ['T'] } } } })).plan;
});

const joins = (over: UsuarioOverrides = {}) => buildUsuario(app.db, { codigo_grupo, ...over });
const letters = async () =>
  (await app.db.selectFrom('correo').select('id_usuario').where('tipo', '=', 'asigna').execute()).map((row) => row.id_usuario);
const rule = (avisar: boolean, id_planestudio = plan.id_planestudio) => buildRegla(app.db, { id_planestudio, codigo_grupo, avisar });
const store = async (avisar: boolean) => {
  const body = { planes: [plan.id_planestudio], condicion: [{ grupo: [id_parametro] }], avisar };
  const { data } = await app.call(asignacionApi.simularRegla, { token, body });
  return app.call(asignacionApi.aplicar, { token, body: { id_simulacion: data.id_simulacion } });
};

test('a rule made with «Avisar por correo» writes once to whoever comes later, and one without it to nobody', async () => {
  await store(true);
  const late = await joins();
  await assignByRules(app.db, app.now, TODAY);
  await assignByRules(app.db, app.now, TODAY);
  expect(await letters()).toEqual([late.id_usuario]);
  await store(false);
  await joins();
  await assignByRules(app.db, app.now, TODAY);
  expect(await letters()).toEqual([late.id_usuario]);
});

test('nobody gets a letter without an address that works, and one notifying rule of a plan with several is enough', async () => {
  await rule(false);
  await buildRegla(app.db, {
    id_planestudio: plan.id_planestudio,
    condicion: [{ grupo: [id_parametro], ingreso: { desde: '2026-01-01' } }],
    avisar: true,
  });
  await joins({ correo_electronico: null, fecha_ingreso: '2026-11-20' });
  const both = await joins({ fecha_ingreso: '2026-11-20' });
  await joins({ fecha_ingreso: '2025-01-01' });
  expect(await assignByRules(app.db, app.now, TODAY)).toBe(3);
  expect(await letters()).toEqual([both.id_usuario]);
});

test('several plans of one moment are one letter', async () => {
  const { plan: other } = await buildPlan(app.db, { today: TODAY, estructura: { P: { C: { M: ['T'] } } } });
  await rule(true);
  await rule(true, other.id_planestudio);
  const late = await joins();
  await assignByRules(app.db, app.now, TODAY);
  expect(await letters()).toEqual([late.id_usuario]);
  expect(await app.db.selectFrom('aviso_asignacion').select('id_asignacion').execute()).toHaveLength(2);
});

test('saving a person names the plans that they get, and writes to them', async () => {
  await rule(true);
  const person = await buildUsuario(app.db, { nombres: 'Rosa', apellido_paterno: 'Quispe', apellido_materno: 'Luna' });
  const { data: row } = await app.call(usuarioApi.sel, { token, params: { id: person.id_usuario } });
  const save = (grupo: string | null) =>
    app.call(usuarioApi.upd, { token, body: { ...usuarioApi.upd.body.parse({ ...row, version: undefined }), codigo_grupo: grupo } });
  const { data } = await save(codigo_grupo);
  expect(data.message).toBe(`Registro Actualizado correctamente. Recibe «${plan.denominacion}».`);
  expect(await letters()).toEqual([person.id_usuario]);
  expect((await save(null)).data.message).toBe('Registro Actualizado correctamente');
});

test('the list of rules shows which of them notify', async () => {
  await store(true);
  const read = async () => (await app.call(asignacionApi.reglas, { token, query: { pagina: 1 } })).data.map(({ avisar }) => avisar);
  expect(await read()).toEqual([1]);
  await store(false);
  expect(await read()).toEqual([0]);
});
