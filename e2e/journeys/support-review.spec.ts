import { endpoints } from '@portal/contract';
import { signIn } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { readRoutes } from '../gallery/routes.ts';
import { expect, test } from '../support/test.ts';

test('support walks the tree of a plan by keyboard, reviews a topic with its key, and finds nothing to change', async ({ page, cast }) => {
  const plan = cast.world.plans['dosTemas'] ?? '';
  const { titulo } = cast.topic('dosTemas', 1);
  await signIn(page, cast.staff('soporte'));
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

test('support is led away from every screen that changes something', async ({ page, cast }) => {
  await signIn(page, cast.staff('soporte'));
  await page.waitForURL(at('/planestudio'));
  const screens = readRoutes().filter(
    ({ path }) => /edit$|importar$|^\/tema(pregunta|modulo)$/.test(path) && !path.startsWith('/evaluacion'),
  );
  expect(screens.length).toBeGreaterThanOrEqual(10);
  for (const { path } of screens) {
    await page.goto(`${path}?id=1`);
    await page.waitForURL(at('/planestudio'));
  }
});

test('every call that changes something is refused to support', async ({ cast, client }) => {
  const support = await client.signIn(cast.staff('soporte'));
  const changing = endpoints.filter(({ access, method, path }) => access === 'admin' && (method !== 'GET' || path.includes('/del/')));
  expect(changing.length).toBeGreaterThan(40);
  for (const endpoint of changing) {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1]);
    const { status } = await support.raw(endpoint, { params: Object.fromEntries(names), body: endpoint.method === 'GET' ? undefined : {} });
    expect(status, `${endpoint.method} ${endpoint.path}`).toBe(403);
  }
});
