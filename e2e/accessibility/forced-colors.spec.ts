import type { Page } from '@playwright/test';
import { openState, stopTransitions, SUDDEN, untilStill } from '../gallery/open-state.ts';
import { stateTitle } from '../gallery/state.ts';
import { optionOf, questionsOf } from '../support/actions.ts';
import { expect, test } from './one-tab.ts';

const SCREENS = ['/auth/login', '/dashboardusuario (con historia)', '/evaluacionedit (cuestionario)', '/usuario'];
const STOPS = 25;

/** Returns the name of the control with the focus when neither it nor what encloses it closely has an outline; else ''. */
const withoutOutline = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body || control instanceof HTMLIFrameElement) return '';
    const boxes = [control, control.closest('label'), control.parentElement].filter((box) => box !== null);
    const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    const shown = boxes.some((box) => [undefined, '::after'].some((pseudo) => outlined(getComputedStyle(box, pseudo))));
    return shown
      ? ''
      : `${control.tagName} ${control.className} «${(control.getAttribute('aria-label') ?? control.textContent)?.slice(0, 40)}»`;
  });

/** Returns the visible buttons that have a text or icon in the colour of its background. */
const invisibleButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const under = (element: Element): string => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    return [...document.querySelectorAll('button, a[href], [role="button"]')]
      .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((button) =>
        [...button.querySelectorAll('span, svg, strong'), button].filter(
          (part) => part.childElementCount === 0 || part instanceof SVGElement,
        ),
      )
      .filter((part) => part instanceof SVGElement || part.textContent?.trim())
      .filter((part) => getComputedStyle(part).color === under(part))
      .map((part) => part.closest('button, a, [role="button"]')?.outerHTML.slice(0, 120) ?? '');
  });

test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

for (const title of SCREENS) {
  test(`${title}: in the system's high-contrast colours every focus and every button can be seen`, async ({ page, portal, states }) => {
    const state = states.find((one) => stateTitle(one) === title);
    if (!state) throw new Error(`prepareStates does not know «${title}»`);
    await page.emulateMedia({ forcedColors: 'active' });
    await openState(page, { url: portal.url, themeMode: 'light' }, state);
    await stopTransitions(page);
    expect(await invisibleButtons(page)).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await withoutOutline(page)).toBe('');
    }
  });
}

test('in the system’s high-contrast colours a chosen answer differs from the others', async ({ page, portal, states }) => {
  const state = states.find((one) => stateTitle(one) === '/evaluacionedit (cuestionario)');
  if (!state) throw new Error('The gallery has no questionnaire');
  await page.emulateMedia({ forcedColors: 'active' });
  await openState(page, { url: portal.url, themeMode: 'light' }, state);
  await stopTransitions(page);
  const answer = questionsOf(page).first().locator('label').first();
  const dot = answer.locator('input + *');
  await untilStill(page, SUDDEN);
  const before = await dot.screenshot();
  await optionOf(questionsOf(page).first(), 1).check();
  await page.mouse.move(-1, -1);
  await untilStill(page, SUDDEN);
  expect((await dot.screenshot()).equals(before), 'the mark of the answer changes').toBe(false);
});
