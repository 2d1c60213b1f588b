import { signIn, signOut } from '../support/actions.ts';
import { at, isTopic } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

test('a sign-in redirects a learner to the first pending topic, once', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  const { titulo, ocurrencia } = cast.topic('dosTemas');
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();

  await page.getByRole('link', { name: 'Volver' }).click();
  await page.waitForURL(at('/dashboardusuario'));
  await expect(page.getByRole('link', { name: /^(Continuar|Empezar)$/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: /^(Continuar|Empezar)$/ })).toBeVisible();
  await expect(page).toHaveURL(at('/dashboardusuario'));

  await signOut(page, learner);
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
});
