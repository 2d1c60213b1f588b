import { asignacionApi } from '@portal/contract/asignacion';
import type { CallOf } from '@portal/contract/core';
import { equipoApi } from '@portal/contract/equipo';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { approveAll, buildEquipo, waitsFor } from '@portal/testkit/builders/organizacion/equipo.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const recorder = useRecorder();
const test = useTestApp();
const TODAY = '2026-11-21';
/** The plan ends on 21 December. */
const FIN = '2026-12-21';

beforeEach(() => {
  test.now = TEST_NOW;
});

async function team() {
  const built = await buildEquipo(test, TODAY);
  return { ...built, token: await signIn(test, built.jefe) };
}

type Body = CallOf<typeof equipoApi.responder>['body'];
const answer = (token: string, respuestas: Body['respuestas']) => test.call(equipoApi.responder, { token, body: { respuestas } });
const stored = (id_asignacion: number) =>
  test.db.selectFrom('justificacion').selectAll().where('id_asignacion', '=', id_asignacion).orderBy('id_justificacion').execute();
const approve = (id_usuario: number) => approveAll(test, id_usuario);
const accepted = (id_asignacion: number) => ({ id_asignacion, tipo: 'aceptada' as const });

describe('the team of a boss', () => {
  it('has the pending assignments of the own people near their end, with absence and last answer, and nobody else’s', async () => {
    const { jefe, one, two, token } = await team();
    const other = await team();
    await test.db
      .insertInto('ausencia')
      .values({ id_usuario: two.id_usuario, tipo: 'descanso_medico', fecha_desde: TODAY, fecha_hasta: TODAY, usuario_creacion: 'pruebas' })
      .execute();
    await answer(token, [{ ...accepted(one.id_asignacion), tipo: 'justificada', motivo: 'Cierre de mes' }]);
    const { data } = await test.call(equipoApi.sellst, { token, params: { id: jefe.id_usuario }, query: {} });
    expect(
      data.map(({ personal, dias, estado, avance, ausente, respuesta, respuesta_motivo, respuesta_autor }) => ({
        personal,
        dias,
        estado,
        avance,
        ausente,
        respuesta,
        respuesta_motivo,
        respuesta_autor,
      })),
    ).toEqual([
      {
        personal: one.personal,
        dias: 30,
        estado: 'por_vencer',
        avance: 0,
        ausente: false,
        respuesta: 'justificada',
        respuesta_motivo: 'Cierre de mes',
        respuesta_autor: jefe.personal,
      },
      {
        personal: two.personal,
        dias: 30,
        estado: 'por_vencer',
        avance: 0,
        ausente: true,
        respuesta: null,
        respuesta_motivo: null,
        respuesta_autor: null,
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('descanso');
    await approve(one.id_usuario);
    const rest = (await test.call(equipoApi.sellst, { token, params: { id: jefe.id_usuario }, query: {} })).data;
    expect(rest.map(({ id_usuario }) => id_usuario)).toEqual([two.id_usuario]);
    expect((await test.call(equipoApi.sellst, { token, params: { id: other.jefe.id_usuario }, query: {} })).status).toBe(403);
  });

  it('has each person once with every delay, which is filtered by any of the plans; two statements', async () => {
    const { jefe, one, two, token } = await team();
    const late = await buildPlan(test.db, { denominacion: 'Ya pasado', fecha_inicio: '2026-10-01', fecha_fin: '2026-11-20' });
    await buildAsignacion(test.db, { id_usuario: one.id_usuario, id_planestudio: late.plan.id_planestudio });
    const read = async (query: object = {}) =>
      (await test.call(equipoApi.atrasados, { token, params: { id: jefe.id_usuario }, query: { pagina: 1, ...query } })).data;
    recorder.take();
    const people = await read();
    expect(recorder.take(), 'session and page').toHaveLength(2);
    expect(people.map(({ id_usuario, estado, dias, fecha_fin, planes }) => [id_usuario, estado, dias, fecha_fin, planes.length])).toEqual([
      [one.id_usuario, 'vencida', -1, '2026-11-20', 2],
      [two.id_usuario, 'por_vencer', 30, FIN, 1],
    ]);
    const rows = (await test.call(equipoApi.sellst, { token, params: { id: jefe.id_usuario }, query: {} })).data;
    const inJson = ({ fecha_apertura, ...row }: (typeof rows)[number]) => ({ ...row, fecha_apertura: new Date(fecha_apertura).getTime() });
    expect(people.flatMap(({ planes }) => planes.map(inJson))).toEqual(
      rows.toSorted((a, b) => Number(b.id_usuario === one.id_usuario) - Number(a.id_usuario === one.id_usuario)).map(inJson),
    );
    expect((await read({ filtro: { plan: 'ya pasado' } })).map(({ id_usuario, planes }) => [id_usuario, planes.length])).toEqual([
      [one.id_usuario, 2],
    ]);
    expect(await read({ filtro: { estado: 'por_vencer' } })).toHaveLength(1);
  });

  it('has the telephone and a message in the language of each person with plan, day and address, and nothing else', async () => {
    const { jefe, one, two, token } = await team();
    await test.db.updateTable('usuario').set({ telefono: '987 654 321', idioma: 'de' }).where('id_usuario', '=', one.id_usuario).execute();
    const { data } = await test.call(equipoApi.sellst, { token, params: { id: jefe.id_usuario }, query: {} });
    const [german, spanish] = [one, two].map(({ id_usuario }) => data.find((row) => row.id_usuario === id_usuario)!);
    expect([german!.telefono, spanish!.telefono]).toEqual(['987 654 321', null]);
    expect(german!.mensaje).toMatch(/^Hallo .*21\. Dezember 2026/);
    expect(spanish!.mensaje).toMatch(/^Hola, .*21 de diciembre de 2026/);
    for (const { mensaje, plan } of data) expect(mensaje).toContain(plan);
    expect(german!.mensaje).toMatch(/ http:\/\/127\.0\.0\.1:3000$/);
    expect(Object.keys(german!)).not.toContain('idioma');
  });

  it('is also that of the manager and the director of a company, who are not their own people', async () => {
    const chief = await buildUsuario(test.db);
    const { id_empresa } = await buildEmpresa(test.db, { codigo_gerente: chief.codigo_usuario, codigo_director: chief.codigo_usuario });
    await test.db.updateTable('usuario').set({ id_empresa }).where('id_usuario', '=', chief.id_usuario).execute();
    const { one } = await team();
    await test.db.updateTable('usuario').set({ id_empresa }).where('id_usuario', '=', one.id_usuario).execute();
    const token = await signIn(test, chief);
    const { data } = await test.call(equipoApi.sellst, { token, params: { id: chief.id_usuario }, query: {} });
    expect(data.map(({ id_usuario }) => id_usuario)).toEqual([one.id_usuario]);
    expect((await answer(token, [accepted(one.id_asignacion)])).data).toMatchObject({ respondidas: 1, omitidas: 0 });
  });

  it('takes answers about the own people alone, all or none', async () => {
    const { one, token } = await team();
    const other = await team();
    const both = [accepted(one.id_asignacion), accepted(other.one.id_asignacion)];
    expect((await answer(token, both)).problem.code).toBe('no_encontrado');
    expect((await answer(token, [accepted(2_000_000_000)])).problem.code).toBe('no_encontrado');
    expect(await stored(one.id_asignacion)).toEqual([]);
    const nobodysBoss = await signIn(test, one);
    expect((await answer(nobodysBoss, [accepted(one.id_asignacion)])).problem.code).toBe('sin_permiso');
  });

  it('may extend from tomorrow to the days of the settings after the deadline of the plan, with a reason; a later deadline is the person’s', async () => {
    const { jefe, one, ...signedIn } = await team();
    let { token } = signedIn;
    const until = async (fecha_hasta: string, motivo = 'Inventario') => {
      const { status, problem } = await answer(token, [{ id_asignacion: one.id_asignacion, tipo: 'prorroga', fecha_hasta, motivo }]);
      return status === 200 ? 200 : problem.claves;
    };
    const refused = {
      'respuestas.0.fecha_hasta': { clave: 'equipo.errores.hasta', valores: { desde: '22/11/2026', hasta: '20/01/2027' } },
    };
    expect(await until(TODAY)).toEqual(refused);
    expect(await until('2027-01-21')).toEqual(refused);
    expect(await until('')).toEqual({ 'respuestas.0.fecha_hasta': { clave: 'validacion.requerido' } });
    expect(await until(FIN, ' ')).toEqual({ 'respuestas.0.motivo': { clave: 'validacion.requerido' } });
    expect(await until('2026-11-22')).toBe(200);
    expect(await until(FIN)).toBe(200);
    test.now = new Date('2026-12-22T15:00:00Z');
    token = await signIn(test, jefe);
    expect(await until('2027-01-10')).toBe(200);
    test.now = new Date('2027-01-20T15:00:00Z');
    token = await signIn(test, jefe);
    expect(await until('2027-01-21')).toEqual({ 'respuestas.0.fecha_hasta': { clave: 'equipo.errores.planTerminado' } });
    const admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const { data } = await test.call(asignacionApi.sel, { token: admin, params: { id: one.id_asignacion } });
    expect(data).toMatchObject({ fecha_fin: '2027-01-10', prorrogada: true });
    expect(data.prorrogas).toMatchObject([
      { fecha_antes: FIN, fecha_nueva: '2027-01-10', motivo: 'Inventario', via: 'sesion', autor: jefe.personal },
    ]);
    expect(data.justificaciones).toMatchObject([
      { tipo: 'prorroga', fecha_hasta: '2027-01-10' },
      { tipo: 'prorroga', fecha_hasta: FIN, motivo: 'Inventario' },
      { tipo: 'prorroga', fecha_hasta: '2026-11-22' },
    ]);
  });
});

describe('the bosses wait', () => {
  const waits = (id_asignacion: number, nivel: number, today: string) => waitsFor(test, id_asignacion, { nivel, today });
  const told = async (id_asignacion: number, { id_usuario }: { readonly id_usuario: number }) => {
    const { fecha_apertura } = await test.db
      .selectFrom('asignacion')
      .select('fecha_apertura')
      .where('id_asignacion', '=', id_asignacion)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('recordatorio')
      .values({ id_asignacion, fecha_apertura, nivel: 2, id_destinatario: id_usuario, rol: 'jefe', fecha: TODAY })
      .execute();
  };

  it('for good when it is justified, until the day of an extension, for the levels notified before when it is accepted', async () => {
    const { jefe, one, token } = await team();
    const { id_asignacion } = one;
    await told(id_asignacion, jefe);
    expect(await waits(id_asignacion, 2, TODAY)).toBe(false);
    await answer(token, [accepted(id_asignacion)]);
    expect([await waits(id_asignacion, 2, TODAY), await waits(id_asignacion, 3, TODAY)]).toEqual([true, false]);
    await answer(token, [{ id_asignacion, tipo: 'prorroga', fecha_hasta: '2026-12-01', motivo: 'x' }]);
    expect([await waits(id_asignacion, 3, '2026-12-01'), await waits(id_asignacion, 3, '2026-12-02')]).toEqual([true, false]);
    await answer(token, [{ id_asignacion, tipo: 'justificada', motivo: 'x' }]);
    expect(await waits(id_asignacion, 3, '2026-12-02')).toBe(true);
  });

  it('no longer once the assignment is opened again', async () => {
    const { one, token } = await team();
    await answer(token, [{ id_asignacion: one.id_asignacion, tipo: 'justificada', motivo: 'x' }]);
    await test.db
      .updateTable('asignacion')
      .set({ fecha_apertura: new Date(test.now.getTime() + 3_600_000).toISOString() })
      .where('id_asignacion', '=', one.id_asignacion)
      .execute();
    expect(await waits(one.id_asignacion, 2, TODAY)).toBe(false);
  });
});
