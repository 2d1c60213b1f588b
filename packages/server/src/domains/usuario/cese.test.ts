import { asignacionApi } from '@portal/contract/asignacion';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin = { id_usuario: 0, token: '' };

beforeAll(async () => {
  const { id_usuario } = await buildUsuario(app.db, { admin: true });
  admin = { id_usuario, token: await signIn(app, { id_usuario }) };
});
beforeEach(() => {
  app.now = TEST_NOW;
});

const cesar = (id_usuario: number, fecha_cese: string, token = admin.token) =>
  app.call(usuarioApi.cesar, { body: { id_usuario, fecha_cese }, token });
const reactivar = (id_usuario: number) => app.call(usuarioApi.reactivar, { body: { id_usuario }, token: admin.token });
const remove = (id: number, token = admin.token) => app.call(usuarioApi.del, { params: { id }, token });
const stored = (id: number) => app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirst();
const login = ({ username }: { username: string }) => app.call(sesionApi.login, { body: { username, password: DEMO_PASSWORD } });
const works = async (token: string) => (await app.call(sesionApi.verifyToken, { query: {}, token })).status === 200;

describe('the end of an employment', () => {
  test.each(['2026-11-21', '2025-02-28'])('on %s, reached, ends every session and the sign-in at once', async (day) => {
    const person = await buildUsuario(app.db);
    const token = await signIn(app, person);
    const { data } = await cesar(person.id_usuario, day);
    expect(data).toMatchObject({ codigo_estado: 2, version: 2, message: 'Persona cesada: ya no puede iniciar sesión' });
    expect([await works(token), (await login(person)).status]).toEqual([false, 401]);
    expect(await stored(person.id_usuario)).toMatchObject({ codigo_estado: 2, fecha_cese: day });
  });

  test('on a later day is noted, and the sign-in stays until then', async () => {
    const person = await buildUsuario(app.db);
    const token = await signIn(app, person);
    const { data } = await cesar(person.id_usuario, '2026-12-31');
    expect(data).toMatchObject({ codigo_estado: 1, message: 'El cese queda anotado para el 31/12/2026' });
    expect(await works(token)).toBe(true);
    expect((await reactivar(person.id_usuario)).data).toMatchObject({ codigo_estado: 1 });
    expect(await stored(person.id_usuario)).toMatchObject({ fecha_cese: null });
  });

  test('is judged by the day in Lima', async () => {
    app.now = new Date('2026-11-23T04:30:00Z');
    const person = await buildUsuario(app.db);
    const token = await signIn(app, admin);
    expect((await cesar(person.id_usuario, '2026-11-23', token)).data.codigo_estado, 'Lima still has the 22nd').toBe(1);
    app.now = new Date('2026-11-23T05:00:00Z');
    expect((await cesar(person.id_usuario, '2026-11-23', token)).data.codigo_estado).toBe(2);
  });

  test('may not be before the first day, nor bring back by a later day somebody who left', async () => {
    const person = await buildUsuario(app.db, { fecha_ingreso: '2026-03-01' });
    expect((await cesar(person.id_usuario, '2026-02-28')).problem.errors).toHaveProperty('fecha_cese');
    await cesar(person.id_usuario, '2026-03-31');
    expect((await cesar(person.id_usuario, '2027-01-01')).problem.errors).toHaveProperty('fecha_cese');
    expect((await cesar(person.id_usuario, '2026-04-15')).data.codigo_estado).toBe(2);
  });

  test('of one own account is refused, so that an administrator is left', async () => {
    expect((await cesar(admin.id_usuario, '2026-11-21')).status).toBe(409);
    expect((await remove(admin.id_usuario)).status).toBe(409);
  });

  test('keeps the assignments, and a return opens the portal again and brings the plans of the group', async () => {
    const { codigo_parametro } = await buildParametro(app.db);
    const person = await buildUsuario(app.db, { codigo_grupo: codigo_parametro });
    const [plan, later] = [await buildPlanestudio(app.db), await buildPlanestudio(app.db)];
    await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: plan.id_planestudio });
    await cesar(person.id_usuario, '2026-11-01');
    const rule = [{ id_planestudio: later.id_planestudio, codigo_grupo: codigo_parametro }];
    await app.call(asignacionApi.insGrupo, { body: rule, token: admin.token });
    const open = () =>
      app.db
        .selectFrom('asignacion')
        .where('id_usuario', '=', person.id_usuario)
        .where('codigo_estado', '=', 1)
        .select('id_planestudio')
        .execute();
    expect(await open()).toEqual([{ id_planestudio: plan.id_planestudio }]);
    const before = await app.call(usuarioApi.consecuencias, { params: { id: person.id_usuario }, token: admin.token });
    expect(before.data).toMatchObject({ asignaciones: 1, planes_reglas: 1, con_clave: true });
    await reactivar(person.id_usuario);
    expect(await open()).toHaveLength(2);
    expect((await login(person)).status).toBe(200);
  });

  test('is counted beforehand: sessions, assignments, people below and companies', async () => {
    const boss = await buildUsuario(app.db);
    await signIn(app, boss);
    await signIn(app, boss);
    await buildUsuario(app.db, { codigo_jefe_inmediato: boss.codigo_usuario });
    await buildUsuario(app.db, { codigo_jefe_inmediato: boss.codigo_usuario, codigo_estado: 2, fecha_cese: '2026-01-01' });
    const empresa = await buildEmpresa(app.db, { empresa: 'Dirigida', codigo_gerente: boss.codigo_usuario });
    const { data } = await app.call(usuarioApi.consecuencias, { params: { id: boss.id_usuario }, token: admin.token });
    expect(data).toEqual({
      sesiones: 2,
      asignaciones: 0,
      evaluaciones: 0,
      subordinados: 1,
      empresas: [empresa.empresa],
      planes_reglas: 0,
      con_clave: true,
    });
  });

  test('outside of the scope is a 404, of a wider administrator a 403', async () => {
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = await limitedAdmin(app, [own.id_empresa]);
    const stranger = await buildUsuario(app.db, { id_empresa: other.id_empresa });
    const wider = await buildUsuario(app.db, { id_empresa: own.id_empresa, admin: true });
    const below = await buildUsuario(app.db, { id_empresa: own.id_empresa });
    const status = async (id: number) => (await cesar(id, '2026-11-21', limited.token)).status;
    expect([await status(stranger.id_usuario), await status(wider.id_usuario), await status(below.id_usuario)]).toEqual([404, 403, 200]);
    expect((await app.call(usuarioApi.consecuencias, { params: { id: stranger.id_usuario }, token: limited.token })).status).toBe(404);
    expect((await remove(stranger.id_usuario, limited.token)).status).toBe(404);
  });
});

describe('a delete', () => {
  test('takes a person who never used the portal, and logs who it was', async () => {
    const person = await buildUsuario(app.db, { nombres: 'Error de tipeo' });
    expect((await remove(person.id_usuario)).data.message).toBe('Registro Eliminado con Éxito');
    expect(await stored(person.id_usuario)).toBeUndefined();
    const log = app.db.selectFrom('log').select('antes').where('tabla', '=', 'usuario').where('tipo', '=', 'baja');
    expect(await log.where('id_registro', '=', person.id_usuario).execute()).toMatchObject([{ antes: { nombres: 'Error de tipeo' } }]);
    expect((await remove(person.id_usuario)).status).toBe(404);
  });

  test('names what keeps the person: a plan, people below, a company, an access, a sign-in', async () => {
    const person = await buildUsuario(app.db, { soporte: true, fecha_login: '2026-11-20T10:00:00.000Z' });
    const plan = await buildPlanestudio(app.db);
    await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: plan.id_planestudio });
    const below = await buildUsuario(app.db, { codigo_jefe_inmediato: person.codigo_usuario });
    const empresa = await buildEmpresa(app.db, { codigo_director: person.codigo_usuario });
    const { status, problem } = await remove(person.id_usuario);
    expect([status, problem.code]).toEqual([409, 'dependencias']);
    expect(problem.message).toMatch(/^Registro no se puede eliminar por dependencias : 1 plan asignado/);
    for (const part of [below.personal, empresa.empresa, 'su acceso', 'inició sesión']) expect(problem.message).toContain(part);
  });
});
