import { evaluacionApi } from '@portal/contract/evaluacion';
import { feedbackApi } from '@portal/contract/feedback';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;
let admin: Alumno;
let id_evaluacion: number;

beforeAll(async () => {
  plan = await buildPlan(test.db);
  admin = await enrol(test, [], { admin: true });
});
beforeEach(async () => {
  alumno = await enrol(test, [plan]);
  id_evaluacion = (await take(alumno, plan.ocurrencias[0]!, 1)).data.id_evaluacion;
});

const give = (fields: { escala?: number; comentario?: string | null; id_evaluacion?: number } = {}, token = alumno.token) =>
  test.call(feedbackApi.ins, { token, body: { id_evaluacion, escala: 90, comentario: 'Muy claro', ...fields } });
const rows = () => test.db.selectFrom('feedback').selectAll().where('id_evaluacion', '=', id_evaluacion).execute();

describe('giving feedback', () => {
  it('is stored with the caller as author', async () => {
    const { data } = await give();
    expect(data.clave).toBe('feedback.enviado');
    expect(await rows()).toMatchObject([
      { escala: 90, comentario: 'Muy claro', usuario_creacion: alumno.username, fecha_feedback: test.now.toISOString() },
    ]);
  });

  it('is stored once: an equal repetition is no error, a different one is refused', async () => {
    const first = await give();
    expect((await give()).data).toEqual(first.data);
    const other = await give({ escala: 10 });
    expect([other.status, other.problem.code]).toEqual([409, 'duplicado']);
    expect(await rows()).toMatchObject([{ escala: 90 }]);
  });

  it('is stored once for two simultaneous calls', async () => {
    const answers = await Promise.all([give(), give(), give()]);
    expect(new Set(answers.map(({ data }) => data.id_feedback)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it.each([[0], [5], [15], [110], [-10], [10.5]])('refuses the scale %d', async (escala) => {
    const { status, problem } = await give({ escala });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['escala']);
    expect(await rows()).toEqual([]);
  });

  it('is refused for open, annulled and foreign attempts', async () => {
    const other = await enrol(test, [plan]);
    for (const { token } of [other, admin]) expect((await give({}, token)).status).toBe(403);
    const opened = await open(alumno, plan.ocurrencias[1]!);
    expect((await give({ id_evaluacion: opened })).status).toBe(409);
    const unknown = await give({ id_evaluacion: 2_000_000_000 });
    expect([unknown.status, unknown.problem.clave]).toEqual([404, 'inexistente.evaluacion']);
    await test.call(evaluacionApi.upd, { token: admin.token, params: { id: id_evaluacion }, body: { codigo_estado: 2 } });
    expect((await give()).status).toBe(409);
  });

  it('its author changes it, its author and admins read it, admins delete it', async () => {
    const { id_feedback } = (await give()).data;
    const other = await enrol(test, [plan]);
    const body = { id_feedback, escala: 40, comentario: null };
    const params = { id: id_feedback };
    expect((await test.call(feedbackApi.upd, { token: other.token, body })).status).toBe(403);
    expect((await test.call(feedbackApi.upd, { token: admin.token, body })).status).toBe(403);
    expect((await test.call(feedbackApi.upd, { token: alumno.token, body })).status).toBe(200);
    const annul = (codigo_estado: 1 | 2) =>
      test.call(evaluacionApi.upd, { token: admin.token, params: { id: id_evaluacion }, body: { codigo_estado } });
    await annul(2);
    expect((await test.call(feedbackApi.upd, { token: alumno.token, body })).problem.clave).toBe('feedback.errores.anulada');
    await annul(1);
    expect((await test.call(feedbackApi.sel, { token: other.token, params })).status).toBe(403);
    expect((await test.call(feedbackApi.sel, { token: admin.token, params })).data).toMatchObject({ escala: 40, comentario: null });
    expect((await test.call(feedbackApi.del, { token: alumno.token, params })).status).toBe(403);
    expect((await test.call(feedbackApi.del, { token: admin.token, params })).status).toBe(200);
    expect((await test.call(feedbackApi.del, { token: admin.token, params })).status).toBe(404);
  });
});

it('rating of a topic is the mean of its feedback without annulled attempts', async () => {
  const own = await buildPlan(test.db);
  const [place] = own.ocurrencias;
  const rating = async () => (await test.call(temaApi.sel, { token: admin.token, params: { id: place!.id_tema } })).data.rating;
  expect(await rating()).toBeNull();
  const attempts: number[] = [];
  for (const escala of [40, 70, 100, 60]) {
    const who = await enrol(test, [own]);
    const { data } = await take(who, attempts.length < 3 ? place! : own.ocurrencias[1]!, 4);
    await give({ id_evaluacion: data.id_evaluacion, escala }, who.token);
    attempts.push(data.id_evaluacion);
  }
  // (40 + 70 + 100) / 3
  expect(await rating()).toBe(70);
  await test.call(evaluacionApi.upd, { token: admin.token, params: { id: attempts[0]! }, body: { codigo_estado: 2 } });
  // (70 + 100) / 2
  expect(await rating()).toBe(85);
});

describe('the list', () => {
  const list = (query: object) => test.call(feedbackApi.sellst, { token: admin.token, query });

  beforeAll(async () => {
    for (const [nombres, escala, comentario] of [
      ['Ñusta', 10, 'Corazón 100% útil'],
      ['Óscar', 20, 'Sin_guion'],
      ['Zoila', 30, null],
      ['Ana', 30, 'Ágil'],
    ] as const) {
      const who = await enrol(test, [plan], { nombres, apellido_paterno: 'Quispe', apellido_materno: 'Ñahui' });
      const { data } = await take(who, plan.ocurrencias[1]!, 4);
      await test.call(feedbackApi.ins, { token: who.token, body: { id_evaluacion: data.id_evaluacion, escala, comentario } });
    }
  });

  it('searches every column without accents and case, wildcards literally', async () => {
    const found = async (buscar: string) => (await list({ buscar })).data.map(({ nombres }) => nombres);
    expect(await found('nusta')).toEqual(['Ñusta']);
    expect(await found('OSCAR quispe')).toEqual(['Óscar']);
    expect(await found('corazon 100%')).toEqual(['Ñusta']);
    expect(await found('s_n')).toEqual([]);
    expect(await found('n_guion')).toEqual(['Óscar']);
    expect(await found("'; drop table feedback; --")).toEqual([]);
    expect(await found('100%%')).toEqual([]);
  });

  it('is paged with a total', async () => {
    const query = { buscar: 'quispe', orden: 'nombres', tamano: 3 };
    const first = await list({ ...query, pagina: 1 });
    const second = await list({ ...query, pagina: 2 });
    expect([first.total, second.total]).toEqual([4, 4]);
    expect([...first.data, ...second.data].map(({ nombres }) => nombres)).toEqual(['Ana', 'Ñusta', 'Óscar', 'Zoila']);
    expect((await list({ ...query, pagina: 9 })).data).toEqual([]);
    expect((await list({ buscar: 'quispe' })).total).toBe(4);
  });

  it('refuses an order by other columns than the shown ones', async () => {
    const names = async (orden: string) => (await list({ orden, buscar: 'quispe' })).data.map(({ nombres }) => nombres);
    expect(await names('-escala')).toEqual(['Ana', 'Zoila', 'Óscar', 'Ñusta']);
    expect(await names('comentario')).toEqual(['Ana', 'Ñusta', 'Óscar', 'Zoila']);
    for (const orden of ['contrasenia_hash', 'id_usuario', 'constructor', '1', '-']) {
      const { status, problem } = await list({ orden });
      expect([orden, status, Object.keys(problem.errors ?? {})]).toEqual([orden, 400, ['orden']]);
    }
  });

  it('leaves out ratings of annulled attempts, and finds days by the attempt in the portal’s zone', async () => {
    const own = await buildPlan(test.db, { denominacion: 'Opiniones' });
    const { id_usuario } = await enrol(test, [own]);
    const [first, second] = own.ocurrencias;
    // 23:59 and 00:00 in Lima.
    await buildIntento(test.db, first!, { id_usuario, escala: 90, fecha_fin: '2026-11-15T04:59:00Z' });
    await buildIntento(test.db, second!, { id_usuario, escala: 50, fecha_fin: '2026-11-15T05:00:00Z' });
    await buildIntento(test.db, first!, { id_usuario, escala: 10, fecha_fin: '2026-11-14T15:00:00Z', codigo_estado: 2, numero_intento: 2 });
    const scales = async (filtro: object) => (await list({ filtro: { plan: 'Opiniones', ...filtro } })).data.map(({ escala }) => escala);
    expect(await scales({})).toEqual([50, 90]);
    expect(await scales({ fecha_evaluacion: '2026-11-14..2026-11-14' })).toEqual([90]);
  });

  it('is for admins', async () => {
    expect((await test.call(feedbackApi.sellst, { token: alumno.token, query: {} })).status).toBe(403);
  });
});
