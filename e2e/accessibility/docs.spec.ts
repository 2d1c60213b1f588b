import { expect, test } from '../support/test.ts';
import { violationsOf } from './axe.ts';

test('the page that explains the API is accessible in light and dark, and no wider than a phone', async ({ page }) => {
  await page.goto('/api/docs');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, colorScheme === 'dark' ? 'colours' : undefined), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
