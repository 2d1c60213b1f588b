import { sesionApi } from '@portal/contract/sesion';
import { answerAll, fillSignIn, openQuestions, optionOf, passedHeading, questionsOf, send, signIn, tokenOf } from '../support/actions.ts';
import { at, isTopic, topicAddress } from '../support/address.ts';
import { Client } from '../support/api.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

test('answers survive a reload, with the same questions in the same order', async ({ page, startAs, cast }) => {
  await startAs(cast.next('dosTemas'));
  await openQuestions(page, cast.topic('dosTemas').ocurrencia, 4);
  const before = await questionsOf(page).allInnerTexts();
  await optionOf(questionsOf(page).nth(0), 3).check();
  await optionOf(questionsOf(page).nth(2), 1).check();
  await page.getByRole('radio', { name: '8 de 10' }).check();
  await page.getByLabel(/^Comentario/).fill('Claro y útil: ¡así sí!');
  await page.reload();
  await expect(questionsOf(page)).toHaveCount(4);
  expect(await questionsOf(page).allInnerTexts()).toEqual(before);
  await expect(optionOf(questionsOf(page).nth(0), 3)).toBeChecked();
  await expect(optionOf(questionsOf(page).nth(2), 1)).toBeChecked();
  await expect(page.getByText('2 de 4 respondidas')).toBeVisible();
  await expect(page.getByRole('radio', { name: '8 de 10' })).toBeChecked();
  await expect(page.getByLabel(/^Comentario/)).toHaveValue('Claro y útil: ¡así sí!');
});

test('another device shows the saved answers; the newest of two wins, and an open page loads it on regaining the focus', async ({
  page,
  startAs,
  context,
  cast,
  otherBrowser,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await choose(page, 0, 1);
  const phone = await (await otherBrowser()).newPage();
  await signIn(phone, learner);
  await phone.waitForURL(isTopic(ocurrencia));
  await expect(optionOf(questionsOf(phone).nth(0), 1)).toBeChecked();
  await choose(phone, 0, 3);
  await choose(phone, 1, 2);

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(optionOf(questionsOf(page).nth(0), 3)).toBeChecked();
  await expect(optionOf(questionsOf(page).nth(1), 2)).toBeChecked();

  await context.setOffline(true);
  await optionOf(questionsOf(page).nth(1), 4).check();
  await leaveWindow(page);
  const told = page.waitForResponse(DRAFTS);
  await context.setOffline(false);
  expect((await told).status()).toBe(200);
  await phone.reload();
  await expect(optionOf(questionsOf(phone).nth(0), 3)).toBeChecked();
  await expect(optionOf(questionsOf(phone).nth(1), 4)).toBeChecked();

  await choose(phone, 1, 1);
  await page.reload();
  await expect(optionOf(questionsOf(page).nth(1), 1)).toBeChecked();
});

test('answers survive an expired session and can be sent after signing in again', async ({ page, portal, cast, client, problems }) => {
  problems.expect(/: 401$/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  // The last call of the page by itself: after the sign-out it would end the page before the second answer.
  const loaded = page.waitForResponse(/\/consulta\/propias/);
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await optionOf(questionsOf(page).nth(0), 2).check();
  await loaded;
  await new Client(portal.url, await tokenOf(page)).call(sesionApi.logout, {});
  await optionOf(questionsOf(page).nth(1), 4).click();
  await leaveWindow(page);
  await page.waitForURL(at('/auth/login'));
  await expect(
    page.getByText('Su sesión terminó. Inicie sesión para seguir donde estaba. Sus 2 respuestas están guardadas.'),
  ).toBeVisible();

  await fillSignIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await expect(optionOf(questionsOf(page).nth(0), 2)).toBeChecked();
  await expect(optionOf(questionsOf(page).nth(1), 4)).toBeChecked();
  await answerAll(page, cast.world);
  await send(page);
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});

test('a questionnaire refused by an expired session is resent after signing in again', async ({ page, portal, cast, client, problems }) => {
  problems.expect(/: 401$/);
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await answerAll(page, cast.world, { wrong: 1 });
  await new Client(portal.url, await tokenOf(page)).call(sesionApi.logout, {});
  await send(page);
  await page.waitForURL(at('/auth/login'));
  await fillSignIn(page, learner);
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toMatchObject([{ nota: 75 }]);
});

const DRAFTS = '**/api/detalle/ins/varias';

/** Turns to another window; the choices made so far go to the server. */
const leaveWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

/** Chooses an option, turns to another window and waits until the server has saved it. */
async function choose(page: Page, question: number, option: number): Promise<void> {
  const saved = page.waitForResponse(DRAFTS);
  await optionOf(questionsOf(page).nth(question), option).check();
  await leaveWindow(page);
  expect((await saved).status()).toBe(200);
}

test('another person who signs in in the same browser sees none of the answers', async ({ page, portal, cast, problems }) => {
  problems.expect(/: 401$/);
  const [first, second] = [cast.next('dosTemas'), cast.next('dosTemas')];
  const { ocurrencia } = cast.topic('dosTemas');
  await signIn(page, first);
  await page.waitForURL(isTopic(ocurrencia));
  await optionOf(questionsOf(page).nth(0), 2).check();
  await new Client(portal.url, await tokenOf(page)).call(sesionApi.logout, {});
  await page.reload();
  await page.waitForURL(at('/auth/login'));
  await fillSignIn(page, second);
  await page.waitForURL(isTopic(ocurrencia));
  await expect(questionsOf(page)).toHaveCount(4);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
