import { sesionApi } from '@portal/contract/sesion';
import type { Page } from '@playwright/test';
import { signIn, signOut, tokenOf } from '../support/actions.ts';
import { at, isTopic } from '../support/address.ts';
import { Client } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

test('signing out revokes the token on the server and ends every tab', async ({ page, context, portal, cast }) => {
  const learner = cast.next('unTema');
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
  const other = await context.newPage();
  await other.goto('/dashboardtema');
  await expect(menuOf(other)).toBeVisible();
  const token = await tokenOf(page);
  await signOut(page, learner);
  await other.waitForURL(at('/auth/login'));
  expect(new URL(page.url()).search, 'the next one to sign in here is not led to where this one was').toBe('');
  const verify = () => new Client(portal.url).raw(sesionApi.verifyToken, { query: { authtoken: token } });
  await expect.poll(async () => (await verify()).status).toBe(401);
  await page.goto('/planmislogros');
  await page.waitForURL(at('/auth/login'));
});

test('an expired password is changed, and the new one signs in', async ({ page, cast }) => {
  const learner = cast.next('vencida');
  const { ocurrencia } = cast.topic('vencida');
  await signIn(page, learner);
  await page.waitForURL(at('/usuariopassword'));
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(learner.id_usuario));
  await expect(page.getByText('La contraseña se ha vencido, debe renovarla!')).toBeVisible();

  const renewed = 'Girasol-Azul-77';
  await page.getByLabel(/^Contraseña actual/).fill(learner.password);
  await page.getByLabel(/^Contraseña nueva/).fill(renewed);
  await page.getByLabel(/^Repetir contraseña/).fill(renewed);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.waitForURL(isTopic(ocurrencia));
  await signOut(page, learner);
  await signIn(page, { username: learner.username, password: renewed });
  await page.waitForURL(isTopic(ocurrencia));
});
