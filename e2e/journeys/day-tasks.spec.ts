import type { Page } from '@playwright/test';
import { at } from '../support/address.ts';
import { countClicks } from '../support/clicks.ts';
import { pressSave } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import type { Person } from '../world/world.ts';

/** Opens the page of a person from the list, as somebody who has the name does. */
async function openPerson(page: Page, { fullname }: Person): Promise<void> {
  await page.goto('/usuario');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(fullname);
  await page
    .getByRole('row', { name: new RegExp(fullname) })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(at('/usuarioreporte'));
  await expect(page.getByRole('heading', { level: 1, name: fullname })).toBeVisible();
}

test('an absence is registered from the page of a person', async ({ page, startAs, cast }) => {
  const person = cast.next('unTema');
  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  await openPerson(page, person);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: /ausencia/i }).click();
  await page.waitForURL(at('/ausenciaedit'));
  await page.getByRole('textbox', { name: /^Desde/ }).fill('01/12/2026');
  await page.getByRole('textbox', { name: /^Hasta/ }).fill('15/12/2026');
  await pressSave(page);
  await expect(page.getByText('Ausencia guardada')).toBeVisible();
  clicks.expect('Registrar una ausencia');
});
