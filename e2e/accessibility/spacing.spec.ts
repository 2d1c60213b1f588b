import { openState, stopTransitions, SUDDEN, untilStill } from '../gallery/open-state.ts';
import { stateTitle } from '../gallery/state.ts';
import { STATES } from '../gallery/states.ts';
import { readRoutes } from '../gallery/routes.ts';
import { expect, test } from './one-tab.ts';
import { cutTexts, widenSpacing } from './wide-spacing.ts';

/** A laptop of 1280 pixels at 400 % (WCAG 1.4.10) and at 200 % (1.4.4). */
const ZOOMED = [
  { width: 320, height: 740 },
  { width: 640, height: 400 },
];
const titles = [
  ...readRoutes().map(({ path }) => ({ path })),
  ...Object.entries(STATES).flatMap(([path, states]) => states.map((state) => ({ path, state }))),
].map(stateTitle);

for (const title of titles) {
  test(`${title}: nothing is cut with wide text spacing at 200 % and 400 %`, async ({ page, portal, states, problems }) => {
    const state = states.find((one) => stateTitle(one) === title);
    if (!state) throw new Error(`prepareStates does not know «${title}»`);
    if (state.refuses) problems.expect(state.refuses);
    await openState(page, { url: portal.url, themeMode: 'light' }, state);
    await stopTransitions(page);
    await widenSpacing(page);
    for (const viewport of ZOOMED) {
      await page.setViewportSize(viewport);
      await untilStill(page, SUDDEN);
      expect(await cutTexts(page), `at ${viewport.width} pixels`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `sideways scroll at ${viewport.width} pixels`).toBeLessThanOrEqual(0);
    }
  });
}
