import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import type { Page } from '@playwright/test';
import {
  MONDAY_CHOSEN,
  MONDAY_HEADER,
  MONDAY_LIST,
  mondayBook,
  mondayPeople,
  mondayPerson,
  mondayRow,
} from '@portal/testkit/models/monday.ts';
import { fillSignIn } from '../support/actions.ts';
import { XLSX } from '../support/authoring.ts';
import { countClicks } from '../support/clicks.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Girasol-Azul-77';
const figure = (page: Page, name: string) => page.locator('[data-tone]').filter({ hasText: name }).first();

/** The choice of the file is one more click. */
async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/usuarioimportar');
  await page.getByRole('button', { name: 'Planilla de usuarios' }).setInputFiles({ name, mimeType: XLSX, buffer });
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await send(page, name, buffer);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: new RegExp(`^${MONDAY_LIST} `) })).toBeChecked();
  await page.getByRole('button', { name: 'Revisar', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Revisión de ${name}` })).toBeVisible();
}

/** Sheet of those who left. */
const CEASED = [['000900', 'Luz Salas', '30/10/2026']];

/** Waits until the file was read once more. */
async function readAgain(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/usuario/importar'));
  await act();
  expect((await answered).status()).toBe(200);
}

test('an untidy list of 2,000 people arrives by a choice of sheet and columns and a mended cell; a week later twelve leave by name', async ({
  page,
  startAs,
  cast,
  client,
  otherBrowser,
}) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  const clicks = await countClicks(page);
  await startAs(staff);
  await upload(
    page,
    'lunes.xlsx',
    mondayBook(
      mondayPeople().map((person) => mondayRow(person)),
      CEASED,
    ),
  );

  await page.getByText('Cambiar lo que es cada columna').click();
  const options = { codigo: 'Código', departamento: 'Departamento', jefe: 'Código del jefe' } as const;
  for (const [campo, header] of Object.entries(MONDAY_CHOSEN))
    await page.getByRole('combobox', { name: `«${header}» es` }).selectOption({ label: options[campo as keyof typeof options] });
  clicks.add(1 + 2 * Object.keys(MONDAY_CHOSEN).length);
  await readAgain(page, () => page.getByRole('button', { name: 'Leer así' }).click());
  await readAgain(page, () => page.getByRole('checkbox', { name: /^Completar con un cero el DNI de 396 filas/ }).check());

  // From the figure one comes to the refused rows, by the keyboard too, and mends one there.
  await figure(page, 'Rechazadas').getByRole('button', { name: 'Ver solo estas' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Filas de la planilla' })).toBeFocused();
  const rows = page.getByRole('table', { name: 'Filas de la planilla' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: `Corregir la fila ${MONDAY_HEADER + 1 + 200}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Número de documento' }).fill(mondayPerson(200).documento);
  await readAgain(page, () => dialog.getByRole('button', { name: 'Corregir y revisar' }).click());
  await page.getByRole('button', { name: /^Importar 1\D?997 personas$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText(/^1\D?997 personas nuevas, ninguna cambiada, 0 sin cambios y 4 rechazadas\.$/)).toBeVisible();
  clicks.expect('Cargar 2.001 filas desordenadas del lunes');

  const person = mondayPerson(200);
  const [stored] = await admin.call(usuarioApi.sellst, { query: { buscar: person.documento } });
  const { codigos } = await admin.call(sesionApi.codigos, { body: { ids: [stored!.id_usuario] } });
  const { username, codigo } = codigos[0]!;
  await client.raw(sesionApi.resetByCode, { body: { username, codigo, password: PASSWORD, password_confirmation: PASSWORD } });
  const own = await (await otherBrowser()).newPage();
  await own.goto('/auth/login');
  await fillSignIn(own, { username: person.documento, password: PASSWORD });
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();

  const week = mondayPeople(0, 1988).map((one) => mondayRow(one));
  // The sheet is known by its columns: nothing is asked.
  await send(page, 'lunes-2.xlsx', mondayBook(week, CEASED));
  await expect(page.getByText(/^Recordado de «lunes\.xlsx»/)).toBeVisible();
  // So are the zeros of its documents.
  await expect(page.getByRole('checkbox', { name: /^Completar con un cero/ })).toBeChecked();
  await readAgain(page, () => page.getByRole('checkbox', { name: 'El archivo es la lista completa de sus empresas' }).check());
  await expect(figure(page, 'Pasan a Cesado')).toContainText('12');
  await page.getByRole('button', { name: /^cesar a 12 personas$/i }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(mondayPerson(1990).paterno);
  await question.getByRole('button', { name: /12/ }).click();
  // This file has the wrong document too.
  await expect(page.getByText(/1\D?984 sin cambios y 5 rechazadas\. 12 personas pasaron a Cesado\.$/)).toBeVisible();
  clicks.add(1);
  clicks.expect('Cesar por la lista completa de la empresa');
});
