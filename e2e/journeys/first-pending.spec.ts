import { setTimeout as sleep } from 'node:timers/promises';
import { questionsOf, signIn, signOut } from '../support/actions.ts';
import { at, isTopic } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

test('a sign-in redirects a learner to the first pending topic, once', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  const { titulo, ocurrencia } = cast.topic('dosTemas');
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();

  await page.getByRole('link', { name: 'Volver' }).click();
  await page.waitForURL(at('/dashboardusuario'));
  await expect(page.getByRole('link', { name: /^(Continuar|Empezar)$/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: /^(Continuar|Empezar)$/ })).toBeVisible();
  await expect(page).toHaveURL(at('/dashboardusuario'));

  await signOut(page, learner);
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
});

test('on a slow line the first question takes two round trips after the password, without the panel in between', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  const { ocurrencia } = cast.topic('dosTemas');
  // Calls that begin while another one waits belong to its wave.
  const waves: string[][] = [];
  let waiting = 0;
  await page.route(/\/api\/(usuario|tema|evaluacion)\//, async (route) => {
    if (waiting === 0) waves.push([]);
    waiting += 1;
    waves.at(-1)?.push(new URL(route.request().url()).pathname.replace(/^.*\/api/, ''));
    await sleep(1500);
    await route.continue();
    await (await route.request().response())?.finished();
    waiting -= 1;
  });
  // Of the panel neither its greeting nor its placeholder may show; the late one, which both screens have, may.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const parts = location.pathname.endsWith('/dashboardusuario')
        ? [...document.querySelectorAll('main h1, main [class*="Skeleton"]')]
        : [];
      const ofPanel = parts.filter((part) =>
        part.tagName === 'H1' ? part.textContent?.startsWith('Hola') : !part.closest('[class*="undecided"]'),
      );
      if (ofPanel.length > 0) sessionStorage.setItem('panel', document.body.innerText);
    }).observe(document, { childList: true, subtree: true }),
  );
  await signIn(page, learner);
  await page.waitForURL(isTopic(ocurrencia));
  await expect(questionsOf(page).first()).toBeVisible();
  expect(waves.map((calls) => calls.toSorted())).toEqual([['/usuario/login'], ['/evaluacion/ins', '/tema/sel/detalle']]);
  expect(await page.evaluate(() => sessionStorage.getItem('panel'))).toBeNull();
});
