import { planestudioApi } from '@portal/contract/planestudio';
import { tableroApi } from '@portal/contract/tablero';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let vigente: BuiltPlan;
let vencido: BuiltPlan;
let norte: number;
let sur: number;

/**
 * Plan «Vigente» (two topics): in «Norte» Ana approved both with 100, Beto the first with 100 and failed the second with 0, Dora, who approved the
 * first, left today, Eva's assignment is closed; in «Sur» Carla began nothing. Plan «Vencido» (two topics, over): Carla alone. «Inactivo»: Ana.
 */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  vigente = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Vigente' });
  vencido = await buildPlan(app.db, { fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20', denominacion: 'Vencido' });
  const inactivo = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Inactivo', codigo_estado: 2 });
  await buildPlan(app.db, { fecha_inicio: '2025-01-01', fecha_fin: '2026-12-31', denominacion: 'De nadie' });
  norte = (await buildEmpresa(app.db, { empresa: 'Norte' })).id_empresa;
  sur = (await buildEmpresa(app.db, { empresa: 'Sur' })).id_empresa;
  const [first, second] = vigente.ocurrencias;
  const ana = await enrol(app, [vigente, inactivo], { id_empresa: norte });
  await take(ana, first!);
  await take(ana, second!);
  const beto = await enrol(app, [vigente], { id_empresa: norte });
  await take(beto, first!);
  await take(beto, second!, 0);
  const dora = await enrol(app, [vigente], { id_empresa: norte });
  await take(dora, first!);
  await app.db
    .updateTable('usuario')
    .set({ codigo_estado: 2, fecha_cese: '2026-11-21' })
    .where('id_usuario', '=', dora.id_usuario)
    .execute();
  const eva = await enrol(app, [], { id_empresa: norte });
  const closed = { codigo_estado: 2, fecha_cierre: '2026-11-15T12:00:00Z', usuario_cierre: 'jefa' };
  await buildAsignacion(app.db, { id_usuario: eva.id_usuario, id_planestudio: vigente.plan.id_planestudio, ...closed });
  await enrol(app, [vigente, vencido], { id_empresa: sur });
});

const seguimiento = async (token: string) => {
  const { data } = await app.call(planestudioApi.seguimiento, { token, query: { pagina: 1, orden: 'denominacion' } });
  return data.map((row) => [
    row.denominacion,
    row.empresa,
    row.asignados,
    row.aprobados,
    row.pendientes,
    row.vencidos,
    row.avance,
    row.promedio,
  ]);
};

describe('GET /planestudio/sellst/seguimiento', () => {
  test('has a row for each active plan and company; who left, closed assignments and inactive plans are not in it', async () => {
    // Vigente, Norte: 3 of 4 occurrences = 75; grades 100, 100, 100, 0 = 75.
    expect(await seguimiento(admin.token)).toEqual([
      ['De nadie', null, 0, 0, 0, 0, 0, null],
      ['Vencido', 'Sur', 1, 0, 1, 1, 0, null],
      ['Vigente', 'Norte', 2, 1, 1, 0, 75, 75],
      ['Vigente', 'Sur', 1, 0, 1, 0, 0, null],
    ]);
  });

  test('counts people who will leave until their day', async () => {
    app.now = new Date('2026-11-20T15:00:00Z');
    // With Dora: 4 of 6 occurrences = 66.67; grades 100 four times and 0 = 80. «Vencido» is not over.
    expect((await seguimiento(await signIn(app, admin))).slice(1, 3)).toEqual([
      ['Vencido', 'Sur', 1, 0, 1, 0, 0, null],
      ['Vigente', 'Norte', 3, 1, 2, 0, 66.67, 80],
    ]);
    app.now = new Date('2026-11-21T15:00:00Z');
  });

  test('of a limited access has its companies alone', async () => {
    const token = await signIn(app, await buildLimitedAdmin(app.db, [sur]));
    expect((await seguimiento(token)).filter(([, empresa]) => empresa !== null)).toEqual([
      ['Vencido', 'Sur', 1, 0, 1, 1, 0, null],
      ['Vigente', 'Sur', 1, 0, 1, 0, 0, null],
    ]);
  });

  test('is one statement beside the session', async () => {
    recorder.take();
    await app.call(planestudioApi.seguimiento, { token: admin.token, query: { pagina: 1 } });
    expect(recorder.take()).toHaveLength(2);
  });
});

describe('the other calls on the sums', () => {
  test('the dashboard has people and avance of one plan by company', async () => {
    const params = { id: vigente.plan.id_planestudio };
    const { data } = await app.call(planestudioApi.dashboard, { token: admin.token, params });
    expect(data).toEqual([
      { id_empresa: norte, empresa: 'Norte', usuarios: 2, avance: '75', avance_total: 50 },
      { id_empresa: sur, empresa: 'Sur', usuarios: 1, avance: '0', avance_total: 50 },
    ]);
    // 3 of 6 occurrences: not the mean of the two companies, and of a limited access that of its own alone.
    const limitado = await signIn(app, await buildLimitedAdmin(app.db, [norte]));
    const own = (await app.call(planestudioApi.dashboard, { token: limitado, params })).data;
    expect(own.map(({ avance, avance_total }) => [avance, avance_total])).toEqual([['75', 75]]);
  });

  test('the list of plans has the mean of each, of the companies of the caller', async () => {
    const means = async (token: string) => {
      const { data } = await app.call(planestudioApi.sellst, { token, query: { pagina: 1, orden: 'denominacion' } });
      return data.map(({ denominacion, promedio }) => [denominacion, promedio]);
    };
    expect(await means(admin.token)).toEqual([
      ['De nadie', null],
      ['Inactivo', null],
      ['Vencido', null],
      ['Vigente', 75],
    ]);
    const token = await signIn(app, await buildLimitedAdmin(app.db, [sur]));
    expect((await means(token))[3]).toEqual(['Vigente', null]);
  });

  test('the dashboard of the administrator counts people and what they owe', async () => {
    const { data } = await app.call(tableroApi.kpiAdmin, { token: await signIn(app, await buildLimitedAdmin(app.db, [norte, sur])) });
    // Active: Ana, Beto, Eva, Carla. Without a plan in force: Eva. Overdue: both topics of «Vencido» for Carla.
    expect(data).toMatchObject([{ usuario_activo: 4, usuario_sin_asignar: 1, tema_vencido: 2 }]);
  });
});
