import { recalificacionApi } from '@portal/contract/recalificacion';
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
  undoneCorrection,
} from '@portal/testkit/scenes/recalificacion.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { statement } from '@portal/testkit/statement.ts';
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
  statement`update recalificacion_fila f set tramo = f.id_evaluacion from evaluacion e where e.id_evaluacion = f.id_evaluacion and f.id_recalificacion = ${id}`.execute(
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
      await statement`select id_evaluacion from certificado where id_evaluacion = any (${ids}::integer[]) and codigo_estado = 1`.execute(
        app.db,
      );
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
