import { answerAll, questionsOf, send } from '../support/actions.ts';
import { topicAddress } from '../support/address.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { installed } from '../support/portal/installed.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Publishes the same program under another address, which browsers take for a new version. */
const publish = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.register('/sw.js?idioma=es&version=2', { scope: '/' }).then(() => undefined));

test('a new version waits for a questionnaire in another tab, then reloads all tabs, and what waits is sent after it', async ({
  page,
  startAs,
  context,
  cast,
  client,
  problems,
}) => {
  problems.expectOffline();
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await expect(questionsOf(page).first()).toBeVisible();
  await installed(page);
  const other = await context.newPage();
  await other.goto('/planmislogros');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await publish(other);
  await expect(other.getByText('Hay una versión nueva')).toBeVisible();

  await answerAll(page, cast.world);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toBeVisible();
  await other.getByRole('button', { name: 'Actualizar ahora' }).click();
  await expect(other.getByText('Se instalará al terminar el cuestionario que está abierto.')).toBeVisible();

  const reloaded = other.waitForEvent('load');
  await page.close();
  await reloaded;
  await other.goto('/sinconexion');
  await expect(other.getByText('Espera la conexión', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(other.getByText('Nada espera', { exact: true })).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});
