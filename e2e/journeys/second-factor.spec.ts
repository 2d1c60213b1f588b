import { configuracionApi } from '@portal/contract/configuracion';
import { sesionApi } from '@portal/contract/sesion';
import type { Page } from '@playwright/test';
import { codeAt } from '@portal/testkit/builders/ingreso/factor.ts';
import { fillSignIn, signIn, signOut } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { Client } from '../support/api.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { expect, test } from '../support/test.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { STOPPED_CLOCK } from '../world/fixed-moment.ts';
import { withPlace } from '../world/template.ts';
import { readWorld, type Person } from '../world/world.ts';

const PASSKEY = 'Entrar con una llave de acceso';
const inside = (page: Page) => page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));

/** Turns the second factor on by the API; returns the secret of the app and a recovery code. */
async function enrol(url: string, person: Person): Promise<{ secreto: string; recovery: string }> {
  const client = await new Client(url).signIn(person);
  const { secreto } = await client.call(sesionApi.iniciarFactor, {});
  const { codigos } = await client.call(sesionApi.activarFactor, { body: { codigo: codeAt(secreto, new Date()) } });
  return { secreto, recovery: codigos[0] ?? '' };
}

/** Registers a passkey of the signed-in person on the screen. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/seguridad');
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Nombre de la llave/).fill(name);
  await dialog.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(page.getByText('Llave de acceso agregada')).toBeVisible();
  await expect(page.getByRole('button', { name: `Quitar la llave ${name}` })).toBeVisible();
}

test('a passkey is registered, enters without password and after it, and is removed', async ({ browser, portal, cast, problems }) => {
  problems.expect(/\/usuario\/login: 403/);
  const learner = cast.next('dosTemas');
  // A browser makes passkeys for a name, not for the address 127.0.0.1.
  const context = await browser.newContext({ baseURL: portal.url.replace('127.0.0.1', 'localhost') });
  problems.watch(context);
  const page = await context.newPage();
  const authenticator = await addAuthenticator(page);
  await signIn(page, learner);
  await addPasskey(page, 'Teléfono de prueba');
  expect(await authenticator.count()).toBe(1);
  await signOut(page, learner);

  await page.getByRole('button', { name: PASSKEY }).click();
  await inside(page);
  await page.goto('/seguridad');
  await expect(page.getByText('Ingreso con llave de acceso')).toBeVisible();
  await expect(page.getByText(/^Último uso el/)).toBeVisible();
  await signOut(page, learner);

  await fillSignIn(page, learner);
  await page.getByRole('button', { name: PASSKEY }).click();
  await inside(page);

  await page.goto('/seguridad');
  await page.getByRole('button', { name: 'Quitar la llave Teléfono de prueba' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Todavía no tiene llaves de acceso.')).toBeVisible();
  await signOut(page, learner);
  await signIn(page, learner);
  await context.close();
});

test('a device that recognises nobody opens nothing, and the password goes on working', async ({ browser, portal, cast, problems }) => {
  problems.expect(/\/usuario\/login: 403/);
  const learner = cast.next('dosTemas');
  const context = await browser.newContext({ baseURL: portal.url.replace('127.0.0.1', 'localhost') });
  problems.watch(context);
  const page = await context.newPage();
  const authenticator = await addAuthenticator(page);
  await signIn(page, learner);
  await addPasskey(page, 'Portátil');
  await signOut(page, learner);
  await authenticator.recognise(false);
  const button = page.getByRole('button', { name: PASSKEY });
  // The button is off from the challenge to the end of the attempt.
  const challenged = page.waitForResponse((response) => response.url().endsWith(sesionApi.iniciarLoginLlave.path));
  await button.click();
  await challenged;
  await expect(button).toBeEnabled();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  await authenticator.recognise(true);
  await button.click();
  await inside(page);
  await context.close();
});

test('with an authenticator app the password asks for its code, or for a recovery code', async ({ page, portal, cast, problems }) => {
  problems.expect(/\/usuario\/login: 403/, /\/login\/factor: 401/);
  const learner = cast.next('dosTemas');
  const { recovery } = await enrol(portal.url, learner);
  await page.goto('/auth/login');
  await fillSignIn(page, learner);
  await page.getByLabel(/^Código/).fill('000000');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('El código no es correcto o ya se usó.')).toBeVisible();
  await page.getByLabel(/^Código/).fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await inside(page);
  await page.goto('/seguridad');
  await expect(page.getByText('Quedan 9 códigos de recuperación')).toBeVisible();
});

test('the second factor is set up on the screen and asked for at the next sign-in', async ({ page, cast, problems }) => {
  problems.expect(/\/usuario\/login: 403/);
  const learner = cast.next('dosTemas');
  await signIn(page, learner);
  await page.goto('/seguridad');
  await page.getByRole('button', { name: 'Activar el segundo factor' }).click();
  const secreto = (await page.locator('code').innerText()).replaceAll(' ', '');
  const now = Date.now();
  await page.getByRole('textbox', { name: /^Código/ }).fill(codeAt(secreto, new Date(now)));
  await page.getByRole('button', { name: 'Confirmar y activar' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await signOut(page, learner);
  await fillSignIn(page, learner);
  // The code of the next step: that of the present one was used.
  await page.getByLabel(/^Código/).fill(codeAt(secreto, new Date(now + 30_000)));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await inside(page);
});

test('closing the other sessions ends those of other browsers alone', async ({ page, otherBrowser, cast, problems }) => {
  problems.expect(/: 401/);
  const learner = cast.next('dosTemas');
  const elsewhere = await (await otherBrowser()).newPage();
  await signIn(elsewhere, learner);
  await signIn(page, learner);
  await page.goto('/seguridad');
  await page.getByRole('button', { name: 'Cerrar las otras sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las otras sesiones' }).click();
  await expect(page.getByText('Las otras sesiones están cerradas').first()).toBeVisible();
  await elsewhere.goto('/planmislogros');
  await elsewhere.waitForURL(at('/auth/login'));
  await page.reload();
  await expect(page.getByText('Esta sesión')).toBeVisible();
});

test('the setting leads an administrator to set a factor up, and a mass deletion wants a proof', async ({ browser, problems }) => {
  test.slow();
  problems.expect(/: 403/, /ERR_CONNECTION_REFUSED/);
  await withPlace(async (place) => {
    const [admin] = readWorld(place.dataDir).people['admin'] ?? [];
    if (!admin) throw new Error('the world has no administrator');
    let portal = await startPortal(place);
    const { port } = portal;
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    problems.watch(context);
    const page = await context.newPage();
    await addAuthenticator(page);
    await signIn(page, admin);
    await addPasskey(page, 'Llave de administración');

    // Required of administrators from now on: the passkey satisfies it.
    const client = await signInBySession(portal.url, page);
    const settings = await client.call(configuracionApi.sel, { params: { id: 1 } });
    await client.call(configuracionApi.upd, { body: { ...settings, segundo_factor_administradores: true } });
    await page.goto('/curso');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [own] = await client.call(sesionApi.sellstLlave, {});
    await client.call(sesionApi.delLlave, { params: { id: own?.id_llave ?? 0 } });
    await page.goto('/curso');
    await page.waitForURL(at('/seguridad'));
    await expect(page.getByText('Su portal pide un segundo factor a los administradores. Actívelo para seguir.')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
    await page.getByLabel(/^Nombre de la llave/).fill('Llave nueva');
    await page.getByRole('button', { name: 'Crear la llave' }).click();
    await page.getByRole('heading', { name: 'Sesiones abiertas' }).waitFor();

    // Ten minutes later the sign-in is no proof any more.
    await portal.stop();
    const later = new Date(Date.now() + 10 * 60_000).toISOString();
    portal = await startPortal({ ...place, port, environment: { ...STOPPED_CLOCK, PORTAL_CLOCK: later } });
    await page.goto('/seguridad');
    await page.getByRole('button', { name: 'Quitar la llave Llave nueva' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
    await expect(page.getByText('Llave de acceso quitada')).toBeVisible();
    await context.close();
    await portal.stop();
  });
});

/** Returns a client with the session of the page. */
async function signInBySession(url: string, page: Page): Promise<Client> {
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('UCJ-auth') ?? '{}') as { api_token?: string }).api_token ?? '');
  return new Client(url, token);
}
