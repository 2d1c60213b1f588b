import { fillSignIn, signIn, signOut } from '../support/actions.ts';
import { at, isTopic } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

test('registration in the demo signs the new person in, who can sign in again later', async ({ page }) => {
  const email = `nueva.${Date.now()}@correo.example`;
  const password = 'Girasol-Azul-77';
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await page.getByLabel(/^Nombres/).fill('Begoña');
  await page.getByLabel(/^Apellidos/).fill('Ñaupari Ibáñez');
  await page.getByLabel(/^Correo electrónico/).fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByLabel(/^Confirmar contraseña/).fill(password);
  await page.getByLabel(/^Acepto los términos/).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.waitForURL(at('/dashboardusuario'));
  await expect(page.getByText('Todavía no tiene temas asignados').first()).toBeVisible();
  await signOut(page, { fullname: 'Begoña Ñaupari Ibáñez' });
  await signIn(page, { username: email, password });
  await page.waitForURL(at('/dashboardusuario'));
});

test('the link of a real mail renews a forgotten password, once', async ({ page, cast, mailbox, portal, problems }) => {
  problems.expect(/reset_password\/comprobar: 410/, /usuario\/login: 401/);
  const learner = cast.next('unTema');
  await page.goto('/auth/login');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await page.getByLabel(/^Correo electrónico/).fill(learner.email);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Revise su bandeja de email')).toBeVisible();
  await expect.poll(() => mailbox.to(learner.email).length, { message: 'the mail arrives' }).toBe(1);
  const [mail] = mailbox.to(learner.email);
  const link = /https?:\/\/\S+\/auth\/reset-password#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link.startsWith(`${portal.url}/auth/reset-password#token=`)).toBe(true);

  const renewed = 'Girasol-Azul-77';
  await page.goto(link);
  await page.getByLabel(/^Contraseña nueva/).fill(renewed);
  await page.getByLabel(/^Repetir contraseña/).fill(renewed);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.waitForURL(at('/auth/login'));
  await fillSignIn(page, learner);
  await expect(page.getByRole('alert').filter({ hasText: 'El inicio de sesión falló' })).toBeVisible();
  await fillSignIn(page, { ...learner, password: renewed });
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));

  await signOut(page, learner);
  await page.goto(link);
  await expect(page.getByText('El enlace no es válido')).toBeVisible();
  await expect(page.getByLabel(/^Contraseña nueva/)).toHaveCount(0);
});
