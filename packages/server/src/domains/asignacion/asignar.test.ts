import { asignacionApi } from '@portal/contract/asignacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { linkTema } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { assignByRules, ruleOf } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { countWaiting } from '@portal/testkit/waiting-locks.ts';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { refreshPlanes } from '../avance/avance.public.ts';

const test = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(test, [], { admin: true });
});
beforeEach(async () => {
  plan = await buildPlan(test.db);
  ({ id_planestudio } = plan.plan);
});

const parejaOf = ({ id_usuario }: { id_usuario: number }) => ({ id_usuario, id_planestudio });
async function people(count: number) {
  const built: Awaited<ReturnType<typeof buildUsuario>>[] = [];
  while (built.length < count) built.push(await buildUsuario(test.db));
  return built;
}
const ins = (body: { id_usuario: number; id_planestudio: number }[]) => test.call(asignacionApi.ins, { token: admin.token, body });
const item = (body: { id_usuario: number; id_planestudio: number }) => test.call(asignacionApi.insItem, { token: admin.token, body });
const asignaciones = () =>
  test.db.selectFrom('asignacion').selectAll().where('id_planestudio', '=', id_planestudio).orderBy('id_usuario').execute();
const progreso = () =>
  test.db.selectFrom('progreso').selectAll().where('id_planestudio', '=', id_planestudio).orderBy('id_usuario').execute();
const close = (id_usuario: number) =>
  test.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: test.now.toISOString(), usuario_cierre: 'jefa' })
    .where('id_usuario', '=', id_usuario)
    .where('id_planestudio', '=', id_planestudio)
    .execute();

describe('plans for people', () => {
  it('are assigned with their progress; existing pairs are counted', async () => {
    const [ana, bea, carla] = await people(3);
    const first = await ins([parejaOf(ana!), parejaOf(bea!)]);
    expect(first.data).toMatchObject({ result: '0', clave: 'asignacion.lote', insertados: 2, existentes: 0, cesados: 0 });
    const before = await asignaciones();
    const second = await ins([parejaOf(carla!), parejaOf(ana!), parejaOf(bea!), parejaOf(carla!)]);
    expect(second.data).toMatchObject({ clave: 'asignacion.lote', insertados: 1, existentes: 3, cesados: 0 });
    expect((await asignaciones()).slice(0, 2)).toEqual(before);
    expect((await progreso()).map(({ id_usuario, total, aprobados }) => [id_usuario, total, aprobados])).toEqual([
      [ana!.id_usuario, 2, 0],
      [bea!.id_usuario, 2, 0],
      [carla!.id_usuario, 2, 0],
    ]);
    const again = await ins([parejaOf(ana!)]);
    expect(again.data).toMatchObject({ clave: 'asignacion.lote', insertados: 0, existentes: 1 });
  });

  it('take author and state from the session, not from the body, and refuse what they do not store', async () => {
    const [ana] = await people(1);
    const body = [{ ...parejaOf(ana!), usuario_creacion: 'intrusa', codigo_estado: 1 }];
    const foreign = await ins(body.map((row) => ({ ...row, codigo_estado: 2, codigo_grupo: 'X' })));
    expect(Object.keys(foreign.problem.errors ?? {}).toSorted()).toEqual(['0.codigo_estado', '0.codigo_grupo']);
    expect((await ins(body)).status).toBe(200);
    expect(await asignaciones()).toMatchObject([
      { usuario_creacion: admin.username, codigo_estado: 1, codigo_grupo: null, fecha_creacion: test.now.toISOString(), version: 1 },
    ]);
    const [last] = await test.db.selectFrom('log').selectAll().orderBy('id_log', 'desc').limit(1).execute();
    expect(last).toMatchObject({ id_usuario: admin.id_usuario, tabla: 'asignacion', tipo: 'asigna', detalle: '1 asignado.' });
  });

  it('are all assigned or none; 400 names the row of an unknown id', async () => {
    const [ana] = await people(1);
    const person = await ins([parejaOf(ana!), { id_usuario: 2_000_000_000, id_planestudio }]);
    expect([person.status, person.problem.message]).toEqual([400, 'Fila 2: la persona 2000000000 no existe.']);
    const unknown = await ins([parejaOf(ana!), { ...parejaOf(ana!), id_planestudio: 2_000_000_000 }]);
    expect(unknown.problem.errors).toEqual({ '1.id_planestudio': 'Fila 2: el plan 2000000000 no existe.' });
    expect(await asignaciones()).toEqual([]);
    expect(await progreso()).toEqual([]);
  });

  it('are not assigned to people who left, who are counted', async () => {
    const [ana] = await people(1);
    const gone = await buildUsuario(test.db, { codigo_estado: 2, fecha_cese: '2026-11-01' });
    const { data } = await ins([parejaOf(gone), parejaOf(ana!)]);
    expect(data).toMatchObject({ clave: 'asignacion.lote', insertados: 1, existentes: 0, cesados: 1 });
    expect((await asignaciones()).map(({ id_usuario }) => id_usuario)).toEqual([ana!.id_usuario]);
    const { status, problem } = await item(parejaOf(gone));
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['id_usuario']]);
  });

  it('are not assigned of plans that are inactive or over, which are counted', async () => {
    const [ana] = await people(1);
    const [over, draft] = [await buildPlan(test.db, { fecha_fin: '2026-11-20' }), await buildPlan(test.db, { codigo_estado: 2 })];
    const [ended, inactive] = [over, draft].map((built) => ({ ...parejaOf(ana!), id_planestudio: built.plan.id_planestudio }));
    const { data } = await ins([ended!, parejaOf(ana!), inactive!, parejaOf(ana!)]);
    expect(data).toMatchObject({ insertados: 1, reabiertos: 0, existentes: 1, cesados: 0, omitidos: 2 });
    expect(data.message).toBe('1 asignado, 1 ya lo estaba, 2 no se asignaron porque el plan está inactivo o terminó');
    expect([(await item(ended!)).problem.clave, (await item(inactive!)).problem.clave]).toEqual([
      'asignacion.planTerminado',
      'asignacion.planInactivo',
    ]);
    expect(await test.db.selectFrom('asignacion').selectAll().where('id_usuario', '=', ana!.id_usuario).execute()).toHaveLength(1);
  });

  it('for one person: a repeated call answers the same id_asignacion', async () => {
    const [ana] = await people(1);
    const { data: first } = await item(parejaOf(ana!));
    expect(first).toMatchObject({ result: '0', clave: 'asignacion.hecho', insertados: 1, existentes: 0 });
    const { data: second } = await item(parejaOf(ana!));
    expect(second).toMatchObject({ id_asignacion: first.id_asignacion, insertados: 0, existentes: 1 });
    expect((await item({ id_usuario: 2_000_000_000, id_planestudio })).problem.clave).toBe('asignacion.sinPersona');
    expect((await item({ ...parejaOf(ana!), id_planestudio: 2_000_000_000 })).problem.clave).toBe('asignacion.sinPlan');
  });

  it('reopen a closed assignment with its attempts', async () => {
    const alumno = await enrol(test, [plan]);
    await take(alumno, plan.ocurrencias[0]!, 4);
    const [before] = await asignaciones();
    await close(alumno.id_usuario);
    test.now = new Date('2026-11-21T16:00:00Z');
    const { data } = await ins([parejaOf(alumno)]);
    expect(data).toMatchObject({ insertados: 1, existentes: 0 });
    expect(await asignaciones()).toEqual([
      {
        ...before,
        fecha_apertura: '2026-11-21T16:00:00.000Z',
        usuario_modificacion: admin.username,
        id_usuario_modificacion: admin.id_usuario,
        fecha_modificacion: '2026-11-21T16:00:00.000Z',
        version: before!.version + 1,
      },
    ]);
    expect(await progreso()).toMatchObject([{ total: 2, aprobados: 1, calificados: 1, suma_notas: 100, evaluaciones: 1 }]);
    const { data: pending } = await test.call(asignacionApi.pendientes, { token: alumno.token, params: { id: alumno.id_usuario } });
    expect(pending.map(({ titulo }) => titulo)).toEqual(['Segundo tema']);
  });

  it('in simultaneous batches are assigned once each', async () => {
    const crowd = await people(12);
    const answers = await Promise.all([crowd, crowd.toReversed(), crowd].map((list) => ins(list.map(parejaOf))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { data }) => sum + data.insertados, 0)).toBe(12);
    expect(await asignaciones()).toHaveLength(12);
    expect((await progreso()).map(({ total }) => total)).toEqual(Array.from({ length: 12 }, () => 2));
  });

  // The embedded database has one connection, so its transactions are serial.
  it.runIf(inject('testDatabase').kind === 'postgresql')('during a change of structure get the totals of the new one', async () => {
    const [ana] = await people(1);
    const extra = await buildTema(test.db);
    let assigned = false;
    const waiting = async () => assigned || (await countWaiting(test.db)) > 0;
    const answer = await test.db.transaction().execute(async (trx) => {
      await linkTema(trx, { id_modulo: plan.modulos[0]!.id_modulo, id_tema: extra.id_tema });
      await refreshPlanes(trx, [id_planestudio]);
      const pending = ins([parejaOf(ana!)]).finally(() => (assigned = true));
      await expect.poll(waiting).toBe(true);
      return { pending };
    });
    expect((await answer.pending).status).toBe(200);
    expect((await progreso()).map(({ total }) => total)).toEqual([3]);
  });
});

describe('plans for groups', () => {
  let codigo_grupo: string;
  const member = (over = {}) => buildUsuario(test.db, { codigo_grupo, ...over });
  const grupo = (body: { id_planestudio: number; codigo_grupo: string }[]) =>
    test.call(asignacionApi.insGrupo, { token: admin.token, body });
  const own = () => [{ id_planestudio, codigo_grupo }];

  beforeEach(async () => {
    ({ codigo_parametro: codigo_grupo } = await buildParametro(test.db));
  });

  it('are assigned to active members, not to people who left or other groups', async () => {
    const [ana, bea] = [await member(), await member()];
    await member({ codigo_estado: 2, fecha_cese: '2026-11-01' });
    await people(1);
    await ins([parejaOf(bea)]);
    const { data } = await grupo([...own(), ...own()]);
    expect(data).toMatchObject({ insertados: 1, existentes: 1, cesados: 0 });
    expect(data).toMatchObject({ clave: 'asignacion.grupos', valores: { insertados: 1, existentes: 1 } });
    expect((await asignaciones()).map((row) => [row.id_usuario, row.codigo_grupo, row.usuario_creacion])).toEqual([
      [ana.id_usuario, codigo_grupo, admin.username],
      [bea.id_usuario, null, admin.username],
    ]);
    expect(await progreso()).toHaveLength(2);
    expect((await grupo(own())).data).toMatchObject({ insertados: 0, existentes: 2 });
  });

  it('refuse an unknown group or plan and store no rule', async () => {
    await member();
    const { status, problem } = await grupo([...own(), { id_planestudio, codigo_grupo: 'no-hay' }]);
    expect([status, problem.claves]).toEqual([
      400,
      { '1.codigo_grupo': { clave: 'enlace.fila.grupo', valores: { fila: 2, codigo: 'no-hay' } } },
    ]);
    expect((await grupo([{ id_planestudio: 2_000_000_000, codigo_grupo }])).status).toBe(400);
    expect(await asignaciones()).toEqual([]);
    expect(await ruleOf(test.db, codigo_grupo).execute()).toEqual([]);
  });

  it('reopen closed assignments of members with the code of the group', async () => {
    const ana = await member();
    await ins([parejaOf(ana)]);
    await close(ana.id_usuario);
    expect((await grupo(own())).data).toMatchObject({ insertados: 1, existentes: 0 });
    expect(await asignaciones()).toMatchObject([{ codigo_estado: 1, codigo_grupo, fecha_cierre: null, usuario_cierre: null }]);
  });

  it('are assigned to later members in the name of the rule’s author, until the plan ends', async () => {
    const closed = await member();
    await grupo(own());
    await close(closed.id_usuario);
    const [late, gone] = [await member(), await member({ codigo_estado: 2, fecha_cese: '2026-11-01' })];
    const [over, draft] = [await buildPlan(test.db, { fecha_fin: '2026-11-20' }), await buildPlan(test.db, { codigo_estado: 2 })];
    await grupo([over, draft].map((built) => ({ id_planestudio: built.plan.id_planestudio, codigo_grupo })));
    const later = await member();
    const follow = (today: string) => assignByRules(test.db, test.now, today);
    expect(await follow('2026-11-21')).toBe(2);
    expect(await follow('2026-11-21')).toBe(0);
    expect((await asignaciones()).map((row) => [row.id_usuario, row.codigo_estado, row.codigo_grupo, row.usuario_creacion])).toEqual([
      [closed.id_usuario, 2, codigo_grupo, admin.username],
      [late.id_usuario, 1, codigo_grupo, admin.username],
      [later.id_usuario, 1, codigo_grupo, admin.username],
    ]);
    expect((await progreso()).map(({ total }) => total)).toEqual([2, 2, 2]);
    const of = (id_usuario: number) => test.db.selectFrom('asignacion').selectAll().where('id_usuario', '=', id_usuario).execute();
    expect(await of(later.id_usuario), 'only the plan that runs').toHaveLength(1);
    expect(await of(gone.id_usuario)).toEqual([]);
    await member();
    expect(await follow('2026-11-20'), 'one of the two plans ends today').toBe(2);
  });

  it('stay assigned to people who leave the group', async () => {
    const ana = await member();
    await grupo(own());
    await test.db.updateTable('usuario').set({ codigo_grupo: null }).where('id_usuario', '=', ana.id_usuario).execute();
    expect((await grupo(own())).data).toMatchObject({ message: expect.stringMatching(/^0 asignados\./), insertados: 0, existentes: 0 });
    expect(await asignaciones()).toMatchObject([{ id_usuario: ana.id_usuario, codigo_estado: 1 }]);
  });
});
