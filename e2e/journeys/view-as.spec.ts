import { at } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

test('an administrator looks at the portal as a learner, changes nothing, keeps nothing of them, and comes back to where they were', async ({
  page,
  startAs,
  cast,
}) => {
  const [learner] = cast.people('dosTemas');
  const own = cast.staff('admin');
  await startAs(own);
  await page.goto(`/usuarioreporte?id=${learner!.id_usuario}`);
  await page.getByRole('button', { name: 'Ver como', exact: true }).click();
  const note = page.getByRole('status').filter({ hasText: `Ve el portal como ${learner!.fullname}` });
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mis temas' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Usuarios' })).toHaveCount(0);

  await page.reload();
  await expect(note).toBeVisible();
  await page.goto('/usuario');
  await expect(page.getByText('Su cuenta no abre esta pantalla').first()).toBeVisible();

  const another = await page.context().newPage();
  await another.goto('/usuario');
  await expect(another.getByRole('heading', { level: 1 })).toHaveText('Gestión de Usuarios');
  await expect(another.getByText(/^Ve el portal como/)).toHaveCount(0);
  const kept = await another.evaluate(async () => [...Object.keys(localStorage), ...(await indexedDB.databases()).map(({ name }) => name)]);
  expect(kept.filter((name) => name?.endsWith(`-${learner!.id_usuario}`))).toEqual([]);

  await page.getByRole('button', { name: 'Volver a mi sesión' }).click();
  await page.waitForURL(at('/usuarioreporte'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(learner!.fullname);
  await expect(page.getByText(/^Ve el portal como/)).toHaveCount(0);
  await page.goto('/log');
  const entry = page.getByRole('row').filter({ hasText: 'Portal visto como la persona' }).filter({ hasText: learner!.fullname });
  await expect(entry.first()).toBeVisible();
});
