import { reporteApi } from '@portal/contract/reporte';
import { tableroApi } from '@portal/contract/tablero';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, expect, test } from 'vitest';

/**
 * Two companies, one plan of two topics. On 30 October Ana of A approved one topic and Bea of B none: 25 % of all, 50 % of A. On 21 November Ana
 * approved both: 50 % of all, 100 % of A.
 */
const recorder = useRecorder();
const app = useTestApp();
let plan: BuiltPlan;
let admin = '';
let limited = '';

const signInsOf = async (id_usuario: number, ...days: string[]) => {
  for (const day of days)
    await app.db
      .insertInto('log')
      .values({ id_usuario, usuario_creacion: 'x', tabla: 'usuario', tipo: 'login', fecha_creacion: `${day}T15:00:00Z` })
      .execute();
};

const trend = async (token: string) => (await app.call(tableroApi.tendencia, { token })).data;
const known = <K extends 'accesos' | 'avance'>(rows: Awaited<ReturnType<typeof trend>>, name: K) =>
  rows.filter(({ [name]: value }) => value !== null).map(({ hasta, [name]: value }) => [hasta, value]);

beforeAll(async () => {
  app.now = new Date('2026-10-30T15:00:00Z');
  const [a, b] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
  plan = await buildPlan(app.db, { fecha_inicio: '2026-10-01', fecha_fin: '2026-12-31' });
  const ana = await enrol(app, [plan], { id_empresa: a.id_empresa });
  const bea = await enrol(app, [plan], { id_empresa: b.id_empresa });
  await take(ana, plan.ocurrencias[0]!);
  const boss = await buildUsuario(app.db, { admin: true });
  admin = await signIn(app, boss);
  expect((await app.call(reporteApi.congelar, { token: admin })).status).toBe(200);
  app.now = new Date('2026-11-21T15:00:00Z');
  await take({ ...ana, token: await signIn(app, ana) }, plan.ocurrencias[1]!);
  admin = await signIn(app, boss);
  limited = (await limitedAdmin(app, [a.id_empresa])).token;
  await statement`delete from acceso_hora`.execute(app.db);
  await signInsOf(ana.id_usuario, '2026-10-11', '2026-10-17', '2026-10-18', '2026-11-21');
  await signInsOf(bea.id_usuario, '2026-10-17', '2026-08-01');
});

test('twelve weeks end today; each has the sign-ins of its seven days', async () => {
  const rows = await trend(admin);
  expect(rows.map(({ hasta }) => hasta)).toEqual([
    '2026-09-05',
    '2026-09-12',
    '2026-09-19',
    '2026-09-26',
    '2026-10-03',
    '2026-10-10',
    '2026-10-17',
    '2026-10-24',
    '2026-10-31',
    '2026-11-07',
    '2026-11-14',
    '2026-11-21',
  ]);
  // 11 to 17 October: Ana twice, Bea once; 18 to 24: Ana once.
  expect(rows.map(({ accesos }) => accesos)).toEqual([0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 1]);
});

test('avance is known on frozen days and today, over all occurrences of the scope', async () => {
  expect(known(await trend(admin), 'avance')).toEqual([
    ['2026-10-31', 25],
    ['2026-11-21', 50],
  ]);
  expect((await app.call(tableroApi.kpiPortal, { token: admin })).data[0]!.avance).toBe(50);
  const own = await trend(limited);
  expect(known(own, 'avance')).toEqual([
    ['2026-10-31', 50],
    ['2026-11-21', 100],
  ]);
  expect(own.map(({ accesos }) => accesos)).toEqual([0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 1]);
});

test('before the first sign-in there is no number, and each figure is one statement', async () => {
  await statement`delete from acceso_hora where dia < '2026-10-01'`.execute(app.db);
  expect((await trend(admin)).slice(0, 7).map(({ accesos }) => accesos)).toEqual([null, null, null, null, null, null, 3]);
  recorder.take();
  await trend(admin);
  expect(recorder.take().filter((sent) => /acceso_hora|cuadro_fila/.test(sent))).toHaveLength(2);
});
