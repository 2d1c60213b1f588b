import type { Page } from '@playwright/test';
import { test as base } from '../support/test.ts';

const DESKTOP = { width: 1280, height: 800 };

/** Opens every screen of a worker in one tab, which keeps the portal's files and their compiled code. For tests that store nothing. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    await tab.setViewportSize(DESKTOP);
    await tab.emulateMedia({ colorScheme: 'light' });
    // Off the page, so that nothing of the next screen is hovered.
    await tab.mouse.move(-1, -1);
    await use(tab);
  },
});

export const { expect } = test;
