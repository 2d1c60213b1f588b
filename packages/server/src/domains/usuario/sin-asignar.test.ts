import { tableroApi } from '@portal/contract/tablero';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildJustificacion } from '@portal/testkit/builders/persona/justificacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const TODAY = '2026-11-21';
let admin: Alumno;
let vigente: BuiltPlan;
let terminado: BuiltPlan;
let empresas: number[];
/** People: of a plan in force, of a plan that is over, of none, with a closed assignment; all of the first company but the last. */
let ids: { vigente: number; terminado: number; nadie: number; cerrado: number; otra: number };

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  empresas = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
  vigente = await buildPlan(app.db, { today: TODAY });
  terminado = await buildPlan(app.db, { fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20' });
  const person = async (id_empresa: number) => (await buildUsuario(app.db, { id_empresa })).id_usuario;
  const [first = 0, second = 0] = empresas;
  ids = {
    vigente: await person(first),
    terminado: await person(first),
    nadie: await person(first),
    cerrado: await person(first),
    otra: await person(second),
  };
  const assign = (id_usuario: number, plan: BuiltPlan, over = {}) =>
    buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio, fecha_creacion: '2026-11-10T12:00:00Z', ...over });
  await assign(ids.vigente, vigente);
  await assign(ids.terminado, terminado);
  await assign(ids.cerrado, vigente, { codigo_estado: 2, fecha_cierre: '2026-11-15T12:00:00Z', usuario_cierre: 'jefa' });
  await buildUsuario(app.db, { id_empresa: first, codigo_estado: 2, fecha_cese: '2026-11-01' });
  await buildUsuario(app.db, { id_empresa: first, soporte: true });
});

const namesOf = (rows: readonly { id_usuario: number }[]) => {
  const found = new Set(rows.map(({ id_usuario }) => id_usuario));
  return Object.entries(ids).flatMap(([name, id]) => (found.has(id) ? [name] : []));
};

describe('active people without an open assignment', () => {
  // Not the administrator and the supporter, who have a role.
  test('are those without one of a plan in force, as many as the dashboard counts', async () => {
    const { data, total } = await app.call(usuarioApi.sinAsignar, { token: admin.token, query: { pagina: 1 } });
    expect([namesOf(data), total]).toEqual([['terminado', 'nadie', 'cerrado', 'otra'], 4]);
    const { data: figures } = await app.call(tableroApi.kpiAdmin, { token: admin.token });
    expect(figures[0]?.usuario_sin_asignar).toBe(total);
  });

  test.each([
    ['0/0/0/0', ['terminado', 'nadie', 'cerrado', 'otra']],
    ['E1/0/0/0', ['terminado', 'nadie', 'cerrado']],
    ['E1,E2/V/2026-11-01/2026-11-30', ['terminado', 'nadie', 'cerrado', 'otra']],
    ['0//0/0', ['terminado', 'nadie', 'cerrado', 'otra']],
    ['0/T/0/0', ['vigente', 'nadie', 'cerrado', 'otra']],
    ['0/V,T/0/0', ['nadie', 'cerrado', 'otra']],
    ['0/V/0/2026-11-09', ['vigente', 'terminado', 'nadie', 'cerrado', 'otra']],
    ['0/V/2026-11-15/2026-11-20', ['terminado', 'nadie', 'cerrado', 'otra']],
  ])('of companies, plans and days %s are %j', async (path, expected) => {
    const written = path
      .replace('E1', String(empresas[0]))
      .replace('E2', String(empresas[1]))
      .replace('V', String(vigente.plan.id_planestudio))
      .replace('T', String(terminado.plan.id_planestudio));
    const answer = await app.inject({
      method: 'GET',
      url: `/api/usuario/sellst/sinasignar/${written}?pagina=1`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([answer.statusCode, namesOf(answer.json<{ id_usuario: number }[]>())]).toEqual([200, expected]);
  });

  test.each(['a/0/0/0', '0/1;2/0/0', '0/0/ayer/0', '0/0/0/2026-02-30'])('refuse %s', async (path) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    expect((await app.inject({ method: 'GET', url: `/api/usuario/sellst/sinasignar/${path}`, headers })).statusCode).toBe(400);
  });

  test('of a limited access are those of its companies', async () => {
    const token = await signIn(app, await buildLimitedAdmin(app.db, [empresas[1]!]));
    expect(namesOf((await app.call(usuarioApi.sinAsignar, { token, query: { pagina: 1 } })).data)).toEqual(['otra']);
    const asked = await app.call(usuarioApi.sinAsignarEntre, {
      token,
      params: { a: String(empresas[0]), b: '0', c: '0', d: '0' },
      query: {},
    });
    expect(asked.data).toEqual([]);
  });

  test('are read by one statement beside the session, as a page that is not full', async () => {
    recorder.take();
    await app.call(usuarioApi.sinAsignar, { token: admin.token, query: { pagina: 1 } });
    expect(recorder.take()).toHaveLength(2);
  });
});

describe('the people of a plan', () => {
  test('come with assignment and progress; 404 for an unknown plan', async () => {
    const alumno = await enrol(app, [vigente], { id_empresa: empresas[1] });
    await take(alumno, vigente.ocurrencias[0]!);
    const query = { pagina: 1 };
    const { id_planestudio } = vigente.plan;
    const { data } = await app.call(usuarioApi.ofPlan, { token: admin.token, params: { id: id_planestudio }, query });
    expect(
      data.map(({ id_usuario, temas, aprobados, avance, promedio, evaluaciones }) => [
        id_usuario,
        temas,
        aprobados,
        avance,
        promedio,
        evaluaciones,
      ]),
    ).toEqual([
      [ids.vigente, 2, 0, 0, null, 0],
      [alumno.id_usuario, 2, 1, 50, 100, 1],
    ]);
    expect(data).toMatchObject([
      { fuente: 'individual', razon: null, estado: 'Pendiente', ultima_actividad: null },
      { fuente: 'individual', razon: null, estado: 'En Progreso', ultima_actividad: app.now.toISOString() },
    ]);
    const token = await signIn(app, await buildLimitedAdmin(app.db, [empresas[1]!]));
    expect((await app.call(usuarioApi.ofPlan, { token, params: { id: id_planestudio }, query })).total).toBe(1);
    expect((await app.call(usuarioApi.ofPlan, { token: admin.token, params: { id: 2_000_000_000 }, query })).status).toBe(404);
  });

  test('say what opened their assignment, and who finished or did not in time', async () => {
    const { plan, ocurrencias } = await buildPlan(app.db, { fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20' });
    const { id_planestudio } = plan;
    const [done, late] = [await enrol(app, []), await buildUsuario(app.db)];
    const razon = (value: object) => ({ id_planestudio, razon: JSON.stringify(value) });
    await buildAsignacion(app.db, { id_usuario: done.id_usuario, fuente: 'planilla', ...razon({ archivo: 'plan.xlsx' }) });
    const given = await buildAsignacion(app.db, { id_usuario: late.id_usuario, fuente: 'copia', ...razon({ plan: 'Inducción' }) });
    for (const ocurrencia of ocurrencias) await take(done, ocurrencia);
    await buildJustificacion(app.db, given);
    const { data } = await app.call(usuarioApi.ofPlan, { token: admin.token, params: { id: id_planestudio }, query: { orden: 'estado' } });
    expect(data.map(({ id_usuario, estado, fuente, razon: said }) => [id_usuario, estado, fuente, said])).toEqual([
      [done.id_usuario, 'Terminado', 'planilla', 'plan.xlsx'],
      [late.id_usuario, 'Vencido', 'copia', 'Inducción'],
    ]);
    expect(data.map(({ respuesta, respuesta_motivo, respuesta_hasta }) => [respuesta, respuesta_motivo, respuesta_hasta])).toEqual([
      [null, null, null],
      ['justificada', 'Apoyó el inventario', null],
    ]);
  });
});

describe('the follow-up of a person', () => {
  test('is one row for each plan, closed ones last', async () => {
    const alumno = await enrol(app, [terminado], { id_empresa: empresas[1] });
    await buildAsignacion(app.db, {
      id_usuario: alumno.id_usuario,
      id_planestudio: vigente.plan.id_planestudio,
      codigo_estado: 2,
      fecha_cierre: '2026-11-15T12:00:00Z',
      usuario_cierre: 'jefa',
    });
    const { data } = await app.call(usuarioApi.seguimiento, { token: admin.token, params: { id: alumno.id_usuario } });
    expect(data).toMatchObject([
      { id_planestudio: terminado.plan.id_planestudio, codigo_estado: 1, temas: 2, aprobados: 0, avance: 0, promedio: null, vencidos: 2 },
      { id_planestudio: vigente.plan.id_planestudio, codigo_estado: 2, vencidos: 0 },
    ]);
    const token = await signIn(app, await buildLimitedAdmin(app.db, [empresas[0]!]));
    expect((await app.call(usuarioApi.seguimiento, { token, params: { id: alumno.id_usuario } })).status).toBe(404);
  });
});
