import { asignacionApi } from '@portal/contract/asignacion';
import { avanceApi } from '@portal/contract/avance';
import { certificadoApi } from '@portal/contract/certificado';
import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { logApi } from '@portal/contract/log';
import { preguntaApi } from '@portal/contract/pregunta';
import { usuarioApi } from '@portal/contract/usuario';
import { recordEvents } from '@portal/server/src/domains/log/log.public.ts';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltPlan, buildPlan } from '../builders/contenido/plan.ts';
import { type Alumno, answersFor, enrol, open, take } from '../scenes/cuestionario.ts';
import { atOnce, statusesOf, type Target } from './target.ts';

/** Attacks of somebody with a session and a plan. */
export function attackAsLearner(target: Target): void {
  let plan: BuiltPlan;
  let victim: Alumno;
  let theirs: number;
  const learner = () => enrol(target.portal, [plan]);
  const today = () => target.portal.now.toISOString().slice(0, 10);
  beforeAll(async () => {
    const { portal } = target;
    const temas = [
      { banco: 8, numero_preguntas: 5 },
      { banco: 8, numero_preguntas: 5 },
      { banco: 8, numero_preguntas: 5 },
    ];
    plan = await buildPlan(portal.db, { today: today(), estructura: { P: { C: { M: temas } } } });
    victim = await learner();
    theirs = await open(victim, plan.ocurrencias[0]!);
    await portal.call(evaluacionApi.insDetalle, { token: victim.token, body: await answersFor(portal, theirs) });
  });

  test('opens a questionnaire forty times, draws it forty times and sends it forty times, each with other answers', async () => {
    const { portal } = target;
    const { token, id_usuario } = await learner();
    const body = plan.ocurrencias[0]!;
    const opened = await atOnce(40, () => portal.call(evaluacionApi.ins, { token, body }));
    const [id_evaluacion, ...further] = new Set(opened.map(({ data }) => data.id_evaluacion));
    expect(further).toEqual([]);
    const drawn = await atOnce(40, () => portal.call(preguntaApi.cuestionario, { token, body }));
    expect(new Set(drawn.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const answers = await answersFor(portal, id_evaluacion!);
    const sent = await atOnce(40, (index) =>
      portal.call(evaluacionApi.insDetalle, {
        token,
        body: answers.map((row, place) => ({ ...row, respuesta: place < index % 6 ? row.respuesta : (row.respuesta % 4) + 1 })),
      }),
    );
    expect(statusesOf(sent)).toEqual({ 200: 40 });
    expect(new Set(sent.map(({ data }) => data.nota)).size).toBe(1);
    const rows = await portal.db.selectFrom('evaluacion').select('nota').where('id_usuario', '=', id_usuario).execute();
    expect(rows).toEqual([{ nota: sent[0]!.data.nota }]);
  });

  test('guesses without a pause, in ten calls at once', async () => {
    const { portal } = target;
    const script = await learner();
    const body = plan.ocurrencias[1]!;
    for (let round = 0; round < 4; round += 1) {
      const opened = await atOnce(10, () => portal.call(evaluacionApi.ins, { token: script.token, body }));
      const id = opened.find(({ status }) => status === 200)?.data.id_evaluacion;
      if (id === undefined) continue;
      const wrong = await answersFor(portal, id, 0);
      await atOnce(10, () => portal.call(evaluacionApi.insDetalle, { token: script.token, body: wrong }));
    }
    const attempts = await portal.db.selectFrom('evaluacion').select('id_evaluacion').where('id_usuario', '=', script.id_usuario).execute();
    expect(attempts).toHaveLength(2);
  });

  test('reads no key before the approval, in any answer about the attempt', async () => {
    const { portal } = target;
    const { token } = await learner();
    const body = plan.ocurrencias[0]!;
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await portal.call(evaluacionApi.ins, { token, body });
    const id = data.id_evaluacion;
    const texts = [
      await portal.inject({ method: 'POST', url: `/api${preguntaApi.cuestionario.path}`, payload: body, headers }),
      await portal.inject({ url: `/api/detalle/sel/${id}`, headers }),
      await portal.inject({ url: `/api/evaluacion/sel/resultado/${id}`, headers }),
      await portal.inject({ url: `/api/evaluacion/sel/respuesta/${id}`, headers }),
      await portal.inject({ url: '/api/pregunta/sellst', headers }),
    ];
    for (const { body: text } of texts) expect(text).not.toMatch(/indicador_correcta|"es_correcta":[^n]|"correcta":[^n]/);
  });

  test('grades an attempt by fields of the body', async () => {
    const { portal } = target;
    const person = await learner();
    const id = await open(person, plan.ocurrencias[0]!);
    const body = (await answersFor(portal, id, 0)).map((row) => ({
      ...row,
      nota: 100,
      aprobado: true,
      notaminima: 0,
      indicador_valida: 1,
    }));
    const refused = await portal.call(evaluacionApi.insDetalle, { token: person.token, body });
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, expect.arrayContaining(['0.nota', '0.aprobado'])]);
    const { data } = await portal.call(evaluacionApi.insDetalle, { token: person.token, body: await answersFor(portal, id, 0) });
    expect(data).toMatchObject({ nota: 0, aprobado: false });
  });

  test('reads, answers, annuls and deletes the attempt of another person', async () => {
    const { portal } = target;
    const { token } = await learner();
    const before = await portal.db.selectFrom('evaluacion').selectAll().where('id_evaluacion', '=', theirs).execute();
    const body = await answersFor(portal, theirs);
    const params = { id: theirs };
    const answers = [
      await portal.call(evaluacionApi.resultado, { token, params }),
      await portal.call(certificadoApi.sel, { token, params }),
      await portal.call(evaluacionApi.insDetalle, { token, body }),
      await portal.call(detalleApi.ins, { token, body: body[0]! }),
      await portal.call(usuarioApi.sel, { token, params: { id: victim.id_usuario } }),
      await portal.call(avanceApi.kpi, { token, params: { id: victim.id_usuario } }),
      await portal.call(asignacionApi.pendientes, { token, params: { id: victim.id_usuario } }),
    ];
    for (const [index, { status }] of answers.entries()) expect([403, 404, 409], `${index}`).toContain(status);
    expect(await portal.db.selectFrom('evaluacion').selectAll().where('id_evaluacion', '=', theirs).execute()).toEqual(before);
  });

  test('walks the ids of attempts, certificates and people', async () => {
    const { portal } = target;
    const walker = await learner();
    const mine = await open(walker, plan.ocurrencias[0]!);
    const headers = { authorization: `Bearer ${walker.token}` };
    const ids = Array.from({ length: 30 }, (_none, index) => index + 1).filter((id) => id !== mine && id !== walker.id_usuario);
    const paths = [
      'evaluacion/sel/resultado',
      'evaluacion/sel/respuesta',
      'certificado/sel',
      'detalle/sel',
      'usuario/sel',
      'asignacion/sel',
    ];
    const answers = await atOnce(ids.length * paths.length, async (index) => {
      const path = paths[index % paths.length]!;
      const { statusCode } = await portal.inject({ url: `/api/${path}/${ids[Math.floor(index / paths.length)]}`, headers });
      return { status: statusCode };
    });
    expect(Object.keys(statusesOf(answers)).filter((status) => !['403', '404', '409'].includes(status))).toEqual([]);
  });

  test('fills the log: one event more than 300 in an hour is refused, also by many calls at once', async () => {
    const { portal } = target;
    const { token, id_usuario, username } = await learner();
    const event = { id_usuario, usuario: username, tabla: 'pantalla', tipo: 'feedback', now: portal.now };
    await recordEvents(
      portal.db,
      Array.from({ length: 300 }, () => event),
    );
    const note = () => portal.call(logApi.ins, { token, body: { tipo: 'dashboard', tabla: null, detalle: null } });
    expect(statusesOf(await atOnce(20, note))).toEqual({ 429: 20 });
  });

  test('gets no certificate by sending an approved topic again', async () => {
    const { portal } = target;
    const person = await learner();
    const { data } = await take(person, plan.ocurrencias[0]!);
    expect(data.aprobado).toBe(true);
    const answers = await atOnce(10, () => portal.call(evaluacionApi.ins, { token: person.token, body: plan.ocurrencias[0]! }));
    expect(answers.map(({ status }) => status)).not.toContain(200);
    const certificates = await portal.db
      .selectFrom('certificado as c')
      .innerJoin('evaluacion as e', 'e.id_evaluacion', 'c.id_evaluacion')
      .select('c.numero')
      .where('e.id_usuario', '=', person.id_usuario)
      .execute();
    expect(certificates).toHaveLength(1);
  });
}
