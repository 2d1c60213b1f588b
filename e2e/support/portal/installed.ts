import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Waits until the service worker serves this page and keeps what it needs. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.endsWith('-piezas') || name.includes('precache'));
        const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return names.length === 2 && sizes.every((size) => size > 0);
      }),
    )
    .toBe(true);
}
