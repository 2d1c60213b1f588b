import { evaluacionApi } from '@portal/contract/evaluacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { type Alumno, enrol, open, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
let [a, b] = [0, 0];
let beto = 0;

/**
 * Attempts of company A: Ana failed the first topic at 10:00 (an earlier one of hers is annulled) and approved the second, which she opened two and a
 * half minutes before; she has the first open again. B: Beto, who left, finished the first at 23:59 of 14 November in Lima and again a minute later.
 */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  [a, b] = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
  plan = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Ingreso' });
  const [first, second] = plan.ocurrencias;
  const ana = await enrol(app, [plan], { id_empresa: a, nombres: 'Ñusta', codigo_usuario: 'ANA' });
  beto = (await buildUsuario(app.db, { id_empresa: b, codigo_usuario: 'BETO', codigo_estado: 2, fecha_cese: '2026-11-20' })).id_usuario;
  const { id_usuario } = ana;
  await buildIntento(app.db, first!, { id_usuario, fecha_fin: '2026-11-10T14:00:00Z', codigo_estado: 2, numero_intento: 1 });
  await buildIntento(app.db, first!, { id_usuario, fecha_fin: '2026-11-10T15:00:00Z', numero_intento: 2, nota: 50, total: 4, correcta: 2 });
  await buildIntento(app.db, first!, { id_usuario: beto, fecha_fin: '2026-11-15T04:59:00Z', numero_intento: 1 });
  await buildIntento(app.db, first!, { id_usuario: beto, fecha_fin: '2026-11-15T05:00:00Z', numero_intento: 2 });
  await open(ana, second!);
  app.now = new Date(app.now.getTime() + 150_000);
  await take(ana, second!);
  await open(ana, first!);
});

const read = (query: object = {}, params: object = {}, token = admin.token) =>
  app.call(evaluacionApi.reporte, { token, params: { companies: '0', plan: 0, topic: 0, ...params }, query: { pagina: 1, ...query } });

test('lists finished valid attempts, the newest first, with place, duration and certificate, by one statement', async () => {
  recorder.take();
  const { data, total } = await read();
  expect(recorder.take(), 'session and page').toHaveLength(2);
  expect(total).toBe(4);
  const place = { plan: 'Ingreso', programa: 'Programa de prueba', curso: 'Curso de prueba', modulo: 'Módulo de prueba' };
  // 150 seconds from opening to sending.
  expect(data).toMatchObject([
    { codigo: 'ANA', ...place, tema: 'Segundo tema', numero_intento: 1, nota: 100, aprobado: true, duracion: 150 },
    { codigo: 'BETO', ...place, tema: 'Primer tema', numero_intento: 2, fecha: '2026-11-15T05:00:00.000Z' },
    { codigo: 'BETO', numero_intento: 1 },
    { codigo: 'ANA', numero_intento: 2, nota: 50, notaminima: 70, aprobado: false, correcta: 2, incorrecta: 2, certificado: null },
  ]);
  expect(data[0]!.certificado).toMatch(/\w/);
});

test('annulled attempts are listed when they are asked for', async () => {
  expect((await read({ filtro: { codigo_estado: '2' } })).data).toMatchObject([{ codigo: 'ANA', numero_intento: 1, codigo_estado: 2 }]);
  expect((await read({ filtro: { codigo_estado: '1' } })).total).toBe(4);
});

test('days are those of the end in the portal’s zone', async () => {
  const on = async (fecha: string) =>
    (await read({ filtro: { fecha } })).data.map(({ codigo, numero_intento }) => [codigo, numero_intento]);
  expect(await on('2026-11-14..2026-11-14')).toEqual([['BETO', 1]]);
  expect(await on('2026-11-15..2026-11-15')).toEqual([['BETO', 2]]);
  expect(await on('2026-11-16..2026-11-20')).toEqual([]);
});

test('companies, plan and topic choose; a search finds people without accents', async () => {
  const [, second] = plan.ocurrencias;
  const { id_planestudio, id_tema } = second!;
  expect((await read({}, { companies: `${a}` })).total).toBe(2);
  expect((await read({}, { companies: `${a},${b}`, plan: id_planestudio, topic: id_tema })).data).toMatchObject([{ tema: 'Segundo tema' }]);
  expect((await read({}, { plan: id_planestudio + 1 })).data).toEqual([]);
  expect((await read({ buscar: 'nusta' })).total).toBe(2);
});

test('a limited access sees the present people of its companies', async () => {
  const { token } = await limitedAdmin(app, [b]);
  expect((await read({}, { companies: `${a},${b}` }, token)).total).toBe(2);
  const move = (id_empresa: number) => app.db.updateTable('usuario').set({ id_empresa }).where('id_usuario', '=', beto).execute();
  await move(a);
  const moved = await read({}, {}, token);
  await move(b);
  expect(moved.data).toEqual([]);
});

test('the spreadsheet has the same rows, the duration in minutes', async () => {
  const url = '/api/evaluacion/sellst/0/0/0?formato=xlsx&columnas=codigo,tema,numero_intento,nota,duracion,aprobado';
  const { rawPayload } = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } });
  expect(await readSheet(rawPayload)).toEqual([
    ['Código', 'Tema', 'Intento', 'Nota', 'Duración (minutos)', 'Aprobado'],
    ['ANA', 'Segundo tema', 1, 100, 2.5, 'Sí'],
    ['BETO', 'Primer tema', 2, null, 0, 'No'],
    ['BETO', 'Primer tema', 1, null, 0, 'No'],
    ['ANA', 'Primer tema', 2, 50, 0, 'No'],
  ]);
});
