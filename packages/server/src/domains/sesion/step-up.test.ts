import { accesoApi, ROL } from '@portal/contract/acceso';
import { asignacionApi } from '@portal/contract/asignacion';
import { configuracionApi } from '@portal/contract/configuracion';
import { cursoApi } from '@portal/contract/curso';
import { dispositivoApi } from '@portal/contract/dispositivo';
import { emailApi } from '@portal/contract/email';
import { scimApi } from '@portal/contract/scim';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { webhookApi } from '@portal/contract/webhook';
import { type Answer, TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildFactor, codeAt } from '@portal/testkit/builders/ingreso/factor.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const MINUTE = 60_000;

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

const later = (milliseconds: number) => (app.now = new Date(app.now.getTime() + milliseconds));
const ids = { ids: [999_998, 999_999] };
const discard = (token: string) => app.call(emailApi.descartar, { body: { seleccion: ids, motivo: 'Prueba' }, token });
const codeOf = async (token: string) => (await discard(token)).problem?.code;
const confirm = (token: string, body: { contrasenia?: string; codigo?: string }) => app.call(sesionApi.confirmarSesion, { body, token });

async function enter() {
  const admin = await buildUsuario(app.db, { admin: true });
  const { data } = await app.call(sesionApi.login, { body: { username: admin.username, password: DEMO_PASSWORD } });
  return { ...admin, token: data.api_token };
}

test('the sign-in counts as a proof for five minutes, then the password does', async () => {
  const { token } = await enter();
  later(5 * MINUTE - 1);
  expect(await codeOf(token)).not.toBe('confirmacion_requerida');
  later(1);
  const refused = await discard(token);
  expect([refused.status, refused.problem.code]).toEqual([403, 'confirmacion_requerida']);
  expect((await confirm(token, { contrasenia: 'otra-cosa-99' })).problem.clave).toBe('sesion.contrasena.actualErrada');
  expect(await codeOf(token)).toBe('confirmacion_requerida');
  expect((await confirm(token, { contrasenia: DEMO_PASSWORD })).status).toBe(200);
  expect(await codeOf(token)).not.toBe('confirmacion_requerida');
  later(5 * MINUTE);
  expect(await codeOf(token)).toBe('confirmacion_requerida');
});

test('a proof holds for its session alone', async () => {
  const { username, token } = await enter();
  const { data } = await app.call(sesionApi.login, { body: { username, password: DEMO_PASSWORD } });
  later(6 * MINUTE);
  expect((await confirm(token, { contrasenia: DEMO_PASSWORD })).status).toBe(200);
  expect(await codeOf(data.api_token)).toBe('confirmacion_requerida');
});

test('with a second factor the password is no proof: it may not add a way in that goes round it', async () => {
  const { id_usuario, token } = await enter();
  const secreto = await buildFactor(app, { id_usuario });
  later(6 * MINUTE);
  const refused = await confirm(token, { contrasenia: DEMO_PASSWORD });
  expect([refused.status, refused.problem.clave]).toEqual([400, 'seguridad.confirmar.usarFactor']);
  expect((await app.call(sesionApi.iniciarLlave, { token })).problem.code).toBe('confirmacion_requerida');
  expect((await confirm(token, { codigo: codeAt(secreto, app.now) })).status).toBe(200);
  expect((await app.call(sesionApi.iniciarLlave, { token })).problem?.code).not.toBe('confirmacion_requerida');
});

test('what gives power wants a proof, and says what it is about to do', async () => {
  const { token } = await enter();
  const other = await buildUsuario(app.db, { soporte: true });
  const derechos = { rol: ROL.administrador, indicador_alcance: 0, empresas: [] };
  later(6 * MINUTE);
  const asked = async (answer: Promise<Pick<Answer<unknown>, 'status' | 'problem'>>) => {
    const { status, problem } = await answer;
    expect([status, problem.code]).toEqual([403, 'confirmacion_requerida']);
    return problem.message;
  };
  const { id_usuario, codigo_usuario, version } = other;
  const cuenta = { codigo_usuario: 'NUEVO-1', nombres: 'Nueva', correo_electronico: 'nueva@example.com', ...derechos };
  const acceso = 'Confirme que es usted: va a dar o cambiar un acceso al portal.';
  expect(await asked(app.call(accesoApi.ins, { body: cuenta, token }))).toBe(acceso);
  expect(await asked(app.call(accesoApi.insPersona, { body: { codigo_usuario, ...derechos }, token }))).toBe(acceso);
  expect(await asked(app.call(accesoApi.upd, { body: { id_usuario, version, ...derechos }, token }))).toBe(acceso);
  expect(await asked(app.call(accesoApi.del, { params: { id: id_usuario }, token }))).toContain('retirar el acceso');
  expect(await asked(app.call(sesionApi.codigos, { body: { ids: [id_usuario] }, token }))).toContain('códigos');
  expect(await asked(app.call(dispositivoApi.codigo, { body: { id_dispositivo: 1 }, token }))).toContain('tablet');
  expect(await asked(app.call(webhookApi.secreto, { body: { id_webhook: 1 }, token }))).toContain('webhook');
  const scim = { nombre: 'Proveedor', indicador_alcance: 0, empresas: [] };
  expect(await asked(app.call(scimApi.ins, { body: scim, token }))).toContain('token');
  await confirm(token, { contrasenia: DEMO_PASSWORD });
  expect((await app.call(accesoApi.upd, { body: { id_usuario, version, ...derechos }, token })).status).toBe(200);
});

test('one assignment closes without a proof, several want one, and a preview never does', async () => {
  const { token } = await enter();
  const { id_usuario } = await buildUsuario(app.db);
  const all = [];
  for (let plan = 0; plan < 3; plan += 1) {
    const {
      plan: { id_planestudio },
    } = await buildPlan(app.db);
    all.push(await buildAsignacion(app.db, { id_usuario, id_planestudio }));
  }
  const body = all.map(({ id_asignacion }) => ({ id_asignacion }));
  later(6 * MINUTE);
  const close = (rows: typeof body, simular = 0) => app.call(asignacionApi.eliminar, { body: rows, query: { simular }, token });
  expect((await close(body, 1)).data.cerradas).toBe(3);
  const refused = await close(body);
  expect([refused.status, refused.problem.message]).toEqual([403, 'Confirme que es usted: va a cerrar 3 asignaciones.']);
  expect((await close(body.slice(0, 1))).data.cerradas).toBe(1);
  await confirm(token, { contrasenia: DEMO_PASSWORD });
  expect((await close(body)).data.cerradas).toBe(2);
});

test('a code of the second factor is a proof once', async () => {
  const { id_usuario, token } = await enter();
  const secreto = await buildFactor(app, { id_usuario });
  later(6 * MINUTE);
  const codigo = codeAt(secreto, app.now);
  expect((await confirm(token, { codigo })).status).toBe(200);
  expect((await confirm(token, { codigo })).problem.clave).toBe('sesion.factor.errado');
});

test('wrong proofs make the next one wait, and both or neither of them are refused', async () => {
  const { token } = await enter();
  expect((await confirm(token, {})).status).toBe(400);
  expect((await confirm(token, { contrasenia: DEMO_PASSWORD, codigo: '123456' })).status).toBe(400);
  for (let tries = 0; tries < 5; tries += 1) await confirm(token, { contrasenia: 'otra-cosa-99' });
  expect((await confirm(token, { contrasenia: DEMO_PASSWORD })).problem.code).toBe('demasiados_intentos');
});

test('the setting leaves an administrator without second factor nothing but to set it up', async () => {
  const { token } = await enter();
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: true }).execute();
  const { data: person } = await app.call(sesionApi.verifyToken, { query: {}, token });
  expect(person.indicador_factor_pendiente).toBe(1);
  const list = () => app.call(cursoApi.sellst, { query: {}, token });
  expect((await list()).problem.code).toBe('segundo_factor_pendiente');
  const { data } = await app.call(sesionApi.iniciarFactor, { token });
  expect((await list()).problem.code).toBe('segundo_factor_pendiente');
  expect((await app.call(sesionApi.activarFactor, { body: { codigo: codeAt(data.secreto, app.now) }, token })).status).toBe(200);
  expect((await list()).status).toBe(200);
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: false }).execute();
});

test('without the required second factor an administrator reads the own card and changes the own password, nobody elses', async () => {
  const { id_usuario, token } = await enter();
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: true }).execute();
  for (const other of [await buildUsuario(app.db), await buildUsuario(app.db, { admin: true })]) {
    const card = await app.call(usuarioApi.sel, { params: { id: other.id_usuario }, token });
    expect([card.status, card.problem.code]).toEqual([403, 'segundo_factor_pendiente']);
    const body = { id_usuario: other.id_usuario, contrasenia: 'ajena-de-hoy-77' };
    const password = await app.call(sesionApi.updPassword, { body, token });
    expect([password.status, password.problem.code]).toEqual([403, 'segundo_factor_pendiente']);
    const entry = await app.call(sesionApi.login, { body: { username: other.username, password: DEMO_PASSWORD } });
    expect(entry.status).toBe(200);
  }
  expect((await app.call(usuarioApi.sel, { params: { id: id_usuario }, token })).status).toBe(200);
  const own = { id_usuario, contrasenia: 'propia-de-hoy-77', contrasenia_actual: DEMO_PASSWORD };
  expect((await app.call(sesionApi.updPassword, { body: own, token })).status).toBe(200);
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: false }).execute();
});

test('the setting leaves support and learners alone', async () => {
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: true }).execute();
  const support = await buildUsuario(app.db, { soporte: true });
  const { data } = await app.call(sesionApi.login, { body: { username: support.username, password: DEMO_PASSWORD } });
  expect(data.usuario.indicador_factor_pendiente).toBe(0);
  expect((await app.call(cursoApi.sellst, { query: {}, token: data.api_token })).status).toBe(200);
  await app.db.updateTable('configuracion').set({ segundo_factor_administradores: false }).execute();
});

test('only somebody with a second factor turns the setting on', async () => {
  const { id_usuario, token } = await enter();
  const { data: stored } = await app.call(configuracionApi.sel, { params: { id: 1 }, token });
  const body = { ...stored, segundo_factor_administradores: true };
  const refused = await app.call(configuracionApi.upd, { body, token });
  expect([refused.status, refused.problem.clave]).toEqual([400, 'configuracion.sinFactorPropio']);
  await buildFactor(app, { id_usuario });
  expect((await app.call(configuracionApi.upd, { body, token })).status).toBe(200);
  const { data: saved } = await app.call(configuracionApi.sel, { params: { id: 1 }, token });
  expect(saved.segundo_factor_administradores).toBe(true);
});
