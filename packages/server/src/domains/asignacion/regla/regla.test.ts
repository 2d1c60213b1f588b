import { asignacionApi, type CondicionRegla } from '@portal/contract/asignacion';
import { empresaApi } from '@portal/contract/empresa';
import { parametroApi } from '@portal/contract/parametro';
import { usuarioApi } from '@portal/contract/usuario';
import { joinAlternatives } from '@portal/messages';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { assignByRules, buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let grupo: { id_parametro: number; codigo_parametro: string; parametro: string };
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  app.now = TEST_NOW;
  grupo = await buildParametro(app.db);
  ({ id_planestudio } = (await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Plan de la regla' })).plan);
});

const joins = (over = {}) => buildUsuario(app.db, { codigo_grupo: grupo.codigo_parametro, ...over });
const giveToGroup = (plan = id_planestudio) =>
  app.call(asignacionApi.insGrupo, { token: admin.token, body: [{ id_planestudio: plan, codigo_grupo: grupo.codigo_parametro }] });
const ofGroup = async (token = admin.token) => (await app.call(asignacionApi.reglasDe, { token, params: { id: grupo.id_parametro } })).data;
const read = async (token = admin.token) => (await ofGroup(token))[0]!;
const set = async (codigo_estado: number, version: number, token = admin.token) =>
  app.call(asignacionApi.estadoRegla, { token, body: { id_regla: (await read()).id_regla, codigo_estado, version } });
const follow = () => assignByRules(app.db, app.now, '2026-11-21');
const holders = () =>
  app.db.selectFrom('asignacion').select(['id_usuario', 'codigo_estado']).where('id_planestudio', '=', id_planestudio).execute();

describe('a rule of a group', () => {
  beforeEach(async () => {
    await joins();
    await giveToGroup();
  });

  test('is read with its plan, condition, author, moment, its people and those who would get it', async () => {
    await joins({ codigo_estado: 2, fecha_cese: '2026-11-01' });
    await joins();
    const over = await buildPlan(app.db, { fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20', denominacion: 'A: ya terminó' });
    await giveToGroup(over.plan.id_planestudio);
    const regla = {
      codigo_estado: 1,
      condicion: `Grupo «${grupo.parametro}»`,
      alternativas: [[{ campo: 'grupo', valores: [{ id: grupo.id_parametro, texto: grupo.parametro }] }]],
      autor: admin.personal,
      fecha: '2026-11-21T15:00:00.000Z',
      version: 1,
      puede_retirar: true,
    };
    expect(await ofGroup()).toMatchObject([
      { ...regla, plan: 'A: ya terminó', plan_cerrado: 1, asignados: 0, sin_plan: 0 },
      { ...regla, plan: 'Plan de la regla', plan_cerrado: 0, asignados: 1, sin_plan: 1 },
    ]);
    const { data } = await app.call(usuarioApi.grupos, {
      token: admin.token,
      query: { pagina: 1, filtro: { codigo_grupo: grupo.codigo_parametro } },
    });
    expect(data).toMatchObject([{ miembros: 2, planes: 'Plan de la regla' }]);
  });

  test('gives its plan to nobody new once it is withdrawn, and its people keep it', async () => {
    app.now = new Date('2026-11-21T16:00:00Z');
    const { data } = await set(2, 1);
    expect(data).toMatchObject({ clave: 'regla.hechoRetiro', version: 2, asignados: 0 });
    await joins();
    await follow();
    expect(await holders()).toMatchObject([{ codigo_estado: 1 }]);
    const retirada = await read();
    expect(retirada).toMatchObject({
      codigo_estado: 2,
      autor: admin.personal,
      fecha: '2026-11-21T16:00:00.000Z',
      asignados: 1,
      sin_plan: 1,
    });
    const logged = await app.db
      .selectFrom('log')
      .selectAll()
      .where('tabla', '=', 'regla')
      .where('id_registro', '=', retirada.id_regla)
      .where('tipo', '=', 'cambio')
      .execute();
    expect(logged).toMatchObject([{ id_usuario_creacion: admin.id_usuario, antes: { codigo_estado: 1 }, despues: { codigo_estado: 2 } }]);
  });

  test('gives its plan at once to people who came meanwhile when it is in force again', async () => {
    await set(2, 1);
    await joins();
    await read();
    recorder.take();
    expect((await set(1, 2)).data).toMatchObject({ clave: 'regla.hechoReposicion', version: 3, asignados: 1 });
    // Two statements of the test's reading; session, begin, author, lock, update, insert, three of the totals, recipients of notices, commit.
    expect(recorder.take()).toHaveLength(2 + 11);
    expect(await holders()).toHaveLength(2);
    expect(await read()).toMatchObject({ codigo_estado: 1, asignados: 2, sin_plan: 0 });
  });

  test('refuses an older version, and a repeated call changes nothing', async () => {
    await set(2, 1);
    expect((await set(2, 1)).data).toMatchObject({ version: 2 });
    expect((await set(1, 1)).problem).toMatchObject({ status: 409, code: 'conflicto' });
    const body = { id_regla: 2_000_000_000, codigo_estado: 2, version: 1 };
    expect((await app.call(asignacionApi.estadoRegla, { token: admin.token, body })).status).toBe(404);
  });

  test('is of all companies: a limited access reads it, counted within its own, and may not withdraw it', async () => {
    const { token } = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
    expect(await read(token)).toMatchObject({ puede_retirar: false, asignados: 0, sin_plan: 0 });
    expect((await set(2, 1, token)).problem).toMatchObject({ status: 403, clave: 'regla.errores.alcance' });
  });
});

describe('a rule with alternatives', () => {
  const named = async () => ({
    mine: await buildEmpresa(app.db),
    other: await buildEmpresa(app.db),
    cargo: await buildParametro(app.db, { id_dominio: DOMINIO.cargo }),
  });

  test('is read back as a sentence and listed, filtered and exported by it', async () => {
    const { mine, other, cargo } = await named();
    const condicion: CondicionRegla = [
      { empresa: [mine.id_empresa, other.id_empresa], cargo: [cargo.id_parametro] },
      { grupo: [grupo.id_parametro], ingreso: { desde: '2026-01-01', hasta: '2026-03-31' } },
    ];
    const { id_regla } = await buildRegla(app.db, { id_planestudio, condicion });
    const { token } = admin;
    const { data } = await app.call(asignacionApi.regla, { token, params: { id: id_regla } });
    const empresas = [mine.empresa, other.empresa].toSorted((a, b) => a.localeCompare(b)).map((empresa) => `«${empresa}»`);
    expect(data.condicion).toBe(
      `Empresa ${empresas.join(' o ')} y Cargo «${cargo.parametro}», o bien Grupo «${grupo.parametro}» y Fecha de ingreso desde el 01/01/2026 hasta el 31/03/2026`,
    );
    expect(data.alternativas).toHaveLength(2);
    const filtered = await app.call(asignacionApi.reglas, { token, query: { pagina: 1, filtro: { condicion: cargo.parametro } } });
    expect(filtered.data.map((row) => row.id_regla)).toEqual([id_regla]);
    const csv = await app.inject({
      url: `/api/asignacion/regla/sellst?formato=csv&filtro[condicion]=${encodeURIComponent(cargo.parametro)}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(csv.body).toContain(`Cargo «${cargo.parametro}»`);
  });

  test('joins its values as the browser does, by the sound of each', async () => {
    const cargos: { id_parametro: number }[] = [];
    for (const parametro of ['Caja', 'Operario', 'Óptica', 'Hostelería', '«Obra»', '8 horas', '11', '110', 'Ica', 'Hielo'])
      cargos.push(await buildParametro(app.db, { id_dominio: DOMINIO.cargo, parametro }));
    const condicion = [{ cargo: cargos.map(({ id_parametro }) => id_parametro) }];
    const { id_regla } = await buildRegla(app.db, { id_planestudio, condicion });
    const { data } = await app.call(asignacionApi.regla, { token: admin.token, params: { id: id_regla } });
    const names = data.alternativas[0]?.[0]?.valores.map(({ texto }) => `«${texto}»`) ?? [];
    expect(names).toHaveLength(10);
    expect(data.condicion).toBe(`Cargo ${joinAlternatives(names, { o: ' o ', u: ' u ' })}`);
    expect(data.condicion).toContain(' u «Óptica»');
  });

  test('shows a limited access what its own companies can meet, and names nothing outside', async () => {
    const { mine, other, cargo } = await named();
    const condicion = [{ empresa: [mine.id_empresa, other.id_empresa], cargo: [cargo.id_parametro] }, { empresa: [other.id_empresa] }];
    await buildRegla(app.db, { id_planestudio, condicion });
    const foreign = await buildRegla(app.db, { id_planestudio, condicion: [{ empresa: [other.id_empresa] }] });
    const { token } = await limitedAdmin(app, [mine.id_empresa]);
    const { data } = await app.call(asignacionApi.reglas, { token, query: { pagina: 1 } });
    const condiciones = data.map((row) => row.condicion);
    expect(condiciones).toContain(`Empresa «${mine.empresa}» o de fuera de sus empresas y Cargo «${cargo.parametro}»`);
    expect(condiciones.join()).not.toContain(other.empresa);
    expect((await app.call(asignacionApi.regla, { token, params: { id: foreign.id_regla } })).status).toBe(404);
  });

  test('is made and withdrawn by a limited access for its own companies alone; a company or position outside is refused by its place', async () => {
    const { mine, other, cargo } = await named();
    const ofOther = await buildParametro(app.db, { id_dominio: DOMINIO.cargo, id_empresa: other.id_empresa });
    const { token } = await limitedAdmin(app, [mine.id_empresa]);
    const simulate = (condicion: CondicionRegla) =>
      app.call(asignacionApi.simularRegla, { token, body: { planes: [id_planestudio], condicion } });
    const refused = await simulate([{ cargo: [cargo.id_parametro] }, { empresa: [mine.id_empresa, other.id_empresa] }]);
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['condicion.1.empresa']]);
    expect((await simulate([{ cargo: [ofOther.id_parametro] }])).problem.claves).toMatchObject({
      'condicion.0.cargo': { clave: 'regla.errores.valor' },
    });
    expect((await simulate([{ departamento: [cargo.id_parametro] }])).status, 'a position is no department').toBe(400);

    const [inside, outside] = [
      await buildUsuario(app.db, { id_empresa: mine.id_empresa, id_cargo: cargo.id_parametro }),
      await buildUsuario(app.db, { id_empresa: other.id_empresa, id_cargo: cargo.id_parametro }),
    ];
    const simulated = await simulate([{ cargo: [cargo.id_parametro] }]);
    await app.call(asignacionApi.aplicar, { token, body: { id_simulacion: simulated.data.id_simulacion } });
    await follow();
    expect((await holders()).map(({ id_usuario }) => id_usuario)).toEqual([inside.id_usuario]);
    expect(outside.id_usuario).not.toBe(inside.id_usuario);
    const [regla] = (await app.call(asignacionApi.reglasDe, { token, params: { id: cargo.id_parametro } })).data;
    expect(regla).toMatchObject({ empresas: mine.empresa, puede_retirar: true });
    const body = { id_regla: regla!.id_regla, codigo_estado: 2, version: 1 };
    const { token: foreign } = await limitedAdmin(app, [other.id_empresa]);
    expect((await app.call(asignacionApi.estadoRegla, { token: foreign, body })).status).toBe(404);
    expect((await app.call(asignacionApi.estadoRegla, { token, body })).data).toMatchObject({ version: 2 });
  });
});

describe('what a rule names', () => {
  test('is not deleted, and the refusal names the rule', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const { id_parametro } = await buildParametro(app.db, { id_dominio: DOMINIO.centroCosto });
    await buildRegla(app.db, { id_planestudio, condicion: [{ empresa: [id_empresa] }, { centro_costo: [id_parametro] }] });
    const { token } = admin;
    const company = await app.call(empresaApi.del, { token, params: { id: id_empresa } });
    const parameter = await app.call(parametroApi.del, { token, params: { id: id_parametro } });
    for (const { status, problem } of [company, parameter]) {
      expect(status).toBe(409);
      expect(problem.message).toContain('1 regla: «Plan de la regla»');
    }
  });

  test('may get another code: members of the group keep their rule', async () => {
    const { id_regla } = await buildRegla(app.db, { id_planestudio, codigo_grupo: grupo.codigo_parametro });
    const codigo_parametro = `N-${grupo.codigo_parametro}`;
    await app.db.updateTable('parametro').set({ codigo_parametro }).where('id_parametro', '=', grupo.id_parametro).execute();
    grupo = { ...grupo, codigo_parametro };
    await joins();
    await follow();
    expect(await holders()).toHaveLength(1);
    expect(await read()).toMatchObject({ id_regla, asignados: 1 });
  });
});
