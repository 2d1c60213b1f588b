import { api } from '@portal/contract';
import { expect, type Page } from '@playwright/test';
import { Client } from '../support/api.ts';
import type { State } from './state.ts';

interface Visit {
  readonly url: string;
  readonly themeMode: 'light' | 'dark' | 'system';
}

/** Puts a person's session into the browser without the sign-in screen, marked as one that has been taken to its first topic. */
async function enter(page: Page, { url, themeMode }: Visit, { person }: State): Promise<void> {
  const client = person && (await new Client(url).signIn(person));
  const user = client && (await client.call(api.usuario.verifyToken, { query: { authtoken: client.token ?? '' } }));
  // A file of the same origin: its storage is the portal's, and no program runs yet.
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

/** The showcase shows skeletons on purpose. */
const SHOWCASE = '/dev/ui';

/** Opens a state and waits until it shows what makes it that state. */
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
 * Waits until nothing moves any more: colours that fade are measured at their end. An inherited colour fades once its parent has
 * arrived, one frame later for each level, so several quiet frames are asked for. No function has a name here: tsx, which runs the maker
 * of pictures, would mark it with a helper that the page does not have.
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
