import { SPOKEN } from '@portal/messages';
import { expect, test } from '../accessibility/one-tab.ts';
import { stateTitle } from '../gallery/state.ts';
import { forbiddenIn } from './defects.ts';
import { stopsOf } from './stops.ts';
import { visitStop, type View } from './visit.ts';

/** Screens that a language's test visits: every one of these is of another one, so that all languages together see many. */
const EVERY = 36;
const SAMPLE: readonly View[] = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
];

for (const [index, language] of SPOKEN.entries()) {
  test(`screens in ${language}: worded, not cut, as wide as the window`, async ({ page, portal, cast, states }) => {
    const forbidden = await forbiddenIn(language);
    const stops = stopsOf(states, cast).filter((_stop, place) => place % EVERY === index * (EVERY / SPOKEN.length));
    const visit = { url: portal.url, language, forbidden, views: SAMPLE, axe: false };
    for (const stop of stops) expect.soft(await visitStop(page, visit, stop), stateTitle(stop.state)).toEqual([]);
  });
}
