import { usuarioApi } from '@portal/contract/usuario';
import { webhookApi } from '@portal/contract/webhook';
import type { Page } from '@playwright/test';
import { codeAt } from '@portal/testkit/builders/ingreso/factor.ts';
import { at } from '../support/address.ts';
import { countClicks } from '../support/clicks.ts';
import { fillFields, pressSave } from '../support/forms.ts';
import { typeOption } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Types an option and takes it by Enter, which takes the first of those that match. */
async function take(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.focus();
  const option = page.getByRole('option', { name: new RegExp(text) }).first();
  await typeOption(page, text, option);
  await expect(option).toBeHidden();
}

test('the brand and who changed it, a webhook, a token, a tablet and a request about personal data', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  const [{ empresa } = { empresa: '' }] = await admin.call(usuarioApi.empresas, {});
  const person = cast.next('unTema');
  const clicks = await countClicks(page);
  await startAs(staff);

  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Configuración' }).click();
  const short = page.getByRole('textbox', { name: 'Nombre corto', exact: true });
  const before = await short.inputValue();
  await short.fill('Marca del día');
  await pressSave(page);
  await expect(page.getByText('Configuración guardada').first()).toBeVisible();
  clicks.expect('Cambiar la marca');
  await press(page, 'Historial');
  await expect(page.getByRole('dialog').getByText('Marca del día').first()).toBeVisible();
  clicks.expect('Ver quién cambió qué en un registro');
  await page.goto('/configuracion');
  await short.fill(before);
  await pressSave(page);
  await expect(page.getByText('Configuración guardada').first()).toBeVisible();

  await page.goto('/webhook');
  clicks.restart();
  await page.getByRole('link', { name: 'Nuevo webhook' }).first().click();
  await fillFields(page, { Nombre: 'Planillas del día', 'Dirección (URL)': 'https://planillas.example/avisos' });
  await page.getByRole('checkbox', { name: 'Asignaciones' }).click();
  await pressSave(page);
  await press(page, 'Generar secreto de Planillas del día');
  await expect(page.getByTestId('secreto')).toHaveText(/\S{20,}/);
  clicks.expect('Avisar a otro sistema por un webhook');
  const [webhook] = await admin.call(webhookApi.sellst, { query: { buscar: 'Planillas del día' } });
  await admin.call(webhookApi.del, { params: { id: webhook!.id_webhook } });

  await page.goto('/scim');
  clicks.restart();
  await page.getByRole('button', { name: 'Nuevo token' }).first().click();
  await fillFields(page, { Nombre: 'Proveedor del día' });
  await press(page, 'Crear token');
  await expect(page.getByTestId('secreto')).toHaveText(/\S{20,}/);
  clicks.expect('Dar un token SCIM');

  await page.goto('/dispositivo');
  clicks.restart();
  await page.getByRole('link', { name: 'Nueva tablet' }).first().click();
  await fillFields(page, { Tablet: 'Mostrador del día' });
  await take(page, 'Empresa', empresa);
  await pressSave(page);
  await press(page, 'Vincular tablet Mostrador del día');
  await expect(page.getByTestId('codigo')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  clicks.expect('Preparar la tablet de una tienda');

  await page.goto('/solicitud');
  clicks.restart();
  await page.getByRole('link', { name: 'Nueva solicitud' }).first().click();
  await take(page, 'Persona', person.fullname);
  await pressSave(page);
  await page.waitForURL(at('/solicitud'));
  await expect(page.getByText('Solicitud guardada')).toBeVisible();
  clicks.expect('Anotar un pedido de datos personales');
});

test('a second factor is set up', async ({ page, startAs, cast }) => {
  const clicks = await countClicks(page);
  await startAs(cast.next('unTema'));
  await page.goto('/seguridad');
  await press(page, 'Activar el segundo factor');
  const secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '');
  const field = page.getByRole('textbox', { name: /^Código/ });
  await field.fill(codeAt(secret, new Date()));
  await field.press('Enter');
  await press(page, 'Ya los guardé');
  await expect(page.getByRole('button', { name: 'Quitar el segundo factor' })).toBeVisible();
  clicks.expect('Activar el segundo factor');
});
