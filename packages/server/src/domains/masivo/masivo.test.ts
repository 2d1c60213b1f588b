import { asignacionApi } from '@portal/contract/asignacion';
import type { ActoPersonas } from '@portal/contract/masivo';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { confirmed, reasons, shown, takenBack } from '@portal/testkit/scenes/masivo.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
const TODAY = '2026-11-21';
let admin: Alumno;
let empresas: number[];
let grupo: string;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  empresas = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
  grupo = (await buildParametro(app.db)).codigo_parametro;
});

const person = async (over: UsuarioOverrides = {}) => (await buildUsuario(app.db, { id_empresa: empresas[0]!, ...over })).id_usuario;
const people = async (count: number, over: UsuarioOverrides = {}) => {
  const built: number[] = [];
  while (built.length < count) built.push(await person(over));
  return built;
};
const codeOf = async (id: number) =>
  (await app.db.selectFrom('usuario').select('codigo_usuario').where('id_usuario', '=', id).executeTakeFirstOrThrow()).codigo_usuario;

/** Everything stored about people, without the stamps of the last change, and their assignments. */
const dump = async (ids: readonly number[]) => {
  const personas = await app.db.selectFrom('usuario').selectAll().where('id_usuario', 'in', ids).orderBy('id_usuario').execute();
  const asignaciones = await app.db.selectFrom('asignacion').selectAll().where('id_usuario', 'in', ids).orderBy('id_asignacion').execute();
  const kept = personas.map(
    ({ version: _version, usuario_modificacion: _by, id_usuario_modificacion: _id, fecha_modificacion: _at, ...row }) => row,
  );
  return JSON.stringify([kept, asignaciones]);
};

const stateOf = async (id: number) =>
  app.db
    .selectFrom('usuario')
    .select(['codigo_estado', 'fecha_cese', 'id_empresa', 'codigo_grupo', 'codigo_jefe_inmediato', 'idioma'])
    .where('id_usuario', '=', id)
    .executeTakeFirstOrThrow();

describe('ceasing', () => {
  test('ends sessions, counts what follows, and leaves who must stay with the reason', async () => {
    const [boss, learner, late, gone] = [
      await person(),
      await person(),
      await person({ fecha_ingreso: '2026-12-01' }),
      await person({ codigo_estado: 2, fecha_cese: '2026-01-01' }),
    ];
    await person({ codigo_jefe_inmediato: await codeOf(boss) });
    await buildAsignacion(app.db, { id_usuario: learner, id_planestudio: (await buildPlan(app.db, { today: TODAY })).plan.id_planestudio });
    const token = await signIn(app, { id_usuario: learner });
    const acto = { clase: 'cesar', fecha_cese: TODAY } as const;
    const simulada = await shown(admin, acto, [boss, learner, late, gone, admin.id_usuario, 999_999]);
    expect(simulada).toMatchObject({ estado: 'simulada', total: 6, por_hacer: 2, rechazadas: 4, deshacible: false });
    expect(reasons(simulada)).toEqual({ orden_cese: 1, cesada: 1, propia: 1, ausente: 1 });
    expect(Object.fromEntries(simulada.efectos.map(({ efecto, total }) => [efecto, total]))).toEqual({
      sesiones: 1,
      asignaciones: 1,
      subordinados: 1,
    });
    expect((await stateOf(boss)).codigo_estado).toBe(1);
    const hecha = await confirmed(admin, simulada, 'Fin de campaña');
    expect(hecha).toMatchObject({ estado: 'hecha', motivo: 'Fin de campaña', hechas: 2, por_hacer: 0, rechazadas: 4, deshacible: true });
    expect(await stateOf(learner)).toMatchObject({ codigo_estado: 2, fecha_cese: TODAY });
    expect((await app.call(asignacionApi.sellst, { token })).status).toBe(401);
    const entries = await app.db
      .selectFrom('log')
      .select(['tipo', 'detalle', 'antes'])
      .where('tabla', '=', 'usuario')
      .where('id_usuario', '=', learner)
      .where('tipo', 'in', ['cambio', 'cese'])
      .execute();
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ tipo: 'cese', detalle: 'Fin de campaña' }),
        expect.objectContaining({ tipo: 'cambio', antes: { codigo_estado: 1 } }),
      ]),
    );
  });

  test('of a day to come is noted, and the last administrator stays', async () => {
    const id = await person();
    const simulada = await shown(admin, { clase: 'cesar', fecha_cese: '2026-12-24' }, [id]);
    expect(simulada).toMatchObject({ por_hacer: 1, destino: '2026-12-24', efectos: [] });
    await confirmed(admin, simulada);
    expect(await stateOf(id)).toMatchObject({ codigo_estado: 1, fecha_cese: '2026-12-24' });
    // The caller leaves at the end of the month: the other administrator of all companies is the last one.
    const other = await person({ admin: true });
    await app.db.updateTable('usuario').set({ fecha_cese: '2026-11-30' }).where('id_usuario', '=', admin.id_usuario).execute();
    const last = await shown(admin, { clase: 'cesar', fecha_cese: TODAY }, [other]);
    await app.db.updateTable('usuario').set({ fecha_cese: null }).where('id_usuario', '=', admin.id_usuario).execute();
    expect(reasons(last)).toEqual({ ultimo: 1 });
    expect(reasons(await shown(admin, { clase: 'cesar', fecha_cese: TODAY }, [other]))).toEqual({});
  });
});

describe('data', () => {
  test('a company takes only people with values that fit it, and rules give their plans', async () => {
    const cargo = await buildParametro(app.db, { id_dominio: DOMINIO.cargo, id_empresa: empresas[0]! });
    const ids = [await person(), await person({ id_cargo: cargo.id_parametro }), await person({ id_empresa: empresas[1]! })];
    const { plan } = await buildPlan(app.db, { today: TODAY });
    const condicion = [{ empresa: [empresas[1]!] }];
    const rule = await app.call(asignacionApi.simularRegla, {
      token: admin.token,
      body: { planes: [plan.id_planestudio], condicion, nombre: 'Segunda' },
    });
    await app.call(asignacionApi.aplicar, { token: admin.token, body: { id_simulacion: rule.data.id_simulacion } });
    const simulada = await shown(admin, { clase: 'empresa', id_empresa: empresas[1]! }, ids);
    expect(reasons(simulada)).toEqual({ de_empresa: 1, ya: 1 });
    expect(simulada.efectos).toEqual([{ efecto: 'plan', nombre: plan.denominacion, total: 1 }]);
    await confirmed(admin, simulada);
    expect((await stateOf(ids[0]!)).id_empresa).toBe(empresas[1]);
    const given = await app.db.selectFrom('asignacion').select('fuente').where('id_usuario', '=', ids[0]!).execute();
    expect(given).toEqual([{ fuente: 'regla' }]);
  });

  test('nobody gets above their own boss', async () => {
    const top = await person();
    const middle = await person({ codigo_jefe_inmediato: await codeOf(top) });
    const low = await person();
    const simulada = await shown(admin, { clase: 'jefe', codigo_jefe_inmediato: await codeOf(middle) }, [top, middle, low]);
    expect(reasons(simulada)).toEqual({ circulo: 1, jefe_propio: 1 });
    await confirmed(admin, simulada);
    expect((await stateOf(low)).codigo_jefe_inmediato).toBe(await codeOf(middle));
  });

  test('a plan that was closed for somebody stays closed', async () => {
    const { plan } = await buildPlan(app.db, { today: TODAY });
    const { id_planestudio } = plan;
    const [fresh, has, closed, gone] = [
      await person(),
      await person(),
      await person(),
      await person({ codigo_estado: 2, fecha_cese: '2026-01-01' }),
    ];
    await buildAsignacion(app.db, { id_usuario: has, id_planestudio });
    await buildAsignacion(app.db, {
      id_usuario: closed,
      id_planestudio,
      codigo_estado: 2,
      fecha_cierre: '2026-11-15T12:00:00Z',
      usuario_cierre: 'jefa',
    });
    const simulada = await shown(admin, { clase: 'plan', id_planestudio }, [fresh, has, closed, gone]);
    expect(reasons(simulada)).toEqual({ ya: 1, retirada: 1, cesada: 1 });
    expect(simulada.efectos).toEqual([{ efecto: 'plan', nombre: plan.denominacion, total: 1 }]);
    expect(await confirmed(admin, simulada)).toMatchObject({ hechas: 1 });
  });

  test('of nothing in the scope is refused at its field', async () => {
    const id = await person();
    await expect(shown(admin, { clase: 'empresa', id_empresa: 999_999 }, [id])).rejects.toThrow('400');
    await expect(shown(admin, { clase: 'grupo', codigo_grupo: 'no hay' }, [id])).rejects.toThrow('400');
    await expect(shown(admin, { clase: 'jefe', codigo_jefe_inmediato: 'no hay' }, [id])).rejects.toThrow('400');
  });
});

describe('taking back', () => {
  const acts: (() => Promise<ActoPersonas>)[] = [
    async () => ({ clase: 'cesar', fecha_cese: TODAY }),
    async () => ({ clase: 'cesar', fecha_cese: '2026-12-24' }),
    async () => ({ clase: 'empresa', id_empresa: empresas[1]! }),
    async () => ({ clase: 'jefe', codigo_jefe_inmediato: await codeOf(await person()) }),
    async () => ({ clase: 'grupo', codigo_grupo: grupo }),
    async () => ({ clase: 'plan', id_planestudio: (await buildPlan(app.db, { today: TODAY })).plan.id_planestudio }),
    async () => ({ clase: 'idioma', idioma: 'fr' }),
  ];
  test.each(acts.map((act, index) => [index, act] as const))('act %i gives the same rows again', async (_index, act) => {
    const ruled = await buildPlan(app.db, { today: TODAY });
    await app.call(asignacionApi.insGrupo, {
      token: admin.token,
      body: [{ id_planestudio: ruled.plan.id_planestudio, codigo_grupo: grupo }],
    });
    const boss = await codeOf(await person());
    const ids = [
      ...(await people(2)),
      await person({ id_empresa: empresas[1]!, codigo_grupo: grupo, idioma: 'fr' }),
      await person({ codigo_jefe_inmediato: boss, idioma: 'de' }),
      await person({ codigo_estado: 2, fecha_cese: '2026-02-01' }),
      await person({ fecha_cese: '2026-12-31' }),
      await person({ admin: true }),
    ];
    const before = await dump(ids);
    const hecha = await confirmed(admin, await shown(admin, await act(), ids));
    expect(hecha.hechas).toBeGreaterThan(2);
    expect(await dump(ids)).not.toBe(before);
    const vuelta = await takenBack(admin, hecha);
    expect(vuelta).toMatchObject({ estado: 'hecha', deshace: hecha.id_masivo, hechas: hecha.hechas, rechazadas: 0, deshacible: false });
    expect(await dump(ids)).toBe(before);
    await expect(takenBack(admin, hecha)).rejects.toThrow('409');
  });

  test('keeps whom somebody changed, and who began a plan', async () => {
    const built = await buildPlan(app.db, { today: TODAY });
    const begun = await enrol(app, [], { id_empresa: empresas[0]! });
    const ids = [begun.id_usuario, ...(await people(1))];
    const hecha = await confirmed(admin, await shown(admin, { clase: 'plan', id_planestudio: built.plan.id_planestudio }, ids));
    await take(begun, built.ocurrencias[0]!);
    expect(reasons(await takenBack(admin, hecha))).toEqual({ empezada: 1 });
    const [one, other] = await people(2);
    const moved = await confirmed(admin, await shown(admin, { clase: 'idioma', idioma: 'ja' }, [one!, other!]));
    await confirmed(admin, await shown(admin, { clase: 'idioma', idioma: 'zh' }, [one!]));
    const vuelta = await takenBack(admin, moved);
    expect([reasons(vuelta), vuelta.hechas]).toEqual([{ cambiada: 1 }, 1]);
    expect((await stateOf(one!)).idioma).toBe('zh');
  });

  test('ends after a day', async () => {
    const hecha = await confirmed(admin, await shown(admin, { clase: 'idioma', idioma: 'en' }, await people(1)));
    const now = app.now;
    app.now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1000);
    await expect(takenBack({ test: app, token: await signIn(app, admin) }, hecha)).rejects.toThrow('404');
    app.now = now;
  });
});
