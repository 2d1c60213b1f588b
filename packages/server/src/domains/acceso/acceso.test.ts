import { accesoApi } from '@portal/contract/acceso';
import type { CallOf } from '@portal/contract/core';
import { planestudioApi } from '@portal/contract/planestudio';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const app = useTestApp();
type Person = Awaited<ReturnType<typeof buildUsuario>>;

const SOPORTE = { rol: 2, indicador_alcance: 0, empresas: [] };
const ADMIN = { ...SOPORTE, rol: 1 };
let admin: Person;
let token: string;

beforeAll(async () => {
  admin = await buildUsuario(app.db, { admin: true });
  token = await signIn(app, admin);
});
beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

const list = (buscar: string, caller = token) => app.call(accesoApi.sellst, { query: { pagina: 1, buscar }, token: caller });
const sel = (id: number, caller = token) => app.call(accesoApi.sel, { params: { id }, token: caller });
const ins = (body: CallOf<typeof accesoApi.ins>['body'], caller = token) => app.call(accesoApi.ins, { body, token: caller });
const give = (body: CallOf<typeof accesoApi.insPersona>['body'], caller = token) => app.call(accesoApi.insPersona, { body, token: caller });
const upd = (body: CallOf<typeof accesoApi.upd>['body'], caller = token) => app.call(accesoApi.upd, { body, token: caller });
const withdraw = (id: number, caller = token) => app.call(accesoApi.del, { params: { id }, token: caller });
const row = (id: number) => app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirstOrThrow();
const login = (username: string, password: string) => app.call(sesionApi.login, { body: { username, password } });
let number = 0;
/** Body of a new access; each has its own code and e-mail. */
const nuevo = (over: object = {}) => {
  number += 1;
  const account = { codigo_usuario: `ACC${number}`, nombres: 'Mesa de ayuda', correo_electronico: `Mesa${number}@example.com` };
  return { ...account, password: 'girasol-azul-77', password_confirmation: 'girasol-azul-77', ...SOPORTE, ...over };
};

describe('the list', () => {
  test('has the people with a role, with the day and hour of their last sign-in in Lima, and the companies of their scope', async () => {
    const empresas = [await buildEmpresa(app.db, { empresa: 'Zafiro Uno' }), await buildEmpresa(app.db, { empresa: 'Ámbar Dos' })];
    const limited = await buildAcceso(app.db, empresas, { nombres: 'Lista', fecha_login: '2026-11-21T04:05:00Z' });
    const soporte = await buildUsuario(app.db, { soporte: true, nombres: 'Lista', codigo_estado: 2, fecha_cese: '2026-01-01' });
    await buildUsuario(app.db, { nombres: 'Lista' });
    const { data } = await list('lista');
    expect(data).toHaveLength(2);
    expect(data).toContainEqual({
      id_usuario: limited.id_usuario,
      codigo_usuario: limited.codigo_usuario,
      personal: limited.personal,
      rol: 1,
      correo_electronico: limited.correo_electronico,
      fecha_login: '2026-11-20',
      hora_login: '23:05',
      indicador_alcance: 1,
      empresas: 'Ámbar Dos, Zafiro Uno',
      codigo_estado: 1,
    });
    const other = data.find(({ id_usuario }) => id_usuario === soporte.id_usuario);
    expect(other).toMatchObject({ rol: 2, fecha_login: null, hora_login: null, indicador_alcance: 0, empresas: null, codigo_estado: 2 });
    const { data: found } = await app.call(accesoApi.sellst, { query: { pagina: 1, buscar: 'lista', filtro: { rol: '2' } }, token });
    expect(found.map(({ id_usuario }) => id_usuario)).toEqual([soporte.id_usuario]);
  });
  test('has no learner as an access', async () => {
    const learner = await buildUsuario(app.db);
    expect(await sel(learner.id_usuario)).toMatchObject({ status: 404, problem: { clave: 'inexistente.acceso' } });
    expect((await upd({ id_usuario: learner.id_usuario, version: 1, ...SOPORTE })).status).toBe(404);
    expect((await withdraw(learner.id_usuario)).status).toBe(404);
  });
});

describe('a new access', () => {
  test('signs in with the e-mail and a temporary password, and its author is stamped and logged', async () => {
    const body = nuevo();
    const { data } = await ins(body);
    expect(data).toMatchObject({ result: '0', username: body.correo_electronico.toLowerCase() });
    const entered = await login(body.correo_electronico, 'girasol-azul-77');
    expect(entered.data.usuario).toMatchObject({ indicador_admin: 0, indicador_soporte: 1, indicador_contrasenia_temporal: 1 });
    expect(await row(data.id_usuario)).toMatchObject({
      tipo_documento: 'OTRO',
      numero_documento: null,
      id_empresa: null,
      usuario_creacion: admin.username,
      id_usuario_creacion: admin.id_usuario,
    });
    const log = await app.db
      .selectFrom('log')
      .selectAll()
      .where('tabla', '=', 'usuario')
      .where('id_registro', '=', data.id_usuario)
      .execute();
    expect(log).toMatchObject([{ tipo: 'alta', id_usuario_creacion: admin.id_usuario, despues: { indicador_soporte: 1 } }]);
    expect(JSON.stringify(log)).not.toContain('argon2');
  });
  test('without a password gets a link by mail that works for seven days, once', async () => {
    const body = nuevo({ password: '', password_confirmation: '', ...ADMIN });
    const { data } = await ins(body);
    const mail = await app.db.selectFrom('correo').selectAll().where('destinatario', '=', data.username).executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ tipo: 'bienvenida', id_usuario: data.id_usuario });
    expect(mail.texto).toContain(data.username);
    const bearer = /#token=([\w-]+)/.exec(mail.texto)![1]!;
    app.now = new Date(TEST_NOW.getTime() + 7 * 24 * 3_600_000 - 1);
    const reset = () =>
      app.call(sesionApi.resetPassword, {
        body: { token: bearer, password: 'caballo-verde-77', password_confirmation: 'caballo-verde-77' },
      });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(410);
    expect((await login(data.username, 'caballo-verde-77')).data.usuario).toMatchObject({ indicador_admin: 1 });
  });

  test('with an e-mail too long for the sign-in form signs in with its code', async () => {
    const body = nuevo({ correo_electronico: `${'largo'.repeat(10)}@example.com` });
    const { data } = await ins(body);
    expect(data.username).toBe(body.codigo_usuario);
    expect((await login(body.codigo_usuario, 'girasol-azul-77')).status).toBe(200);
  });

  test.each([
    [
      'different passwords',
      { password_confirmation: 'girasol-azul-78' },
      { field: 'password_confirmation', clave: 'validacion.contrasenias_distintas' },
    ],
    [
      'a password without its repetition',
      { password_confirmation: '' },
      { field: 'password_confirmation', clave: 'validacion.contrasenias_distintas' },
    ],
    ['a short password', { password: 'corta', password_confirmation: 'corta' }, { field: 'password', clave: 'validacion.min_caracteres' }],
    [
      'a common password',
      { password: 'password2026', password_confirmation: 'password2026' },
      { field: 'password', clave: 'sesion.contrasena.comun' },
    ],
    ['no e-mail', { correo_electronico: '' }, { field: 'correo_electronico', clave: 'validacion.requerido' }],
    ['a long code', { codigo_usuario: 'ABCDEFGHIJK' }, { field: 'codigo_usuario', clave: 'validacion.max_caracteres' }],
    ['no role', { rol: 0 }, { field: 'rol', clave: 'validacion.min_valor' }],
    ['no company for a limited scope', { indicador_alcance: 1 }, { field: 'empresas', clave: 'validacion.alcance' }],
    ['companies beside all of them', { empresas: [1] }, { field: 'empresas', clave: 'validacion.alcance' }],
    ['an unknown company', { indicador_alcance: 1, empresas: [999_999] }, { field: 'empresas', clave: 'acceso.errores.empresas' }],
  ])('is refused for %s', async (_reason, over, { field, clave }) => {
    const { status, problem } = await ins(nuevo(over));
    expect({ status, clave: problem.claves?.[field]?.clave }).toEqual({ status: 400, clave });
  });

  test('is refused with the code or the e-mail of somebody else', async () => {
    const person = await buildUsuario(app.db, { correo_electronico: 'Ocupado@example.com' });
    const byCode = await ins(nuevo({ codigo_usuario: person.codigo_usuario.toLowerCase() }));
    expect(byCode).toMatchObject({ status: 409, problem: { claves: { codigo_usuario: { clave: 'registro.repetido' } } } });
    const byMail = await ins(nuevo({ correo_electronico: 'ocupado@EXAMPLE.com' }));
    expect(byMail).toMatchObject({ status: 409, problem: { claves: { correo_electronico: { clave: 'acceso.errores.correo' } } } });
  });
});

describe('a stored person', () => {
  test('gets a role, and keeps password, sessions and company', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const person = await buildUsuario(app.db, { id_empresa });
    const session = await signIn(app, person);
    expect((await list('x', session)).status).toBe(403);
    expect((await give({ codigo_usuario: person.codigo_usuario, ...ADMIN })).status).toBe(200);
    expect((await list('x', session)).status).toBe(200);
    expect((await login(person.username, DEMO_PASSWORD)).status).toBe(200);
    expect(await row(person.id_usuario)).toMatchObject({ id_empresa, version: 2, usuario_modificacion: admin.username });
  });

  test('with an access, Cesado or unknown gets none', async () => {
    const soporte = await buildUsuario(app.db, { soporte: true });
    const gone = await buildUsuario(app.db, { codigo_estado: 2, fecha_cese: '2026-10-01' });
    expect(await give({ codigo_usuario: soporte.codigo_usuario, ...ADMIN })).toMatchObject({
      status: 409,
      problem: { clave: 'acceso.errores.yaTiene' },
    });
    expect(await give({ codigo_usuario: gone.codigo_usuario, ...ADMIN })).toMatchObject({
      status: 409,
      problem: { clave: 'acceso.errores.cesado' },
    });
    expect((await give({ codigo_usuario: 'NADIE', ...ADMIN })).status).toBe(404);
  });
});

describe('a change', () => {
  test('of role or scope holds from the next call of a running session on', async () => {
    const empresas = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const [a, b] = empresas.map(({ id_empresa }) => id_empresa) as [number, number];
    const other = await buildAcceso(app.db, [], { nombres: 'Otro Admin' });
    const inB = await buildAcceso(app.db, [empresas[1]!], { nombres: 'Solo de B' });
    const session = await signIn(app, other);
    expect((await sel(inB.id_usuario, session)).status).toBe(200);
    const limited = await upd({ id_usuario: other.id_usuario, version: 1, rol: 1, indicador_alcance: 1, empresas: [a] });
    expect(limited.data).toMatchObject({ version: 2 });
    expect((await sel(inB.id_usuario, session)).status).toBe(404);
    await upd({ id_usuario: other.id_usuario, version: 2, rol: 1, indicador_alcance: 1, empresas: [b] });
    expect((await sel(inB.id_usuario, session)).status).toBe(200);
    await upd({ id_usuario: other.id_usuario, version: 3, ...SOPORTE });
    expect((await sel(inB.id_usuario, session)).status).toBe(403);
    expect((await app.call(planestudioApi.sellst, { query: { pagina: 1 }, token: session })).status).toBe(200);
  });

  test('is logged with the companies that were added and removed, and those alone', async () => {
    const [a, b, c] = [await buildEmpresa(app.db), await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const other = await buildAcceso(app.db, [a, b]);
    await upd({ id_usuario: other.id_usuario, version: 1, rol: 1, indicador_alcance: 1, empresas: [b.id_empresa, c.id_empresa] });
    const log = await app.db
      .selectFrom('log')
      .select(['tipo', 'id_empresa', 'id_usuario_creacion'])
      .where('tabla', '=', 'acceso_empresa')
      .where('id_registro', '=', other.id_usuario)
      .where('id_usuario_creacion', '=', admin.id_usuario)
      .orderBy('id_log')
      .execute();
    expect(log).toMatchObject([
      { tipo: 'baja', id_empresa: a.id_empresa },
      { tipo: 'alta', id_empresa: c.id_empresa },
    ]);
  });

  test('from an older version is refused with the stored access', async () => {
    const other = await buildAcceso(app.db, []);
    await upd({ id_usuario: other.id_usuario, version: 1, ...SOPORTE });
    const { status, problem } = await upd({ id_usuario: other.id_usuario, version: 1, ...ADMIN });
    expect({ status, detail: problem.detail }).toMatchObject({ status: 409, detail: { propia: true, actual: { rol: 2, version: 2 } } });
  });

  test('of one’s own access is refused, and so is withdrawing it', async () => {
    const refused = { status: 409, problem: { clave: 'acceso.errores.propio' } };
    expect(await upd({ id_usuario: admin.id_usuario, version: 1, ...ADMIN })).toMatchObject(refused);
    expect(await withdraw(admin.id_usuario)).toMatchObject(refused);
  });
});

describe('withdrawing', () => {
  test('takes role, scope, sessions and links, and leaves the person as a learner', async () => {
    const other = await buildAcceso(app.db, [await buildEmpresa(app.db)]);
    const session = await signIn(app, other);
    expect((await withdraw(other.id_usuario)).data).toMatchObject({ result: '0', clave: 'acceso.retirado' });
    expect((await app.call(sesionApi.verifyToken, { query: { authtoken: session } })).status).toBe(401);
    expect(await row(other.id_usuario)).toMatchObject({ indicador_admin: 0, indicador_soporte: 0, indicador_alcance: 0, codigo_estado: 1 });
    expect(await app.db.selectFrom('acceso_empresa').selectAll().where('id_usuario', '=', other.id_usuario).execute()).toEqual([]);
    expect((await login(other.username, DEMO_PASSWORD)).data.usuario).toMatchObject({ indicador_admin: 0 });
    expect((await withdraw(other.id_usuario)).status).toBe(404);
  });
});
