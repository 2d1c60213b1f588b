import { api } from '@portal/contract';
import { expect, type Page } from '@playwright/test';
import { Client } from '../support/api.ts';
import type { State } from './state.ts';

interface Visit {
  readonly url: string;
  readonly themeMode: 'light' | 'dark' | 'system';
}

/** Stores a person's session in the browser without the sign-in screen, marked as already redirected to its first topic. */
async function enter(page: Page, { url, themeMode }: Visit, { person }: State): Promise<void> {
  const client = person && (await new Client(url).signIn(person));
  const user = client && (await client.call(api.usuario.verifyToken, { query: { authtoken: client.token ?? '' } }));
  // A plain file of the same origin gives access to the portal's storage before its program runs.
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    ({ token, session, theme }) => {
      localStorage.setItem('UCJ', JSON.stringify({ themeMode: theme }));
      if (!token) return;
      localStorage.setItem('UCJ-auth', JSON.stringify({ api_token: token }));
      localStorage.setItem('UCJ-primer-tema', String(session));
    },
    { token: client?.token, session: user?.id_sesion, theme: themeMode },
  );
}

/** Exempt from the wait for skeletons to go: the showcase displays some. */
const SHOWCASE = '/dev/ui';

/** Opens a state and waits for the text that identifies it. */
export async function openState(page: Page, visit: Visit, state: State): Promise<void> {
  await enter(page, visit, state);
  await page.goto(`${visit.url}${state.path}${state.query ? `?${state.query}` : ''}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (state.shows) await expect(page.getByText(state.shows).first()).toBeVisible();
  if (state.path !== SHOWCASE) await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await expect(page).toHaveURL(({ pathname }) => pathname === state.path);
  await state.act?.(page);
  if (state.leadsTo) await expect(page.getByText(state.leadsTo).or(page.getByPlaceholder(state.leadsTo)).first()).toBeVisible();
}

/**
 * Waits until no animation runs, so that axe measures final colours. Inherited colours start to fade one frame after their parent's
 * end, level by level; therefore it waits for several quiet frames. The function is anonymous because tsx (tools/screenshots.ts) wraps
 * named ones in a helper that the page lacks.
 */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let quiet = 0; quiet < 8;) {
      await new Promise(requestAnimationFrame);
      const moving = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      quiet = moving ? 0 : quiet + 1;
    }
  });
