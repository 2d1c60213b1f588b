import { certificadoApi } from '@portal/contract/certificado';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { recalificacionApi } from '@portal/contract/recalificacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import {
  buildCalificado,
  countProgress,
  doneCorrection,
  type Pedida,
  shownCorrection,
  stateOf,
  undoneCorrection,
} from '@portal/testkit/scenes/recalificacion.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  // One topic with four questions; 70 to pass.
  plan = await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Tema', banco: 4 }] } } } });
});

const keyOf = (index: number) => plan.temas[0]!.banco[index]!.indicador_correcta;
/** Options that are not the key, the first one the right one of the tests. */
const otherOf = (index: number, step = 1) => ((keyOf(index) - 1 + step) % 4) + 1;
/** Answers: `1` right by the stored key, `0` the option that should be right, `x` another one, `-` not drawn. */
const answers = (pattern: string) =>
  Array.from(pattern, (each, index) => ({ 1: keyOf(index), 0: otherOf(index), x: otherOf(index, 2) })[each] ?? null);

async function person(pattern: string, over: object = {}) {
  const { id_usuario } = await buildUsuario(app.db);
  await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
  return { id_usuario, id_evaluacion: await buildCalificado(app, plan, { id_usuario, respuestas: answers(pattern), ...over }) };
}

const pedida = (over: Partial<Pedida> = {}): Pedida => {
  const { id_pregunta, version } = plan.temas[0]!.banco[0]!;
  return { id_pregunta, version, modo: 'nueva', respuestas: [otherOf(0)], ...over };
};

const attempt = (id: number) =>
  app.db
    .selectFrom('evaluacion')
    .select(['correcta', 'total', 'nota', 'aprobado'])
    .where('id_evaluacion', '=', id)
    .executeTakeFirstOrThrow();
const certificate = (id: number) => app.db.selectFrom('certificado').selectAll().where('id_evaluacion', '=', id).executeTakeFirst();
const progress = (id_usuario: number) =>
  app.db.selectFrom('progreso').select(['total', 'aprobados', 'suma_notas']).where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow();

describe('a new key', () => {
  test('raises grades: who passes gets a certificate, who passed already one with a new number', async () => {
    const passes = await person('0110'); // 50 -> 75
    const rises = await person('0111'); // 75 -> 100
    const keeps = await person('1111'); // 100, by the wrong key: 75 would be less
    const same = await person('x111'); // 75 -> 75
    await countProgress(app);
    const old = (await certificate(rises.id_evaluacion))!;

    const shown = await shownCorrection(admin, pedida());
    expect(shown).toMatchObject({ estado: 'simulada', total: 4, vistas: 4 });
    expect(shown.cuentas).toMatchObject({
      intentos: 4,
      personas: 4,
      cambian: 2,
      aprueban: 1,
      desaprueban: 0,
      suben: 1,
      bajan: 0,
      conservan: 1,
      emitidos: 1,
      revisados: 1,
      anulados: 0,
      planes_terminados: 1,
      planes_reabiertos: 0,
    });
    expect(await attempt(passes.id_evaluacion)).toMatchObject({ nota: 50, aprobado: false });

    const done = await doneCorrection(admin, shown.id_recalificacion);
    expect(done).toMatchObject({ estado: 'hecha', hechas: 3, rechazadas: 0, deshacible: true, corrige_banco: true });
    expect(done.cuentas).toEqual(shown.cuentas);
    expect(await attempt(passes.id_evaluacion)).toEqual({ correcta: 3, total: 4, nota: 75, aprobado: true });
    expect(await attempt(rises.id_evaluacion)).toEqual({ correcta: 4, total: 4, nota: 100, aprobado: true });
    expect(await attempt(keeps.id_evaluacion)).toEqual({ correcta: 4, total: 4, nota: 100, aprobado: true });
    expect(await attempt(same.id_evaluacion)).toEqual({ correcta: 3, total: 4, nota: 75, aprobado: true });
    expect(await progress(passes.id_usuario)).toEqual({ total: 1, aprobados: 1, suma_notas: 75 });
    expect(await certificate(passes.id_evaluacion)).toMatchObject({ codigo_estado: 1, nota: 75, reemplaza: null });
    const revised = (await certificate(rises.id_evaluacion))!;
    expect(revised).toMatchObject({ codigo_estado: 1, nota: 100, reemplaza: old.numero, fecha: old.fecha, nombre: old.nombre });
    expect(revised.codigo).not.toBe(old.codigo);

    const verify = async (codigo: string) => (await app.call(certificadoApi.verificar, { params: { codigo } })).data;
    expect(await verify(old.codigo)).toMatchObject({ numero: old.numero, estado: 'Anulado', nota: 75, reemplazado_por: revised.numero });
    expect(await verify(revised.codigo)).toMatchObject({ numero: revised.numero, estado: 'Vigente', nota: 100, reemplaza: old.numero });
  });

  test('is the key of coming attempts, and the shown one of corrected attempts', async () => {
    const { id_evaluacion } = await person('0110');
    await countProgress(app);
    const { id_recalificacion } = await shownCorrection(admin, pedida());
    await doneCorrection(admin, id_recalificacion);
    const { id_pregunta, version } = plan.temas[0]!.banco[0]!;
    const bank = await app.db.selectFrom('pregunta').selectAll().where('id_pregunta', '=', id_pregunta).executeTakeFirstOrThrow();
    expect(bank).toMatchObject({ version: version + 1, indicador_correcta: otherOf(0), datos: null });
    const detalle = await app.db
      .selectFrom('detalle')
      .selectAll()
      .where('id_evaluacion', '=', id_evaluacion)
      .where('id_pregunta', '=', id_pregunta)
      .executeTakeFirstOrThrow();
    expect(detalle).toMatchObject({ version: version + 1, es_correcta: true });
  });

  test('is taken back: grades, sums, certificates and the key are as before', async () => {
    for (const pattern of ['0110', '0111', '1111', 'x111', '0000', '0xx1']) await person(pattern);
    await countProgress(app);
    const before = await stateOf(app);
    const { id_recalificacion } = await shownCorrection(admin, pedida());
    await doneCorrection(admin, id_recalificacion);
    expect(await stateOf(app)).not.toEqual(before);
    const undone = await undoneCorrection(admin, id_recalificacion);
    expect(undone).toMatchObject({ estado: 'deshecha', hechas: 0, quedan: 0 });
    expect(await stateOf(app)).toEqual(before);
    const { id_pregunta } = plan.temas[0]!.banco[0]!;
    const bank = await app.db.selectFrom('pregunta').selectAll().where('id_pregunta', '=', id_pregunta).executeTakeFirstOrThrow();
    expect(bank.indicador_correcta).toBe(keyOf(0));
  });
});

describe('an annulled question', () => {
  test('leaves the total; an attempt without other questions keeps its result', async () => {
    const passes = await person('x110'); // 2 of 4 = 50 -> 2 of 3 = 66.67: no pass
    const two = await person('x11-'); // 2 of 3 = 66.67 -> 2 of 2 = 100
    const alone = await person('x---'); // 0 of 1
    const falls = await person('1110'); // 75 -> 66.67: keeps
    await countProgress(app);
    const shown = await shownCorrection(admin, pedida({ modo: 'anular', respuestas: [] }));
    expect(shown.cuentas).toMatchObject({ aprueban: 1, suben: 1, conservan: 1, sin_preguntas: 1, emitidos: 1 });
    const done = await doneCorrection(admin, shown.id_recalificacion);
    expect(done).toMatchObject({ hechas: 2, corrige_banco: false });
    expect(await attempt(passes.id_evaluacion)).toEqual({ correcta: 2, total: 3, nota: 66.67, aprobado: false });
    expect(await attempt(two.id_evaluacion)).toEqual({ correcta: 2, total: 2, nota: 100, aprobado: true });
    expect(await attempt(alone.id_evaluacion)).toEqual({ correcta: 0, total: 1, nota: 0, aprobado: false });
    expect(await attempt(falls.id_evaluacion)).toEqual({ correcta: 3, total: 4, nota: 75, aprobado: true });
    const result = async (id: number) => (await app.call(evaluacionApi.resultado, { token: admin.token, params: { id } })).data;
    expect(await result(passes.id_evaluacion)).toMatchObject({ total: 3, incorrecta: 1, anuladas: 1, erradas: [{ puntos: 0 }] });
    expect(await result(falls.id_evaluacion)).toMatchObject({ total: 4, anuladas: 0 });
  });
});

describe('another right answer', () => {
  test('counts besides, in the order of the attempt; the question keeps its key', async () => {
    const one = await person('0110', { orden: '4321' }); // 50 -> 75
    const both = await person('1110', { orden: '3142' }); // 75
    const neither = await person('x110'); // 50
    await countProgress(app);
    const shown = await shownCorrection(admin, pedida({ modo: 'tambien' }));
    expect(shown.cuentas).toMatchObject({ aprueban: 1, suben: 0, conservan: 0, cambian: 1 });
    const done = await doneCorrection(admin, shown.id_recalificacion);
    expect(done).toMatchObject({ hechas: 3, corrige_banco: false });
    expect(await attempt(one.id_evaluacion)).toMatchObject({ nota: 75, aprobado: true });
    expect(await attempt(both.id_evaluacion)).toMatchObject({ nota: 75, aprobado: true });
    expect(await attempt(neither.id_evaluacion)).toMatchObject({ nota: 50, aprobado: false });
  });
});

describe('grades fall', () => {
  test('only with a reason and a proof: a fall annuls the certificate, and its return makes it valid', async () => {
    const falls = await person('1110'); // 75 -> 50
    const less = await person('1111'); // 100 -> 75
    await countProgress(app);
    const before = await stateOf(app);
    const call = (body: Pedida) => app.call(recalificacionApi.simular, { token: admin.token, body });
    expect((await call(pedida({ a_la_baja: true }))).status).toBe(400);
    const shown = await shownCorrection(admin, pedida({ a_la_baja: true, motivo: 'Nadie acertó' }));
    expect(shown.cuentas).toMatchObject({ desaprueban: 1, bajan: 1, conservan: 0, anulados: 1, revisados: 1, planes_reabiertos: 1 });
    await app.db.updateTable('sesion').set({ fecha_confirmacion: '2020-01-01T00:00:00Z' }).execute();
    const body = { id_recalificacion: shown.id_recalificacion };
    const refused = await app.call(recalificacionApi.confirmar, { token: admin.token, body });
    expect([refused.status, refused.problem.code]).toEqual([403, 'confirmacion_requerida']);
    await app.db.updateTable('sesion').set({ fecha_confirmacion: '2099-01-01T00:00:00Z' }).execute();
    await doneCorrection(admin, shown.id_recalificacion);
    expect(await attempt(falls.id_evaluacion)).toMatchObject({ nota: 50, aprobado: false });
    expect(await certificate(falls.id_evaluacion)).toMatchObject({ codigo_estado: 2, nota: 75 });
    expect(await certificate(less.id_evaluacion)).toMatchObject({ codigo_estado: 1, nota: 75 });
    expect(await progress(falls.id_usuario)).toMatchObject({ aprobados: 0 });
    await undoneCorrection(admin, shown.id_recalificacion);
    expect(await stateOf(app)).toEqual(before);
  });
});
