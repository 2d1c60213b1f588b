import { sesionApi } from '@portal/contract/sesion';
import { accept, fillSignIn } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Girasol-Azul-77';

test('a person without e-mail sets a password with the printed code of an administrator, once', async ({
  page,
  startAs,
  cast,
  otherBrowser,
  problems,
}) => {
  problems.expect(/reset_password\/codigo: 410/);
  const learner = cast.next('unTema');
  await startAs(cast.staff('admin'));
  await page.goto('/usuariocodigos');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(learner.username);
  await page.getByRole('checkbox', { name: `Seleccionar ${learner.fullname}` }).check();
  await page.getByRole('button', { name: 'Generar códigos' }).click();
  await accept(page);
  const slip = page.getByRole('listitem').filter({ hasText: learner.username });
  const codigo = (await slip.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText()).toLowerCase();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(slip).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const shop = await (await otherBrowser()).newPage();
  const fill = async () => {
    await shop.goto('/auth/forgot-password');
    await shop.getByRole('link', { name: 'Tengo un código de acceso' }).click();
    await shop.getByLabel(/^Usuario/).fill(learner.username);
    await shop.getByLabel(/^Código de acceso/).fill(codigo);
    await shop.getByLabel(/^Contraseña nueva/).fill(PASSWORD);
    await shop.getByLabel(/^Repetir contraseña/).fill(PASSWORD);
    await shop.getByRole('button', { name: 'Guardar contraseña' }).click();
  };
  await fill();
  await shop.waitForURL(at('/auth/login'));
  await fill();
  await expect(shop.getByRole('alert')).toContainText('ya se usó o venció');
  await shop.goto('/auth/login');
  await fillSignIn(shop, { username: learner.username, password: PASSWORD });
  await shop.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));

  await page.getByRole('button', { name: 'Volver a la lista' }).click();
  await expect(page.getByText(codigo.toUpperCase())).toHaveCount(0);
});

test('an administrator reads a message in the outbox', async ({ page, startAs, cast, client, mailbox }) => {
  const learner = cast.next('unTema');
  await client.call(sesionApi.forgotPassword, { body: { email: learner.email } });
  await expect.poll(() => mailbox.to(learner.email).length).toBe(1);
  await startAs(cast.staff('admin'));
  await page.goto('/correo');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(learner.email);
  await expect(page.getByRole('row', { name: new RegExp(learner.email) })).toContainText('Enviado');
  await page.getByRole('button', { name: new RegExp(`^Leer .*${learner.email}`) }).click();
  await expect(page.getByRole('dialog')).toContainText('Elegir una contraseña nueva');
});
