import { answerAll, passedHeading, questionsOf, send, signIn, signOut } from '../support/actions.ts';
import { at, topicAddress } from '../support/address.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { installed } from '../support/portal/installed.ts';
import { expect, test } from '../support/test.ts';
import type { BrowserContext, Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Everything that this origin stores on the device, as one text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      if (name.endsWith('-piezas') || name.includes('precache')) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys()) texts.push(key.url, await (await cache.match(key))!.text());
    }
    const all = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('database')));
      });
    for (const { name } of await indexedDB.databases()) {
      const db = (await all(indexedDB.open(name!))) as IDBDatabase;
      for (const table of db.objectStoreNames) {
        const rows = (await all(db.transaction(table).objectStore(table).getAll())) as { sealed: Uint8Array }[];
        texts.push(name!, ...rows.map(({ sealed }) => new TextDecoder().decode(sealed)));
      }
      db.close();
    }
    return texts.join('\n');
  });

/** Which option is right, also within a text that is itself JSON; a result's own `correcta` counts right answers. */
const KEY = /indicador_correcta|texto_correcta\\*":\\*"|correcta\\+":[1-4]/;

async function cutLine(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('an opened topic is read and answered without a connection, after a reload and a closed tab, and is sent once with its moment', async ({
  page,
  startAs,
  context,
  cast,
  client,
  problems,
}) => {
  problems.expectOffline();
  const learner = cast.next('dosTemas');
  const { ocurrencia, titulo } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await expect(questionsOf(page).first()).toBeVisible();
  await installed(page);
  await page.reload();
  await expect(questionsOf(page).first()).toBeVisible();
  const everything = await stored(page);
  expect(everything, 'the draw is kept').toContain('rpta_a');
  expect(everything, 'the key is not').not.toMatch(KEY);
  expect(everything, 'nor in a question').not.toMatch(/"correcta":[1-4]/);

  await cutLine(context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await answerAll(page, cast.world);
  const answered = Date.now();
  await send(page);
  await expect(page.getByText('No hay conexión: sus respuestas están guardadas en este dispositivo')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/sinconexion');
  await expect(again.getByText('Espera la conexión', { exact: true })).toBeVisible();
  await expect(again.getByText('Cuestionario', { exact: true })).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(0);
  await context.setOffline(false);
  await expect(again.getByText('Nada espera', { exact: true })).toBeVisible();
  const attempts = await finishedAttempts(client, learner, ocurrencia);
  expect(attempts).toHaveLength(1);
  expect(Math.abs(Date.parse(attempts[0]!.fecha!) - answered), 'it counts from when it was answered').toBeLessThan(60_000);
  await again.goto(topicAddress(ocurrencia));
  await again.getByRole('link', { name: 'Ver resultado' }).first().click();
  await expect(passedHeading(again)).toBeVisible();
  expect(await stored(again), 'nor after the result').not.toMatch(KEY);
});

test('a kept program is read without a connection, topics and questionnaires that were never opened too; signing out leaves nothing to read', async ({
  page,
  context,
  cast,
  problems,
}) => {
  problems.expectOffline();
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await signIn(page, learner);
  await page.goto(`/programaseguimiento?id=${ocurrencia.id_programa}&idp=${ocurrencia.id_planestudio}`);
  await page.getByRole('button', { name: 'Guardar para leer sin conexión' }).click();
  await expect(page.getByText('Guardado para leer sin conexión: 2 temas')).toBeVisible();
  await installed(page);

  await cutLine(context);
  await page.goto('/sinconexion');
  await expect(page.getByText('Guardado para leer sin conexión: 2 temas')).toBeVisible();
  await page.goto(topicAddress(ocurrencia));
  await expect(page.getByRole('heading', { level: 1, name: cast.topic('dosTemas').titulo })).toBeVisible();
  await expect(questionsOf(page).first(), 'with its questionnaire').toBeVisible();
  await context.setOffline(false);

  await page.goto('/planmislogros');
  await signOut(page, learner);
  // The choices of the questionnaire that was opened stay for their person (P118), nothing that can be read.
  await expect.poll(() => stored(page)).not.toContain('rpta_a');
  const left = await stored(page);
  expect(left).not.toContain(learner.fullname);
  expect(left).not.toContain(cast.topic('dosTemas').titulo);
});

test('a full disk is named, and the answers reach the server all the same', async ({ page, startAs, context, cast, client }) => {
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto('/planmislogros');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await page.goto(topicAddress(ocurrencia));
  await answerAll(page, cast.world);
  await send(page);
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
  await page.getByRole('link', { name: 'Sin conexión', exact: true }).click();
  await expect(page.getByText(/No hay espacio en este dispositivo/)).toBeVisible();
});
