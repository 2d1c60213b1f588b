import { asignacionApi, type CondicionRegla } from '@portal/contract/asignacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  app.now = new Date('2026-11-21T15:00:00Z');
  ({ id_planestudio } = (await buildPlan(app.db, { today: '2026-11-21' })).plan);
});

const person = (over = {}) => buildUsuario(app.db, over);
const simulate = (ids: readonly number[], more = {}) =>
  app.call(asignacionApi.simular, { token: admin.token, body: { planes: [id_planestudio], seleccion: { ids: [...ids] }, ...more } });
const simulateRule = (condicion: CondicionRegla, more = {}) =>
  app.call(asignacionApi.simularRegla, { token: admin.token, body: { planes: [id_planestudio], condicion, ...more } });
const apply = (id_simulacion: number, token = admin.token) => app.call(asignacionApi.aplicar, { token, body: { id_simulacion } });
const assigned = () =>
  app.db.selectFrom('asignacion').selectAll().where('id_planestudio', '=', id_planestudio).orderBy('id_usuario').execute();

describe('a simulation of chosen people', () => {
  it('judges every pair, assigns nothing, and its application assigns exactly what it showed', async () => {
    const [ana, bea, gone, closed] = [
      await person({ correo_electronico: 'ana@x.pe' }),
      await person({ correo_electronico: 'bea@x.pe' }),
      await person({ codigo_estado: 2, fecha_cese: '2026-11-01' }),
      await person({ correo_electronico: null }),
    ];
    await app.call(asignacionApi.ins, {
      token: admin.token,
      body: [bea, closed].map(({ id_usuario }) => ({ id_usuario, id_planestudio })),
    });
    await app.db
      .updateTable('asignacion')
      .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString(), usuario_cierre: admin.username })
      .where('id_usuario', '=', closed.id_usuario)
      .execute();
    const { data } = await simulate(
      [ana, bea, gone, closed].map(({ id_usuario }) => id_usuario),
      { avisar: true },
    );
    expect(data).toMatchObject({ nuevas: 1, reabiertas: 1, existentes: 1, cesadas: 1, retiradas: 0, con_correo: 1, sin_correo: 1 });
    expect(await assigned()).toHaveLength(2);
    const filas = await app.call(asignacionApi.simulacionFilas, { token: admin.token, params: { id: data.id_simulacion }, query: {} });
    expect(filas.data.map(({ veredicto, avisa }) => `${veredicto} ${avisa}`).toSorted()).toEqual([
      'cesada 0',
      'existente 0',
      'nueva 1',
      'reabre 0',
    ]);
    expect((await apply(data.id_simulacion)).data).toMatchObject({ insertados: 1, reabiertos: 1, omitidos: 2 });
    expect((await assigned()).map((row) => [row.id_usuario, row.codigo_estado, row.fuente])).toEqual(
      [ana, bea, closed].map(({ id_usuario }) => [id_usuario, 1, 'individual']),
    );
    expect((await apply(data.id_simulacion)).data, 'once').toMatchObject({ insertados: 1, reabiertos: 1, omitidos: 2 });
    expect(await assigned()).toHaveLength(3);
  });

  it('is refused when somebody would not become what was shown, and assigns nobody', async () => {
    const [ana, bea] = [await person(), await person()];
    const { data } = await simulate([ana.id_usuario, bea.id_usuario]);
    await app.db
      .updateTable('usuario')
      .set({ codigo_estado: 2, fecha_cese: '2026-11-20' })
      .where('id_usuario', '=', bea.id_usuario)
      .execute();
    const { status, problem } = await apply(data.id_simulacion);
    expect([status, problem.clave]).toEqual([409, 'asignacion.simulacionCambio']);
    expect(await assigned()).toEqual([]);
  });

  it('belongs to who made it, for a day', async () => {
    const { data } = await simulate([(await person()).id_usuario]);
    const other = await enrol(app, [], { admin: true });
    expect((await apply(data.id_simulacion, other.token)).status).toBe(404);
    app.now = new Date('2026-11-22T15:00:01Z');
    expect((await apply(data.id_simulacion, await signIn(app, admin))).status).toBe(404);
  });
});

describe('a rule with alternatives', () => {
  it('gives its plan to whoever meets one of them, with the reason', async () => {
    const { id_empresa, empresa } = await buildEmpresa(app.db);
    const cargo = await buildParametro(app.db, { id_dominio: 2 });
    const grupo = await buildParametro(app.db);
    const [both, ofGroup, half, late] = [
      await person({ id_empresa, id_cargo: cargo.id_parametro }),
      await person({ codigo_grupo: grupo.codigo_parametro, fecha_ingreso: '2026-03-01' }),
      await person({ id_empresa }),
      await person({ codigo_grupo: grupo.codigo_parametro, fecha_ingreso: '2025-12-31' }),
    ];
    const condicion = [
      { empresa: [id_empresa], cargo: [cargo.id_parametro] },
      { grupo: [grupo.id_parametro], ingreso: { desde: '2026-01-01' } },
    ];
    const { data } = await simulateRule(condicion);
    expect(data).toMatchObject({ nuevas: 2, existentes: 0 });
    expect((await apply(data.id_simulacion)).data).toMatchObject({ insertados: 2 });
    expect((await assigned()).map((row) => [row.id_usuario, row.fuente, row.codigo_grupo, row.razon])).toEqual([
      [both.id_usuario, 'regla', null, { condiciones: { empresa, cargo: cargo.parametro } }],
      [ofGroup.id_usuario, 'regla', grupo.codigo_parametro, { condiciones: { grupo: grupo.parametro, ingreso: '2026-03-01' } }],
    ]);
    expect((await assigned()).some(({ id_usuario }) => [half.id_usuario, late.id_usuario].includes(id_usuario))).toBe(false);
    const again = await simulateRule([...condicion].toReversed());
    expect(again.data).toMatchObject({ nuevas: 0, existentes: 2 });
    expect((await apply(again.data.id_simulacion)).data).toMatchObject({ insertados: 0 });
    expect(await app.db.selectFrom('regla').selectAll().where('id_planestudio', '=', id_planestudio).execute()).toHaveLength(1);
  });
});
