import type { SpanishTexts } from '@portal/messages';
import { avanceApi } from '@portal/contract/avance';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { buildFactor, TEST_RECOVERY } from '@portal/testkit/builders/ingreso/factor.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { codeOf, useExternal } from '@portal/testkit/external.ts';
import { visitProvider } from '@portal/testkit/services/oidc-visit.ts';
import { describe, expect, test } from 'vitest';

const steps = useExternal();
const { app } = steps;

describe('a person with a verified e-mail', () => {
  test('signs in; log, fecha_login and session record it; only hashes are stored', async () => {
    const person = await steps.known('rosa');
    const { status, data } = await steps.enter('rosa');
    expect(status).toBe(200);
    expect((await steps.personOf(data.api_token)).id).toBe(person.id_usuario);
    const log = await app.db
      .selectFrom('log')
      .selectAll()
      .where('id_usuario', '=', person.id_usuario)
      .where('id_registro', 'is', null)
      .execute();
    expect(log).toMatchObject([{ tipo: 'login', tabla: 'usuario', usuario_creacion: person.username, detalle: 'proveedor empresa' }]);
    const sesion = await app.db.selectFrom('sesion').selectAll().where('id_usuario', '=', person.id_usuario).executeTakeFirstOrThrow();
    expect(sesion.proveedor).toBe('empresa');
    const { fecha_login } = await app.db
      .selectFrom('usuario')
      .select('fecha_login')
      .where('id_usuario', '=', person.id_usuario)
      .executeTakeFirstOrThrow();
    expect(fecha_login).toBe(TEST_NOW.toISOString());
    expect(await app.db.selectFrom('acceso_externo').selectAll().execute()).toEqual([]);
  });

  test('with a second factor of the portal gets a challenge instead of a session, and enters with a code', async () => {
    const person = await steps.known('factor');
    await buildFactor(app, person);
    const { status, problem } = await steps.enter('factor');
    expect([status, problem.code]).toEqual([403, 'segundo_factor']);
    const { desafio } = problem.detail as { desafio: string };
    const { data } = await app.call(sesionApi.loginFactor, { body: { desafio, codigo: TEST_RECOVERY } });
    expect((await steps.personOf(data.api_token)).id).toBe(person.id_usuario);
    const sesion = await app.db.selectFrom('sesion').selectAll().where('id_usuario', '=', person.id_usuario).executeTakeFirstOrThrow();
    expect(sesion.proveedor).toBe('empresa');
  });

  test('is found by the e-mail, ignoring case', async () => {
    const person = await buildUsuario(app.db, { correo_electronico: 'Marta.Ruiz@Example.com' });
    steps.provider.people.set('marta', { email: 'MARTA.ruiz@example.COM', email_verified: true });
    const { data } = await steps.enter('marta');
    expect((await steps.personOf(data.api_token)).id).toBe(person.id_usuario);
  });

  test('is not found by characters that full case mapping makes equal', async () => {
    await buildUsuario(app.db, { correo_electronico: 'mike@example.com' });
    steps.provider.people.set('mi\u212Ae', { email: 'mi\u212Ae@example.com', email_verified: true });
    expect((await steps.enter('mi\u212Ae')).status).toBe(401);
  });

  test('signs in with an expired, temporary or missing password; a sign-in by password still requires its change', async () => {
    const [expired, temporary, none] = [
      await steps.known('vencida', { contrasenia_fecha: '2026-01-01T12:00:00.000Z' }),
      await steps.known('temporal', { contrasenia_temporal: true }),
      await steps.known('ninguna', { contrasenia_hash: null, contrasenia_fecha: null }),
    ];
    for (const [name, person] of [
      ['vencida', expired],
      ['temporal', temporary],
      ['ninguna', none],
    ] as const) {
      const { data } = await steps.enter(name);
      expect(data.dias_vencimiento).toBe(0);
      expect((await steps.personOf(data.api_token)).dias_vencimiento).toBe(0);
      expect((await app.call(avanceApi.kpi, { params: { id: person.id_usuario }, token: data.api_token })).status).toBe(200);
    }
    const byPassword = await app.call(sesionApi.login, { body: { username: temporary.username, password: 'Portal-Demo-2026' } });
    const { problem } = await app.call(avanceApi.kpi, { params: { id: temporary.id_usuario }, token: byPassword.data.api_token });
    expect(problem.code).toBe('contrasena_vencida');
  });

  test('signs in by the form that Apple sends instead of a query', async () => {
    const person = await steps.known('apple');
    const { direccion, llave } = (await steps.start()).data;
    const back = await visitProvider(direccion, 'apple');
    const response = await app.inject({
      method: 'POST',
      url: back.pathname,
      payload: back.searchParams.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: steps.provider.issuer },
    });
    expect(response.statusCode).toBe(303);
    const { data } = await steps.finish(codeOf(response.headers.location), llave);
    expect((await steps.personOf(data.api_token)).id).toBe(person.id_usuario);
  });
});

describe('a refused sign-in has a reason:', () => {
  const refused = async (name: string | null, reason: keyof SpanishTexts['sesion']['externo']) => {
    const { status, problem } = await steps.enter(name);
    expect([status, problem.code]).toEqual([401, 'credenciales']);
    expect(problem.clave).toBe(`sesion.externo.${reason}`);
  };

  test('an unknown e-mail, without creating an account', async () => {
    steps.provider.people.set('nadie', { email: 'nadie@example.com', email_verified: true });
    await refused('nadie', 'sin_cuenta');
    expect(await app.db.selectFrom('usuario').select('id_usuario').where('username', '=', 'nadie@example.com').execute()).toEqual([]);
  });

  test.each([
    ['unverified', false],
    ['without email_verified', null],
  ])('e-mail %s', async (name, verified) => {
    await steps.known(name, {}, verified);
    await refused(name, 'correo_sin_verificar');
  });

  test('no e-mail', async () => {
    steps.provider.people.set('sin-correo', { email_verified: true });
    await refused('sin-correo', 'correo_sin_verificar');
  });

  test('Cesado, also during the sign-in', async () => {
    const gone = { codigo_estado: 2, fecha_cese: '2026-10-01' };
    await steps.known('cesada', gone);
    await refused('cesada', 'cesado');
    const person = await steps.known('cesando');
    const { direccion, llave } = (await steps.start()).data;
    const codigo = await steps.comeBack(await visitProvider(direccion, 'cesando'));
    await app.db.updateTable('usuario').set(gone).where('id_usuario', '=', person.id_usuario).execute();
    expect((await steps.finish(codigo, llave)).problem.clave).toBe('sesion.externo.cesado');
    expect(await app.db.selectFrom('sesion').selectAll().where('id_usuario', '=', person.id_usuario).execute()).toEqual([]);
  });

  test('an e-mail of two people', async () => {
    const { correo_electronico } = await steps.known('compartido');
    await buildUsuario(app.db, { correo_electronico: correo_electronico!.toUpperCase() });
    await refused('compartido', 'varias');
  });

  test('a sign-in cancelled at the provider', () => refused(null, 'cancelado'));
});
