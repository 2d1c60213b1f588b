import type { Page } from '@playwright/test';
import { ADMIN, type Picture } from './picture.ts';

/** Chooses an option of a list that takes several, and closes it. */
async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
}

async function simulate(page: Page): Promise<void> {
  await pick(page, 'Planes que da', 'Seguridad de la Información 2026');
  await pick(page, 'Empresa', 'Supermercados Andino S.A.');
  await page.getByRole('button', { name: 'Ver a quiénes alcanza' }).click();
  await page.getByRole('dialog').getByRole('row').nth(3).waitFor();
}

async function showReminders(page: Page): Promise<void> {
  const first = page.getByRole('textbox', { name: 'Primer recordatorio' });
  await page.getByText('Se avisará').waitFor();
  await first.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -110));
}

/** Pictures of assignments and reminders. */
export const ASSIGN_PICTURES: readonly Picture[] = [
  { name: 'simulacion', who: ADMIN, path: () => '/asignacionreglaedit', prepare: simulate, size: { width: 1280, height: 640 } },
  { name: 'recordatorios', who: ADMIN, path: () => '/planestudioedit?id=3', prepare: showReminders, size: { width: 1100, height: 620 } },
];
