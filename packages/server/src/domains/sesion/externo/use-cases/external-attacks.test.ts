import { portalApi } from '@portal/contract/portal';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { codeOf, useExternal } from '@portal/testkit/external.ts';
import { visitProvider } from '@portal/testkit/services/oidc-visit.ts';
import { describe, expect, test } from 'vitest';
import { purgeExpired } from '../../sesion.service.ts';

const steps = useExternal();
const { app } = steps;
const later = (seconds: number) => (app.now = new Date(app.now.getTime() + seconds * 1000));
const changed = (address: string, name: string, value: string): string => {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
};

describe('an attacker gets no session:', () => {
  test('a code needs the key of its browser, and a wrong key invalidates it', async () => {
    await steps.known('ajena');
    const [hers, other] = [(await steps.start()).data, (await steps.start()).data];
    const codigo = await steps.comeBack(await visitProvider(hers.direccion, 'ajena'));
    expect(await steps.finish(codigo, other.llave)).toMatchObject({ status: 410, problem: { code: 'enlace_vencido' } });
    expect((await steps.finish(codigo, hers.llave)).status).toBe(410);
  });

  test('simultaneous calls with a code open one session', async () => {
    await steps.known('una');
    const { direccion, llave } = (await steps.start()).data;
    const codigo = await steps.comeBack(await visitProvider(direccion, 'una'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => steps.finish(codigo, llave)));
    const statuses = answers.map(({ status }) => status);
    expect([200, 410].map((status) => statuses.filter((each) => each === status).length)).toEqual([1, 4]);
    expect((await steps.finish(codigo, llave)).status).toBe(410);
  });

  test('a repeated answer of the provider is ignored', async () => {
    await steps.known('repetida');
    const { direccion, llave } = (await steps.start()).data;
    const back = await visitProvider(direccion, 'repetida');
    const [first, second] = [await steps.comeBack(back), await steps.comeBack(back)];
    expect(second).toBe('vencido');
    expect((await steps.finish(second, llave)).status).toBe(410);
    expect((await steps.finish(first, llave)).status).toBe(200);
  });

  test('the provider refuses a used code, also with another state', async () => {
    await steps.known('usada');
    const back = await visitProvider((await steps.start()).data.direccion, 'usada');
    await steps.comeBack(back);
    const again = (await steps.start()).data;
    const state = new URL(again.direccion).searchParams.get('state')!;
    const codigo = await steps.comeBack(new URL(changed(back.href, 'state', state)));
    expect((await steps.finish(codigo, again.llave)).problem.clave).toBe('sesion.externo.no_comprobado');
  });

  test.each([
    ['nonce', 'x'.repeat(43)],
    ['code_challenge', 'x'.repeat(43)],
  ])('an answer for another %s is refused', async (name, value) => {
    await steps.known(`otro-${name}`);
    const { status, problem } = await steps.enter(`otro-${name}`, { spoil: (direccion) => changed(direccion, name, value) });
    expect([status, problem.clave]).toEqual([401, 'sesion.externo.no_comprobado']);
  });

  test.each(['state', 'iss', 'code'])('an answer with another %s is refused', async (name) => {
    await steps.known(`falso-${name}`);
    const { direccion, llave } = (await steps.start()).data;
    const back = await visitProvider(direccion, `falso-${name}`);
    const codigo = await steps.comeBack(new URL(changed(back.href, name, 'http://127.0.0.1:1')));
    const { status } = await steps.finish(codigo, llave);
    expect(status).toBe(name === 'state' ? 410 : 401);
  });

  test('a sign-in expires ten minutes after its start and two after the return', async () => {
    await steps.known('lenta');
    const slow = (await steps.start()).data;
    const back = await visitProvider(slow.direccion, 'lenta');
    later(600);
    expect(await steps.comeBack(back)).toBe('vencido');
    const quick = (await steps.start()).data;
    const codigo = await steps.comeBack(await visitProvider(quick.direccion, 'lenta'));
    later(120);
    expect((await steps.finish(codigo, quick.llave)).status).toBe(410);
  });

  test.each([
    ['without anything', ''],
    ['with an empty state', '?state='],
    ['with two states', '?state=x&state=y&code=1'],
    ['with an error alone', '?error=access_denied'],
    ['with NUL', '?code=%00&state=%00'],
    ['with a very long state', `?state=${'x'.repeat(5000)}`],
  ])('a return %s redirects to the sign-in screen', async (_what, search) => {
    const response = await app.inject({ url: `/portal/api/usuario/externo/empresa/retorno${search}` });
    expect([response.statusCode, codeOf(response.headers.location)]).toEqual([303, 'vencido']);
  });

  test('a provider that is not configured answers 404', async () => {
    expect((await steps.start({ proveedor: 'google' })).status).toBe(404);
    const response = await app.inject({ url: '/portal/api/usuario/externo/google/retorno?code=1&state=1' });
    expect(codeOf(response.headers.location)).toBe('vencido');
  });
});

test('the purge deletes unfinished sign-ins after a day', async () => {
  await app.db.deleteFrom('acceso_externo').execute();
  await steps.start();
  await purgeExpired(app.db, new Date(TEST_NOW.getTime() + 600_000 + 86_400_000));
  expect(await app.db.selectFrom('acceso_externo').select('proveedor').execute()).not.toEqual([]);
  await purgeExpired(app.db, new Date(TEST_NOW.getTime() + 600_000 + 86_400_001));
  expect(await app.db.selectFrom('acceso_externo').select('proveedor').execute()).toEqual([]);
});

test('GET /portal lists the providers without their secrets', async () => {
  const { data } = await app.call(portalApi.info, {});
  expect(data.proveedores).toEqual([{ id: 'empresa', nombre: 'Grupo Andino' }]);
  expect(JSON.stringify(data)).not.toContain(steps.provider.environment['OIDC_CLIENT_SECRET']);
});

test('starts without a sign-in block the address; a successful sign-in decrements it', async () => {
  await steps.known('oficina');
  for (let round = 0; round < 3; round += 1) expect((await steps.enter('oficina')).status).toBe(200);
  const counters = await app.db.selectFrom('intento_acceso').select('fallos').execute();
  expect(counters.map(({ fallos }) => fallos)).toEqual([0, 0]);
  const statuses: number[] = [];
  for (let round = 0; round < 61; round += 1) statuses.push((await steps.start()).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
});
