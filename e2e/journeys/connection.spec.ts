import { accept, answerAll, passedHeading, questionsOf, send } from '../support/actions.ts';
import { at, topicAddress } from '../support/address.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

const SUBMISSION = '**/api/evaluacion/ins/detalle?*';

test('a connection lost while sending: the returning connection resends the questionnaire, which counts once', async ({
  page,
  startAs,
  context,
  cast,
  client,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await answerAll(page, cast.world);
  await context.setOffline(true);
  await questionsOf(page).first().scrollIntoViewIfNeeded();
  await send(page);
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toBeInViewport();
  await expect(page.getByText('Cuestionario Enviado correctamente')).toHaveCount(0);

  await context.setOffline(false);
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});

test('a questionnaire that gets no response is resent and counts once', async ({ page, startAs, cast, client, problems }) => {
  problems.expect(/ins\/detalle: net::ERR_FAILED/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await answerAll(page, cast.world, { wrong: 1 });
  let sent = 0;
  await page.route(SUBMISSION, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The server receives and answers the request; the browser never gets the response.
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toBeVisible();
  const [stored] = await finishedAttempts(client, learner, ocurrencia);
  expect(stored).toMatchObject({ nota: 75, aprobado: true });

  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
  expect(sent).toBe(2);
  expect(await finishedAttempts(client, learner, ocurrencia)).toEqual([stored]);
});

test('a page closed while sending resends the questionnaire on the next visit', async ({
  page,
  startAs,
  context,
  cast,
  client,
  problems,
}) => {
  problems.expect(/ins\/detalle: net::/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  const address = page.url();
  await answerAll(page, cast.world);
  await page.route(SUBMISSION, (route) => route.abort('connectionreset'));
  await send(page);
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toBeVisible();
  await page.close();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(0);

  const again = await context.newPage();
  await again.goto(address);
  await again.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(again)).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});

test('a questionnaire left without a connection is resent from the next screen', async ({
  page,
  startAs,
  context,
  cast,
  client,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = cast.next('dosTemas');
  const { ocurrencia, titulo } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await answerAll(page, cast.world);
  // Loads the screen that the learner visits later, so that it opens without a connection.
  await page.goto('/planmislogros');
  await expect(page.getByRole('heading', { name: 'Avance por Periodo / Año Actual' })).toBeVisible();
  // The chart is a file of its own.
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(questionsOf(page).first()).toBeVisible();
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toBeVisible();
  await page.getByRole('link', { name: 'Mis Logros', exact: true }).click();
  await page.waitForURL(at('/planmislogros'));
  // The address changes before the screen: for a moment the notices of both are shown.
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toHaveCount(1);
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Cuestionario Enviado correctamente')).toBeVisible();
  await expect(page.getByText(`«${titulo}»: 100 %, aprobado.`)).toBeVisible();
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toHaveCount(0);
  await expect.poll(() => finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});

test('one tab of two sends the questionnaire: one evaluation, and both show it', async ({
  page,
  startAs,
  context,
  cast,
  client,
  problems,
}) => {
  // The other tab may be saving its draft meanwhile.
  problems.expect(/detalle\/ins\/varias: 409/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  const other = await context.newPage();
  await other.goto(page.url());
  await answerAll(page, cast.world);
  await answerAll(other, cast.world);
  const first = await takeResult(page);
  await other.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(other)).toBeVisible();
  expect(new URL(other.url()).searchParams.get('id')).toBe(first);
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});

test('two tabs send at the same moment: one evaluation', async ({ page, startAs, context, cast, client }) => {
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await answerAll(tab, cast.world);
    await tab.getByRole('button', { name: 'Enviar Respuestas' }).click();
  }
  await Promise.all(
    [page, other].map(async (tab) => {
      await accept(tab);
      await tab.waitForURL(at('/evaluacionresultado'));
    }),
  );
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});

async function takeResult(tab: Page): Promise<string | null> {
  await send(tab);
  await tab.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(tab)).toBeVisible();
  return new URL(tab.url()).searchParams.get('id');
}
