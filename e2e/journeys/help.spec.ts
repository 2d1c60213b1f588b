import type { Page } from '@playwright/test';
import { installed } from '../support/portal/installed.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Part of the guide about the list of certificates. */
const CERTIFICATES = 'Su certificado';
const help = (page: Page) => page.getByRole('dialog', { name: 'Ayuda' });

/** Opens the help of the screen and waits for its part of the guide, where reading begins. */
async function openHelp(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: 'Ayuda', exact: true }).click();
  await expect(help(page).getByRole('heading', { name: part })).toBeFocused();
}

test('the help opens at the part about the screen, is searched, gives the focus back, and once opened works without a connection', async ({
  page,
  startAs,
  context,
  cast,
  problems,
}) => {
  problems.expectOffline();
  await startAs(cast.people('dosTemas')[0]!);
  await page.goto('/certificado');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await installed(page);
  await openHelp(page, CERTIFICATES);
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ayuda', exact: true })).toBeFocused();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openHelp(page, CERTIFICATES);
  await help(page).getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('contraseña');
  const result = help(page).getByRole('listitem').getByRole('button').first();
  await expect(result).toBeVisible();
  const title = (await result.innerText()).split('\n')[0]!;
  await result.click();
  await expect(help(page).getByRole('heading', { name: title })).toBeFocused();
});
