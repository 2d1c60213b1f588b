import { at, isTopic, topicAddress } from '../support/address.ts';
import { answerAll, optionOf, send, questionsOf, signIn } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const FAILED = 'No se pudo abrir el portal';

test('without a connection the start shows an error instead of loading for ever, and then continues at the same address', async ({
  page,
  startAs,
  context,
  cast,
  problems,
}) => {
  problems.expect(/verify_token: net::ERR_FAILED/);
  await startAs(cast.next('unTema'));
  await context.route('**/api/usuario/verify_token*', (route) => route.abort());
  await page.goto('/planmislogros');
  await expect(page.getByText(FAILED)).toBeVisible();
  await context.unroute('**/api/usuario/verify_token*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis Logros' })).toBeVisible();
  // The page's own styles come first in the cascade; those of the parts that load later refine them.
  const sheets = page.locator('link[rel=stylesheet]');
  await expect(sheets.first()).toHaveAttribute('href', /index-/);
  await expect(sheets.nth(1)).toHaveAttribute('href', /public-/);
  await expect(sheets.nth(2)).toHaveAttribute('href', /panel-/);
});

test('a server failure at the start keeps the session', async ({ page, startAs, context, cast, problems }) => {
  problems.expect(/verify_token: 500/);
  await startAs(cast.next('unTema'));
  await context.route('**/api/usuario/verify_token*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/planmislogros');
  await expect(page.getByText(FAILED)).toBeVisible();
  await context.unroute('**/api/usuario/verify_token*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.waitForURL(at('/planmislogros'));
});

test('a chunk that fails to load shows an error, and a retry keeps the answers', async ({ page, startAs, context, cast, problems }) => {
  problems.expect(/\.js: net::ERR_FAILED/);
  await startAs(cast.next('unTema'));
  await page.goto(topicAddress(cast.topic('unTema').ocurrencia));
  await optionOf(questionsOf(page).first(), 2).check();
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(FAILED)).toBeVisible();
  await context.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(optionOf(questionsOf(page).first(), 2)).toBeChecked();
  await answerAll(page, cast.world);
  await send(page);
  await page.waitForURL(at('/evaluacionresultado'));
});

test('during the sign-in its button reads Espere..., and a second press sends nothing', async ({ page, cast }) => {
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/usuario/login?*', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  const learner = cast.next('unTema');
  await page.goto('/auth/login');
  await page.getByLabel(/^Usuario/).fill(learner.username);
  await page.getByLabel(/^Contraseña/).fill(learner.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).dblclick();
  await expect(page.getByText('Espere...')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: 'Espere...' })).toBeDisabled();
  answer();
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
  expect(sent).toBe(1);
});

test('signing in as another person in one tab changes the person in every tab', async ({ page, context, cast }) => {
  const [first, second] = [cast.next('unTema'), cast.next('unTema')];
  const other = await context.newPage();
  await other.goto('/auth/login');
  await signIn(page, first);
  await expect(page.getByRole('button', { name: `Menú de ${first.fullname}` })).toBeVisible();
  // The other tab still shows the sign-in form.
  await other.getByLabel(/^Usuario/).fill(second.username);
  await other.getByLabel(/^Contraseña/).fill(second.password);
  await other.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(other.getByRole('button', { name: `Menú de ${second.fullname}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Menú de ${second.fullname}` })).toBeVisible();
});
