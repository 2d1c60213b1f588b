import { portalApi, type TipoResultado } from '@portal/contract/portal';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin = '';
let soporte = '';
let limited = '';
let alumno: Alumno;
let plan: BuiltPlan;
let other: BuiltPlan;

beforeAll(async () => {
  const andina = await buildEmpresa(app.db, { empresa: 'Minera Ñandú' });
  const boreal = await buildEmpresa(app.db, { empresa: 'Minera Boreal' });
  const estructura = (palabra: string) => ({
    [`Programa ${palabra}`]: {
      [`Curso ${palabra}`]: { [`Módulo ${palabra}`]: [`Tema ${palabra}`, { titulo: `Práctica ${palabra}`, banco: 0 }] },
    },
  });
  plan = await buildPlan(app.db, { denominacion: 'Plan Minería', today: '2026-11-21', estructura: estructura('Minería') });
  other = await buildPlan(app.db, { denominacion: 'Plan Minería ajeno', today: '2026-11-21', estructura: estructura('Minería ajena') });
  const person = { nombres: 'Rosa', apellido_paterno: 'Minerva', apellido_materno: 'Ñahui' };
  alumno = await enrol(app, [plan], { ...person, numero_documento: '00771234', id_empresa: andina.id_empresa });
  await buildUsuario(app.db, { ...person, nombres: 'Íñigo', id_empresa: boreal.id_empresa });
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  soporte = await signIn(app, await buildUsuario(app.db, { soporte: true }));
  limited = (await limitedAdmin(app, [andina.id_empresa])).token;
});

const find = async (texto: string, token: string) => (await app.call(portalApi.buscar, { query: { texto }, token })).data;
const kinds = (rows: readonly { readonly tipo: TipoResultado }[]) => [...new Set(rows.map(({ tipo }) => tipo))];
const titles = (rows: readonly { readonly titulo: string }[]) => rows.map(({ titulo }) => titulo);

test('an administrator finds every kind by words without accents, in one order', async () => {
  const rows = await find('MINER', admin);
  expect(kinds(rows)).toEqual(['persona', 'plan', 'programa', 'curso', 'modulo', 'tema', 'empresa']);
  expect(titles(rows.filter(({ tipo }) => tipo === 'empresa'))).toEqual(['Minera Boreal', 'Minera Ñandú']);
  expect(rows.every(({ activo, lugar }) => activo && lugar === null)).toBe(true);
});

test('a person is found by document with its zeros, by code, and by the words of the name in any order', async () => {
  const own = { tipo: 'persona', id: alumno.id_usuario, titulo: alumno.personal };
  expect(await find('00771234', admin)).toMatchObject([own]);
  expect(await find('nahui rosa', admin)).toMatchObject([own]);
  const [found] = await find('nahui rosa', admin);
  expect(found?.detalle).toMatch(/ · Minera Ñandú$/);
});

test('an access of one company finds its people and that company alone, and the contents of all', async () => {
  const rows = await find('miner', limited);
  expect(titles(rows.filter(({ tipo }) => tipo === 'persona'))).toEqual([alumno.personal]);
  expect(titles(rows.filter(({ tipo }) => tipo === 'empresa'))).toEqual(['Minera Ñandú']);
  expect(titles(rows.filter(({ tipo }) => tipo === 'plan'))).toEqual(['Plan Minería', 'Plan Minería ajeno']);
});

test('support finds contents, and neither people nor companies', async () => {
  expect(kinds(await find('miner', soporte))).toEqual(['plan', 'programa', 'curso', 'modulo', 'tema']);
  expect(await find('00771234', soporte)).toEqual([]);
});

test('a learner finds the assigned plan, its topics with their place, and own certificates; nothing of others', async () => {
  expect(titles(await find('mineria', alumno.token))).toEqual(['Plan Minería', 'Práctica Minería', 'Tema Minería']);
  await take(alumno, plan.ocurrencias[0]!);
  const rows = await find('mineria', alumno.token);
  expect(kinds(rows)).toEqual(['plan', 'tema', 'certificado']);
  const { id_tema, ...lugar } = plan.ocurrencias[0]!;
  expect(rows.find(({ titulo, tipo }) => tipo === 'tema' && titulo === 'Tema Minería')).toMatchObject({ id: id_tema, lugar });
  expect(await find('ajena', alumno.token)).toEqual([]);
  expect(await find('minerva', alumno.token)).toEqual([]);
  const stranger = await enrol(app, [other]);
  expect(kinds(await find('mineria', stranger.token))).toEqual(['plan', 'tema']);
  await app.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString() })
    .where('id_usuario', '=', stranger.id_usuario)
    .execute();
  expect(await find('mineria', stranger.token)).toEqual([]);
});

test('five of a kind at most: an exact code first, then titles that begin with the text, what is in use before the rest', async () => {
  const rows = [
    { codigo: 'ZETA', titulo: 'Último por título' },
    { codigo: 'Z-1', titulo: 'Zeta inactivo', codigo_estado: 2 },
    { codigo: 'Z-2', titulo: 'Zeta activo' },
    { codigo: 'Z-3', titulo: 'Sobre zeta' },
    { codigo: 'Z-4', titulo: 'Sobre zeta, otra vez' },
    { codigo: 'Z-5', titulo: 'Y de nuevo zeta' },
  ];
  const stamp = { descripcion: '', usuario_creacion: 'pruebas' };
  for (const row of rows)
    await app.db
      .insertInto('curso')
      .values({ codigo_estado: 1, ...stamp, ...row })
      .execute();
  const found = await find('zeta', admin);
  expect(titles(found)).toEqual(['Último por título', 'Zeta activo', 'Zeta inactivo', 'Sobre zeta', 'Sobre zeta, otra vez']);
  expect(found[2]).toMatchObject({ tipo: 'curso', detalle: 'Z-1', activo: false });
});

test.each(['a', ' b ', '', 'x'.repeat(101), '\0\0'])('refuses %j', async (texto) => {
  const { status, problem } = await app.call(portalApi.buscar, { query: { texto }, token: admin });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['texto']]);
});

test.each(['%%', '__', String.raw`\\`, `'; drop table usuario; --`, '😀😀', 'ß'.repeat(100)])(
  'takes %j as it is written',
  async (texto) => {
    expect(await find(texto, admin)).toEqual([]);
  },
);

test('costs one statement besides session and settings, whoever asks', async () => {
  for (const token of [admin, soporte, limited, alumno.token]) {
    recorder.take();
    await find('miner', token);
    expect(recorder.take()).toHaveLength(2);
  }
});
