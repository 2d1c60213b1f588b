import type { Page } from '@playwright/test';
import { readSpecifiedRoutes, routes, type Audience } from '../gallery/routes.ts';
import { openState, stopTransitions, SUDDEN, untilStill } from '../gallery/open-state.ts';
import { stateTitle } from '../gallery/state.ts';
import { STATES } from '../gallery/states.ts';
import { violationsOf } from './axe.ts';
import { hiddenColumns } from './hidden-columns.ts';
import { keysShown, wrongNames } from './names.ts';
import { remarksOf } from './html-codesniffer.ts';
import { expect, test } from './one-tab.ts';
import { cutTexts, widenSpacing } from './wide-spacing.ts';

/** A small phone, and a laptop of 1280 pixels at 400 % (WCAG 1.4.10). */
const PHONE = { width: 320, height: 740 };
/** The same laptop at 200 % (WCAG 1.4.4). */
const HALF = { width: 640, height: 400 };
/** Tag of what the everyday run leaves out (playwright.config.ts). */
const LONG = '@largo';
/** Every screen as it first opens and in its states; the everyday run takes one visit to each: its first state, if it has any. */
const visits = routes.flatMap(({ path }) => {
  const states = STATES[path] ?? [];
  return [undefined, ...states].map((state) => ({
    title: stateTitle({ path, ...(state !== undefined && { state }) }),
    everyday: state === states[0],
  }));
});

test('every screen of the client is covered', () => {
  expect(routes.length).toBeGreaterThan(25);
  expect(Object.keys(STATES).filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
});

test('every screen has the audience of the table of routes; support may also read the administrator’s screens (P1)', () => {
  const specified = readSpecifiedRoutes();
  const allowed: Readonly<Record<string, readonly Audience[]>> = {
    anonimo: ['anonimo'],
    todos: ['todos', 'publico'],
    usuario: ['usuario'],
    admin: ['admin', 'soporte'],
    'admin,soporte': ['soporte'],
  };
  for (const { path, audience } of routes) {
    const who = specified.get(path);
    if (who) expect(allowed[who], path).toContain(audience);
  }
});

for (const { title, everyday } of visits) {
  // The everyday run judges the light theme and the phone; the long one adds the dark theme, the second engine and wide text spacing (WCAG 1.4.12).
  test(
    `${title}: accessible, on a small phone too, and every column can be reached`,
    { tag: everyday ? [] : LONG },
    async ({ page, portal, states, problems, thorough }) => {
      const state = states.find((one) => stateTitle(one) === title);
      if (!state) throw new Error(`prepareStates does not know «${title}»`);
      if (state.refuses) problems.expect(state.refuses);
      await openState(page, { url: portal.url, themeMode: 'system' }, state);
      expect(await wrongNames(page, state), 'title, region and heading').toEqual([]);
      expect(await keysShown(page), 'keys of columns').toEqual([]);
      await stopTransitions(page);
      // A focused field may have scrolled targets under the header, where they do not count.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      if (thorough) await judgeThemes(page);
      else expect(await violationsOf(page), 'light').toEqual([]);
      expect(await hiddenColumns(page), 'columns out of sight').toEqual([]);
      await page.setViewportSize(PHONE);
      await placeBarBelow(page);
      await untilStill(page, SUDDEN);
      expect(await violationsOf(page, thorough ? undefined : 'width'), 'on a phone').toEqual([]);
      expect(await sidewaysScroll(page), 'sideways scroll on a phone').toBeLessThanOrEqual(0);
      if (thorough) await judgeWideSpacing(page);
    },
  );
}

/** The contrast of the dark theme, and the second engine in both. */
async function judgeThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme, colorScheme);
    await untilStill(page, SUDDEN);
    if (colorScheme === 'dark') expect(await violationsOf(page, 'colours'), colorScheme).toEqual([]);
    expect(await remarksOf(page), `${colorScheme}, second engine`).toEqual([]);
  }
}

async function judgeWideSpacing(page: Page): Promise<void> {
  await widenSpacing(page);
  for (const viewport of [PHONE, HALF]) {
    await page.setViewportSize(viewport);
    await untilStill(page, SUDDEN);
    expect(await cutTexts(page), `wide spacing at ${viewport.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page), `sideways scroll with wide spacing at ${viewport.width} pixels`).toBeLessThanOrEqual(0);
  }
}

/** Places the bar of a phone's foot below the page: what scrolls beneath it is no target there. */
const placeBarBelow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('nav[aria-label="Secciones principales"] { position: static !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

const sidewaysScroll = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
