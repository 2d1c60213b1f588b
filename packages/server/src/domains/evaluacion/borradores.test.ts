import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { answersFor, enrol, open, type Alumno, type RespuestaDePrueba } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;
let id_evaluacion: number;
let answers: RespuestaDePrueba[];

beforeAll(async () => {
  plan = await buildPlan(app.db, { estructura: { G: { C: { M: [{ titulo: 'Diez', banco: 10 }, 'Otro'] } } } });
});
beforeEach(async () => {
  alumno = await enrol(app, [plan]);
  id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
  answers = await answersFor(app, id_evaluacion);
});

const minutesAgo = (minutes: number): string => new Date(app.now.getTime() - minutes * 60_000).toISOString();
const save = (respuestas: { id_pregunta: number; respuesta: number; fecha_respuesta?: string }[], token = alumno.token) =>
  app.call(detalleApi.insVarias, { token, body: { id_evaluacion, respuestas } });
const kept = async () =>
  (await app.call(preguntaApi.cuestionario, { token: alumno.token, body: plan.ocurrencias[0]! })).data.map(({ respuesta }) => respuesta);

test('a whole questionnaire of drafts costs two statements, session included; so does a single one', async () => {
  recorder.take();
  expect((await save(answers)).data.guardadas).toBe(10);
  expect(recorder.take()).toHaveLength(2);
  await app.call(detalleApi.ins, { token: alumno.token, body: answers[0]! });
  expect(recorder.take()).toHaveLength(2);
  expect(await kept()).toEqual(answers.map(({ respuesta }) => respuesta));
});

test('of two choices for a question the later one stays, in one call and in several', async () => {
  const [{ id_pregunta }] = [answers[0]!];
  await save([
    { id_pregunta, respuesta: 2, fecha_respuesta: minutesAgo(5) },
    { id_pregunta, respuesta: 1, fecha_respuesta: minutesAgo(9) },
  ]);
  expect((await kept())[0]).toBe(2);
  await save([{ id_pregunta, respuesta: 3, fecha_respuesta: minutesAgo(7) }]);
  expect((await kept())[0]).toBe(2);
  await save([{ id_pregunta, respuesta: 4, fecha_respuesta: minutesAgo(-60) }]);
  await save([{ id_pregunta, respuesta: 1 }]);
  expect((await kept())[0], 'a clock an hour ahead blocks nobody').toBe(1);
});

test('a question that was not drawn refuses the whole call and names its row', async () => {
  const foreign = plan.temas[1]!.banco[0]!.id_pregunta;
  const refused = await save([answers[0]!, { id_pregunta: foreign, respuesta: 1 }]);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.problem.errors ?? {})).toEqual(['respuestas.1.id_pregunta']);
  expect((await kept()).every((respuesta) => respuesta === null)).toBe(true);
});

test('drafts are refused for another person, without the attempt, and after its grading', async () => {
  const other = await enrol(app, [plan]);
  expect((await save(answers, other.token)).status).toBe(403);
  const unknown = { id_evaluacion: 2_000_000_000, respuestas: answers };
  expect((await app.call(detalleApi.insVarias, { token: alumno.token, body: unknown })).status).toBe(404);
  await app.call(evaluacionApi.insDetalle, { token: alumno.token, body: answers });
  expect((await save(answers)).status).toBe(409);
});

test('a draft that meets the grading never changes a graded answer', async () => {
  const wrong = answers.map((answer) => ({ ...answer, respuesta: (answer.respuesta % 4) + 1 }));
  const late = () => save(wrong);
  const [graded] = await Promise.all([
    app.call(evaluacionApi.insDetalle, { token: alumno.token, body: answers }),
    ...Array.from({ length: 8 }, late),
  ]);
  expect(graded.data).toMatchObject({ nota: 100, aprobado: true });
  const rows = await app.db
    .selectFrom('detalle')
    .select('respuesta')
    .where('id_evaluacion', '=', id_evaluacion)
    .orderBy('numero_orden')
    .execute();
  expect(rows.map(({ respuesta }) => respuesta)).toEqual(answers.map(({ respuesta }) => respuesta));
});
