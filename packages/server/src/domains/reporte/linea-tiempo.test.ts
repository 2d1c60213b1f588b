import { reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
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
/** Companies by the letter that their name ends with. */
let ids: Record<'A' | 'B' | 'C' | 'D', number>;
let eva = 0;

/**
 * A plan of ten days. Company A: Ana and Beto are assigned, Dora too, but she left. Ana finished on 2 November (and an annulled attempt on the
 * first), Beto on the fifth, Dora at 23:59 of the 14th in Lima. B: Caro is assigned and did nothing. C: Fidel was never assigned. D: Eva's
 * assignment is closed, she finished on the fifth.
 */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  const company = async (empresa: string) => (await buildEmpresa(app.db, { empresa })).id_empresa;
  ids = { A: await company('Empresa A'), B: await company('Empresa B'), C: await company('Empresa C'), D: await company('Empresa D') };
  plan = await buildPlan(app.db, { denominacion: 'Ingreso', fecha_inicio: '2026-11-01', fecha_fin: '2026-11-10' });
  const person = async (id_empresa: number, over = {}) => (await buildUsuario(app.db, { id_empresa, ...over })).id_usuario;
  const { id_planestudio } = plan.plan;
  const assigned = async (id_usuario: number, over = {}) => {
    await buildAsignacion(app.db, { id_usuario, id_planestudio, ...over });
    return id_usuario;
  };
  const finish = (id_usuario: number, fecha_fin: string, over = {}) =>
    buildIntento(app.db, plan.ocurrencias[0]!, { id_usuario, fecha_fin, ...over });
  const ana = await assigned(await person(ids.A));
  await finish(ana, '2026-11-01T15:00:00Z', { codigo_estado: 2, numero_intento: 1 });
  await finish(ana, '2026-11-02T15:00:00Z', { numero_intento: 2 });
  await finish(await assigned(await person(ids.A)), '2026-11-05T15:00:00Z');
  await finish(await assigned(await person(ids.A, { codigo_estado: 2, fecha_cese: '2026-11-20' })), '2026-11-15T04:59:00Z');
  await assigned(await person(ids.B));
  await person(ids.C);
  eva = await assigned(await person(ids.D), { codigo_estado: 2, fecha_cierre: '2026-11-08T12:00:00Z', usuario_cierre: 'jefa' });
  await finish(eva, '2026-11-05T15:00:00Z');
});

const read = (companies = '0', [from, to] = ['0', '0'], token = admin.token) =>
  app.call(reporteApi.lineaTiempoDe, { token, params: { companies, from, to }, query: { pagina: 1, orden: 'empresa' } });

const none = { fechainiejecutado: null, fechafinejecutado: null, diasejecutado: null, diferencia: null };
const fifth = { fechainiejecutado: '2026-11-05', fechafinejecutado: '2026-11-05', diasejecutado: 1, diferencia: 9 };

test('compares the days of a plan with those of its attempts, by company and one statement', async () => {
  recorder.take();
  const { data, total } = await read();
  expect(recorder.take(), 'session and page').toHaveLength(2);
  expect(total).toBe(3);
  const programmed = { planestudio: 'Ingreso', fecha_inicio: '2026-11-01', fecha_fin: '2026-11-10', diasprogramado: 10 };
  // A: from the second to the 14th are 13 days, three more than programmed. D: one day, nine fewer.
  expect(data).toMatchObject([
    {
      ...programmed,
      empresa: 'Empresa A',
      asignados: 2,
      fechainiejecutado: '2026-11-02',
      fechafinejecutado: '2026-11-14',
      diasejecutado: 13,
      diferencia: -3,
    },
    { ...programmed, ...none, empresa: 'Empresa B', asignados: 1 },
    { ...programmed, ...fifth, empresa: 'Empresa D', asignados: 0 },
  ]);
});

test('the days choose attempts, not assigned people', async () => {
  const { data } = await read(`${ids.A},${ids.D}`, ['2026-11-03', '2026-11-13']);
  expect(data).toMatchObject([
    { asignados: 2, ...fifth },
    { asignados: 0, ...fifth },
  ]);
  // Dora's attempt of 23:59 belongs to the 14th.
  expect((await read(`${ids.A}`, ['2026-11-14', '2026-11-14'])).data).toMatchObject([{ diasejecutado: 1, diferencia: 9 }]);
  expect((await read(`${ids.A},${ids.D}`, ['2026-11-15', '2026-11-30'])).data).toMatchObject([{ empresa: 'Empresa A', ...none }]);
});

test('attempts follow their person to another company', async () => {
  const move = (id_empresa: number) => app.db.updateTable('usuario').set({ id_empresa }).where('id_usuario', '=', eva).execute();
  await move(ids.B);
  const { data } = await read(`${ids.B},${ids.D}`);
  await move(ids.D);
  expect(data).toMatchObject([{ empresa: 'Empresa B', asignados: 1, ...fifth }]);
});

test('a limited access sees its companies alone, whatever it asks for', async () => {
  const { token } = await limitedAdmin(app, [ids.B]);
  expect((await read('0', ['0', '0'], token)).data).toMatchObject([{ empresa: 'Empresa B' }]);
  expect((await read(`${ids.A}`, ['0', '0'], token)).data).toEqual([]);
});

test('an inactive plan is not in it', async () => {
  const setState = (codigo_estado: number) =>
    app.db.updateTable('planestudio').set({ codigo_estado }).where('id_planestudio', '=', plan.plan.id_planestudio).execute();
  const all = () => app.call(reporteApi.lineaTiempo, { token: admin.token, query: { pagina: 1 } });
  expect((await all()).total).toBe(3);
  await setState(2);
  const { data } = await all();
  await setState(1);
  expect(data).toEqual([]);
});

test('the spreadsheet holds the same figures', async () => {
  const url = `/api/reporte/linea_tiempo/0/0/0?formato=xlsx&columnas=empresa,asignados,diasprogramado,diasejecutado,diferencia&orden=empresa`;
  const { rawPayload } = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } });
  expect(await readSheet(rawPayload)).toEqual([
    ['Empresa', 'Usuarios Asignados', 'Días Programado', 'Días Ejecutado', 'Diferencia Días'],
    ['Empresa A', 2, 10, 13, -3],
    ['Empresa B', 1, 10, null, null],
    ['Empresa D', 0, 10, 1, 9],
  ]);
});
