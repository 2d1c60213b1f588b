import { isLanguage, type Language, SPOKEN } from '@portal/messages';
import { chromium, type Browser } from '@playwright/test';
import { ensureAllBuilt } from '../../tools/build.mjs';
import { inRoot } from '../../tools/root.mjs';
import { findProgram } from '../../tools/setup.mjs';
import { stateTitle } from '../gallery/state.ts';
import { prepareStates } from '../gallery/states.ts';
import { Client } from '../support/api.ts';
import { Cast } from '../support/cast.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { withCopy } from '../world/template.ts';
import { ContactSheet } from './contact-sheet.ts';
import { forbiddenIn } from './defects.ts';
import { type Stop, stopsOf } from './stops.ts';
import { rotatingView, VIEWS, visitStop, type View } from './visit.ts';

interface Tour {
  readonly browser: Browser;
  readonly url: string;
  readonly stops: readonly Stop[];
  readonly axe: boolean;
  /** Whether each stop is seen in one view, which changes from stop to stop and from language to language. */
  readonly rotating: boolean;
}

/** Pictures of a sheet, as large as a sheet of 1280 px takes them. */
const LAYOUTS = { 360: { perSheet: 8, width: 300 }, 768: { perSheet: 6, width: 410 }, 1440: { perSheet: 6, width: 620 } };

/** Words of the command that name neither a language nor a screen. */
const MODES = new Set(['propio', 'rota', 'sin-axe']);

/** Visits every stop in one language; returns the number of defects. */
async function tourIn(language: Language, { browser, url, stops, axe, rotating }: Tour): Promise<number> {
  const context = await browser.newContext({ locale: language, timezoneId: 'America/Lima', reducedMotion: 'reduce' });
  const [page, desk] = [await context.newPage(), await context.newPage()];
  await desk.setViewportSize({ width: 1280, height: 900 });
  const forbidden = await forbiddenIn(language);
  const sheets = new Map(
    VIEWS.map((view) => [
      view,
      new ContactSheet(desk, inRoot('.cache/gira', language, `${view.width}-${view.theme}`), LAYOUTS[view.width]),
    ]),
  );
  let defects = 0;
  for (const [place, stop] of stops.entries()) {
    const visit = {
      url,
      language,
      forbidden,
      views: rotating ? rotatingView(place, language) : VIEWS,
      axe: axe && (rotating || stop.role === 'propio'),
      onPicture: (view: View, jpeg: Buffer) => sheets.get(view)?.put(`${stateTitle(stop.state)} ${language}`, jpeg),
    };
    const found = await visitStop(page, visit, stop).catch((error: unknown) => [String(error).split('\n')[0] ?? '']);
    defects += found.length;
    for (const line of found) process.stdout.write(`${language} ${stateTitle(stop.state)}: ${line}\n`);
    for (const sheet of sheets.values()) await sheet.writeFull();
  }
  for (const sheet of sheets.values()) await sheet.write();
  await context.close();
  return defects;
}

/**
 * `npm run gira -- [words]`: opens every screen as each role, in every language, both themes and three widths, prints what is wrong and
 * writes contact sheets into .cache/gira. Words choose languages, «propio» (those who use a screen, no other roles), «rota» (every screen
 * once per language as each role that reads it, width and theme taking turns), «sin-axe» (looks and words alone) and screens.
 */
async function main(words: readonly string[]): Promise<void> {
  const languages = SPOKEN.filter((language) => words.includes(language));
  const named = words.filter((word) => !isLanguage(word) && !MODES.has(word));
  await ensureAllBuilt();
  await withCopy('journeys', async (dataDir) => {
    const portal = await startPortal({ dataDir, environment: { DEMO: '1' } });
    const browser = await chromium.launch({
      executablePath: findProgram('chromium'),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    try {
      const cast = new Cast(dataDir);
      const all = stopsOf(await prepareStates(new Client(portal.url), cast), cast);
      const stops = all.filter(
        ({ state, role, needed }) =>
          (!words.includes('propio') || role === 'propio') &&
          (!words.includes('rota') || needed) &&
          (named.length === 0 || named.some((word) => stateTitle(state).includes(word))),
      );
      let defects = 0;
      for (const language of languages.length > 0 ? languages : SPOKEN)
        defects += await tourIn(language, {
          browser,
          url: portal.url,
          stops,
          axe: !words.includes('sin-axe'),
          rotating: words.includes('rota'),
        });
      process.stdout.write(`${stops.length} stops, ${defects} defects\n`);
      if (defects > 0) process.exitCode = 1;
    } finally {
      await browser.close();
      await portal.stop();
    }
  });
}

await main(process.argv.slice(2));
