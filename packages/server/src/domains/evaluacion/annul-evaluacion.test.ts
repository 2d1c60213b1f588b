import { avanceApi } from '@portal/contract/avance';
import { certificadoApi } from '@portal/contract/certificado';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;
let admin: Alumno;

beforeAll(async () => {
  plan = await buildPlan(test.db);
  admin = await enrol(test, [], { admin: true });
});
beforeEach(async () => {
  alumno = await enrol(test, [plan]);
});

const setEstado = (id: number, codigo_estado: 1 | 2, token = admin.token) =>
  test.call(evaluacionApi.upd, { token, params: { id }, body: { codigo_estado, motivo: 'Suplantación' } });
const kpi = async () => (await test.call(avanceApi.kpi, { token: alumno.token, params: { id: alumno.id_usuario } })).data[0]!;
const stored = () => test.db.selectFrom('progreso').selectAll().where('id_usuario', '=', alumno.id_usuario).executeTakeFirstOrThrow();

it('an annulment withdraws approval, certificate and figures; restoring gives them back', async () => {
  const { data: failed } = await take(alumno, plan.ocurrencias[0]!, 1);
  const { data: passed } = await take(alumno, plan.ocurrencias[0]!);
  const [before, beforeKpi] = [await stored(), await kpi()];
  const { data: certificate } = await test.call(certificadoApi.sel, { token: alumno.token, params: { id: passed.id_evaluacion } });
  const verify = () => test.call(certificadoApi.verificar, { params: { codigo: certificate.codigo } });
  expect((await verify()).data.estado).toBe('Vigente');

  expect((await setEstado(passed.id_evaluacion, 2)).data.clave).toBe('evaluacion.anulada');
  expect((await verify()).data).toMatchObject({ estado: 'Anulado', numero: certificate.numero, nombre: certificate.nombre });
  expect(await stored()).toMatchObject({ total: 2, aprobados: 0, calificados: 1, suma_notas: 25, evaluaciones: 1 });
  expect(await kpi()).toEqual({ temas: 2, pendientes: 2, vencido: 0, promedio: 25, avance: 0, evaluaciones: 1 });
  const { data: temas } = await test.call(avanceApi.temas, { token: alumno.token, params: { id: alumno.id_usuario } });
  expect(temas[0]).toMatchObject({ estado: 'En Progreso', nota: 25, id_evaluacion: failed.id_evaluacion, intentos: 1 });
  const { data: result } = await test.call(evaluacionApi.resultado, { token: alumno.token, params: { id: passed.id_evaluacion } });
  expect(result).toMatchObject({ codigo_estado: 2, codigo_certificado: null });

  expect((await setEstado(passed.id_evaluacion, 1)).data.clave).toBe('evaluacion.repuesta');
  expect([await stored(), await kpi()]).toEqual([before, beforeKpi]);
  expect((await verify()).data.estado).toBe('Vigente');
});

it('the same state again changes and logs nothing', async () => {
  const { data } = await take(alumno, plan.ocurrencias[0]!);
  for (let time = 0; time < 3; time += 1) expect((await setEstado(data.id_evaluacion, 2)).status).toBe(200);
  const events = await test.db.selectFrom('log').select('tipo').where('detalle', 'like', `Evaluación ${data.id_evaluacion}:%`).execute();
  expect(events).toEqual([{ tipo: 'evaluacion_anulada' }]);
});

it('the learner may open a new attempt; answers to the annulled one are refused', async () => {
  const { data } = await take(alumno, plan.ocurrencias[0]!);
  await setEstado(data.id_evaluacion, 2);
  const body = [{ id_evaluacion: data.id_evaluacion, id_pregunta: 1, respuesta: 1 }];
  expect((await test.call(evaluacionApi.insDetalle, { token: alumno.token, body })).status).toBe(409);
  expect((await take(alumno, plan.ocurrencias[0]!)).data.aprobado).toBe(true);
  const { data: rows } = await test.call(evaluacionApi.ofSesion, { token: alumno.token });
  expect(rows.map(({ numero_intento, codigo_estado }) => [numero_intento, codigo_estado])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

it('annulling needs an admin and a graded attempt', async () => {
  const id = await open(alumno, plan.ocurrencias[0]!);
  expect((await setEstado(id, 2)).status).toBe(409);
  expect((await setEstado(id, 2, alumno.token)).status).toBe(403);
  expect((await setEstado(2_000_000_000, 2)).status).toBe(404);
});

it('an admin deletes an open attempt, not a graded one', async () => {
  const del = (id: number, token = admin.token) => test.call(evaluacionApi.del, { token, params: { id } });
  const { data } = await take(alumno, plan.ocurrencias[0]!, 0);
  expect((await del(data.id_evaluacion)).status).toBe(409);
  const id = await open(alumno, plan.ocurrencias[0]!);
  expect((await del(id, alumno.token)).status).toBe(403);
  expect((await del(id)).data.clave).toBe('registro.eliminado');
  expect((await del(id)).status).toBe(404);
  expect(await test.db.selectFrom('detalle').selectAll().where('id_evaluacion', '=', id).execute()).toEqual([]);
  expect((await test.call(evaluacionApi.ins, { token: alumno.token, body: plan.ocurrencias[0]! })).data.numero_intento).toBe(2);
});

const anular = (
  ids: readonly number[],
  codigo_estado: 1 | 2,
  { token = admin.token, simular = 0 }: { token?: string; simular?: 0 | 1 } = {},
) =>
  test.call(evaluacionApi.anular, {
    token,
    query: { simular },
    body: { seleccion: { ids: [...ids] }, codigo_estado, motivo: 'La clave estaba mal' },
  });

it('what annulling does is counted first, then done to all or none, and taken back', async () => {
  const [one, other] = [plan.ocurrencias[0]!, plan.ocurrencias[1]!];
  const { data: failed } = await take(alumno, one, 1);
  const { data: passed } = await take(alumno, one);
  const { data: second } = await take(alumno, other);
  const before = await stored();
  const ids = [failed, passed, second].map(({ id_evaluacion }) => id_evaluacion);
  const { data: counted } = await anular(ids, 2, { simular: 1 });
  expect(counted).toMatchObject({ intentos: 3, personas: 1, certificados: 2, temas: 2 });
  expect(await stored(), 'nothing changed yet').toEqual(before);

  const unproven = await enrol(test, [], { admin: true });
  const long = { fecha_confirmacion: '2020-01-01T00:00:00Z' };
  await test.db.updateTable('sesion').set(long).where('id_usuario', '=', unproven.id_usuario).execute();
  const refused = await anular(ids, 2, { token: unproven.token });
  expect([refused.status, refused.problem.code], 'several want a proof').toEqual([403, 'confirmacion_requerida']);
  expect((await anular([...ids, 2_000_000_000], 2)).status).toBe(404);
  expect(await stored(), 'all or none').toEqual(before);
  expect((await anular(ids, 2)).data).toMatchObject({ intentos: 3, temas: 2 });
  expect(await stored()).toMatchObject({ aprobados: 0, evaluaciones: 0 });
  expect((await anular(ids, 2)).data, 'again changes nothing').toMatchObject({ intentos: 0 });
  expect((await anular(ids, 1)).data).toMatchObject({ intentos: 3, certificados: 2, temas: 2 });
  expect(await stored()).toEqual(before);
});

it('a topic that another attempt approved stays approved and is not counted', async () => {
  const { data: first } = await take(alumno, plan.ocurrencias[0]!);
  await setEstado(first.id_evaluacion, 2);
  const { data: second } = await take(alumno, plan.ocurrencias[0]!);
  expect((await anular([first.id_evaluacion], 1)).data).toMatchObject({ intentos: 1, temas: 0 });
  const { data } = await anular([second.id_evaluacion], 2);
  expect(data).toMatchObject({ intentos: 1, certificados: 1, temas: 0 });
  expect(await stored()).toMatchObject({ aprobados: 1 });
});
