import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildVersion } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
const estructura = {
  G: {
    C: {
      M: [
        { titulo: 'Grande', banco: 12, numero_preguntas: 5 },
        { titulo: 'Chico', banco: 3, numero_preguntas: 10 },
      ],
    },
  },
};
let plan: BuiltPlan;
let alumno: Alumno;

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura });
  alumno = await enrol(test, [plan]);
});

const questions = (who: Alumno, body: { id_tema: number; id_modulo: number; id_planestudio?: number }) =>
  test.call(preguntaApi.cuestionario, { token: who.token, body });

describe('drawing', () => {
  it('draws numero_preguntas questions once and stores them', async () => {
    const first = await questions(alumno, plan.ocurrencias[0]!);
    const again = await questions(alumno, plan.ocurrencias[0]!);
    expect(first.data).toHaveLength(5);
    expect(new Set(first.data.map(({ id_pregunta }) => id_pregunta)).size).toBe(5);
    expect(first.data.map(({ numero_orden }) => numero_orden)).toEqual([1, 2, 3, 4, 5]);
    expect(again.data).toEqual(first.data);
  });

  it('the server logs the start of an attempt once, as the demo and the end of an attempt are logged', async () => {
    const learner = await enrol(test, [plan]);
    await questions(learner, plan.ocurrencias[0]!);
    await questions(learner, plan.ocurrencias[0]!);
    const id_evaluacion = await open(learner, plan.ocurrencias[0]!);
    const entries = await test.db
      .selectFrom('log')
      .select(['tabla', 'tipo', 'detalle'])
      .where('id_usuario', '=', learner.id_usuario)
      .where('tipo', '=', 'evaluacion_inicio')
      .execute();
    expect(entries).toEqual([{ tabla: 'evaluacion', tipo: 'evaluacion_inicio', detalle: `Evaluación ${id_evaluacion}, intento 1` }]);
  });

  it('draws all active questions of a smaller bank', async () => {
    const chico = plan.temas[1]!;
    await test.db.updateTable('pregunta').set({ codigo_estado: 2 }).where('id_pregunta', '=', chico.banco[0]!.id_pregunta).execute();
    const { data } = await questions(alumno, plan.ocurrencias[1]!);
    expect(data.map(({ id_pregunta }) => id_pregunta).toSorted((a, b) => a - b)).toEqual(
      chico.banco.slice(1).map(({ id_pregunta }) => id_pregunta),
    );
  });

  it('draws separately for each person', async () => {
    const draws = new Set<string>();
    for (let person = 0; person < 6; person += 1) {
      const { data } = await questions(await enrol(test, [plan]), plan.ocurrencias[0]!);
      draws.add(data.map(({ id_pregunta }) => id_pregunta).join());
    }
    expect(draws.size).toBeGreaterThan(1);
  });

  it('shows the drawn version of a question after a change', async () => {
    const other = await enrol(test, [plan]);
    const before = await questions(other, plan.ocurrencias[0]!);
    const { id_pregunta } = before.data[0]!;
    const version = await buildVersion(test.db, id_pregunta, { pregunta: 'Otra redacción' });
    await test.db.updateTable('pregunta').set({ pregunta: 'Otra redacción', version }).where('id_pregunta', '=', id_pregunta).execute();
    expect((await questions(other, plan.ocurrencias[0]!)).data).toEqual(before.data);
  });

  it('never answers the key', async () => {
    const { token } = alumno;
    const body = plan.ocurrencias[0]!;
    for (const endpoint of [preguntaApi.cuestionario, evaluacionApi.ins]) {
      const response = await test.inject({
        method: 'POST',
        url: `/api${endpoint.path}`,
        payload: body,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toMatch(/indicador_correcta|es_correcta|"correcta"/);
    }
  });
});

describe('one open attempt', () => {
  it('is returned to two simultaneous calls', async () => {
    const other = await enrol(test, [plan]);
    const calls = Array.from({ length: 6 }, (_, index) =>
      index % 2 ? questions(other, plan.ocurrencias[0]!).then(({ data }) => data[0]!.id_evaluacion) : open(other, plan.ocurrencias[0]!),
    );
    expect(new Set(await Promise.all(calls)).size).toBe(1);
    const rows = await test.db.selectFrom('evaluacion').select('total').where('id_usuario', '=', other.id_usuario).execute();
    expect(rows).toEqual([{ total: 5 }]);
  });

  it('freezes the pass mark of the topic, else of the settings', async () => {
    const tema = await buildTema(test.db, { notaminima: 55.5 });
    const own = await buildPlan(test.db, { estructura: { G: { C: { M: [tema, 'Sin nota propia'] } } } });
    const other = await enrol(test, [own]);
    const ids = [await open(other, own.ocurrencias[0]!), await open(other, own.ocurrencias[1]!)];
    await test.db.updateTable('tema').set({ notaminima: 99 }).where('id_tema', '=', tema.id_tema).execute();
    for (const [index, notaminima] of [55.5, 70].entries()) {
      const again = await test.call(evaluacionApi.ins, { token: other.token, body: own.ocurrencias[index]! });
      expect(again.data, 'the screen tells the mark that will judge').toMatchObject({ id_evaluacion: ids[index], notaminima });
      const { data } = await test.call(evaluacionApi.sel, { token: other.token, params: { id: ids[index]! } });
      expect(data).toMatchObject({ notaminima, fecha: null, nota: null, aprobado: false, correcta: 0, incorrecta: 0, numero_intento: 1 });
    }
  });

  it('numbers the attempts', async () => {
    const other = await enrol(test, [plan]);
    for (const intento of [1, 2]) {
      const { data } = await test.call(evaluacionApi.ins, { token: other.token, body: plan.ocurrencias[0]! });
      expect(data.numero_intento).toBe(intento);
      await take(other, plan.ocurrencias[0]!, 0);
    }
  });
});

describe('refusals', () => {
  it('answers 403 without an assignment, 401 without a session', async () => {
    const stranger = await enrol(test, []);
    const [o] = plan.ocurrencias;
    expect((await questions(stranger, o!)).status).toBe(403);
    expect((await test.call(evaluacionApi.ins, { token: stranger.token, body: o! })).status).toBe(403);
    const mixed = { ...o!, id_tema: plan.ocurrencias[1]!.id_tema, id_curso: 999_999 };
    expect((await test.call(evaluacionApi.ins, { token: alumno.token, body: mixed })).status).toBe(403);
    expect((await test.call(evaluacionApi.ins, { body: o! })).status).toBe(401);
  });

  it.each([
    [
      'a closed assignment',
      async (own: BuiltPlan) =>
        void (await test.db
          .updateTable('asignacion')
          .set({ codigo_estado: 2, fecha_cierre: test.now.toISOString() })
          .where('id_planestudio', '=', own.plan.id_planestudio)
          .execute()),
    ],
    [
      'an inactive plan',
      async (own: BuiltPlan) =>
        void (await test.db
          .updateTable('planestudio')
          .set({ codigo_estado: 2 })
          .where('id_planestudio', '=', own.plan.id_planestudio)
          .execute()),
    ],
    [
      'an inactive topic',
      async (own: BuiltPlan) =>
        void (await test.db.updateTable('tema').set({ codigo_estado: 2 }).where('id_tema', '=', own.temas[0]!.id_tema).execute()),
    ],
    [
      'an inactive course',
      async (own: BuiltPlan) =>
        void (await test.db.updateTable('curso').set({ codigo_estado: 0 }).where('id_curso', '=', own.cursos[0]!.id_curso).execute()),
    ],
  ])('refuses %s', async (_what, change) => {
    const own = await buildPlan(test.db);
    const other = await enrol(test, [own]);
    await change(own);
    expect((await test.call(evaluacionApi.ins, { token: other.token, body: own.ocurrencias[0]! })).status).toBe(403);
  });

  it('refuses an approved topic, also in a race with the approval', async () => {
    const other = await enrol(test, [plan]);
    await take(other, plan.ocurrencias[0]!);
    const { status, problem } = await test.call(evaluacionApi.ins, { token: other.token, body: plan.ocurrencias[0]! });
    expect([status, problem.code]).toEqual([409, 'tema_aprobado']);
    expect((await questions(other, plan.ocurrencias[0]!)).problem.code).toBe('tema_aprobado');
  });

  it('locks a topic until its referencia is approved in the same plan', async () => {
    const base = await buildTema(test.db, { titulo: 'Base' });
    const next = await buildTema(test.db, { titulo: 'Avanzado', referencia: base.id_tema });
    const own = await buildPlan(test.db, { estructura: { G: { C: { M: [next, base] } } } });
    const elsewhere = await buildPlan(test.db, { estructura: { G: { C: { M: [base] } } } });
    const alone = await buildPlan(test.db, { estructura: { G: { C: { M: [next] } } } });
    const other = await enrol(test, [own, elsewhere, alone]);
    await take(other, elsewhere.ocurrencias[0]!);
    const refused = await test.call(evaluacionApi.ins, { token: other.token, body: own.ocurrencias[0]! });
    expect([refused.status, refused.problem.code]).toEqual([409, 'tema_bloqueado']);
    expect(refused.problem.message).toContain('«Base»');
    await take(other, own.ocurrencias[1]!, 0);
    expect((await test.call(evaluacionApi.ins, { token: other.token, body: own.ocurrencias[0]! })).status).toBe(409);
    await take(other, own.ocurrencias[1]!);
    expect((await test.call(evaluacionApi.ins, { token: other.token, body: own.ocurrencias[0]! })).status).toBe(200);
    expect((await test.call(evaluacionApi.ins, { token: other.token, body: alone.ocurrencias[0]! })).status).toBe(200);
  });
});

describe('topics without questions', () => {
  it.each([
    ['numero_preguntas 0', { titulo: 'Cero', banco: 4, numero_preguntas: 0 }],
    ['cuestionario 0', { titulo: 'Simple', banco: 4, cuestionario: 0 }],
  ])('%s: feedback completes the attempt', async (_what, tema) => {
    const own = await buildPlan(test.db, { estructura: { G: { C: { M: [tema] } } } });
    const other = await enrol(test, [own]);
    expect((await questions(other, own.ocurrencias[0]!)).data).toEqual([]);
    const id_evaluacion = await open(other, own.ocurrencias[0]!);
    const send = (body: object[]) => test.call(evaluacionApi.insDetalle, { token: other.token, body: body as never });
    const refused = await send([{ id_evaluacion }]);
    expect([refused.status, refused.problem.clave]).toEqual([400, 'evaluacion.faltaValor']);
    const { data } = await send([{ id_evaluacion, escala: 60, comentario: 'Útil' }]);
    expect(data).toMatchObject({ aprobado: true, nota: null });
    const { data: result } = await test.call(evaluacionApi.resultado, { token: other.token, params: { id: id_evaluacion } });
    expect(result).toMatchObject({
      aprobado: true,
      nota: null,
      total: 0,
      con_feedback: true,
      pendientes: 0,
      erradas: [],
      respuestas: '[]',
    });
    expect(result.codigo_certificado).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });
});
