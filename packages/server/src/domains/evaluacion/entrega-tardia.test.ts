import { certificadoApi } from '@portal/contract/certificado';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { answersFor, enrol, open, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let plan: BuiltPlan;

beforeAll(async () => {
  await app.db.updateTable('configuracion').set({ sesion_inactiva_horas: 168 }).execute();
  plan = await buildPlan(app.db, { estructura: { G: { C: { M: ['Uno'] } } } });
});

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

/** Makes the sessions of a person like those of a sign-in: none was used yet, and each lives a week. */
async function asSignedIn({ id_usuario }: Alumno): Promise<void> {
  const fresh = { ultimo_uso: null, fecha_expiracion: later(15 * 24).toISOString() };
  const future = later(20 * 24).toISOString();
  await app.db
    .updateTable('sesion')
    .set({ ...fresh, fecha_confirmacion: future })
    .where('id_usuario', '=', id_usuario)
    .where((of) => of('ultimo_uso', '=', of.ref('fecha_confirmacion')))
    .execute();
}

/** Signs in as a person does. */
async function enter(alumno: Alumno): Promise<string> {
  const token = await signIn(app, alumno);
  await asSignedIn(alumno);
  return token;
}

interface Late {
  readonly arrives: number;
  readonly dated: number;
  /** Actions of the learner between opening and sending. */
  readonly meanwhile?: (alumno: Alumno, id_evaluacion: number) => Promise<unknown>;
  /** Sends by the session that opened the attempt. */
  readonly sameSession?: true;
}

/** Opens an attempt now; sends it with all answers right at another hour, dated at a third one. Hours count from now. */
async function sendLate({ arrives, dated, meanwhile, sameSession }: Late) {
  app.now = TEST_NOW;
  const alumno = await enrol(app, [plan]);
  await asSignedIn(alumno);
  const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
  const body = await answersFor(app, id_evaluacion);
  const batch = body.map((row, index) => (index === 0 ? { ...row, fecha_envio: later(dated).toISOString() } : row));
  await meanwhile?.(alumno, id_evaluacion);
  app.now = later(arrives);
  // The session has ended meanwhile: what waits goes out with the next one.
  const token = sameSession ? alumno.token : await enter(alumno);
  const send = () => app.call(evaluacionApi.insDetalle, { token, body: batch });
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

test('a questionnaire that waited for a connection counts from when it was answered; the log contains both moments', async () => {
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
  const { status, problem } = await app.call(evaluacionApi.insDetalle, {
    token: alumno.token,
    body: body.map((row) => ({ ...row, fecha_envio: TEST_NOW.toISOString() })),
  });
  expect([status, problem.clave]).toEqual([403, 'evaluacion.errores.sinPlan']);
});

/** Uses the portal at an hour by a session. */
async function use(hour: number, token: string): Promise<void> {
  app.now = later(hour);
  expect((await app.call(evaluacionApi.ofSesion, { token })).status).toBe(200);
}

/** Why a moment is doubted; the hour of arrival, whether the session that opened sends, and what happens in between. */
const DOUBTED = [
  ['the session reads once in between', 49, true, (alumno: Alumno) => use(20, alumno.token)],
  ['the session ends, and the next one sends', 49, undefined, (alumno: Alumno) => use(48, alumno.token)],
  [
    'the person enters again, works and enters once more',
    49,
    undefined,
    async (alumno: Alumno) => {
      app.now = later(30);
      await use(30, await enter(alumno));
    },
  ],
  [
    'the person entered in between and did nothing',
    49,
    undefined,
    async (alumno: Alumno) => {
      app.now = later(30);
      await enter(alumno);
    },
  ],
  [
    'the session is in use without a gap until it sends',
    5,
    true,
    async (alumno: Alumno) => {
      for (const hour of [2, 2.4, 2.8, 3.2, 3.6, 4, 4.4, 4.8]) await use(hour, alumno.token);
    },
  ],
  [
    'a draft was chosen later, on another device',
    49,
    undefined,
    async ({ id_usuario }: Alumno, id_evaluacion: number) => {
      await app.db.updateTable('sesion').set({ agente: 'otro' }).where('id_usuario', '=', id_usuario).execute();
      await app.db
        .updateTable('detalle')
        .set({ fecha_respuesta: later(30).toISOString() })
        .where('id_evaluacion', '=', id_evaluacion)
        .execute();
    },
  ],
] as const;

test.each(DOUBTED.map(([what, ...rest]) => [what, rest] as const))('a moment does not count if %s', async (_what, late) => {
  const [arrives, sameSession, meanwhile] = late;
  const { alumno, id_evaluacion, answer } = await sendLate({ arrives, dated: 2, meanwhile, ...(sameSession && { sameSession }) });
  expect(answer.status).toBe(200);
  const { evaluacion, certificado, tema } = await written(alumno, id_evaluacion);
  const received = later(arrives).toISOString();
  expect([evaluacion.fecha_fin, tema.fecha_aprobado, evaluacion.fecha_recibida]).toEqual([received, received, received]);
  expect(evaluacion.fecha_declarada, 'what the device said stays').toBe(later(2).toISOString());
  expect(certificado.fecha_creacion).toBe(received);
});

test.each([
  ['the session is used until it is lost and again just before it sends', true, async (alumno: Alumno) => use(1.9, alumno.token)],
  [
    'the same session reads for a while after it is back',
    true,
    async (alumno: Alumno) => {
      for (const hour of [49.5, 49.7, 49.9]) await use(hour, alumno.token);
    },
  ],
  [
    'another kind of device is used in between',
    undefined,
    async (alumno: Alumno) => {
      await use(30, alumno.token);
      await app.db.updateTable('sesion').set({ agente: 'otro' }).where('id_usuario', '=', alumno.id_usuario).execute();
    },
  ],
] as const)('a moment counts if %s', async (_what, sameSession, meanwhile) => {
  const late = { arrives: 50, dated: 2, meanwhile, ...(sameSession && { sameSession }) };
  const { alumno, id_evaluacion } = await sendLate(late);
  const { evaluacion } = await written(alumno, id_evaluacion);
  expect([evaluacion.fecha_fin, evaluacion.fecha_declarada, evaluacion.fecha_recibida]).toEqual([
    later(2).toISOString(),
    later(2).toISOString(),
    later(50).toISOString(),
  ]);
});

test('a delivery at once, a repeated one and one dated in the future say nothing of a wait', async () => {
  const { alumno, id_evaluacion, send } = await sendLate({ arrives: 3, dated: 4 });
  await send();
  const { evaluacion } = await written(alumno, id_evaluacion);
  expect([evaluacion.fecha_declarada, evaluacion.fecha_recibida]).toEqual([null, null]);
});

test('report, file, result and certificate show when late answers arrived, and when the device says they were given', async () => {
  const { alumno, id_evaluacion } = await sendLate({ arrives: 50, dated: 2 });
  const { codigo } = (await written(alumno, id_evaluacion)).certificado;
  const token = await signIn(app, await buildUsuario(app.db, { indicador_admin: 1 }));
  const moments = { fecha: later(2).toISOString(), fecha_declarada: later(2).toISOString(), fecha_recibida: later(50).toISOString() };
  const query = { filtro: { id_evaluacion: String(id_evaluacion) } };
  const report = await app.call(evaluacionApi.sellst, { token, query });
  expect(report.data).toMatchObject([moments]);
  expect((await app.call(evaluacionApi.resultado, { token, params: { id: id_evaluacion } })).data).toMatchObject(moments);
  expect((await app.call(certificadoApi.verificar, { params: { codigo } })).data.fecha_recibida).toBe(moments.fecha_recibida);
});
