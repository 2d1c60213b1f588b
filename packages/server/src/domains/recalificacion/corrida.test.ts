import { recalificacionApi } from '@portal/contract/recalificacion';
import type { DatosPregunta } from '@portal/contract/pregunta';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, open } from '@portal/testkit/scenes/cuestionario.ts';
import {
  buildCalificado,
  countProgress,
  doneCorrection,
  ofCorrection,
  type Pedida,
  runCorrections,
  shownCorrection,
  stateOf,
  undoneCorrection,
} from '@portal/testkit/scenes/recalificacion.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  plan = await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Tema', banco: 4 }] } } } });
});

const bank = () => plan.temas[0]!.banco;
const other = (index: number) => (bank()[index]!.indicador_correcta % 4) + 1;
/** Person who answered three of four rightly by the key, and the first one by what should be it. */
async function person(over: { readonly id_empresa?: number } = {}) {
  const { id_usuario } = await buildUsuario(app.db, over);
  await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
  const respuestas = bank().map(({ indicador_correcta }, index) => (index === 0 || index === 1 ? other(index) : indicador_correcta));
  return { id_usuario, id_evaluacion: await buildCalificado(app, plan, { id_usuario, respuestas }) };
}
const people = async (count: number) => {
  const built = [];
  while (built.length < count) built.push(await person());
  return built;
};
const pedida = (over: Partial<Pedida> = {}): Pedida => {
  const { id_pregunta, version } = bank()[0]!;
  return { id_pregunta, version, modo: 'nueva', respuestas: [other(0)], ...over };
};
const simular = (body: Pedida, token = admin.token) => app.call(recalificacionApi.simular, { token, body });
const confirmar = (id_recalificacion: number, token = admin.token) =>
  app.call(recalificacionApi.confirmar, { token, body: { id_recalificacion } });
const notas = async (ids: readonly number[]) => {
  const rows = await app.db.selectFrom('evaluacion').select(['nota']).where('id_evaluacion', 'in', ids).orderBy('id_evaluacion').execute();
  return rows.map(({ nota }) => nota);
};
/** Makes a portion of each person. */
const cut = (id: number) =>
  sql`update recalificacion_fila f set tramo = f.id_evaluacion from evaluacion e where e.id_evaluacion = f.id_evaluacion and f.id_recalificacion = ${id}`.execute(
    app.db,
  );

describe('a run', () => {
  test('goes on where it was ended, once for each attempt', async () => {
    const ids = (await people(3)).map(({ id_evaluacion }) => id_evaluacion);
    await countProgress(app);
    const { id_recalificacion: id } = await shownCorrection(admin, pedida());
    await cut(id);
    expect((await confirmar(id)).data).toMatchObject({ estado: 'pendiente', hechas: 1 });
    const dying = app.db.transaction().execute(async (trx) => {
      await runCorrections(trx, app.now, 1);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await notas(ids)).toEqual([75, 50, 50]);
    await runCorrections(app.db, app.now, 1);
    expect(await notas(ids)).toEqual([75, 75, 50]);
    await runCorrections(app.db, app.now);
    expect(await notas(ids)).toEqual([75, 75, 75]);
    expect(await ofCorrection(admin, id)).toMatchObject({ estado: 'hecha', hechas: 3 });
    const { rows } =
      await sql`select id_evaluacion from certificado where id_evaluacion = any (${ids}::integer[]) and codigo_estado = 1`.execute(app.db);
    expect(rows).toHaveLength(3);
    const log = await app.db.selectFrom('log').select(['tipo', 'detalle']).where('tipo', '=', 'recalificacion').orderBy('id_log').execute();
    expect(log.slice(-2).map(({ detalle }) => detalle?.replace(/\d+/, 'N'))).toEqual([
      'Pregunta N, versión 1: Nueva clave',
      'Pregunta N, versión 1: Nueva clave, terminada',
    ]);
  });

  test('sends the same statements for one attempt and for fifty', async () => {
    const counts: number[] = [];
    for (const many of [1, 50]) {
      plan = await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Tema', banco: 4 }] } } } });
      await people(many);
      await countProgress(app);
      const { id_recalificacion } = await shownCorrection(admin, pedida());
      recorder.take();
      await confirmar(id_recalificacion);
      counts.push(recorder.take().length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test('is confirmed once, from two tabs; the second look of before is refused', async () => {
    const [one] = await people(1);
    await countProgress(app);
    const [first, second] = [await shownCorrection(admin, pedida()), await shownCorrection(admin, pedida({ modo: 'tambien' }))];
    const answers = await Promise.all([confirmar(first.id_recalificacion), confirmar(first.id_recalificacion)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await runCorrections(app.db, app.now);
    expect((await confirmar(second.id_recalificacion)).problem).toMatchObject({ status: 409, clave: 'recalificacion.errores.cambio' });
    expect(await notas([one!.id_evaluacion])).toEqual([75]);
    expect(await ofCorrection(admin, first.id_recalificacion)).toMatchObject({ estado: 'hecha', hechas: 1 });
  });
});

describe('attempts that are left alone', () => {
  test('are open and annulled ones, which are counted, and one that changed since the look', async () => {
    const [annulled, changed, right] = await people(3);
    await app.db.updateTable('evaluacion').set({ codigo_estado: 2 }).where('id_evaluacion', '=', annulled!.id_evaluacion).execute();
    const learner = await enrol(app, [plan]);
    const opened = await open(learner, plan.ocurrencias[0]!);
    await countProgress(app);
    const shown = await shownCorrection(admin, pedida());
    expect(shown.cuentas).toMatchObject({ intentos: 2, abiertos: 1, intentos_anulados: 1, aprueban: 2 });
    await app.db.updateTable('evaluacion').set({ codigo_estado: 2 }).where('id_evaluacion', '=', changed!.id_evaluacion).execute();
    expect(await doneCorrection(admin, shown.id_recalificacion)).toMatchObject({ hechas: 1, rechazadas: 1 });
    expect(await notas([annulled!.id_evaluacion, changed!.id_evaluacion, right!.id_evaluacion])).toEqual([50, 50, 75]);
    const drawn = await app.db.selectFrom('detalle').select('version').where('id_evaluacion', '=', opened).execute();
    expect(drawn.every(({ version }) => version === 1)).toBe(true);
    expect((await app.call(evaluacionApi.ins, { token: learner.token, body: plan.ocurrencias[0]! })).data.id_evaluacion).toBe(opened);
  });

  test('a return leaves what changed later, and names it', async () => {
    const [stays, back] = await people(2);
    await countProgress(app);
    const { id_recalificacion } = await shownCorrection(admin, pedida());
    await doneCorrection(admin, id_recalificacion);
    const { id_pregunta, version, indicador_correcta } = bank()[1]!;
    await app.db.deleteFrom('detalle').where('id_evaluacion', '=', back!.id_evaluacion).where('id_pregunta', '=', id_pregunta).execute();
    const later = await shownCorrection(admin, { id_pregunta, version, modo: 'nueva', respuestas: [(indicador_correcta % 4) + 1] });
    await doneCorrection(admin, later.id_recalificacion);
    expect(await notas([stays!.id_evaluacion])).toEqual([100]);
    expect(await undoneCorrection(admin, id_recalificacion)).toMatchObject({ estado: 'deshecha', deshechas: 1, quedan: 1 });
    expect(await notas([stays!.id_evaluacion, back!.id_evaluacion])).toEqual([100, 50]);
  });
});

describe('a refusal', () => {
  test('names a version without answers, a key that it has or cannot have, and another run', async () => {
    expect((await simular(pedida())).problem).toMatchObject({ status: 409, clave: 'recalificacion.errores.sinRespuestas' });
    await people(2);
    const key = bank()[0]!.indicador_correcta;
    expect((await simular(pedida({ respuestas: [key] }))).problem.claves).toMatchObject({
      respuestas: { clave: 'recalificacion.errores.misma' },
    });
    expect((await simular(pedida({ respuestas: [9] }))).status).toBe(400);
    expect((await simular(pedida({ respuestas: [] }))).status).toBe(400);
    expect((await simular(pedida({ version: 77 }))).status).toBe(404);
    const shown = await shownCorrection(admin, pedida());
    await cut(shown.id_recalificacion);
    await confirmar(shown.id_recalificacion);
    expect((await simular(pedida({ modo: 'anular' }))).problem).toMatchObject({ status: 409, clave: 'recalificacion.errores.otra' });
    await runCorrections(app.db, app.now);
  });

  test('comes to a limited access for a question of the portal, and for people out of its reach', async () => {
    const [own, away] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = await limitedAdmin(app, [own.id_empresa]);
    await person({ id_empresa: own.id_empresa });
    expect((await simular(pedida(), limited.token)).status).toBe(403);
    await app.db.updateTable('pregunta').set({ id_empresa: own.id_empresa }).where('id_pregunta', '=', bank()[0]!.id_pregunta).execute();
    expect((await simular(pedida(), limited.token)).status).toBe(200);
    await person({ id_empresa: away.id_empresa });
    expect((await simular(pedida(), limited.token)).problem).toMatchObject({
      status: 403,
      clave: 'recalificacion.errores.fuera',
      valores: { n: 1 },
    });
    const shown = await shownCorrection(admin, pedida());
    expect((await confirmar(shown.id_recalificacion, limited.token)).status).toBe(404);
    const learner = await enrol(app, []);
    expect((await simular(pedida(), learner.token)).status).toBe(403);
  });
});

describe('kinds', () => {
  const PARES = [
    { izquierda: { texto: 'uno' }, derecha: 'I' },
    { izquierda: { texto: 'dos' }, derecha: 'II' },
    { izquierda: { texto: 'tres' }, derecha: 'III' },
  ];
  const ELEMENTOS = [{ texto: 'a' }, { texto: 'b' }, { texto: 'c' }];
  test.each<[string, DatosPregunta, { orden: number[] | null; respuesta?: number; respuesta_datos?: unknown }, Partial<Pedida>, number]>([
    [
      'corta, another spelling',
      { tipo: 'corta', aceptadas: ['Lima'], exacta: false },
      { orden: null, respuesta_datos: 'Callao' },
      { modo: 'tambien', respuestas: ['callao'] },
      1,
    ],
    [
      'numerica, another value with its tolerance',
      { tipo: 'numerica', valores: [{ valor: '10', tolerancia: '0.5' }] },
      { orden: null, respuesta_datos: '7,4' },
      { modo: 'tambien', respuestas: ['7'] },
      1,
    ],
    ['verdadero_falso, the other one', { tipo: 'verdadero_falso', correcta: true }, { orden: null, respuesta: 2 }, { respuestas: [2] }, 1],
    [
      'multiple in part',
      { tipo: 'multiple', opciones: ELEMENTOS, correctas: [1], orden_fijo: false, parcial: true },
      { orden: [3, 2, 1], respuesta_datos: [1] },
      { respuestas: [[2, 3]] },
      0.5,
    ],
    [
      'relacionar, two pairs exchanged',
      { tipo: 'relacionar', pares: PARES, otras: [], parcial: false },
      { orden: [2, 3, 1], respuesta_datos: [1, 3, 2] },
      { respuestas: [[2, 1, 3]] },
      1,
    ],
    [
      'ordenar, another order',
      { tipo: 'ordenar', elementos: ELEMENTOS, parcial: false },
      { orden: [3, 1, 2], respuesta_datos: [3, 2, 1] },
      { respuestas: [[2, 1, 3]] },
      1,
    ],
  ])('%s', async (_name, datos, { orden, respuesta = null, respuesta_datos }, over, puntos) => {
    plan = await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Tema', preguntas: [datos] }] } } } });
    const { id_usuario } = await buildUsuario(app.db);
    await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
    const { id_pregunta, version } = bank()[0]!;
    const id_evaluacion = await buildCalificado(app, plan, { id_usuario, respuestas: [] });
    await app.db.updateTable('evaluacion').set({ total: 1, nota: 0, aprobado: false }).where('id_evaluacion', '=', id_evaluacion).execute();
    await app.db
      .deleteFrom('certificado')
      .where('id_evaluacion', '=', id_evaluacion)
      .execute()
      .catch(() => undefined);
    await app.db
      .insertInto('detalle')
      .values({
        ...{ id_evaluacion, id_pregunta, version, numero_orden: 1, respuesta, orden_opciones: orden, es_correcta: false, puntos: 0 },
        respuesta_datos: respuesta_datos === undefined ? null : JSON.stringify(respuesta_datos),
      })
      .execute();
    await countProgress(app);
    const before = await stateOf(app);
    const shown = await shownCorrection(admin, { id_pregunta, version, modo: 'nueva', respuestas: [], ...over });
    await doneCorrection(admin, shown.id_recalificacion);
    expect(await notas([id_evaluacion])).toEqual([puntos * 100]);
    await undoneCorrection(admin, shown.id_recalificacion);
    expect(await stateOf(app)).toEqual(before);
  });
});
