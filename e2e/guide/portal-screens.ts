import type { Page } from '@playwright/test';
import { ADMIN, ALUMNO, type Picture } from './picture.ts';

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('rojas');
  await page.getByRole('option', { name: /rojas/i }).first().waitFor();
}

async function openHelp(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('F1');
  await page.getByRole('dialog').getByRole('heading', { name: 'Armar un plan desde cero' }).waitFor();
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
}

async function showFigures(page: Page): Promise<void> {
  await page.locator('main').getByRole('progressbar').first().waitFor({ state: 'detached' });
}

async function report(page: Page): Promise<void> {
  const table = page.getByRole('table').first();
  await table.getByRole('row').nth(2).waitFor();
  await page
    .getByRole('searchbox')
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Pictures of the way around the portal, the shared tablet and the reports. */
export const PORTAL_PICTURES: readonly Picture[] = [
  { name: 'idioma', who: ALUMNO, path: () => '/planmislogros', prepare: openUserMenu, size: { width: 900, height: 560 } },
  { name: 'estudiar-sin-conexion', who: ALUMNO, path: () => '/sinconexion', size: { width: 1000, height: 560 } },
  { name: 'buscar', who: ADMIN, path: () => '/dashboard', prepare: search, size: { width: 1000, height: 620 } },
  { name: 'ayuda', who: ADMIN, path: () => '/planestudioedit', prepare: openHelp, size: { width: 1000, height: 560 } },
  { name: 'vincular', path: () => '/tienda/vincular', size: { width: 900, height: 560 } },
  { name: 'tablero', who: ADMIN, path: () => '/dashboard', prepare: showFigures, size: { width: 1100, height: 620 } },
  {
    name: 'informe',
    who: ADMIN,
    path: () => '/reporteusuarioxempresa?empresas=0&planes=1&desde=0&hasta=0',
    prepare: report,
    size: { width: 1100, height: 640 },
  },
];
