import type { Page } from '@playwright/test';
import { at } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en el portal' });
const found = (page: Page, kind: string, name: string | RegExp) =>
  dialog(page).getByRole('group', { name: kind }).getByRole('option', { name });

/** Opens the search by its keys and types. */
async function search(page: Page, text: string): Promise<void> {
  if ((await dialog(page).count()) === 0) await page.keyboard.press('Control+k');
  const field = dialog(page).getByRole('combobox', { name: 'Buscar en el portal' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('Control+K finds screens, people, plans and settings for an administrator, and Escape gives the focus back', async ({
  page,
  startAs,
  cast,
}) => {
  const learner = cast.people('unTema')[0]!;
  await startAs(cast.staff('admin'));
  await page.goto('/curso');
  const opener = page.getByRole('link', { name: 'Nuevo curso', exact: true });
  await opener.focus();
  await search(page, 'importar preg');
  await expect(found(page, 'Pantallas', /Importar preguntas/)).toBeVisible();
  await search(page, learner.username);
  await expect(found(page, 'Personas', new RegExp(learner.fullname))).toBeVisible();
  await search(page, cast.world.plans['unTema']!);
  await expect(found(page, 'Planes de estudio', cast.world.plans['unTema']!)).toBeVisible();
  await search(page, 'contraseñas');
  await expect(dialog(page).getByRole('group', { name: 'Configuración' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await search(page, learner.username);
  await expect(found(page, 'Personas', new RegExp(learner.fullname))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/usuarioreporte'));
});

test('the search is in the middle of a wide window, as wide as it is meant to be', async ({ page, startAs, cast }) => {
  await startAs(cast.staff('admin'));
  await page.goto('/curso');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await search(page, '');
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: middle - 320, width: 640 });
});

test('a support person finds plans, and no people', async ({ page, startAs, cast }) => {
  const learner = cast.people('unTema')[0]!;
  await startAs(cast.staff('soporte'));
  await page.goto('/planestudio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await search(page, cast.world.plans['unTema']!);
  await expect(found(page, 'Planes de estudio', cast.world.plans['unTema']!)).toBeVisible();
  await search(page, learner.username);
  await expect(dialog(page).getByText(`Nada coincide con «${learner.username}»`)).toBeVisible();
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
});
