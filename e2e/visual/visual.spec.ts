import { stopTransitions, SUDDEN, untilStill } from '../gallery/open-state.ts';
import { Problems } from '../support/problems.ts';
import { startSignedIn } from '../support/stored-session.ts';
import { PICTURED_AT } from '../world/fixed-moment.ts';
import type { Page } from '@playwright/test';
import { drawnBy, readDrawnBy } from './drawn-by.ts';
import { type Pictured, type Queries, SCREENS, VIEWS } from './screens.ts';
import { expect, test } from './test.ts';

// In one worker: the portal of the pictures starts once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/**
 * The same Chromium draws the same pixels on a busy machine too; the room is for another build of it, less than a button of another colour.
 * Playwright ends animations, hides the caret and takes pictures until one fits.
 */
const TOLERANCE = { maxDiffPixels: 200, threshold: 0.01, timeout: 20_000 };

interface Visit {
  readonly url: string;
  readonly queries: Queries;
  readonly screen: Pictured;
  readonly theme: 'light' | 'dark';
}

/** Opens a screen at the moment of the pictures and waits until it shows all and nothing moves. */
async function open(page: Page, { url, queries, screen: { path, query, person, shows, act }, theme }: Visit): Promise<void> {
  await page.clock.setFixedTime(PICTURED_AT);
  // As on every visit but the first: with the portal's own letters, not the device's.
  await page.addInitScript(() => {
    // A sandboxed lesson has no storage.
    if (window === window.top) localStorage.setItem('UCJ-letra', '1');
  });
  await startSignedIn(page, { url, person, themeMode: theme });
  await page.goto(`${url}${path}${query ? `?${query(queries)}` : ''}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root'));
  await stopTransitions(page);
  await act?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await untilStill(page, SUDDEN);
}

// Other Chromiums and fonts draw letters otherwise, which is no fault of the portal. `--update-snapshots` takes the pictures again.
test.beforeEach(async ({ browser }, { config }) => {
  const [there, here] = [readDrawnBy(), await drawnBy(browser)];
  const reason = `Las imágenes se hicieron con Chromium y letras «${there}», aquí son «${here}»: hágalas de nuevo con «npm run imagenes».`;
  const retaken = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  const skipped = there !== here && !retaken;
  if (skipped) process.stdout.write(`${reason}\n`);
  test.skip(skipped, reason);
});

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name}: looks as in its pictures`, async ({ browser, portal, queries }) => {
    for (const { name: view, theme, viewport } of VIEWS) {
      const context = await browser.newContext({ viewport });
      const problems = new Problems();
      problems.watch(context);
      const page = await context.newPage();
      await open(page, { url: portal.url, queries, screen, theme });
      // The version of the portal changes with each commit, its width too.
      await page
        .getByRole('contentinfo')
        .locator('.tabular')
        .evaluateAll((versions) => versions.forEach((each) => (each.textContent = 'v1.0.91')));
      const mask = [page.getByRole('contentinfo').locator('.tabular')];
      await expect.soft(page).toHaveScreenshot([view, `${name}.png`], { mask, ...TOLERANCE });
      expect(problems.unexpected(), view).toEqual([]);
      await context.close();
    }
  });
}
