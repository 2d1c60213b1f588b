import { planestudioApi } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import type { Page } from '@playwright/test';
import { at } from '../support/address.ts';
import { countClicks } from '../support/clicks.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

const PLAN = 'Plan de los informes';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

test('avance by company and by department, the opinions of a plan, and who is late, from the menu', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  const { id_planestudio } = cast.topic('unTema').ocurrencia;
  const [programa] = await admin.call(programaApi.ofPlan, { params: { id: id_planestudio } });
  const days = { fecha_inicio: '2026-01-01', fecha_fin: '2099-12-31', codigo_estado: 1 };
  await admin.call(planestudioApi.ins, { body: { denominacion: PLAN, ...days, programas: [{ id: programa!.id_programa }] } });
  const clicks = await countClicks(page);
  await startAs(DEMO_ADMIN);
  await page.goto('/dashboard');

  await menu(page).getByRole('link', { name: 'Avance por Plan de Estudio' }).click();
  await page.getByRole('button', { name: PLAN }).click();
  await expect(page.getByRole('table', { name: 'Avance por Plan de Estudio' }).getByRole('row').nth(2)).toBeVisible();
  clicks.expect('Ver el avance de un plan por empresa');

  await page.goto('/dashboard');
  clicks.restart();
  await menu(page).getByRole('link', { name: 'Avance por Plan de Estudio' }).click();
  await page.getByRole('link', { name: 'Avance por Departamento y Centro de Costo' }).click();
  await page.getByRole('button', { name: PLAN }).click();
  await expect(page.getByRole('table', { name: 'Avance por Departamento y Centro de Costo' }).getByRole('row').nth(2)).toBeVisible();
  clicks.expect('Ver el avance de un plan por departamento');

  await page.goto('/dashboard');
  clicks.restart();
  await menu(page).getByRole('link', { name: 'NPS por tema' }).click();
  await page.getByRole('button', { name: PLAN }).click();
  await expect(page.getByText('No hay resultados con estos filtros')).toBeVisible();
  clicks.expect('Ver el NPS de los temas de un plan');

  await page.goto('/dashboard');
  clicks.restart();
  await menu(page).getByRole('link', { name: 'Usuarios Asignados por empresa' }).click();
  await page.getByRole('button', { name: 'Los atrasados' }).click();
  await expect(page.getByRole('cell', { name: 'Vencido' }).first()).toBeVisible();
  await page.waitForURL(at('/reporteusuarioxempresa'));
  clicks.expect('Ver quiénes están atrasados');
});
