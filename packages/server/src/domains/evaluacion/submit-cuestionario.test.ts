import { avanceApi } from '@portal/contract/avance';
import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildVersion } from '@portal/testkit/builders/contenido/pregunta.ts';
import { answersFor, enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshPlanes } from '../avance/avance.public.ts';

const test = useTestApp();
const estructura = {
  G: {
    C: {
      M: [
        { titulo: 'Diez', banco: 10 },
        { titulo: 'Tres', banco: 3, notaminima: 66.67 },
      ],
    },
  },
};
let plan: BuiltPlan;
let alumno: Alumno;
let id_evaluacion: number;

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura });
});
beforeEach(async () => {
  alumno = await enrol(test, [plan]);
  id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
});

const send = (body: object[], token = alumno.token) => test.call(evaluacionApi.insDetalle, { token, body: body as never });
const idOf = ({ plan: { id_planestudio }, ocurrencias }: BuiltPlan, tabla: 'planestudio' | 'programa' | 'tema'): number =>
  ({ id_planestudio, id_programa: ocurrencias[0]!.id_programa, id_tema: ocurrencias[0]!.id_tema })[`id_${tabla}` as const];
const snapshot = async () => ({
  evaluacion: await test.db.selectFrom('evaluacion').selectAll().where('id_evaluacion', '=', id_evaluacion).execute(),
  detalle: await test.db.selectFrom('detalle').selectAll().where('id_evaluacion', '=', id_evaluacion).orderBy('id_detalle').execute(),
  feedback: await test.db.selectFrom('feedback').selectAll().where('id_evaluacion', '=', id_evaluacion).execute(),
  certificado: await test.db.selectFrom('certificado').selectAll().where('id_evaluacion', '=', id_evaluacion).execute(),
  progreso: await test.db.selectFrom('progreso').selectAll().where('id_usuario', '=', alumno.id_usuario).execute(),
  tema: await test.db.selectFrom('progreso_tema').selectAll().where('id_usuario', '=', alumno.id_usuario).execute(),
  log: await test.db
    .selectFrom('log')
    .selectAll()
    .where('id_usuario', '=', alumno.id_usuario)
    .where('tipo', '<>', 'evaluacion_inicio')
    .where('id_registro', 'is', null)
    .execute(),
});

describe('grading', () => {
  it.each([
    [0, 0, false],
    [6, 60, false],
    [7, 70, true],
    [10, 100, true],
  ])('%i of 10 right is %d, approved: %s', async (correct, nota, aprobado) => {
    const { status, data } = await send(await answersFor(test, id_evaluacion, correct));
    expect(status).toBe(200);
    expect(data).toMatchObject({ result: '0', clave: 'evaluacion.enviado', id_evaluacion, nota, aprobado });
    const { evaluacion, progreso, tema, certificado, log } = await snapshot();
    expect(evaluacion[0]).toMatchObject({ nota, aprobado, correcta: correct, total: 10, fecha_fin: test.now.toISOString() });
    expect(progreso[0]).toMatchObject({ total: 2, aprobados: Number(aprobado), calificados: 1, suma_notas: nota, evaluaciones: 1 });
    expect(tema[0]).toMatchObject({ intentos: 1, nota, aprobado, id_evaluacion });
    expect(certificado).toHaveLength(Number(aprobado));
    expect(log.map(({ tipo, usuario_creacion }) => [tipo, usuario_creacion])).toEqual([['evaluacion_fin', alumno.username]]);
  });

  it('rounds to two decimals before it compares', async () => {
    const { data } = await take(alumno, plan.ocurrencias[1]!, 2);
    expect(data).toMatchObject({ nota: 66.67, aprobado: true });
  });

  it('grades by the shown version of a question', async () => {
    const body = await answersFor(test, id_evaluacion);
    const { id_pregunta } = body[0]!;
    const { indicador_correcta } = plan.temas[0]!.banco.find((row) => row.id_pregunta === id_pregunta)!;
    const version = await buildVersion(test.db, id_pregunta, { indicador_correcta: (indicador_correcta % 4) + 1 });
    expect((await send(body)).data.nota).toBe(100);
    await test.db.deleteFrom('pregunta_version').where('id_pregunta', '=', id_pregunta).where('version', '=', version).execute();
  });

  it('stores the feedback of the batch once', async () => {
    const body = (await answersFor(test, id_evaluacion)).map((row) => ({ ...row, escala: 90, comentario: 'Claro' }));
    expect((await send(body)).status).toBe(200);
    expect((await snapshot()).feedback).toMatchObject([{ escala: 90, comentario: 'Claro', usuario_creacion: alumno.username }]);
  });

  it('ignores the extra fields of older clients', async () => {
    const body = (await answersFor(test, id_evaluacion)).map((row) => ({
      ...row,
      id_usuario: 1,
      id_planestudio: 999,
      codigo_estado: 2,
      usuario_creacion: 'admin',
    }));
    expect((await send(body.map((row) => ({ ...row, nota: 100 })))).status, 'a grade is refused').toBe(400);
    expect((await send(body)).status).toBe(200);
    expect((await snapshot()).evaluacion[0]).toMatchObject({ id_usuario: alumno.id_usuario, codigo_estado: 1 });
  });
});

describe('once', () => {
  it('a repeated call answers the same result and writes nothing', async () => {
    const body = await answersFor(test, id_evaluacion, 8);
    const first = await send(body);
    const stored = await snapshot();
    const again = await send(body);
    const different = await send(await answersFor(test, id_evaluacion, 0));
    expect(again.data).toEqual(first.data);
    expect(different.data).toEqual(first.data);
    expect(await snapshot()).toEqual(stored);
  });

  it('simultaneous calls grade once', async () => {
    const right = await answersFor(test, id_evaluacion);
    const wrong = await answersFor(test, id_evaluacion, 0);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index % 2 ? right : wrong)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const { tema, progreso, log, certificado } = await snapshot();
    expect(tema[0]?.intentos).toBe(1);
    expect(progreso[0]?.evaluaciones).toBe(1);
    expect(log).toHaveLength(1);
    expect(certificado).toHaveLength(answers[0]!.data.aprobado ? 1 : 0);
  });

  it('simultaneous calls for two topics are both counted', async () => {
    const second = await open(alumno, plan.ocurrencias[1]!);
    const bodies = [await answersFor(test, id_evaluacion), await answersFor(test, second)];
    await Promise.all(bodies.map((body) => send(body)));
    expect((await snapshot()).progreso[0]).toMatchObject({ total: 2, aprobados: 2, calificados: 2, suma_notas: 200, evaluaciones: 2 });
  });
});

describe('a refused batch writes nothing and leaves the attempt open:', () => {
  const cases: [string, (body: { id_evaluacion: number; id_pregunta: number; respuesta: number }[]) => object[], string][] = [
    ['a missing answer', (body) => body.slice(1), 'respuestas'],
    ['a question twice', (body) => [...body, body[0]!], '10.id_pregunta'],
    [
      'a question of another topic',
      (body) => [...body.slice(1), { ...body[0]!, id_pregunta: plan.temas[1]!.banco[0]!.id_pregunta }],
      '9.id_pregunta',
    ],
    ['a question that does not exist', (body) => [{ ...body[0]!, id_pregunta: 2_000_000_000 }, ...body.slice(1)], '0.id_pregunta'],
    [
      'another attempt in one row',
      (body) => body.map((row, index) => (index === 4 ? { ...row, id_evaluacion: 1 } : row)),
      '4.id_evaluacion',
    ],
    ['an option that does not exist', (body) => body.map((row, index) => (index === 2 ? { ...row, respuesta: 5 } : row)), '2.respuesta'],
    ['an answer of none', (body) => body.map((row, index) => (index === 2 ? { ...row, respuesta: null } : row)), '2.respuesta'],
    ['a scale between the steps', (body) => [{ ...body[0]!, escala: 55 }, ...body.slice(1)], '0.escala'],
    ['a comment that is too long', (body) => [{ ...body[0]!, comentario: 'x'.repeat(1001) }, ...body.slice(1)], '0.comentario'],
  ];
  it.each(cases)('%s', async (_what, change, campo) => {
    const before = await snapshot();
    const { status, problem } = await send(change(await answersFor(test, id_evaluacion)));
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toContain(campo);
    expect(await snapshot()).toEqual(before);
    expect((await send(await answersFor(test, id_evaluacion))).status).toBe(200);
  });

  it('an empty batch and an unknown attempt', async () => {
    expect((await send([])).status).toBe(400);
    const unknown = await send([{ id_evaluacion: 2_000_000_000, id_pregunta: 1, respuesta: 1 }]);
    expect([unknown.status, unknown.problem.clave]).toEqual([404, 'inexistente.evaluacion']);
  });

  it('of another person, even an admin', async () => {
    const body = await answersFor(test, id_evaluacion);
    const other = await enrol(test, [plan]);
    const admin = await enrol(test, [], { admin: true });
    const before = await snapshot();
    for (const { token } of [other, admin]) expect((await send(body, token)).status).toBe(403);
    expect((await test.call(evaluacionApi.insDetalle, { body })).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['plan', 'planestudio'],
    ['program', 'programa'],
    ['topic', 'tema'],
  ] as const)(
    'except for a %s made inactive meanwhile: what was opened may be finished, and counts again with it',
    async (_what, tabla) => {
      const own = await buildPlan(test.db);
      const other = await enrol(test, [own]);
      const id = await open(other, own.ocurrencias[0]!);
      const set = (codigo_estado: number) =>
        test.db.updateTable(tabla).set({ codigo_estado }).where(`id_${tabla}`, '=', idOf(own, tabla)).execute();
      await set(2);
      const body = await answersFor(test, id);
      const { token } = other;
      expect((await test.call(detalleApi.ins, { token, body: body[0]! })).status).toBe(200);
      expect((await test.call(evaluacionApi.insDetalle, { token, body })).data).toMatchObject({ nota: 100, aprobado: true });
      const { data } = await test.call(evaluacionApi.resultado, { token, params: { id } });
      expect(data.codigo_certificado).not.toBeNull();
      expect((await test.call(evaluacionApi.ins, { token, body: own.ocurrencias[0]! })).status, 'a new one is not opened').toBe(403);
      await set(1);
      await refreshPlanes(test.db, [own.plan.id_planestudio]);
      const { data: kpi } = await test.call(avanceApi.kpi, { token, params: { id: other.id_usuario } });
      expect(kpi[0]).toMatchObject({ temas: 2, pendientes: 1, evaluaciones: 1 });
    },
  );

  it('for a plan that is not assigned any more, until it is assigned again', async () => {
    const body = await answersFor(test, id_evaluacion);
    const set = (values: { codigo_estado: number; fecha_cierre: string | null }) =>
      test.db.updateTable('asignacion').set(values).where('id_usuario', '=', alumno.id_usuario).execute();
    await set({ codigo_estado: 2, fecha_cierre: test.now.toISOString() });
    expect((await send(body)).status).toBe(403);
    await set({ codigo_estado: 1, fecha_cierre: null });
    expect((await send(body)).data).toMatchObject({ nota: 100 });
  });
});
