import { test as base, type FrameLocator, type Page } from '@playwright/test';
import { ContentOrigin, type Launch } from './content-origin.ts';

interface PlayerFixtures {
  readonly origin: ContentOrigin;
  /** Opens a package in the frame of a portal; returns the player, and its lesson. */
  readonly play: (launch: Launch) => Promise<{ readonly player: FrameLocator; readonly lesson: FrameLocator }>;
}

/** Journeys through a player between two origins of its own, without a portal. */
export const test = base.extend<PlayerFixtures>({
  // Playwright reads what a fixture needs from its first parameter.
  // oxlint-disable-next-line no-empty-pattern
  origin: async ({}, use) => {
    const origin = await new ContentOrigin().start();
    await use(origin);
    await origin.stop();
  },
  play: async ({ page, origin }, use) => {
    await use(async (launch) => {
      origin.launch = launch;
      await page.goto(origin.portal);
      const player = page.frameLocator('iframe');
      return { player, lesson: player.frameLocator('iframe.leccion') };
    });
  },
});

/** Messages that the portal heard. */
export const heard = (page: Page): Promise<{ suceso: string; origin: string; lanzamiento: number }[]> => page.evaluate('messages');
