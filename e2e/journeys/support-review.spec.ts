import { at } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

test('support walks the tree of a plan by keyboard and reviews a topic with its right answers, without buttons to edit', async ({
  page,
  startAs,
  cast,
}) => {
  const plan = cast.world.plans['dosTemas'] ?? '';
  const { titulo } = cast.topic('dosTemas', 1);
  await startAs(cast.staff('soporte'));
  await page.goto('/planestudio');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(plan);
  await expect(page.getByRole('link', { name: /^(Editar|Nuevo|Copiar|Duplicar|Importar)/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Editar|Nuevo|Copiar|Duplicar|Importar)/ })).toHaveCount(0);
  await page.getByRole('link', { name: `Flujo de ${plan}`, exact: true }).click();
  await page.waitForURL(at('/planestudioflujo'));
  await expect(page.getByRole('link', { name: /^Editar/ })).toHaveCount(0);

  const nodes = page.getByRole('treeitem');
  await expect(nodes).toHaveCount(6);
  await nodes.first().focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown');
  await expect(nodes.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/temareview'));
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(page.getByText(/ \(correcta\)$/), 'one right option for each of its four questions').toHaveCount(4);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Volver al plan' }).click();
  await page.waitForURL(at('/planestudioflujo'));
  await expect(page.getByRole('treeitem')).toHaveCount(6);
});
