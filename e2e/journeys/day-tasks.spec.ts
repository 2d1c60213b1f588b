import { usuarioApi } from '@portal/contract/usuario';
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
  await page.getByRole('link', { name: fullname, exact: true }).click();
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

test('who got no letter of a plan is one filter of its list', async ({ page, startAs, cast, client }) => {
  const { id_planestudio } = cast.topic('unTema').ocurrencia;
  const admin = await client.signIn(cast.staff('admin'));
  const people = await admin.call(usuarioApi.ofPlan, { params: { id: id_planestudio }, query: {} });
  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  await page.goto('/planestudio?buscar=Plan de un tema');
  await page.getByRole('link', { name: /^Usuarios de Plan de un tema/ }).click();
  await page.getByRole('combobox', { name: /^Filtrar por Aviso/ }).selectOption({ label: 'Sin avisar' });
  clicks.add(2);
  const without = people.filter(({ aviso }) => aviso === 'no_avisado').length;
  expect(without).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(` de ${without}$`))).toBeVisible();
  clicks.expect('Ver quién no recibió el aviso de un plan');
});
