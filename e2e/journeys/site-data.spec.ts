import { answerAll, fillSignIn, passedHeading, questionsOf, send, signIn } from '../support/actions.ts';
import { at, topicAddress } from '../support/address.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { expect, test } from '../support/test.ts';

const ENDS_WITH_PAGE = /^Este navegador no guarda datos del portal/;

test('a browser that blocks site data opens every public page, signs in and says that the session ends with the page', async ({
  page,
  cast,
}) => {
  // Behaves as Chromium under «block all site data»; the headless build does not read that setting.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
    Object.assign(LockManager.prototype, { request: async () => refuse() });
  });
  for (const path of ['/certificado/verificar', '/auth/forgot-password', '/auth/codigo', '/tienda', '/auth/registration']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('No se pudo abrir el portal')).toHaveCount(0);
  }
  const learner = cast.next('dosTemas');
  await signIn(page, learner);
  await expect(page.getByText(ENDS_WITH_PAGE)).toBeVisible();
  await page.goto(topicAddress(cast.topic('dosTemas').ocurrencia));
  await page.waitForURL(({ pathname }) => pathname.endsWith('/auth/login'));
  await fillSignIn(page, learner);
  await answerAll(page, cast.world);
  await expect(page.getByText(/^Este navegador no permite guardar/)).toBeVisible();
  await send(page);
  await page.waitForURL(at('/evaluacionresultado'));
});

test('a browser without room for site data signs in all the same and says so', async ({ page, cast }) => {
  await page.goto('/auth/login');
  await page.evaluate(() => {
    let piece = 'x'.repeat(512 * 1024);
    for (let index = 0; piece.length > 0; index += 1) {
      try {
        localStorage.setItem(`otro${index}`, piece);
      } catch {
        piece = piece.slice(Math.ceil(piece.length / 2));
      }
    }
  });
  await fillSignIn(page, cast.next('dosTemas'));
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
  await expect(page.getByText(ENDS_WITH_PAGE)).toBeVisible();
});

test('answers handed in without a line that the device cannot keep are said to be in this page alone, offered as a file, and sent from it', async ({
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
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: full, add: full });
  });
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await expect(questionsOf(page).first()).toBeVisible();
  await context.setOffline(true);
  await answerAll(page, cast.world);
  await expect(page.getByText(/^No hay espacio en este dispositivo/)).toBeVisible();
  await send(page);
  await expect(page.getByText('No cierre esta página: sus respuestas están solo aquí')).toBeVisible();
  await expect(page.getByText('sus respuestas están guardadas')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis respuestas' }).click();
  expect((await download).suggestedFilename()).toBe('mis-respuestas.txt');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await context.setOffline(false);
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
  expect(await finishedAttempts(client, learner, ocurrencia)).toHaveLength(1);
});
