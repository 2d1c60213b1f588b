import { type FilaDeHoja, planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { hojaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, expect, it } from 'vitest';

const recorder = useRecorder();
const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db);
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

/** Sheet of some topics, ten in a module, with some questions each. */
const sheetOf = (name: string, temas: number, preguntas: number): FilaDeHoja[] =>
  Array.from({ length: temas }, (_, place) => {
    const ruta = { programa: name, curso: `${name} c`, modulo: `${name} m${Math.floor(place / 10)}`, tema: `${name} t${place}` };
    const question = (number: number) => ({
      pregunta: `¿${name} ${place} ${number}?`,
      rpta_a: 'Uno',
      rpta_b: 'Dos',
      rpta_c: 'Tres',
      rpta_d: 'Cuatro',
      indicador_correcta: 1,
    });
    const [first, ...others] = Array.from({ length: preguntas }, (_question, number) => question(number));
    return [{ ...ruta, direccion: `https://example.org/${place}`, ...first }, ...others];
  }).flat();

/** Imports a sheet into a new plan and counts the statements of the confirmation. */
async function load(rows: FilaDeHoja[]) {
  const { id_planestudio } = await buildPlanestudio(test.db);
  const query = { iguales: 1, filas: 0, opciones: { id_planestudio } };
  const { data, problem } = await test.call(planestudioApi.importar, { body: await hojaSheet(...rows), query, token });
  expect(problem).toBeUndefined();
  expect(data).toMatchObject({ rechazadas: 0, aceptadas: rows.length });
  recorder.take();
  const confirmed = await test.call(planestudioApi.importarIns, { body: { id_importacion: data.id_importacion }, token });
  expect(confirmed.problem).toBeUndefined();
  return { id_planestudio, statements: recorder.take().length, ...data.nuevos };
}

it('writes any number of rows in the same number of statements', async () => {
  const [few, many] = [await load(sheetOf('Pocos', 3, 2)), await load(sheetOf('Muchos', 60, 5))];
  expect(many).toMatchObject({ modulo: 6, tema: 60, material: 60, pregunta: 300 });
  expect(many.statements).toBe(few.statements);
});

it('takes 20 topics of 100 questions, and 2,000 topics', { timeout: 240_000 }, async () => {
  expect(await load(sheetOf('Veinte', 20, 100))).toMatchObject({ tema: 20, pregunta: 2000 });
  const { id_planestudio, ...made } = await load(sheetOf('Dos mil', 2000, 1));
  expect(made).toMatchObject({ modulo: 200, tema: 2000, material: 2000, pregunta: 2000 });
  expect((await test.call(planestudioApi.hoja, { params: { id: id_planestudio }, token })).data).toHaveLength(2000);
});
