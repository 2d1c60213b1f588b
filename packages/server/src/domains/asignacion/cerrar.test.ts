import { asignacionApi } from '@portal/contract/asignacion';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildJustificacion } from '@portal/testkit/builders/persona/justificacion.ts';
import { type Alumno, answersFor, enrol, open, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
let empresa: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  plan = await buildPlan(app.db, { today: '2026-11-21' });
  empresa = (await buildEmpresa(app.db)).id_empresa;
});

const learner = () => enrol(app, [plan], { id_empresa: empresa });
const rowOf = ({ id_usuario }: Alumno) =>
  app.db.selectFrom('asignacion').selectAll().where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow();
const idOf = async (alumno: Alumno) => ({ id_asignacion: (await rowOf(alumno)).id_asignacion });
const close = (body: Parameters<typeof closed>[0], simular = 0, token = admin.token) => closed(body, simular, token);
const closed = (body: object, simular: number, token: string) =>
  app.call(asignacionApi.eliminar, { token, query: { simular }, body: body as never });
const read = (id: number, token = admin.token) => app.call(asignacionApi.sel, { token, params: { id } });
const upd = (id: number, body: { codigo_estado: number; version: number; motivo?: string }, token = admin.token) =>
  app.call(asignacionApi.upd, { token, params: { id }, body });

describe('the closing of selected assignments', () => {
  test('is shown in counts, does what was shown, keeps attempts and certificates, and counts a repeat', async () => {
    // One without attempts, one with a certificate, one with a failed attempt and a begun one.
    const people = [await learner(), await learner(), await learner()] as const;
    await take(people[1], plan.ocurrencias[0]!);
    await take(people[2], plan.ocurrencias[0]!, 1);
    const begun = await open(people[2], plan.ocurrencias[1]!);
    const rows = await Promise.all(people.map(idOf));
    const counts = { cerradas: 3, existentes: 0, personas: 3, planes: 1, con_avance: 2, con_certificado: 1, empezadas: 1 };
    const nombres = people.map(({ personal }) => personal).toSorted();
    expect((await close(rows, 1)).data).toMatchObject({ ...counts, nombres });
    expect((await rowOf(people[0])).codigo_estado, 'simulating closes nothing').toBe(1);

    const { data } = await close(rows);
    expect(data).toMatchObject({ ...counts, message: 'Se eliminaron 3 registros!' });
    const row = await rowOf(people[1]);
    expect(row).toMatchObject({ codigo_estado: 2, usuario_cierre: admin.username, id_usuario_cierre: admin.id_usuario, version: 2 });
    const { data: one } = await read(row.id_asignacion);
    expect(one).toMatchObject({ certificados: 1, avance: 50, historia: [{ tipo: 'cierre', autor: admin.personal }, { tipo: 'apertura' }] });

    const again = await close(rows);
    expect(again.data).toMatchObject({
      cerradas: 0,
      nombres: [],
      existentes: 3,
      message: 'Se eliminaron 0 registros! 3 ya estaban cerrados.',
    });
    expect(await rowOf(people[1]), 'a repeat changes nothing').toEqual(row);

    // Attempts already begun can no longer be sent, and no new one opens.
    const body = await answersFor(app, begun);
    expect((await app.call(evaluacionApi.insDetalle, { token: people[2].token, body })).status).toBeGreaterThanOrEqual(400);
    expect((await app.call(evaluacionApi.ins, { token: people[0].token, body: plan.ocurrencias[0]! })).status).toBeGreaterThanOrEqual(400);
  });

  test('by two administrators at once closes each assignment once', async () => {
    const people = [await learner(), await learner(), await learner()];
    const rows = await Promise.all(people.map(idOf));
    const [one, other] = await Promise.all([close(rows), close(rows.toReversed())]);
    expect([one.status, other.status, one.data.cerradas + other.data.cerradas]).toEqual([200, 200, 3]);
    expect((await rowOf(people[0]!)).version).toBe(2);
  });

  test('takes rows as a table sends them, with fields that are ignored', async () => {
    const alumno = await learner();
    const { data: rows } = await app.call(asignacionApi.porEliminar, {
      token: admin.token,
      body: { id_empresa: empresa },
      query: { pagina: 1 },
    });
    const own = rows.filter(({ id_usuario }) => id_usuario === alumno.id_usuario);
    expect((await close([...own, ...own])).data).toMatchObject({ cerradas: 1, existentes: 0 });
  });

  test('takes all that match filters and search, with a reason; 409 when their number changed', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push(await enrol(app, [plan], { id_empresa }));
    const bystander = await learner();
    const excepto = [(await idOf(people[0]!)).id_asignacion];
    const filtros = { id_empresa: String(id_empresa), id_planestudio: plan.plan.id_planestudio, codigo_estado: 1 };
    const all = (cantidad: number) => ({ seleccion: { todos: { excepto, cantidad } }, filtros, motivo: 'Cerró la tienda' });
    expect((await close(all(3))).status).toBe(409);
    expect((await close(all(2))).data).toMatchObject({ cerradas: 2, personas: 2 });
    const states = await Promise.all([...people, bystander].map(async (alumno) => (await rowOf(alumno)).codigo_estado));
    expect(states).toEqual([1, 2, 2, 1]);
    expect(await rowOf(people[1]!)).toMatchObject({ motivo_cierre: 'Cerró la tienda' });
    expect((await close({ ...all(2), motivo: 'x'.repeat(501) })).status).toBe(400);
  });

  test('closes none when one row is unknown or of a company outside the scope', async () => {
    const [inside, outside] = [await learner(), await enrol(app, [plan], { id_empresa: (await buildEmpresa(app.db)).id_empresa })];
    const rows = [await idOf(inside), await idOf(outside)];
    const { token } = await limitedAdmin(app, [empresa]);
    const { status, problem } = await close(rows, 0, token);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['1.id_asignacion']]);
    expect((await close([rows[0]!, { id_asignacion: 2_000_000_000 }])).status).toBe(400);
    expect([(await rowOf(inside)).codigo_estado, (await rowOf(outside)).codigo_estado]).toEqual([1, 1]);
    expect((await app.call(asignacionApi.del, { token, body: rows[1]! })).status).toBe(404);
    expect((await read(rows[1]!.id_asignacion, token)).status).toBe(404);
    expect((await upd(rows[1]!.id_asignacion, { codigo_estado: 2, version: 1 }, token)).status).toBe(404);
    expect((await close([rows[0]!], 0, token)).data).toMatchObject({ cerradas: 1 });
  });
});

describe('one assignment', () => {
  test('is closed with its reason and opened again with progress and history', async () => {
    const alumno = await learner();
    await take(alumno, plan.ocurrencias[0]!);
    const { id_asignacion } = await rowOf(alumno);
    const shut = await upd(id_asignacion, { codigo_estado: 2, motivo: 'Cambió de puesto', version: 1 });
    expect(shut.data).toMatchObject({ codigo_estado: 2, version: 2 });
    expect((await upd(id_asignacion, { codigo_estado: 2, version: 1 })).data, 'a repeat').toMatchObject({ version: 2 });
    app.now = new Date(TEST_NOW.getTime() + 3_600_000);
    expect((await upd(id_asignacion, { codigo_estado: 1, version: 1 })).status, 'of a version that is not stored').toBe(409);
    expect((await upd(id_asignacion, { codigo_estado: 1, version: 2 })).data).toMatchObject({ codigo_estado: 1, version: 3 });
    const { data } = await read(id_asignacion);
    expect(data).toMatchObject({ codigo_estado: 1, avance: 50, promedio: 100, certificados: 1, fuente: 'individual', justificaciones: [] });
    expect(data.historia.map(({ tipo, autor, motivo }) => [tipo, autor, motivo])).toEqual([
      ['reapertura', admin.personal, null],
      ['cierre', admin.personal, 'Cambió de puesto'],
      ['apertura', 'pruebas', null],
    ]);
    const { status } = await app.call(planestudioApi.ofUsuario, {
      token: alumno.token,
      params: { a: alumno.id_usuario, b: plan.plan.id_planestudio },
    });
    expect(status, 'the learner has the plan again').toBe(200);
    app.now = TEST_NOW;
  });

  test('is closed by `del`, once', async () => {
    const alumno = await learner();
    const body = await idOf(alumno);
    expect((await app.call(asignacionApi.del, { token: admin.token, body })).data.message).toBe('Se eliminó 1 registro!');
    expect((await app.call(asignacionApi.del, { token: admin.token, body })).data.message).toBe(
      'Se eliminaron 0 registros! 1 ya estaba cerrado.',
    );
    expect((await app.call(asignacionApi.del, { token: admin.token, body: { id_asignacion: 2_000_000_000 } })).status).toBe(404);
  });

  test('of a person who left is not opened again', async () => {
    const alumno = await learner();
    const { id_asignacion } = await rowOf(alumno);
    await app.db
      .updateTable('usuario')
      .set({ codigo_estado: 2, fecha_cese: '2026-11-01' })
      .where('id_usuario', '=', alumno.id_usuario)
      .execute();
    await upd(id_asignacion, { codigo_estado: 2, version: 1 });
    expect((await read(id_asignacion)).data.cesado).toBe(true);
    expect((await upd(id_asignacion, { codigo_estado: 1, version: 2 })).status).toBe(400);
  });

  test('shows the justification of its delays', async () => {
    const alumno = await learner();
    const row = await rowOf(alumno);
    const said = { tipo: 'prorroga', fecha_hasta: '2026-12-01', motivo: 'Inventario', usuario_creacion: admin.username } as const;
    await buildJustificacion(app.db, row, said);
    expect((await read(row.id_asignacion)).data.justificaciones).toMatchObject([
      { tipo: 'prorroga', fecha_hasta: '2026-12-01', motivo: 'Inventario', autor: admin.personal },
    ]);
  });
});
