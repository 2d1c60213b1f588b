import { SPOKEN } from '@portal/messages';
import { expect, test } from '../accessibility/one-tab.ts';
import { stateTitle } from '../gallery/state.ts';
import { ContactSheet } from './contact-sheet.ts';
import { forbiddenIn } from './defects.ts';
import { stopsOf } from './stops.ts';
import { visitStop, type View } from './visit.ts';

/** Of this many stops a language visits one, each language its own. */
const EVERY = 108;
const STEP = 6;
const SAMPLE: readonly View[] = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
];

for (const [index, language] of SPOKEN.entries()) {
  test(`screens in ${language}: worded, not cut, as wide as the window`, async ({ page, portal, cast, states, problems }, info) => {
    // Each stop is judged by itself: some are refused by design.
    problems.expect(/./);
    const forbidden = await forbiddenIn(language);
    const stops = stopsOf(states, cast).filter((_stop, place) => place % EVERY === index * STEP);
    const desk = await page.context().newPage();
    const sheet = new ContactSheet(desk, info.outputPath('hojas'), { perSheet: 12, width: 300 });
    for (const stop of stops) {
      const title = stateTitle(stop.state);
      const onPicture = (_view: View, jpeg: Buffer) => sheet.put(`${title} ${language}`, jpeg);
      const visit = { url: portal.url, language, forbidden, views: SAMPLE, axe: false, onPicture };
      expect.soft(await visitStop(page, visit, stop), title).toEqual([]);
    }
    for (const path of await sheet.write()) await info.attach(`hoja ${language}`, { path, contentType: 'image/png' });
    await desk.close();
  });
}
