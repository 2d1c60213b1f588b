import { asignacionApi, LIMITE_PAREJAS } from '@portal/contract/asignacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildCrowd, buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { countWaiting } from '@portal/testkit/waiting-locks.ts';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const MANY = 5000;
let admin: Alumno;
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  app.now = new Date('2026-11-21T15:00:00Z');
  ({ id_planestudio } = (await buildPlan(app.db, { today: '2026-11-21' })).plan);
});

const call = { simulate: (body: object) => app.call(asignacionApi.simular, { token: admin.token, body: body as never }) };
const simulate = (ids: readonly number[], planes = [id_planestudio]) => call.simulate({ planes, seleccion: { ids } });
const apply = (id_simulacion: number) => app.call(asignacionApi.aplicar, { token: admin.token, body: { id_simulacion } });
const assign = (id_usuario: number) => app.call(asignacionApi.ins, { token: admin.token, body: [{ id_usuario, id_planestudio }] });
const assigned = async () =>
  (
    await app.db.selectFrom('asignacion').select('id_usuario').where('id_planestudio', '=', id_planestudio).orderBy('id_usuario').execute()
  ).map(({ id_usuario }) => id_usuario);
const people = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await buildUsuario(app.db)).id_usuario);
  return ids;
};

it(`simulates and assigns ${MANY} people in as many statements as one`, async () => {
  const { id_empresa, empresa } = await buildEmpresa(app.db, { empresa: 'La de muchos' });
  await buildCrowd(app.db, id_empresa, MANY);
  await buildUsuario(app.db, { id_empresa, codigo_estado: 2, fecha_cese: '2026-11-01' });
  const [one] = await people(1);
  recorder.take();
  const single = await simulate([one!]);
  const forOne = recorder.take().length;
  // Those who left are not of the list, so that they do not count.
  const todos = { filtro: { empresa }, cantidad: MANY, excepto: [] };
  const { data } = await call.simulate({ planes: [id_planestudio], seleccion: { todos } });
  // The selection of all that match reads their ids.
  expect(recorder.take().length).toBe(forOne + 1);
  expect(data).toMatchObject({ nuevas: MANY, existentes: 0, con_correo: MANY });
  recorder.take();
  await apply(single.data.id_simulacion);
  const applyOne = recorder.take().length;
  expect((await apply(data.id_simulacion)).data).toMatchObject({ insertados: MANY, omitidos: 0 });
  expect(recorder.take().length).toBe(applyOne);
  expect((await assigned()).length).toBe(MANY + 1);
  expect((await apply(data.id_simulacion)).data, 'once').toMatchObject({ insertados: MANY });
  const again = await call.simulate({ planes: [id_planestudio], seleccion: { todos } });
  expect(again.data).toMatchObject({ nuevas: 0, existentes: MANY });
});

it('refuses more pairs than a simulation may have, and names an unknown person', async () => {
  const [ana] = await people(1);
  const unknown = await simulate([ana!, 2_000_000_000]);
  expect([unknown.status, unknown.problem.message]).toEqual([400, 'Fila 2: la persona 2000000000 no existe.']);
  const ids = Array.from({ length: LIMITE_PAREJAS / 4 }, (_, index) => index + 1);
  const { status, problem } = await simulate(ids, [1, 2, 3, 4, 5]);
  expect([status, problem.claves]).toMatchObject([400, { planes: { clave: 'asignacion.demasiadas' } }]);
});

describe('an application', () => {
  it('is refused after another assignment of one of its pairs, and assigns nobody', async () => {
    const [ana, bea] = await people(2);
    const { data } = await simulate([ana!, bea!]);
    await assign(bea!);
    const { status, problem } = await apply(data.id_simulacion);
    expect([status, problem.clave]).toEqual([409, 'asignacion.simulacionCambio']);
    expect(await assigned()).toEqual([bea]);
  });

  it('twice at the same time assigns once and answers the same', async () => {
    const ids = await people(5);
    const { data } = await simulate(ids);
    const answers = await Promise.all([apply(data.id_simulacion), apply(data.id_simulacion)]);
    expect(answers.map((answer) => [answer.status, answer.data.insertados])).toEqual([
      [200, 5],
      [200, 5],
    ]);
    expect(await assigned()).toEqual(ids);
  });

  // The embedded database has one connection, so its transactions are serial.
  it.runIf(inject('testDatabase').kind === 'postgresql')('is refused when another assigns one of its pairs during it', async () => {
    const [ana, bea] = await people(2);
    const { data } = await simulate([ana!, bea!]);
    let answered = false;
    const waiting = async () => answered || (await countWaiting(app.db)) > 0;
    const { pending } = await app.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('asignacion')
        .values({ id_usuario: bea!, id_planestudio, fuente: 'individual', usuario_creacion: 'otra', fecha_creacion: app.now.toISOString() })
        .execute();
      const answer = apply(data.id_simulacion).finally(() => (answered = true));
      await expect.poll(waiting).toBe(true);
      return { pending: answer };
    });
    const { status, problem } = await pending;
    expect([status, problem.clave]).toEqual([409, 'asignacion.simulacionCambio']);
    expect(await assigned()).toEqual([bea]);
  });
});
