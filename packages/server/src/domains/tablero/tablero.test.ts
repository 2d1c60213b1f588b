import { evaluacionApi } from '@portal/contract/evaluacion';
import { feedbackApi } from '@portal/contract/feedback';
import { planestudioApi } from '@portal/contract/planestudio';
import { sesionApi } from '@portal/contract/sesion';
import { tableroApi } from '@portal/contract/tablero';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { rebuildSumas } from './sumas.repository.ts';

/**
 * Two companies, A and B, and two plans of two topics each: `vigente` ends on 2026-12-21, `terminado` on 2026-11-20, the day before.
 *
 * - `uno` (A): both topics of `vigente` approved.
 * - `dos` (A): the first topic of `vigente` approved; `terminado` without an attempt.
 * - `tres` (B): `vigente` without an attempt.
 * - one more (B) has `vigente` and left on 2026-11-20.
 * - the administrator has no company and no plan, a second one is limited to B.
 */
const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let limitado: string;
let empresas: { a: number; b: number };
let vigente: BuiltPlan;
let terminado: BuiltPlan;
let uno: Alumno;
let dos: Alumno;
let tres: Alumno;
const evaluaciones: number[] = [];

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  empresas = {
    a: (await buildEmpresa(app.db, { empresa: 'Andina' })).id_empresa,
    b: (await buildEmpresa(app.db, { empresa: 'Boreal' })).id_empresa,
  };
  limitado = await signIn(app, await buildLimitedAdmin(app.db, [empresas.b]));
  vigente = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Vigente' });
  terminado = await buildPlan(app.db, { fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20', denominacion: 'Terminado' });
  uno = await enrol(app, [vigente], { id_empresa: empresas.a });
  dos = await enrol(app, [vigente, terminado], { id_empresa: empresas.a });
  tres = await enrol(app, [vigente], { id_empresa: empresas.b });
  await enrol(app, [vigente], { id_empresa: empresas.b, codigo_estado: 2, fecha_cese: '2026-11-20' });
  const [first, second] = vigente.ocurrencias;
  for (const [alumno, place] of [
    [uno, first],
    [uno, second],
    [dos, first],
  ] as const)
    evaluaciones.push((await take(alumno, place!)).data.id_evaluacion);
});

const rate = (alumno: Alumno, id_evaluacion: number, escala: number) =>
  app.call(feedbackApi.ins, { token: alumno.token, body: { id_evaluacion, escala, comentario: null } });

describe('the plans of the dashboard', () => {
  const planes = async (token = admin.token) => (await app.call(planestudioApi.tablero, { token })).data;
  const named = async () => (await planes()).map(({ lugar, denominacion }) => [lugar, denominacion]);

  test('are by default the first active ones and the one assigned last', async () => {
    expect(await named()).toEqual([
      ['destacado', 'Vigente'],
      ['destacado', 'Terminado'],
      ['ultimo', 'Vigente'],
    ]);
  });

  test('are those of the settings while they are active', async () => {
    const other = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Elegido' });
    const { id_planestudio } = other.plan;
    await app.db.updateTable('configuracion').set({ id_plan_tablero1: id_planestudio }).execute();
    expect(await named()).toEqual([
      ['destacado', 'Elegido'],
      ['destacado', 'Vigente'],
      ['ultimo', 'Vigente'],
    ]);
    await buildAsignacion(app.db, { id_usuario: admin.id_usuario, id_planestudio, fecha_creacion: '2027-01-01T00:00:00Z' });
    expect((await named())[2]).toEqual(['ultimo', 'Elegido']);
    expect((await planes(limitado))[2]).toMatchObject({ lugar: 'ultimo', denominacion: 'Vigente' });
    await app.db.updateTable('planestudio').set({ codigo_estado: 2 }).where('id_planestudio', '=', id_planestudio).execute();
    expect(await named()).toEqual([
      ['destacado', 'Vigente'],
      ['destacado', 'Terminado'],
      ['ultimo', 'Vigente'],
    ]);
  });
});

describe('the companies that are furthest in a plan', () => {
  const companies = async (token: string) =>
    (await app.call(tableroApi.kpiEmpresa, { token, params: { id: vigente.plan.id_planestudio } })).data;

  // A: (2 + 1) of 4 occurrences; B: 0 of 2, without the person who left.
  test('come with people and avance, the first one first', async () => {
    expect(await companies(admin.token)).toEqual([
      { id_empresa: empresas.a, empresa: 'Andina', usuarios: 2, avance: 75 },
      { id_empresa: empresas.b, empresa: 'Boreal', usuarios: 1, avance: 0 },
    ]);
  });

  test('are those of a limited access', async () => {
    expect((await companies(limitado)).map(({ empresa }) => empresa)).toEqual(['Boreal']);
  });

  test('are read by one statement beside the session', async () => {
    recorder.take();
    await companies(admin.token);
    expect(recorder.take()).toHaveLength(2);
  });
});

describe('the best rated topics', () => {
  const ranking = async (token = admin.token) =>
    (await app.call(tableroApi.kpiTema, { token })).data.map(({ tema, rating, valoraciones }) => [tema, rating, valoraciones]);

  const history = async () => {
    const { data } = await app.call(temaApi.sellst, { token: admin.token, params: { x: '0' } });
    return Object.fromEntries(data.flatMap(({ titulo, rating }) => (rating === null ? [] : [[titulo, rating]])));
  };

  // First topic: 100 and 70, mean 85. Second topic: 90.
  test('have the mean of their ratings from 10 to 100, as every call says it', async () => {
    await rate(uno, evaluaciones[0]!, 100);
    await rate(uno, evaluaciones[1]!, 90);
    const given = await rate(dos, evaluaciones[2]!, 80);
    await app.call(feedbackApi.upd, { token: dos.token, body: { id_feedback: given.data.id_feedback, escala: 70, comentario: null } });
    expect(await ranking()).toEqual([
      ['Segundo tema', 90, 1],
      ['Primer tema', 85, 2],
    ]);
    expect(await ranking(limitado)).toEqual([]);
    expect(await history()).toEqual({ 'Primer tema': 85, 'Segundo tema': 90 });
  });

  // Without the 70 the first topic has 100 alone; put back it has both again.
  test('forget an annulled attempt until it is restored', async () => {
    const set = (codigo_estado: 1 | 2) =>
      app.call(evaluacionApi.upd, { token: admin.token, params: { id: evaluaciones[2]! }, body: { codigo_estado, motivo: 'Prueba' } });
    await set(2);
    expect(await ranking()).toEqual([
      ['Primer tema', 100, 1],
      ['Segundo tema', 90, 1],
    ]);
    await set(1);
    expect((await ranking())[1]).toEqual(['Primer tema', 85, 2]);
  });

  // The 70 was given to an attempt of the last minute of 2026-05-21 in Lima, then of the first minute of the next day.
  test('look back six months from the attempt', async () => {
    const finish = async (fecha_fin: string) => {
      await app.db.updateTable('evaluacion').set({ fecha_fin }).where('id_evaluacion', '=', evaluaciones[2]!).execute();
      await rebuildSumas(app.db);
    };
    await finish('2026-05-22T04:59:59Z');
    expect((await ranking())[0]).toEqual(['Primer tema', 100, 1]);
    expect(await history()).toMatchObject({ 'Primer tema': 85 });
    await finish('2026-05-22T05:00:00Z');
    expect((await ranking())[1]).toEqual(['Primer tema', 85, 2]);
  });
});

describe('the sign-ins by slot of the day', () => {
  const slots = async (token = admin.token) => (await app.call(tableroApi.kpiHora, { token })).data;

  // Lima is five hours behind UTC: 23:59 of 21 May, which is too old; 07:59, 08:00, 18:59, 19:00 and 23:59 of 20 November.
  test('count the hours of the portal; the last slot reaches midnight', async () => {
    const { username } = tres;
    for (const at of [
      '2026-05-22T04:59:59Z',
      '2026-11-20T12:59:59Z',
      '2026-11-20T13:00:00Z',
      '2026-11-20T23:59:59Z',
      '2026-11-21T00:00:00Z',
      '2026-11-21T04:59:59Z',
    ]) {
      app.now = new Date(at);
      expect((await app.call(sesionApi.login, { body: { username, password: DEMO_PASSWORD } })).status).toBe(200);
    }
    app.now = new Date('2026-11-21T15:00:00Z');
    await app.call(sesionApi.login, { body: { username, password: 'Otra-Clave-2026' } });
    const expected = [
      { franja: '00-08', accesos: 1 },
      { franja: '08-11', accesos: 1 },
      { franja: '11-14', accesos: 0 },
      { franja: '14-19', accesos: 1 },
      { franja: '19-23', accesos: 2 },
    ];
    expect(await slots()).toEqual(expected);
    expect(await slots(limitado)).toEqual(expected);
  });

  test('are read by one statement beside the session', async () => {
    recorder.take();
    await slots();
    expect(recorder.take()).toHaveLength(2);
  });
});

describe('the figures of /dashboardadmin', () => {
  const figures = async (token = admin.token) => (await app.call(tableroApi.kpiPortal, { token })).data[0];

  // Active: both administrators, uno, dos, tres. Assigned in active plans: uno, dos, tres. Overdue: dos in Terminado. Sign-ins of 30 days: the five of tres
  // above. Approved 3 of 8 occurrences (4 people-plans of 2
  // topics) = 37.5; all grades 100; a certificate for each approved topic. Vigente ends on 2026-12-21, 30 days from now: dos and tres are pending.
  test('are those of active people in active plans', async () => {
    expect(await figures()).toEqual({
      usuario_activo: 5,
      usuario_asignado: 3,
      asignacion_vencida: 1,
      acceso: 5,
      avance: 37.5,
      promedio: 100,
      certificado_valido: 3,
      certificado_mes: 3,
      vence: { id_planestudio: vigente.plan.id_planestudio, denominacion: 'Vigente', fecha_fin: '2026-12-21', dias: 30, pendientes: 2 },
    });
  });

  // B: tres alone, the limited administrator having no company.
  test('are those of the companies of a limited access', async () => {
    expect(await figures(limitado)).toMatchObject({
      usuario_activo: 1,
      usuario_asignado: 1,
      asignacion_vencida: 0,
      acceso: 5,
      avance: 0,
      promedio: null,
      certificado_valido: 0,
      vence: { denominacion: 'Vigente', pendientes: 1 },
    });
  });

  test('name no plan when nobody is pending', async () => {
    await app.db.updateTable('planestudio').set({ fecha_fin: '2026-11-20' }).where('denominacion', '=', 'Vigente').execute();
    expect((await figures())?.vence).toBeNull();
  });
});
