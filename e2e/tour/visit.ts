import { type Language, SPOKEN } from '@portal/messages';
import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility/axe.ts';
import { stopTransitions, SUDDEN, untilStill } from '../gallery/open-state.ts';
import { Problems } from '../support/problems.ts';
import { restartSignedIn } from '../support/stored-session.ts';
import { defectsOf, type Forbidden } from './defects.ts';
import type { Stop } from './stops.ts';

/** A width of the window and a theme. */
export interface View {
  readonly width: 360 | 768 | 1440;
  readonly theme: 'light' | 'dark';
}

/** Every view of a screen. */
export const VIEWS: readonly View[] = ([1440, 768, 360] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

/** Returns the one view of a stop in a language: over six languages each stop has each of the six views. */
export const rotatingView = (place: number, language: Language): readonly View[] => {
  const turn = (place + SPOKEN.indexOf(language)) % VIEWS.length;
  return VIEWS.slice(turn, turn + 1);
};

export interface Visit {
  readonly url: string;
  readonly language: Language;
  readonly forbidden: Forbidden;
  readonly views: readonly View[];
  /** Runs axe on a phone and a desktop, in the dark theme its rules of colours alone; all of it when there is one view. */
  readonly axe: boolean;
  /** Is given a picture of each view. */
  readonly onPicture?: ((view: View, picture: Buffer) => void) | undefined;
}

/** Widths at which axe runs; the one between them has the structure of one of both. */
const AXED = new Set<View['width']>([360, 1440]);
const HEIGHTS = { 360: 740, 768: 1024, 1440: 900 };

/** Opens a stop once and looks at it in every view. Returns one line for each defect; none of the kit's samples, which are Spanish. */
export async function visitStop(page: Page, visit: Visit, { state, role }: Stop): Promise<string[]> {
  if (state.path === '/dev/ui') return [];
  const problems = new Problems();
  if (state.refuses) problems.expect(state.refuses);
  const unwatch = problems.watch(page.context());
  try {
    await page.setViewportSize({ width: visit.views[0]?.width ?? 1440, height: 900 });
    await restartSignedIn(page, { url: visit.url, themeMode: 'system', language: visit.language, person: state.person });
    await page.goto(`${visit.url}${state.path}${state.query ? `?${state.query}` : ''}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root'));
    await stopTransitions(page);
    const found: string[] = [];
    for (const view of visit.views) found.push(...(await lookAt(page, visit, view)).map((line) => `${view.width} ${view.theme} ${line}`));
    // Other roles are refused by design; what their pages log is part of the refusal.
    return role === 'propio' ? [...found, ...problems.unexpected()] : found;
  } finally {
    unwatch();
  }
}

async function lookAt(page: Page, visit: Visit, view: View): Promise<string[]> {
  await page.emulateMedia({ colorScheme: view.theme });
  await page.setViewportSize({ width: view.width, height: HEIGHTS[view.width] });
  await page.waitForFunction((scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme, view.theme);
  await untilStill(page, SUDDEN);
  const spoken = await page.evaluate(() => document.documentElement.lang);
  const found = spoken === visit.language ? [] : [`language of the page: ${spoken}`];
  found.push(...(await defectsOf(page, visit.forbidden)));
  const only = visit.views.length === 1;
  if (visit.axe && (only || AXED.has(view.width)))
    found.push(...(await violationsOf(page, view.theme === 'dark' && !only ? 'colours' : undefined)));
  visit.onPicture?.(view, await page.screenshot({ type: 'jpeg', quality: 50 }));
  return found;
}
