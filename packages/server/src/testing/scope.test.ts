import { asignacionApi } from '@portal/contract/asignacion';
import { emailApi } from '@portal/contract/email';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import { sesionApi } from '@portal/contract/sesion';
import { tableroApi } from '@portal/contract/tablero';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { assignByRules } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from '../domains/email/email.public.ts';

const app = useTestApp();
const TODAY = '2026-11-21';
const PASSWORD = 'caballo-verde-77';

let a: number;
let b: number;
let ofA: { readonly id_usuario: number; readonly token: string };
let unlimited: string;
let plan: BuiltPlan;
/** Two learners of A, one of B, one without company; each passed the plan's only topic with 100. */
let learners: Alumno[];

beforeAll(async () => {
  a = (await buildEmpresa(app.db)).id_empresa;
  b = (await buildEmpresa(app.db)).id_empresa;
  plan = await buildPlan(app.db, { today: TODAY, estructura: { P: { C: { M: ['Tema'] } } } });
  learners = [];
  for (const id_empresa of [a, a, b, null]) learners.push(await enrol(app, [plan], { id_empresa }));
  for (const learner of learners) {
    await take(learner, plan.ocurrencias[0]!);
    const { id_usuario, username } = learner;
    const mail = { destinatario: `${username}@example.com`, asunto: 'Hola', texto: 'Hola', html: '', now: app.now };
    await queueMail(app.db, { clave: username, tipo: 'prueba', id_usuario, ...mail });
  }
  ofA = await limitedAdmin(app, [a]);
  unlimited = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

describe('a list', () => {
  const read = (query: string, token = ofA.token) =>
    app.inject({ url: `/api/evaluacion/sellst?${query}`, headers: { authorization: `Bearer ${token}` } });

  test.each(['pagina=1&tamano=1', 'formato=csv', 'formato=xlsx'])('counts the rows of the scope with %s', async (query) => {
    expect((await read(query)).headers[TOTAL_HEADER]).toBe('2');
    expect((await read(query, unlimited)).headers[TOTAL_HEADER]).toBe('4');
  });

  test('leaves people outside out of its files and its search', async () => {
    const csv = (await read('formato=csv&columnas=codigo')).body.trim().split('\r\n');
    expect(csv).toHaveLength(1 + 2);
    const xlsx = await readXlsx(new Uint8Array((await read('formato=xlsx')).rawPayload));
    expect(xlsx.sheets[0]!.rows).toHaveLength(1 + 2);
    const { data } = await app.call(evaluacionApi.sellst, { token: ofA.token, query: { pagina: 1, buscar: learners[2]!.username } });
    expect(data).toEqual([]);
  });

  test('of the report by companies holds none outside, even if they are named', async () => {
    const params = { companies: `${a},${b}`, plan: 0, topic: 0 };
    const { data } = await app.call(evaluacionApi.reporte, { token: ofA.token, params, query: {} });
    expect(new Set(data.map(({ id_usuario }) => id_usuario))).toEqual(new Set(learners.slice(0, 2).map(({ id_usuario }) => id_usuario)));
  });
});

test('figures count the people of the scope', async () => {
  const figures = async (token: string) => {
    const { id_planestudio } = plan.plan;
    const [kpi] = (await app.call(tableroApi.kpiAdmin, { token })).data;
    const seguimiento = (await app.call(planestudioApi.seguimiento, { token, query: { pagina: 1 } })).data;
    const tablero = (await app.call(planestudioApi.dashboard, { token, params: { id: id_planestudio } })).data;
    const correos = (await app.call(emailApi.resumen, { token })).data;
    return {
      activos: kpi!.usuario_activo,
      planes: kpi!.plan_activo,
      asignados: seguimiento.reduce((sum, row) => sum + (row.id_planestudio === id_planestudio ? row.asignados : 0), 0),
      empresas: tablero.map(({ id_empresa, usuarios }) => [id_empresa, usuarios]),
      correos: correos.pendiente + correos.enviado + correos.fallido,
    };
  };
  // The administrators are people too: the limited one of A, and the one without company.
  expect(await figures(ofA.token)).toEqual({ activos: 2 + 1, planes: 1, asignados: 2, empresas: [[a, 2]], correos: 2 });
  const all = await figures(unlimited);
  expect(all).toMatchObject({ planes: 1, asignados: 4, correos: 4 });
  expect(all.empresas).toHaveLength(2);
});

test('the rows of a batch outside are refused like unknown ones, and nothing is written', async () => {
  const { plan: other } = await buildPlan(app.db, { today: TODAY, estructura: { P: { C: { M: ['Otro'] } } } });
  const pairs = learners.map(({ id_usuario }) => ({ id_usuario, id_planestudio: other.id_planestudio }));
  const send = (body: typeof pairs) => app.call(asignacionApi.ins, { token: ofA.token, body });
  const refused = await send(pairs);
  const unknown = await send([...pairs.slice(0, 2), { ...pairs[0]!, id_usuario: 2_000_000_000 }]);
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([unknown.status, ['2.id_usuario']]);
  expect((await send(pairs.slice(0, 2))).data).toMatchObject({ insertados: 2 });
});

test('a group rule of a limited access gives its plan to people of its companies alone, until an unlimited one repeats it', async () => {
  const { codigo_parametro: codigo_grupo } = await buildParametro(app.db);
  const { plan: given } = await buildPlan(app.db, { today: TODAY, estructura: { P: { C: { M: ['Del grupo'] } } } });
  const { id_planestudio } = given;
  const join = async (id_empresa: number) => (await buildUsuario(app.db, { id_empresa, codigo_grupo })).id_usuario;
  const assigned = async () => {
    const rows = await app.db.selectFrom('asignacion').select('id_usuario').where('id_planestudio', '=', id_planestudio).execute();
    return rows.map(({ id_usuario }) => id_usuario).toSorted((one, two) => one - two);
  };
  const make = (token: string) => app.call(asignacionApi.insGrupo, { token, body: [{ id_planestudio, codigo_grupo }] });
  const newcomers = () => assignByRules(app.db, app.now, TODAY);

  const [one, outside] = [await join(a), await join(b)];
  expect((await make(ofA.token)).data).toMatchObject({ insertados: 1, existentes: 0 });
  const [two, later] = [await join(a), await join(b)];
  await newcomers();
  expect(await assigned()).toEqual([one, two]);

  const ofB = await limitedAdmin(app, [b]);
  await make(ofB.token);
  expect(await assigned()).toEqual([one, outside, two, later]);
  const rule = await app.db.selectFrom('regla').select('empresas').where('id_planestudio', '=', id_planestudio).execute();
  expect(rule).toEqual([{ empresas: [a, b] }]);

  await make(unlimited);
  const nobodys = (await buildUsuario(app.db, { codigo_grupo })).id_usuario;
  await make(ofA.token);
  await newcomers();
  expect(await assigned()).toEqual([one, outside, two, later, nobodys]);
});

test('a wider access of one’s own company cannot be taken over: no password, no code, no mail of it', async () => {
  const chief = await buildUsuario(app.db, { admin: true, id_empresa: a });
  const peer = await limitedAdmin(app, [a]);
  const { token } = ofA;
  const reset = (id_usuario: number) => app.call(sesionApi.updPassword, { token, body: { id_usuario, contrasenia: PASSWORD } });
  const refused = await reset(chief.id_usuario);
  expect([refused.status, refused.problem.code]).toEqual([403, 'sin_permiso']);
  expect((await app.call(sesionApi.codigos, { token, body: { ids: [chief.id_usuario] } })).status).toBe(400);
  const mail = { destinatario: 'jefa@example.com', asunto: 'Hola', texto: 'enlace', html: '', now: app.now };
  await queueMail(app.db, { clave: 'jefa', tipo: 'restablecer', id_usuario: chief.id_usuario, ...mail });
  const mails = (await app.call(emailApi.sellst, { token, query: { pagina: 1 } })).data;
  expect(mails.map(({ destinatario }) => destinatario)).not.toContain('jefa@example.com');
  expect((await reset(peer.id_usuario)).status).toBe(200);
});

test('without a company of its own a limited access reaches nobody', async () => {
  const admin = await buildUsuario(app.db, { admin: true, indicador_alcance: 1 });
  const token = await signIn(app, admin);
  expect((await app.call(evaluacionApi.sellst, { token, query: { pagina: 1 } })).data).toEqual([]);
  expect((await app.call(usuarioApi.sel, { token, params: { id: learners[3]!.id_usuario } })).status).toBe(404);
  expect((await app.call(usuarioApi.sel, { token, params: { id: admin.id_usuario } })).status).toBe(200);
});

test('a refused delete names nobody outside', async () => {
  const boss = await buildUsuario(app.db, { id_empresa: a });
  const inside = await buildUsuario(app.db, { id_empresa: a, codigo_jefe_inmediato: boss.codigo_usuario });
  const outside = await buildUsuario(app.db, { id_empresa: b, codigo_jefe_inmediato: boss.codigo_usuario });
  const { status, problem } = await app.call(usuarioApi.del, { token: ofA.token, params: { id: boss.id_usuario } });
  expect(status).toBe(409);
  expect(problem.message).toContain(inside.personal);
  expect(problem.message).not.toContain(outside.personal);
  expect(problem.message).toContain('1 referencia de fuera');
});
