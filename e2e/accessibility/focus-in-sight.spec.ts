import type { Page } from '@playwright/test';
import { openState, stopTransitions, SUDDEN, untilStill } from '../gallery/open-state.ts';
import { stateTitle } from '../gallery/state.ts';
import { expect, test } from './one-tab.ts';

/** A long list, a long form, a questionnaire, a report and a panel: each has bars that stay in place while it scrolls. */
const SCREENS = ['/usuario', '/cursoedit', '/evaluacionedit (cuestionario)', '/planestudioprogreso', '/dashboardusuario (con historia)'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** Enough to pass the header and the menu and to scroll the page. */
const STOPS = 30;

/** Returns the name of the control with the focus when other parts cover it wholly (WCAG 2.4.11), '' when some of it is in sight. */
const covered = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body || control instanceof HTMLIFrameElement) return '';
    const box = control.closest('label') ?? control;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const across = [left + 3, (left + right) / 2, right - 3];
    const down = [top + 3, (top + bottom) / 2, bottom - 3];
    const seen = across.some((x) =>
      down.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (box.contains(hit) || hit.contains(control));
      }),
    );
    const name = control.getAttribute('aria-label') ?? control.textContent;
    return seen ? '' : `${control.tagName} «${name?.trim().slice(0, 40)}» ${[left, top, right, bottom].map(Math.round).join(' ')}`;
  });

for (const title of SCREENS) {
  test(`${title}: no bar covers the control with the focus`, async ({ page, portal, states }) => {
    const state = states.find((one) => stateTitle(one) === title);
    if (!state) throw new Error(`prepareStates does not know «${title}»`);
    await openState(page, { url: portal.url, themeMode: 'light' }, state);
    await stopTransitions(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await untilStill(page, SUDDEN);
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        (document.activeElement as HTMLElement | null)?.blur();
      });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < STOPS; stop += 1) {
          await page.keyboard.press(key);
          // Content that loads meanwhile may move it for a moment.
          await expect.poll(() => covered(page), `at ${size.width} pixels, ${key}`).toBe('');
        }
      }
    }
  });
}
