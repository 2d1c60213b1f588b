import { type FilaDeHoja, planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { hojaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { PREGUNTAS } from '@portal/testkit/scenes/tipos.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db);
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

const newPlan = async () => (await buildPlanestudio(test.db)).id_planestudio;
const review = async (id_planestudio: number, rows: FilaDeHoja[], opciones: object = {}) => {
  const answer = await test.call(planestudioApi.importar, {
    body: await hojaSheet(...rows),
    query: { iguales: 1, opciones: { id_planestudio, ...opciones } },
    token,
  });
  expect(answer.problem).toBeUndefined();
  return answer.data;
};
const confirm = async (id_importacion: number) => {
  const { data, problem } = await test.call(planestudioApi.importarIns, { body: { id_importacion }, token });
  expect(problem).toBeUndefined();
  return data;
};
const load = async (id: number, rows: FilaDeHoja[], opciones: object = {}) => confirm((await review(id, rows, opciones)).id_importacion);
const sheet = async (id: number) => (await test.call(planestudioApi.hoja, { params: { id }, token })).data;
const undo = (id: number, simular = 0) => test.call(planestudioApi.importarDeshacer, { params: { id }, query: { simular }, token });
const question = (pregunta: string): FilaDeHoja => ({
  pregunta,
  rpta_a: 'Uno',
  rpta_b: 'Dos',
  rpta_c: 'Tres',
  rpta_d: 'Cuatro',
  indicador_correcta: 2,
});
const totals = async () =>
  (
    await statement<
      Record<string, number>
    >`select (select count(*) from programa)::integer as programa, (select count(*) from curso)::integer as curso,
      (select count(*) from modulo)::integer as modulo, (select count(*) from tema)::integer as tema, (select count(*) from contenido)::integer as contenido,
      (select count(*) from pregunta)::integer as pregunta, (select count(*) from tema_modulo)::integer as enlaces`.execute(test.db)
  ).rows[0];

const PLAN: FilaDeHoja[] = [
  {
    programa: 'Inducción A',
    curso: 'Seguridad',
    modulo: 'Primeros días',
    tema: 'Bienvenida',
    duracion: 15,
    material: 'Video',
    direccion: 'https://youtu.be/abc',
  },
  { ...question('¿Quién saluda?') },
  { ...question('¿Quién responde?') },
  { tema: 'Extintores', requisito: 'Bienvenida', notaminima: '80 %', numero_preguntas: 3, direccion: 'https://example.org/manual.pdf' },
  { modulo: 'Segundos días', tema: 'Repaso', cuestionario: 'No' },
  { curso: 'Ventas', modulo: 'Caja', tema: 'Cobrar' },
];

it('makes a plan of merged cells, exports it as a sheet, and importing that changes nothing', async () => {
  const id = await newPlan();
  const reviewed = await review(id, PLAN);
  expect(reviewed).toMatchObject({
    aceptadas: 6,
    rechazadas: 0,
    nuevos: { programa: 1, curso: 2, modulo: 3, tema: 4, material: 2, pregunta: 2 },
    enlazados: 0,
    efecto: [],
    personas: 0,
  });
  expect(reviewed.filas.map(({ hace }) => hace)).toEqual([
    'Programa nuevo · Curso nuevo · Módulo nuevo · Tema nuevo · Material nuevo',
    'Pregunta nueva',
    'Pregunta nueva',
    'Tema nuevo · Material nuevo',
    'Módulo nuevo · Tema nuevo',
    'Curso nuevo · Módulo nuevo · Tema nuevo',
  ]);
  await confirm(reviewed.id_importacion);
  const exported = await sheet(id);
  expect(exported).toEqual([
    {
      programa: 'Inducción A',
      curso: 'Seguridad',
      modulo: 'Primeros días',
      tema: 'Bienvenida',
      orden: 1,
      duracion: 15,
      numero_preguntas: 2,
      cuestionario: 'Sí',
      material: 'Video',
      tipo: 'Video',
      direccion: 'https://youtu.be/abc',
      ...question('¿Quién saluda?'),
    },
    { programa: 'Inducción A', curso: 'Seguridad', modulo: 'Primeros días', tema: 'Bienvenida', ...question('¿Quién responde?') },
    {
      programa: 'Inducción A',
      curso: 'Seguridad',
      modulo: 'Primeros días',
      tema: 'Extintores',
      orden: 2,
      duracion: 10,
      numero_preguntas: 3,
      cuestionario: 'Sí',
      notaminima: 80,
      requisito: 'Bienvenida',
      tipo: 'PDF',
      direccion: 'https://example.org/manual.pdf',
    },
    {
      programa: 'Inducción A',
      curso: 'Seguridad',
      modulo: 'Segundos días',
      tema: 'Repaso',
      orden: 1,
      duracion: 10,
      numero_preguntas: 5,
      cuestionario: 'No',
    },
    {
      programa: 'Inducción A',
      curso: 'Ventas',
      modulo: 'Caja',
      tema: 'Cobrar',
      orden: 1,
      duracion: 10,
      numero_preguntas: 5,
      cuestionario: 'Sí',
    },
  ]);
  const again = await review(id, exported);
  expect(again.filas.map(({ estado, error, cambios }) => [estado, error, cambios])).toEqual(exported.map(() => ['existente', null, null]));
  expect(again).toMatchObject({ aceptadas: 0, existentes: 5, enlazados: 0 });
});

it('links everything that exists when the sheet goes to another plan, and makes it again where that is chosen', async () => {
  const first = await newPlan();
  await load(
    first,
    PLAN.map((row) => ({ ...row, ...(row.programa && { programa: 'Inducción B' }) })),
  );
  const exported = await sheet(first);
  const before = await totals();
  const [linked, copied] = [await newPlan(), await newPlan()];
  expect(await review(linked, exported)).toMatchObject({ aceptadas: 1, existentes: 4, enlazados: 1 });
  await load(linked, exported);
  expect(await sheet(linked)).toEqual(exported);
  expect(await totals()).toEqual(before);
  await load(copied, exported, { nuevos: 1 });
  expect(await sheet(copied)).toEqual(exported);
  expect(await totals()).toMatchObject({ tema: before!['tema']! + 4, contenido: before!['contenido']! + 2, pregunta: before!['pregunta'] });
});

it('undoing takes back exactly what the sheet made and changed, after a simulation that takes nothing', async () => {
  const id = await newPlan();
  await load(id, [{ programa: 'Base C', curso: 'Curso C', modulo: 'Módulo C', tema: 'Tema C1', duracion: 20 }, { tema: 'Tema C2' }]);
  const [before, counted] = [await sheet(id), await totals()];
  const { id_importacion } = await review(id, [
    { programa: 'Base C', curso: 'Curso C', modulo: 'Módulo C', tema: 'Tema C2' },
    { tema: 'Tema C1', duracion: 30, notaminima: 60, cuestionario: 'No', requisito: 'Tema C2', ...question('¿C?') },
    { tema: 'Tema C3', requisito: 'Tema C1', direccion: 'https://example.org/c' },
    { modulo: 'Módulo D', tema: 'Tema D' },
  ]);
  await confirm(id_importacion);
  expect((await sheet(id)).map(({ tema, orden }) => [tema, orden])).toEqual([
    ['Tema C2', 1],
    ['Tema C1', 2],
    ['Tema C3', 3],
    ['Tema D', 1],
  ]);
  const done = await sheet(id);
  expect((await undo(id_importacion, 1)).data).toMatchObject({ deshechos: 4, conservados: 0 });
  expect(await sheet(id)).toEqual(done);
  expect((await undo(id_importacion)).data).toMatchObject({ deshechos: 4, conservados: 0 });
  expect([await sheet(id), await totals()]).toEqual([before, counted]);
});

it('questions of every kind go out with their plan, stay as they are in it, and are made from its sheet with all their content', async () => {
  const [id, other] = [await newPlan(), await newPlan()];
  const larga = { rpta_a: 'x'.repeat(4000), rpta_b: 'A y D', rpta_c: 'Solo B', rpta_d: 'Todas las anteriores' };
  const { id_tema, codigo } = await buildTema(test.db, { preguntas: PREGUNTAS });
  const ultima = await buildPregunta(test.db, { pregunta: `¿${'Larga '.repeat(600)}?`, ...larga, partes: 0 });
  await test.db
    .insertInto('tema_pregunta')
    .values({ id_tema, id_pregunta: ultima.id_pregunta, numero_orden: 99, usuario_creacion: 'prueba' })
    .execute();
  await load(id, [{ programa: 'Programa F', curso: 'Curso F', modulo: 'Módulo F', tema: codigo }]);
  const exported = await sheet(id);
  expect(exported).toHaveLength(PREGUNTAS.length + 1);
  const again = await review(id, exported);
  expect(again.filas.map(({ estado, error }) => [estado, error])).toEqual(exported.map(() => ['existente', null]));
  const renamed = exported.map((row) => ({ ...row, tema: 'Tema F', pregunta: `Otra ${String(row.pregunta).slice(0, 3900)} ñ «👷»` }));
  expect(await load(other, renamed, { nuevos: 1 })).toMatchObject({ insertados: renamed.length, rechazados: 0 });
  expect(await sheet(other)).toEqual(renamed);
  const contents = async (titulo: string) =>
    (
      await statement`select q.tipo, q.partes, q.datos, q.rpta_a, q.rpta_d, q.indicador_correcta from tema t join tema_pregunta l using (id_tema)
        join pregunta q using (id_pregunta) where ${titulo} in (t.titulo, t.codigo) order by l.numero_orden, l.id_tema_pregunta`.execute(
        test.db,
      )
    ).rows;
  expect(await contents('Tema F')).toEqual(await contents(codigo));
  const [first] = renamed;
  const { filas } = await review(other, [
    { ...first, contenido_pregunta: '{"tipo":"unica"' },
    { ...first, rpta_a: 'Otra cosa' },
  ]);
  expect(filas.map(({ error }) => error)).toEqual([
    expect.stringMatching(/Contenido: no se entiende/),
    expect.stringMatching(/Contenido: dice otra/),
  ]);
});
