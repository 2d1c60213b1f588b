import { sesionApi } from '@portal/contract/sesion';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useExternal } from '@portal/testkit/external.ts';
import { visitProvider } from '@portal/testkit/services/oidc-visit.ts';
import { describe, expect, test } from 'vitest';

const steps = useExternal();
const { app } = steps;

describe('registration', () => {
  const open = () => app.db.updateTable('configuracion').set({ registro_abierto: true }).execute();
  const accountOf = (username: string) => app.db.selectFrom('usuario').selectAll().where('username', '=', username).executeTakeFirst();

  test('while closed is refused before any request to the provider', async () => {
    expect((await steps.start({ registrar: true })).problem.code).toBe('registro_cerrado');
  });

  test('while open creates an account without a password, which the next sign-in uses', async () => {
    await open();
    steps.provider.people.set('nueva', {
      email: 'Nueva.Persona@example.com',
      email_verified: true,
      given_name: 'Nueva',
      family_name: 'Persona',
    });
    expect((await steps.enter('nueva')).status).toBe(401);
    const { data } = await steps.enter('nueva', { registrar: true });
    const me = await steps.personOf(data.api_token);
    expect(me).toMatchObject({ username: 'nueva.persona@example.com', fullname: 'Nueva Persona', indicador_admin: 0 });
    expect(await accountOf('nueva.persona@example.com')).toMatchObject({ contrasenia_hash: null, correo_comprobado: true });
    const again = await steps.enter('nueva');
    expect((await steps.personOf(again.data.api_token)).id).toBe(me.id);
    expect((await steps.enter('nueva', { registrar: true })).status).toBe(200);
  });

  test('accepts a missing name and truncates a long one', async () => {
    await open();
    steps.provider.people.set('corta', { email: 'corta@example.com', email_verified: true });
    steps.provider.people.set('larga', { email: 'larga@example.com', email_verified: true, name: 'n'.repeat(400) });
    for (const name of ['corta', 'larga']) expect((await steps.enter(name, { registrar: true })).status).toBe(200);
    expect((await accountOf('corta@example.com'))?.nombres).toBe('corta');
    expect((await accountOf('larga@example.com'))?.nombres).toHaveLength(50);
  });

  test('judges names and e-mail by the rules of registration', async () => {
    await open();
    const claims = { email_verified: true, given_name: '<b>Gane</b> http://evil.example', family_name: 'premio.com' };
    steps.provider.people.set('enlace', { ...claims, email: 'enlace@example.com' });
    steps.provider.people.set('nulo', { ...claims, given_name: 'A\0b', family_name: 'C\nd', email: 'nulo@example.com' });
    steps.provider.people.set('marca', { ...claims, email: '<img src=x>@zz.example' });
    for (const name of ['enlace', 'nulo']) expect((await steps.enter(name, { registrar: true })).status).toBe(200);
    expect(await accountOf('enlace@example.com')).toMatchObject({ nombres: 'enlace', apellido_paterno: '' });
    expect(await accountOf('nulo@example.com')).toMatchObject({ nombres: 'nulo', apellido_paterno: '' });
    expect((await steps.enter('marca', { registrar: true })).status).toBe(400);
    expect(await accountOf('<img src=x>@zz.example')).toBeUndefined();
  });

  test('takes an e-mail letter by letter: one that looks like an account’s never enters it, and a domain beyond ASCII is stored as it is sent', async () => {
    await open();
    const known = await buildUsuario(app.db, { correo_electronico: 'jefa@example.com', correo_comprobado: true });
    for (const email of ['jefa@ｅxample.com', 'ｊefa@example.com', 'jefa@example。com', 'jefa@\u212Aexample.com', 'jéfa@example.com']) {
      steps.provider.people.set(email, { email, email_verified: true, given_name: 'Eva' });
      expect((await steps.enter(email, { registrar: true })).status, email).toBe(400);
    }
    expect(known.correo_electronico).toBe('jefa@example.com');
    steps.provider.people.set('idn', { email: 'eva@Peña.example', email_verified: true, given_name: 'Eva' });
    const { data } = await steps.enter('idn', { registrar: true });
    expect(await steps.personOf(data.api_token)).toMatchObject({ username: 'eva@xn--pea-8ma.example' });
    expect((await steps.enter('idn')).status).toBe(200);
  });

  test('closed while the person is at the provider creates nothing', async () => {
    await open();
    steps.provider.people.set('tarde', { email: 'tarde@example.com', email_verified: true });
    const { direccion, llave } = (await steps.start({ registrar: true })).data;
    const codigo = await steps.comeBack(await visitProvider(direccion, 'tarde'));
    await app.db.updateTable('configuracion').set({ registro_abierto: false }).execute();
    expect((await steps.finish(codigo, llave)).problem.code).toBe('registro_cerrado');
    expect(await accountOf('tarde@example.com')).toBeUndefined();
  });

  test('refuses an account with a password and an unverified e-mail until the e-mail is verified', async () => {
    await open();
    const password = 'caballo-verde-77';
    const body = { email: 'victima@example.com', first_name: 'Otra', last_name: 'Persona', password, password_confirmation: password };
    expect((await app.call(sesionApi.register, { body })).status).toBe(200);
    steps.provider.people.set('victima', { email: 'victima@example.com', email_verified: true });
    const { problem } = await steps.enter('victima', { registrar: true });
    expect(problem.clave).toBe('sesion.externo.correo_sin_comprobar');
    await app.call(sesionApi.forgotPassword, { body: { email: 'victima@example.com' } });
    const { texto } = await app.db
      .selectFrom('correo')
      .select('texto')
      .where('destinatario', '=', 'victima@example.com')
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]+)/.exec(texto)![1]!;
    const renewed = { token, password: 'otra-clave-larga-9', password_confirmation: 'otra-clave-larga-9' };
    expect((await app.call(sesionApi.resetPassword, { body: renewed })).status).toBe(200);
    expect((await steps.enter('victima')).status).toBe(200);
  });
});
