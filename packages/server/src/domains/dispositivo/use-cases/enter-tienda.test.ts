import { avanceApi } from '@portal/contract/avance';
import { dispositivoApi } from '@portal/contract/dispositivo';
import { DOMINIOS } from '@portal/contract/dominio';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildDispositivo, type BuiltDispositivo, buildPin, TEST_PIN } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
const NEW_PIN = '592013';
const SECOND = 1000;
let tablet: BuiltDispositivo;
let id_empresa: number;

beforeEach(async () => {
  test.now = TEST_NOW;
  await test.db.deleteFrom('intento_acceso').execute();
  id_empresa = (await buildEmpresa(test.db)).id_empresa;
  tablet = await buildDispositivo(test.db, { id_empresa });
});

async function person(options: Parameters<typeof buildUsuario>[1] = {}) {
  const built = await buildUsuario(test.db, { id_empresa, ...options });
  await buildPin(test.db, built.id_usuario);
  return built;
}
const enter = (documento: string, pin = TEST_PIN, { token, pin_nuevo }: { token?: string; pin_nuevo?: string } = {}) =>
  test.call(dispositivoApi.entrar, { body: { documento, pin, ...(pin_nuevo && { pin_nuevo }) }, token: token ?? tablet.token });
const bearer = (api_token: string, on = tablet) => `${api_token}.${on.token}`;
const isOpen = async (token: string) => (await test.call(avanceApi.panel, { token })).status === 200;
const later = (seconds: number) => {
  test.now = new Date(test.now.getTime() + seconds * SECOND);
};

describe('entering on a tablet by document and PIN', () => {
  it('opens a session that works on that tablet alone', async () => {
    const { username } = await person();
    const other = await buildDispositivo(test.db, { id_empresa });
    const { status, data } = await enter(username);
    expect([status, data.usuario.username, data.usuario.indicador_admin]).toEqual([200, username, 0]);
    expect(await isOpen(bearer(data.api_token))).toBe(true);
    expect(await isOpen(data.api_token)).toBe(false);
    expect(await isOpen(bearer(data.api_token, other))).toBe(false);
    const row = await test.db.selectFrom('log').select('detalle').where('usuario_creacion', '=', username).executeTakeFirstOrThrow();
    expect(row.detalle).toBe(`tablet ${tablet.id_dispositivo}`);
  });

  it('refuses alike an unknown document, a wrong PIN, nobody’s PIN, a person of another company or cost centre, and one who left', async () => {
    const { id_parametro } = await buildParametro(test.db, { id_dominio: DOMINIOS.centro_costo });
    const { id_parametro: otro } = await buildParametro(test.db, { id_dominio: DOMINIOS.centro_costo });
    const narrow = await buildDispositivo(test.db, { id_empresa, id_centro_costo: id_parametro });
    const here = await person({ id_centro_costo: id_parametro });
    const refusals = [
      await enter('99999999'),
      await enter(here.username, NEW_PIN),
      await enter((await buildUsuario(test.db, { id_empresa })).username),
      await enter((await person({ id_empresa: (await buildEmpresa(test.db)).id_empresa })).username),
      await enter((await person({ codigo_estado: 2, fecha_cese: '2026-11-20' })).username),
      await enter((await person({ id_centro_costo: otro })).username, TEST_PIN, { token: narrow.token }),
    ];
    for (const { status, problem } of refusals) expect([status, problem.clave]).toEqual([401, 'dispositivo.errores.entrada']);
    expect((await enter(here.username, TEST_PIN, { token: narrow.token })).status).toBe(200);
    const strange = await enter(here.username, TEST_PIN, { token: await signIn(test, here) });
    expect(strange.problem.code).toBe('dispositivo_desvinculado');
  });

  it('gives an administrator the learner’s side', async () => {
    const admin = await person({ admin: true });
    const { data } = await enter(admin.username);
    expect(data.usuario).toMatchObject({ indicador_admin: 0, indicador_soporte: 0, indicador_equipo: 0 });
    const token = bearer(data.api_token);
    expect((await test.call(usuarioApi.sellst, { token, query: {} })).problem.clave).toBe('tienda.errores.soloAlumno');
    const body = { contrasenia: 'caballo-verde-77', contrasenia_actual: DEMO_PASSWORD };
    expect((await test.call(sesionApi.updPassword, { token, body })).status).toBe(403);
    expect((await test.call(dispositivoApi.pinIns, { token, body: { pin: NEW_PIN, contrasenia: DEMO_PASSWORD } })).status).toBe(403);
    expect((await test.call(sesionApi.verifyToken, { token, query: {} })).data.indicador_admin).toBe(0);
    const other = await person();
    expect((await test.call(avanceApi.kpi, { token, params: { id: other.id_usuario } })).status).toBe(403);
  });

  it('gives the same key each time, another one to each person and each tablet', async () => {
    const [one, two] = [await person(), await person()];
    const other = await buildDispositivo(test.db, { id_empresa });
    const keyOf = async (username: string, on = tablet) => (await enter(username, TEST_PIN, { token: on.token })).data.llave;
    const key = await keyOf(one.username);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await keyOf(one.username)).toBe(key);
    expect(new Set([key, await keyOf(two.username), await keyOf(one.username, other)]).size).toBe(3);
  });

  it('ignores an expired password, which it does not use', async () => {
    const { username } = await person({ contrasenia_temporal: true });
    const { data } = await enter(username);
    expect([data.dias_vencimiento, await isOpen(bearer(data.api_token))]).toEqual([0, true]);
  });
});

describe('a session on a tablet', () => {
  it('ends after two minutes without use, and goes on with each use', async () => {
    const { username } = await person();
    const token = bearer((await enter(username)).data.api_token);
    for (let round = 0; round < 3; round += 1) {
      later(119);
      expect((await test.call(dispositivoApi.latido, { token, body: { en_espera: 0 } })).status).toBe(200);
    }
    later(119);
    expect(await isOpen(token)).toBe(true);
    later(120);
    expect(await isOpen(token)).toBe(false);
  });

  it('ends after eight hours', async () => {
    const { username } = await person();
    const token = bearer((await enter(username)).data.api_token);
    await test.db
      .updateTable('sesion')
      .set({ ultimo_uso: new Date(TEST_NOW.getTime() + 9 * 3600 * SECOND).toISOString() })
      .where('id_dispositivo', '=', tablet.id_dispositivo)
      .execute();
    later(8 * 3600 - 1);
    expect(await isOpen(token)).toBe(true);
    later(1);
    expect(await isOpen(token)).toBe(false);
  });

  it('ends when its person leaves the shop or the company', async () => {
    const { username, id_usuario } = await person();
    const token = bearer((await enter(username)).data.api_token);
    const move = (values: { id_empresa?: number; codigo_estado?: number; fecha_cese?: string }) =>
      test.db.updateTable('usuario').set(values).where('id_usuario', '=', id_usuario).execute();
    await move({ id_empresa: (await buildEmpresa(test.db)).id_empresa });
    expect(await isOpen(token)).toBe(false);
    await move({ id_empresa });
    expect(await isOpen(token)).toBe(true);
    await move({ codigo_estado: 2, fecha_cese: '2026-11-20' });
    expect(await isOpen(token)).toBe(false);
  });
});

describe('guessing', () => {
  it('blocks the person after five wrong PINs, on every tablet, and nobody else', async () => {
    const [{ username }, other] = [await person(), await person()];
    for (let round = 0; round < 5; round += 1) expect((await enter(username, NEW_PIN)).status).toBe(401);
    const elsewhere = await buildDispositivo(test.db, { id_empresa });
    const blocked = await enter(username, TEST_PIN, { token: elsewhere.token });
    expect([blocked.status, blocked.problem.detail]).toEqual([429, { segundos: 30 }]);
    expect((await enter(other.username)).status).toBe(200);
    later(31);
    expect((await enter(username)).status).toBe(200);
  });

  it('blocks a tablet on which many documents are tried', async () => {
    const { username } = await person();
    for (let round = 0; round < 20; round += 1) await enter(`7000${round}`);
    expect((await enter(username)).status).toBe(429);
    const elsewhere = await buildDispositivo(test.db, { id_empresa });
    expect((await enter(username, TEST_PIN, { token: elsewhere.token })).status).toBe(200);
  });

  it('at once stays within the limit', async () => {
    const { username } = await person();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(username, NEW_PIN)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });
});

describe('the PIN of a person', () => {
  const choose = (token: string, pin: string, contrasenia = DEMO_PASSWORD) =>
    test.call(dispositivoApi.pinIns, { token, body: { pin, contrasenia } });

  it('is chosen with the password, and neither row nor log shows it', async () => {
    const built = await buildUsuario(test.db, { id_empresa });
    const token = await signIn(test, built);
    expect((await test.call(dispositivoApi.pin, { token })).data).toEqual({ tiene: false, provisional: false, fecha: null });
    expect((await choose(token, '123456')).problem.claves).toEqual({ pin: { clave: 'dispositivo.pin.facil' } });
    expect((await choose(token, NEW_PIN, 'no es esta')).problem.claves).toHaveProperty('contrasenia');
    expect((await choose(token, NEW_PIN)).status).toBe(200);
    expect((await test.call(dispositivoApi.pin, { token })).data).toEqual({
      tiene: true,
      provisional: false,
      fecha: TEST_NOW.toISOString(),
    });
    expect((await enter(built.username, NEW_PIN)).status).toBe(200);
    const stored = await test.db
      .selectFrom('pin_tienda')
      .select('pin_hash')
      .where('id_usuario', '=', built.id_usuario)
      .executeTakeFirstOrThrow();
    expect(stored.pin_hash).toMatch(/^\$argon2id\$/);
    const logged = await test.db
      .selectFrom('log')
      .selectAll()
      .where('id_usuario', '=', built.id_usuario)
      .where('tipo', '=', 'pin_tienda')
      .execute();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(NEW_PIN);
  });

  it('counts wrong passwords like a change of password', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { id_empresa }));
    for (let round = 0; round < 5; round += 1) await choose(token, NEW_PIN, `intento ${round}`);
    expect((await choose(token, NEW_PIN)).status).toBe(429);
  });

  it('given by an administrator must be replaced at its first use, within seven days', async () => {
    const built = await buildUsuario(test.db, { id_empresa });
    const admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const give = async () =>
      (await test.call(dispositivoApi.pinProvisional, { token: admin, body: { id_usuario: built.id_usuario } })).data;
    for (let round = 0; round < 6; round += 1) await enter(built.username, '305917');
    const { pin } = await give();
    expect(pin).toMatch(/^\d{6}$/);
    expect((await enter(built.username, pin)).problem.code).toBe('pin_provisional');
    expect((await enter(built.username, pin, { pin_nuevo: pin })).problem.claves).toEqual({
      pin_nuevo: { clave: 'dispositivo.pin.mismo' },
    });
    expect((await enter(built.username, pin, { pin_nuevo: '111111' })).status).toBe(400);
    expect((await enter(built.username, pin, { pin_nuevo: NEW_PIN })).status).toBe(200);
    expect((await enter(built.username, pin)).status).toBe(401);
    expect((await enter(built.username, NEW_PIN)).status).toBe(200);
    const { pin: late } = await give();
    later(7 * 24 * 3600);
    expect((await enter(built.username, late)).status).toBe(401);
  });

  it('is given by a limited administrator to the own people alone, and to nobody who left', async () => {
    const outsider = await limitedAdmin(test, [(await buildEmpresa(test.db)).id_empresa]);
    const { id_usuario } = await buildUsuario(test.db, { id_empresa });
    expect((await test.call(dispositivoApi.pinProvisional, { token: outsider.token, body: { id_usuario } })).status).toBe(404);
    const admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const gone = await buildUsuario(test.db, { id_empresa, codigo_estado: 2, fecha_cese: '2026-11-20' });
    expect((await test.call(dispositivoApi.pinProvisional, { token: admin, body: { id_usuario: gone.id_usuario } })).status).toBe(400);
  });
});
