import { api } from '@portal/contract';
import { beforeAll, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/app.ts';
import { buildPlan, type BuiltPlan } from '../../testing/builders/plan.ts';
import { signIn } from '../../testing/builders/sesion.ts';
import { answersFor, enrol, open, type Alumno } from '../../testing/cuestionario.ts';

const app = useTestApp();
let plan: BuiltPlan;

beforeAll(async () => {
  plan = await buildPlan(app.db, { estructura: { G: { C: { M: ['Uno'] } } } });
});

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

/** Opens an attempt now; sends it with all answers right at another hour, dated at a third one. Hours count from now. */
async function sendLate({ arrives, dated }: { arrives: number; dated: number }) {
  app.now = TEST_NOW;
  const alumno = await enrol(app, [plan]);
  const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
  const body = await answersFor(app, id_evaluacion);
  const batch = body.map((row, index) => (index === 0 ? { ...row, fecha_envio: later(dated).toISOString() } : row));
  app.now = later(arrives);
  // The session has ended meanwhile: what waits goes out with the next one.
  const token = await signIn(app, alumno);
  const send = () => app.call(api.evaluacion.insDetalle, { token, body: batch });
  return { alumno, id_evaluacion, send, answer: await send() };
}

const written = async ({ id_usuario }: Alumno, id_evaluacion: number) => ({
  evaluacion: await app.db.selectFrom('evaluacion').selectAll().where('id_evaluacion', '=', id_evaluacion).executeTakeFirstOrThrow(),
  certificado: await app.db.selectFrom('certificado').selectAll().where('id_evaluacion', '=', id_evaluacion).executeTakeFirstOrThrow(),
  tema: await app.db.selectFrom('progreso_tema').selectAll().where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow(),
  log: await app.db
    .selectFrom('log')
    .selectAll()
    .where('id_usuario', '=', id_usuario)
    .where('tipo', '=', 'evaluacion_fin')
    .executeTakeFirstOrThrow(),
});

test('a questionnaire that waited for a connection counts from when it was answered; the log tells both moments', async () => {
  const { alumno, id_evaluacion, answer, send } = await sendLate({ arrives: 50, dated: 2 });
  expect(answer).toMatchObject({ status: 200, data: { nota: 100, aprobado: true } });
  const { evaluacion, certificado, tema, log } = await written(alumno, id_evaluacion);
  expect([evaluacion.fecha_fin, tema.fecha_aprobado]).toEqual([later(2).toISOString(), later(2).toISOString()]);
  expect(certificado.fecha, 'the day of the answer, in Lima').toBe('2026-11-21');
  expect(log.fecha_creacion).toBe(later(50).toISOString());
  expect(log.detalle).toContain('respondida sin conexión el 2026-11-21');
  expect((await send()).data, 'sent again it counts once').toEqual(answer.data);
});

test.each([
  ['after it arrives', { arrives: 1, dated: 2 }],
  ['before the attempt was opened', { arrives: 3, dated: -1 }],
  ['more than a week ago', { arrives: 8 * 24, dated: 1 }],
])('a moment %s does not count', async (_what, hours) => {
  const { alumno, id_evaluacion, answer } = await sendLate(hours);
  expect(answer.status).toBe(200);
  const { evaluacion, log } = await written(alumno, id_evaluacion);
  expect(evaluacion.fecha_fin).toBe(later(hours.arrives).toISOString());
  expect(log.detalle).not.toContain('sin conexión');
});

test('a plan that was taken from the learner meanwhile refuses the answers', async () => {
  app.now = TEST_NOW;
  const alumno = await enrol(app, [plan]);
  const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
  const body = await answersFor(app, id_evaluacion);
  await app.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: TEST_NOW.toISOString() })
    .where('id_usuario', '=', alumno.id_usuario)
    .execute();
  const { status, problem } = await app.call(api.evaluacion.insDetalle, {
    token: alumno.token,
    body: body.map((row) => ({ ...row, fecha_envio: TEST_NOW.toISOString() })),
  });
  expect([status, problem.clave]).toEqual([403, 'evaluacion.errores.sinPlan']);
});
