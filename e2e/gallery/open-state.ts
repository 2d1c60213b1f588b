import { expect, type Page } from '@playwright/test';
import type { Language } from '@portal/messages';
import { restartSignedIn } from '../support/stored-session.ts';
import type { State } from './state.ts';

interface Visit {
  readonly url: string;
  readonly themeMode: 'light' | 'dark' | 'system';
  /** Absent: Spanish, of which the texts of the states are. */
  readonly language?: Language;
}

/** Exempt from the wait for skeletons to go: the showcase displays some. */
const SHOWCASE = '/dev/ui';

/** Opens a state and waits for the text that identifies it. */
export async function openState(page: Page, visit: Visit, state: State): Promise<void> {
  await restartSignedIn(page, { ...visit, person: state.person });
  await page.goto(`${visit.url}${state.path}${state.query ? `?${state.query}` : ''}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (state.shows) await page.getByText(state.shows).filter({ visible: true }).first().waitFor();
  if (state.path !== SHOWCASE) await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root'));
  await expect(page).toHaveURL(({ pathname }) => pathname === state.path);
  await state.act?.(page);
  if (state.leadsTo) await expect(page.getByText(state.leadsTo).or(page.getByPlaceholder(state.leadsTo)).first()).toBeVisible();
}

/** Makes every change of colour or place immediate, so that what follows measures and shows final ones. */
export const stopTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Constructed, because the portal's Content-Security-Policy refuses an inline <style>.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Quiet frames after which nothing moves any more: inherited colours start to fade one frame after their parent's end, level by level. */
const FADING = 8;
/** The same after `stopTransitions`: nothing fades, but what React renders after a change of theme or size takes a frame. */
export const SUDDEN = 3;

/**
 * Waits until no animation runs, so that axe measures final colours. The function is anonymous because tsx (tools/screenshots.ts) wraps
 * named ones in a helper that the page lacks.
 */
export const untilStill = (page: Page, frames = FADING): Promise<void> =>
  page.evaluate(async (enough) => {
    for (let quiet = 0; quiet < enough;) {
      await new Promise(requestAnimationFrame);
      const moving = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      quiet = moving ? 0 : quiet + 1;
    }
  }, frames);
