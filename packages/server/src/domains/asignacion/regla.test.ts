import { api } from '@portal/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { buildLimitedAdmin } from '../../testing/builders/alcance.ts';
import { buildParametro } from '../../testing/builders/parametro.ts';
import { buildPlan } from '../../testing/builders/plan.ts';
import { ruleOf } from '../../testing/builders/regla.ts';
import { signIn } from '../../testing/builders/sesion.ts';
import { buildUsuario } from '../../testing/builders/usuario.ts';
import { enrol, type Alumno } from '../../testing/cuestionario.ts';
import { useRecorder } from '../../testing/sql/record.ts';
import { assignNewMembers } from './asignacion.public.ts';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let codigo_grupo: string;
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  app.now = new Date('2026-11-21T15:00:00Z');
  ({ codigo_parametro: codigo_grupo } = await buildParametro(app.db));
  ({ id_planestudio } = (await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Plan de la regla' })).plan);
  await buildUsuario(app.db, { codigo_grupo });
  await app.call(api.asignacion.insGrupo, { token: admin.token, body: [{ id_planestudio, codigo_grupo }] });
});

async function read(token = admin.token) {
  const { data } = await app.call(api.usuario.grupos, { token, query: { pagina: 1, filtro: { codigo_grupo } } });
  return data[0]!;
}
async function set(codigo_estado: number, version: number, token = admin.token) {
  const stored = await ruleOf(app.db, codigo_grupo).executeTakeFirstOrThrow();
  return app.call(api.usuario.regla, { token, body: { id_regla: stored.id_regla, codigo_estado, version } });
}
const follow = () => app.db.transaction().execute((trx) => assignNewMembers(trx, { now: app.now, today: '2026-11-21' }));
const holders = () =>
  app.db.selectFrom('asignacion').select(['id_usuario', 'codigo_estado']).where('id_planestudio', '=', id_planestudio).execute();

test('a group is listed with its active members and the plan, author and moment of each rule', async () => {
  await buildUsuario(app.db, { codigo_grupo, codigo_estado: 2, fecha_cese: '2026-11-01' });
  await buildUsuario(app.db, { codigo_grupo });
  const over = await buildPlan(app.db, { fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20', denominacion: 'A: ya terminó' });
  await app.call(api.asignacion.insGrupo, { token: admin.token, body: [{ id_planestudio: over.plan.id_planestudio, codigo_grupo }] });
  const regla = { codigo_estado: 1, autor: admin.personal, fecha: '2026-11-21T15:00:00.000Z', version: 1 };
  expect(await read()).toMatchObject({
    miembros: 2,
    planes: 'Plan de la regla',
    puede_retirar: true,
    reglas: [
      { ...regla, plan: 'A: ya terminó', plan_cerrado: true, asignados: 0, sin_plan: 2 },
      { ...regla, plan: 'Plan de la regla', plan_cerrado: false, asignados: 1, sin_plan: 1 },
    ],
  });
});

test('a withdrawn rule gives its plan to nobody new, and its people keep it', async () => {
  app.now = new Date('2026-11-21T16:00:00Z');
  const { data } = await set(2, 1);
  expect(data).toMatchObject({ clave: 'grupo.reglas.hechoRetiro', version: 2, asignados: 0 });
  await buildUsuario(app.db, { codigo_grupo });
  await follow();
  expect(await holders()).toHaveLength(1);
  expect(await holders()).toMatchObject([{ codigo_estado: 1 }]);
  expect(await read()).toMatchObject({
    planes: null,
    reglas: [{ codigo_estado: 2, autor: admin.personal, fecha: '2026-11-21T16:00:00.000Z', asignados: 1, sin_plan: 1, version: 2 }],
  });
  const stored = await ruleOf(app.db, codigo_grupo).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ fecha_cierre: '2026-11-21T16:00:00.000Z', id_usuario_modificacion: admin.id_usuario });
  const logged = await app.db
    .selectFrom('log')
    .selectAll()
    .where('tabla', '=', 'regla')
    .where('id_registro', '=', stored.id_regla)
    .where('tipo', '=', 'cambio')
    .execute();
  expect(logged).toMatchObject([{ id_usuario_creacion: admin.id_usuario, antes: { codigo_estado: 1 }, despues: { codigo_estado: 2 } }]);
});

test('a rule in force again gives its plan at once to members who came meanwhile', async () => {
  await set(2, 1);
  await buildUsuario(app.db, { codigo_grupo });
  recorder.take();
  expect((await set(1, 2)).data).toMatchObject({ clave: 'grupo.reglas.hechoReposicion', version: 3, asignados: 1 });
  // One statement of the test; session, begin, author, lock, update, new members, insert, two of the totals, commit.
  expect(recorder.take()).toHaveLength(1 + 10);
  expect(await holders()).toHaveLength(2);
  expect(await read()).toMatchObject({ planes: 'Plan de la regla', reglas: [{ codigo_estado: 1, asignados: 2, sin_plan: 0 }] });
});

test('an older version is refused, a repeated call changes nothing', async () => {
  await set(2, 1);
  expect((await set(2, 1)).data).toMatchObject({ version: 2 });
  expect((await set(1, 1)).problem).toMatchObject({ status: 409, code: 'conflicto' });
  expect(
    (await app.call(api.usuario.regla, { token: admin.token, body: { id_regla: 2_000_000_000, codigo_estado: 2, version: 1 } })).status,
  ).toBe(404);
});

test('an access limited to companies may not withdraw a rule, which belongs to all of them', async () => {
  const token = await signIn(app, await buildLimitedAdmin(app.db, []));
  expect((await set(2, 1, token)).problem).toMatchObject({ status: 403, clave: 'llamada.alcance' });
  expect(await read(token)).toMatchObject({ puede_retirar: false, miembros: 0, reglas: [{ codigo_estado: 1, asignados: 0, sin_plan: 0 }] });
});
