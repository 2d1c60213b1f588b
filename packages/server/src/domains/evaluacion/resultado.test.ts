import { certificadoApi } from '@portal/contract/certificado';
import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi, type RespuestaErrada } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { answersFor, enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;
let admin: Alumno;

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura: { G: { C: { M: [{ titulo: 'Diez', banco: 10 }, 'Otro'] } } } });
  admin = await enrol(test, [], { admin: true });
});
beforeEach(async () => {
  alumno = await enrol(test, [plan]);
});

const resultado = (id: number, token = alumno.token) => test.call(evaluacionApi.resultado, { token, params: { id } });
const errada = (text: string) => JSON.parse(text) as RespuestaErrada[];

describe('resultado', () => {
  it('lists wrong answers only, without the right option before the approval', async () => {
    const { data: sent } = await take(alumno, plan.ocurrencias[0]!, 6);
    const { data } = await resultado(sent.id_evaluacion);
    expect(data).toMatchObject({
      nota: 60,
      notaminima: 70,
      correcta: 6,
      incorrecta: 4,
      total: 10,
      numero_intento: 1,
      aprobado: false,
      pendientes: 2,
      siguiente: { titulo: 'Otro', id_planestudio: plan.ocurrencias[1]!.id_planestudio },
      titulo: 'Diez',
      tema: 'Diez',
      programa: 'G',
      con_feedback: false,
      codigo_certificado: null,
    });
    const wrong = errada(data.respuestas);
    expect(wrong).toHaveLength(4);
    for (const row of wrong)
      expect(row).toMatchObject({ correcta: null, texto_correcta: null, texto_respuesta: expect.stringMatching(/^Opción [ABCD]$/) });
  });

  it('shows the right options of the approved attempt alone, in every call', async () => {
    const { data: failed } = await take(alumno, plan.ocurrencias[0]!, 6);
    const { data: passed } = await take(alumno, plan.ocurrencias[0]!, 9);
    for (const [id, count, told] of [
      [failed.id_evaluacion, 4, false],
      [passed.id_evaluacion, 1, true],
    ] as const) {
      const { data: rows } = await test.call(evaluacionApi.respuestas, { token: alumno.token, params: { id } });
      for (const wrong of [errada((await resultado(id)).data.respuestas), rows]) {
        expect(wrong).toHaveLength(count);
        expect(wrong.map(({ correcta }) => correcta !== null)).toEqual(wrong.map(() => told));
        expect(wrong.map(({ texto_correcta }) => texto_correcta !== null)).toEqual(wrong.map(() => told));
      }
    }
    expect((await resultado(passed.id_evaluacion)).data).toMatchObject({ numero_intento: 2, pendientes: 1 });
  });

  it('of a failed attempt names the later one that approved the topic', async () => {
    const { data: failed } = await take(alumno, plan.ocurrencias[0]!, 6);
    const despues = async ({ id_evaluacion: id }: { id_evaluacion: number }) =>
      (await test.call(evaluacionApi.resultado, { token: alumno.token, params: { id } })).data.aprobado_despues;
    expect(await despues(failed)).toBeNull();
    const { data: passed } = await take(alumno, plan.ocurrencias[0]!, 9);
    expect(await despues(failed)).toEqual({ id_evaluacion: passed.id_evaluacion, nota: 90 });
    expect(await despues(passed)).toBeNull();
  });

  it('hides the key while the topic is pending in another plan', async () => {
    const tema = await buildTema(test.db, { banco: 10 });
    const shape = { G: { C: { M: [tema] } } };
    const two = [await buildPlan(test.db, { estructura: shape }), await buildPlan(test.db, { estructura: shape })] as const;
    const other = await enrol(test, two);
    const { data: passed } = await take(other, two[0].ocurrencias[0]!, 8);
    const key = async () => errada((await resultado(passed.id_evaluacion, other.token)).data.respuestas).map(({ correcta }) => correcta);
    expect(await key()).toEqual([null, null]);
    await take(other, two[1].ocurrencias[0]!);
    expect(await key()).not.toContain(null);
  });

  it.each([6, 8, 10])('comes with the grade on request, and is that of its own call: %i of 10 right', async (right) => {
    const body = await answersFor(test, await open(alumno, plan.ocurrencias[0]!), right);
    const send = (query?: { resultado: number }) =>
      test.call(evaluacionApi.insDetalle, { token: alumno.token, body, ...(query && { query }) });
    const { data: first } = await send({ resultado: 1 });
    const { data: own } = await resultado(first.id_evaluacion);
    expect(first.resultado).toEqual(own);
    expect((await send({ resultado: 1 })).data.resultado, 'a repetition carries it too').toEqual(own);
    for (const query of [undefined, { resultado: 0 }]) expect((await send(query)).data).not.toHaveProperty('resultado');
    expect((await send({ resultado: 2 })).status).toBe(400);
  });

  it('keeps no grade from being acknowledged when it cannot be read', async () => {
    const body = await answersFor(test, await open(alumno, plan.ocurrencias[0]!), 10);
    // The result looks for the next topic with questions; a grade does not read it.
    await test.db.schema.alterTable('tema_pregunta').renameTo('tema_pregunta_lejos').execute();
    const { status, data } = await test.call(evaluacionApi.insDetalle, { token: alumno.token, query: { resultado: 1 }, body });
    const alone = await resultado(data.id_evaluacion);
    await test.db.schema.alterTable('tema_pregunta_lejos').renameTo('tema_pregunta').execute();
    expect([status, data.nota, 'resultado' in data, alone.status]).toEqual([200, 100, false, 500]);
    expect((await resultado(data.id_evaluacion)).data).toMatchObject({ nota: 100, aprobado: true });
  });

  it.runIf(inject('testDatabase').kind === 'postgresql')('lets no grade wait for it', async () => {
    const body = await answersFor(test, await open(alumno, plan.ocurrencias[0]!), 10);
    const locked = test.db.transaction().execute(async (trx) => {
      // The result looks for the next topic with questions; a grade does not read it.
      await trx.schema.alterTable('tema_pregunta').addColumn('lejos', 'integer').execute();
      const { status, data } = await test.call(evaluacionApi.insDetalle, { token: alumno.token, query: { resultado: 1 }, body });
      expect([status, data.nota, 'resultado' in data]).toEqual([200, 100, false]);
      throw new Error('back');
    });
    await expect(locked).rejects.toThrow('back');
  });

  it('is equal in the calls of older clients, which read the wrong answers from a JSON text', async () => {
    const { data: sent } = await take(alumno, plan.ocurrencias[0]!, 6);
    const id = sent.id_evaluacion;
    const { data } = await resultado(id);
    const { token } = alumno;
    expect((await test.call(evaluacionApi.result, { token, params: { id } })).data).toEqual(data);
    expect((await test.call(evaluacionApi.resultadoPost, { token, body: { id_evaluacion: id } })).data).toEqual(data);
    expect(data.erradas).toHaveLength(4);
    expect(JSON.parse(data.respuestas)).toEqual(data.erradas);
  });

  it('of an open attempt is refused in every call, also to an admin', async () => {
    const id = await open(alumno, plan.ocurrencias[0]!);
    for (const { token } of [alumno, admin]) {
      const answers = [
        await resultado(id, token),
        await test.call(evaluacionApi.result, { token, params: { id } }),
        await test.call(evaluacionApi.resultadoPost, { token, body: { id_evaluacion: id } }),
        await test.call(evaluacionApi.respuestas, { token, params: { id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
      expect(JSON.stringify(answers)).not.toMatch(/Opción|indicador_correcta/);
    }
  });

  it('of an unknown attempt is "ID de evaluación no encontrado"', async () => {
    const { status, problem } = await resultado(2_000_000_000);
    expect([status, problem.clave]).toEqual([404, 'inexistente.evaluacion']);
  });

  it('of another person is refused, but not to an admin', async () => {
    const { data: sent } = await take(alumno, plan.ocurrencias[0]!, 6);
    const other = await enrol(test, [plan]);
    const support = await enrol(test, [], { soporte: true });
    const id = sent.id_evaluacion;
    for (const { token } of [other, support]) {
      expect((await resultado(id, token)).status).toBe(403);
      expect((await test.call(evaluacionApi.sel, { token, params: { id } })).status).toBe(403);
      expect((await test.call(evaluacionApi.respuestas, { token, params: { id } })).status).toBe(403);
      expect((await test.call(certificadoApi.sel, { token, params: { id } })).status).toBe(403);
    }
    expect((await resultado(id, admin.token)).status).toBe(200);
  });

  it('shows all answers with the key to an admin', async () => {
    const { data: sent } = await take(alumno, plan.ocurrencias[0]!, 6);
    const params = { id: sent.id_evaluacion };
    const { data: all } = await test.call(evaluacionApi.respuestas, { token: admin.token, params });
    const { data: own } = await test.call(evaluacionApi.respuestas, { token: alumno.token, params });
    expect(all).toHaveLength(10);
    expect(all.filter(({ respuesta, correcta }) => respuesta === correcta)).toHaveLength(6);
    expect(own.map(({ correcta }) => correcta)).toEqual([null, null, null, null]);
  });
});

describe('drafts', () => {
  it('are stored while the attempt is open and returned with the questions', async () => {
    const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
    const [first, second] = await answersFor(test, id_evaluacion);
    const { token } = alumno;
    const { data } = await test.call(detalleApi.ins, { token, body: { ...first!, respuesta: 3 } });
    await test.call(detalleApi.ins, { token, body: second! });
    await test.call(detalleApi.upd, { token, params: { id: data.id_detalle }, body: { respuesta: 2 } });
    const questions = async () => (await test.call(preguntaApi.cuestionario, { token, body: plan.ocurrencias[0]! })).data;
    expect((await questions()).slice(0, 2).map(({ respuesta }) => respuesta)).toEqual([2, second!.respuesta]);
    expect((await test.call(detalleApi.del, { token, params: { id: data.id_detalle } })).status).toBe(200);
    expect(await questions()).toHaveLength(10);
    expect((await questions())[0]!.respuesta).toBeNull();
    const { data: row } = await test.call(detalleApi.sel, { token, params: { id: data.id_detalle } });
    expect(row).toMatchObject({ id_evaluacion, respuesta: null, es_correcta: null });
  });

  it('the latest choice wins in any order of arrival; a moment in the future counts as now', async () => {
    const own = await enrol(test, [plan]);
    const { token } = own;
    const { data: opened } = await test.call(evaluacionApi.ins, { token, body: plan.ocurrencias[0]! });
    expect(opened.fecha_servidor).toBe(test.now.toISOString());
    const { id_pregunta } = (await answersFor(test, opened.id_evaluacion))[0]!;
    const choose = async (respuesta: number, minute: number) => {
      const fecha_respuesta = new Date(test.now.getTime() + minute * 60_000).toISOString();
      await test.call(detalleApi.ins, { token, body: { id_evaluacion: opened.id_evaluacion, id_pregunta, respuesta, fecha_respuesta } });
      const { data } = await test.call(preguntaApi.cuestionario, { token, body: plan.ocurrencias[0]! });
      const { respuesta: kept, fecha_respuesta: since } = data[0]!;
      return [kept, (Date.parse(since!) - test.now.getTime()) / 60_000];
    };
    expect(await choose(1, -10), 'the phone at ten to').toEqual([1, -10]);
    expect(await choose(2, -20), 'what the computer kept since twenty to arrives afterwards').toEqual([1, -10]);
    expect(await choose(3, -5), 'the computer chooses anew').toEqual([3, -5]);
    expect(await choose(4, 60), 'a clock an hour ahead').toEqual([4, 0]);
    expect(await choose(2, 0), 'does not keep the others from answering').toEqual([2, 0]);
  });

  it('are refused after grading, for foreign questions, other people and unknown ids', async () => {
    const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
    const [first] = await answersFor(test, id_evaluacion);
    const { token } = alumno;
    const { data } = await test.call(detalleApi.ins, { token, body: first! });
    const foreign = { ...first!, id_pregunta: plan.temas[1]!.banco[0]!.id_pregunta };
    expect((await test.call(detalleApi.ins, { token, body: foreign })).status).toBe(400);
    expect((await test.call(detalleApi.ins, { token, body: { ...first!, id_evaluacion: 2_000_000_000 } })).status).toBe(404);
    const other = await enrol(test, [plan]);
    for (const who of [other, admin]) {
      const calls = [
        await test.call(detalleApi.ins, { token: who.token, body: first! }),
        await test.call(detalleApi.upd, { token: who.token, params: { id: data.id_detalle }, body: { respuesta: 1 } }),
        await test.call(detalleApi.del, { token: who.token, params: { id: data.id_detalle } }),
      ];
      expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    await test.call(evaluacionApi.insDetalle, { token, body: await answersFor(test, id_evaluacion, 5) });
    expect((await test.call(detalleApi.ins, { token, body: first! })).status).toBe(409);
    expect((await test.call(detalleApi.upd, { token, params: { id: data.id_detalle }, body: { respuesta: 1 } })).status).toBe(409);
    expect((await test.call(detalleApi.del, { token, params: { id: data.id_detalle } })).status).toBe(409);
  });

  it('do not replace answers of the batch', async () => {
    const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
    const rows = await answersFor(test, id_evaluacion);
    for (const body of rows) await test.call(detalleApi.ins, { token: alumno.token, body });
    expect((await test.call(evaluacionApi.insDetalle, { token: alumno.token, body: rows.slice(1) })).status).toBe(400);
  });
});
