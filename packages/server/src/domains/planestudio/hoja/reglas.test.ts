import { type FilaDeHoja, planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { hojaCells, hojaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { statement } from '@portal/testkit/statement.ts';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db);
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

const newPlan = async (values: object = {}) => (await buildPlanestudio(test.db, values)).id_planestudio;
interface Options {
  readonly by?: string;
  readonly nuevos?: number;
  readonly avisar?: number;
}
const send = (id_planestudio: number, body: Uint8Array, { by = token, ...opciones }: Options = {}) =>
  test.call(planestudioApi.importar, { body, query: { iguales: 1, opciones: { id_planestudio, ...opciones } }, token: by });
const review = async (id: number, rows: FilaDeHoja[], options: Options = {}) => {
  const { data, problem } = await send(id, await hojaSheet(...rows), options);
  expect(problem).toBeUndefined();
  return data;
};
const confirm = (id_importacion: number, by = token) => test.call(planestudioApi.importarIns, { body: { id_importacion }, token: by });
const load = async (id: number, rows: FilaDeHoja[], by = token) =>
  (await confirm((await review(id, rows, { by })).id_importacion, by)).data;
const sheet = async (id: number, by = token) => (await test.call(planestudioApi.hoja, { params: { id }, token: by })).data;
const reasons = async (id: number, rows: FilaDeHoja[], options: Options = {}) =>
  (await review(id, rows, options)).filas.map(({ error }) => error?.replace('Error: ', '') ?? null);
const question = (pregunta: string, more: FilaDeHoja = {}): FilaDeHoja => ({
  pregunta,
  rpta_a: 'Uno',
  rpta_b: 'Dos',
  rpta_c: 'Tres',
  rpta_d: 'Cuatro',
  indicador_correcta: 'B',
  ...more,
});

describe('a row is refused with its reason', () => {
  it('that it cannot be a part of a plan', async () => {
    const id = await newPlan();
    expect(
      await reasons(id, [
        { programa: 'R1', curso: 'R1c', modulo: 'R1m', tema: 'R1t' },
        { programa: 'R2', tema: 'Sin módulo' },
        { programa: 'R3', duracion: 10 },
        { programa: 'R1', curso: 'R1c', modulo: 'R1m', tema: 'R1t', material: 'Solo el nombre' },
        { tema: 'R1t', direccion: 'manual.pdf' },
        { tema: 'R1t', direccion: 'javascript:alert(1)' },
        { tema: 'R1t', pregunta: '¿Y las respuestas?' },
        question('¿Iguales?', { rpta_a: 'Uno ', rpta_b: 'UNO' }),
        { tema: 'Un título de tema que no cabe en los cincuenta caracteres' },
      ]),
    ).toEqual([
      null,
      'Falta el curso.',
      'Trae datos de un tema, pero no dice cuál.',
      'El material no tiene dirección.',
      'Dirección: «manual.pdf» no empieza con https://.',
      'Dirección: «javascript:alert(1)» no empieza con https://.',
      'A la pregunta le falta su texto, una de las cuatro respuestas o cuál es la correcta.',
      'Las respuestas A y B son iguales.',
      expect.stringContaining('Tema'),
    ]);
  });

  it('that requirements form a circle, come later, or are nowhere', async () => {
    const id = await newPlan();
    const base = { programa: 'Q1', curso: 'Q1c', modulo: 'Q1m' };
    expect(
      await reasons(id, [
        { ...base, tema: 'QA', requisito: 'QC' },
        { tema: 'QB', requisito: 'QA' },
        { tema: 'QC', requisito: 'QB' },
        { tema: 'QD', requisito: 'QD' },
        { tema: 'QE', requisito: 'No está' },
      ]),
    ).toEqual([
      'El requisito «QC» viene después en el plan.',
      'Tema: «QA» no está en la planilla ni en el plan.',
      'Tema: «QB» no está en la planilla ni en el plan.',
      'Un tema no puede requerirse a sí mismo.',
      'Tema: «No está» no está en la planilla ni en el plan.',
    ]);
    const [a, b] = [await buildTema(test.db, { titulo: 'Ciclo A', banco: 0 }), await buildTema(test.db, { titulo: 'Ciclo B', banco: 0 })];
    await test.db.updateTable('tema').set({ referencia: b.id_tema }).where('id_tema', '=', a.id_tema).execute();
    const { plan } = await buildPlan(test.db, { estructura: { CicloP: { CicloC: { CicloM: [a, b] } } } });
    expect(await reasons(plan.id_planestudio, [{ tema: 'Ciclo B', requisito: 'Ciclo A' }])).toEqual([
      'La referencia forma un ciclo: «Ciclo B» → «Ciclo A» → «Ciclo B».',
    ]);
  });

  it('that two rows say two things of one topic, and that a name means several', async () => {
    const id = await newPlan();
    const rows = [
      { programa: 'V1', curso: 'V1c', modulo: 'V1m', tema: 'Igual', duracion: 5 },
      { tema: 'Igual', duracion: 6 },
      { modulo: 'V2m', tema: 'Igual' },
    ];
    expect(await reasons(id, rows)).toEqual([null, 'Otra fila dice otra cosa del tema «Igual».', null]);
    await load(id, rows);
    const both = await reasons(id, [question('¿A cuál?', { tema: 'Igual' }), question('¿A este?', { modulo: 'V2m', tema: 'Igual' })]);
    expect(both).toEqual([expect.stringContaining('hay varios «Igual»'), null]);
  });
});

it('keeps the whole path in the refused rows that come back', async () => {
  const rows = [{ programa: 'Vuelta', curso: 'Vc', modulo: 'Vm', tema: 'Vt' }, { direccion: 'nada' }];
  const { id_importacion } = await review(await newPlan(), rows);
  const { data } = await test.call(planestudioApi.importarFilas, { params: { id: id_importacion }, query: {}, token });
  expect(data[1]).toMatchObject({ ...rows[0], estado: 'rechazada', direccion: 'nada' });
});

it('reads several sheets, titles above the header, blanks of every width and numbers as texts', async () => {
  const id = await newPlan();
  const estructura: FilaDeHoja[] = [
    { programa: 'Hojas\u00A0', curso: 'Hc', modulo: 'Hm', tema: '\u00A0 Primer  \u00A0tema', duracion: '15', notaminima: '62,5' },
    { programa: 'HOJAS', tema: 'Segundo tema', orden: '2', notaminima: 0.8 },
    { tema: 'Tercer tema', notaminima: '1 %' },
  ];
  const preguntas = hojaCells([
    question('¿Una?', { tema: 'primer tema' }),
    question('¿Dos?'),
    question('¿Tres?', { tema: 'Segundo tema' }),
  ]);
  const body = await writeXlsx({
    sheets: [
      { name: 'Preguntas', rows: preguntas },
      { name: 'Estructura', rows: [['Plan de inducción 2027'], [], ...hojaCells(estructura)] },
    ],
  });
  const { data } = await send(id, body);
  expect(data.filas.map(({ hoja, error }) => [hoja, error])).toEqual([
    ...['Preguntas', 'Preguntas', 'Preguntas'].map((hoja) => [hoja, null]),
    ...['Estructura', 'Estructura', 'Estructura'].map((hoja) => [hoja, null]),
  ]);
  await confirm(data.id_importacion);
  const found = (await sheet(id)).map(({ tema, duracion, notaminima, pregunta }) => [tema, duracion, notaminima, pregunta]);
  expect(found.map(([tema, ...cells]) => [String(tema).replaceAll(/\s+/g, ' '), ...cells])).toEqual([
    ['Primer tema', 15, 62.5, '¿Una?'],
    ['Primer tema', undefined, undefined, '¿Dos?'],
    ['Segundo tema', 10, 80, '¿Tres?'],
    ['Tercer tema', 10, '1 %', undefined],
  ]);
});

it('a limited access makes and changes only what belongs to its companies, and links what is common', async () => {
  const empresa = await buildEmpresa(test.db);
  const { token: by } = await limitedAdmin(test, [empresa.id_empresa]);
  const [own, common] = [await newPlan({ id_empresa: empresa.id_empresa }), await newPlan()];
  await load(common, [{ programa: 'Común', curso: 'Com c', modulo: 'Com m', tema: 'Com t', duracion: 10 }]);
  const foreign = [{ programa: 'Ajeno', curso: 'A', modulo: 'A', tema: 'A' }];
  expect((await reasons(common, foreign, { by })).map(Boolean)).toEqual([true]);
  const rows = [
    { programa: 'Propio', curso: 'Pro c', modulo: 'Pro m', tema: 'Pro t' },
    { programa: 'Común' },
    { programa: 'Común', curso: 'Com c', modulo: 'Com m', tema: 'Com t', duracion: 30 },
    { programa: 'Común', curso: 'Otro curso' },
  ];
  expect((await reasons(own, rows, { by })).map(Boolean)).toEqual([false, false, true, true]);
  await load(own, rows, by);
  const { rows: owners } = await statement<{ id_empresa: number | null; duracion: number }>`
    select id_empresa, duracion from tema where titulo in ('Pro t', 'Com t') order by titulo desc`.execute(test.db);
  expect(owners).toEqual([
    { id_empresa: empresa.id_empresa, duracion: 10 },
    { id_empresa: null, duracion: 10 },
  ]);
  const { token: other } = await limitedAdmin(test, [(await buildEmpresa(test.db)).id_empresa]);
  expect((await send(own, await hojaSheet({ programa: 'X' }), { by: other })).status).toBe(400);
  expect((await test.call(planestudioApi.hoja, { params: { id: own }, token: other })).status).toBe(404);
});

it('says whom a running plan affects before anything is saved, and writes to them where that is chosen', async () => {
  const { plan } = await buildPlan(test.db, { estructura: { Corre: { CorreC: { CorreM: [{ titulo: 'Corre t' }] } } } });
  const { id_usuario } = await buildUsuario(test.db);
  await buildAsignacion(test.db, { id_usuario, id_planestudio: plan.id_planestudio });
  const activo = await buildTema(test.db, { titulo: 'Ya activo', codigo_estado: 1 });
  const before = await sheet(plan.id_planestudio);
  const rows = [{ programa: 'Corre', curso: 'CorreC', modulo: 'CorreM', tema: activo.codigo }];
  const reviewed = await review(plan.id_planestudio, rows, { avisar: 1 });
  expect(reviewed).toMatchObject({ personas: 1, avisables: 1, enlazados: 1 });
  expect(reviewed.efecto.length).toBeGreaterThan(0);
  expect(await sheet(plan.id_planestudio), 'the review writes nothing').toEqual(before);
  await confirm(reviewed.id_importacion);
  const { rows: letters } = await statement<{ total: number }>`
    select count(*)::integer as total from correo where id_usuario = ${id_usuario}`.execute(test.db);
  expect(letters[0]?.total).toBe(1);
});

it('undoing keeps what somebody changed since, with what contains it, and says why', async () => {
  const id = await newPlan();
  const { id_importacion } = await review(id, [
    { programa: 'Queda', curso: 'Qc', modulo: 'Qm', tema: 'Se cambia' },
    { tema: 'Se va' },
    { modulo: 'Qm2', tema: 'Se va también' },
  ]);
  await confirm(id_importacion);
  await test.db.updateTable('tema').set({ version: 2 }).where('titulo', '=', 'Se cambia').execute();
  const { data } = await test.call(planestudioApi.importarDeshacer, { params: { id: id_importacion }, query: { simular: 0 }, token });
  expect(data).toMatchObject({ deshechos: 2, conservados: 1, motivos: [{ motivo: 'se cambió después', cantidad: 1 }] });
  expect((await sheet(id)).map(({ modulo, tema }) => [modulo, tema])).toEqual([['Qm', 'Se cambia']]);
});
