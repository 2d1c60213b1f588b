import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { answersFor, enrol, open, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let plan: BuiltPlan;

beforeAll(async () => {
  plan = await buildPlan(app.db, { estructura: { G: { C: { M: ['Uno', 'Dos', 'Tres', 'Cuatro'] } } } });
});

const answered = async (alumno: Alumno, place: number, right?: number) =>
  answersFor(app, await open(alumno, plan.ocurrencias[place]!), right);
const send = (alumno: Alumno, body: Awaited<ReturnType<typeof answersFor>>) =>
  app.call(evaluacionApi.insDetalle, { token: alumno.token, body });
const totals = (alumno: Alumno) =>
  app.db.selectFrom('progreso').selectAll().where('id_usuario', '=', alumno.id_usuario).executeTakeFirstOrThrow();

test('a grade costs three statements: session, attempt, and everything that it writes', async () => {
  const alumno = await enrol(app, [plan]);
  const body = await answered(alumno, 0);
  recorder.take();
  expect((await send(alumno, body)).data).toMatchObject({ nota: 100, aprobado: true });
  expect(recorder.take()).toHaveLength(3);
  expect((await send(alumno, body)).data).toMatchObject({ nota: 100, aprobado: true });
  expect(recorder.take(), 'a repetition reads').toHaveLength(2);
});

test('a result costs four statements: session, owner, attempt with its wrong answers, and topics', async () => {
  const alumno = await enrol(app, [plan]);
  const result = async (place: number, right: number) => {
    const { id_evaluacion } = (await send(alumno, await answered(alumno, place, right))).data;
    recorder.take();
    const { data } = await app.call(evaluacionApi.resultado, { token: alumno.token, params: { id: id_evaluacion } });
    expect(recorder.take()).toHaveLength(4);
    return data;
  };
  const passed = await result(0, 4);
  expect(passed).toMatchObject({ nota: 100, aprobado: true, con_feedback: false, pendientes: 3, erradas: [] });
  expect(passed.codigo_certificado).toMatch(/./);
  expect((await result(1, 3)).erradas).toHaveLength(1);
});

test('a grade that carries its result costs two statements more', async () => {
  const alumno = await enrol(app, [plan]);
  for (const [place, right, nota] of [
    [0, 4, 100],
    [1, 3, 75],
  ] as const) {
    const body = await answered(alumno, place, right);
    recorder.take();
    const { data } = await app.call(evaluacionApi.insDetalle, { token: alumno.token, query: { resultado: 1 }, body });
    expect(recorder.take()).toHaveLength(5);
    expect(data.resultado).toMatchObject({ nota, pendientes: 3 - place });
  }
});

test('grades of one learner at the same moment are all counted, each once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const alumno = await enrol(app, [plan]);
    const bodies = [];
    for (const place of plan.ocurrencias.keys()) bodies.push(await answered(alumno, place));
    const answers = await Promise.all([...bodies, ...bodies].map((body) => send(alumno, body)));
    expect(answers.map(({ status, data }) => [status, data.aprobado])).toEqual(answers.map(() => [200, true]));
    expect(await totals(alumno)).toMatchObject({ aprobados: 4, calificados: 4, suma_notas: 400, evaluaciones: 4 });
    const { count } = await app.db
      .selectFrom('certificado as c')
      .innerJoin('evaluacion as e', 'e.id_evaluacion', 'c.id_evaluacion')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('e.id_usuario', '=', alumno.id_usuario)
      .executeTakeFirstOrThrow();
    expect(count).toBe(4);
  }
});

test('an assignment without totals gets them with its first grade', async () => {
  const alumno = await enrol(app, [plan]);
  const body = await answered(alumno, 0);
  await app.db.deleteFrom('progreso').where('id_usuario', '=', alumno.id_usuario).execute();
  expect((await send(alumno, body)).data.aprobado).toBe(true);
  expect(await totals(alumno)).toMatchObject({ total: 4, aprobados: 1, evaluaciones: 1 });
});

test('opening costs three statements: session, topic, and attempt with draw, log and questions; opening again the same', async () => {
  const alumno = await enrol(app, [plan]);
  recorder.take();
  const opened = await app.call(evaluacionApi.ins, { token: alumno.token, body: plan.ocurrencias[0]! });
  expect(recorder.take()).toHaveLength(3);
  expect(opened.data.preguntas.map(({ numero_orden }) => numero_orden)).toEqual([1, 2, 3, 4]);
  const again = await app.call(preguntaApi.cuestionario, { token: alumno.token, body: plan.ocurrencias[0]! });
  expect(recorder.take()).toHaveLength(3);
  expect(again.data).toEqual(opened.data.preguntas);
});

test('an attempt is opened once, however many calls open it at the same moment', async () => {
  const alumno = await enrol(app, [plan]);
  const calls = Array.from({ length: 8 }, () => app.call(evaluacionApi.ins, { token: alumno.token, body: plan.ocurrencias[0]! }));
  const opened = await Promise.all(calls);
  expect(new Set(opened.map(({ data }) => data.id_evaluacion)).size).toBe(1);
  expect(new Set(opened.map(({ data }) => JSON.stringify(data.preguntas))).size).toBe(1);
});
