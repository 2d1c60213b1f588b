import { usuarioApi } from '@portal/contract/usuario';
import { countClicks } from '../support/clicks.ts';
import { expect, test } from '../support/test.ts';

/** More than a page holds: the selection is that of all that match. */
const PEOPLE = 30;
const APELLIDO = 'Despedida';

test('thirty leavers are ceased in five clicks and taken back in two', async ({ page, startAs, cast, client }) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  for (let number = 0; number < PEOPLE; number += 1) {
    const who = { tipo_documento: 'DNI' as const, numero_documento: String(36_500_000 + number), codigo_usuario: `LVR${number}` };
    await admin.call(usuarioApi.ins, { body: { ...who, nombres: 'Elsa', apellido_paterno: APELLIDO } });
  }
  const active = async () =>
    (await admin.call(usuarioApi.sellst, { query: { buscar: APELLIDO, pagina: 1, tamano: 100 } })).filter(
      ({ codigo_estado, fecha_cese }) => codigo_estado === 1 && fecha_cese === null,
    ).length;
  const clicks = await countClicks(page);
  await startAs(staff);
  await page.goto('/usuario');
  await expect(page.getByRole('checkbox').nth(1)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).click();
  await page.keyboard.type(APELLIDO);
  await expect(page.getByText(`Elsa ${APELLIDO}`).first()).toBeVisible();
  await expect(page.getByText(/ de 30$/)).toBeVisible();
  await page.getByRole('button', { name: `Seleccionar los ${PEOPLE} que coinciden` }).click();
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cesar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(new RegExp(`^${PEOPLE} personas pasan a Cesado desde el `))).toBeVisible();
  expect(await active()).toBe(PEOPLE);
  await dialog.getByRole('button', { name: `Cesar a ${PEOPLE} personas` }).click();
  await expect(dialog.getByText(`Terminada: ${PEOPLE} cambios.`)).toBeVisible();
  expect(await active()).toBe(0);
  clicks.expect('Cesar a 30 personas que se fueron');

  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(dialog.getByText(`${PEOPLE} personas vuelven a como estaban:`)).toBeVisible();
  await dialog.getByRole('button', { name: `Deshacer en ${PEOPLE} personas` }).click();
  await expect(dialog.getByText(`Terminada: ${PEOPLE} cambios.`)).toBeVisible();
  expect(await active()).toBe(PEOPLE);
  clicks.expect('Deshacerlo');
});
