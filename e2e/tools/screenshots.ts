import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureAllBuilt } from '../../tools/build.mjs';
import { findProgram } from '../../tools/setup.mjs';
import { openState, untilStill } from '../gallery/open-state.ts';
import { type State, stateTitle } from '../gallery/state.ts';
import { prepareStates } from '../gallery/states.ts';
import { Client } from '../support/api.ts';
import { Cast } from '../support/cast.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { withCopy } from '../world/template.ts';

const SIZES = { telefono: { width: 360, height: 740 }, escritorio: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;

interface Sheet {
  readonly browser: Browser;
  readonly url: string;
  readonly folder: string;
}

const fileName = (state: State, size: string, theme: string): string =>
  `${stateTitle(state)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}_${size}_${theme}.png`;

async function photograph({ browser, url, folder }: Sheet, state: State): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport, locale: 'es-PE', timezoneId: 'America/Lima', reducedMotion: 'reduce' });
      const page = await context.newPage();
      try {
        await openState(page, { url, themeMode: theme }, state);
        await untilStill(page);
        await page.screenshot({ path: join(folder, fileName(state, size, theme)), fullPage: true });
      } catch (error) {
        process.exitCode = 1;
        process.stderr.write(`${stateTitle(state)} ${size} ${theme}: ${String(error)}\n`);
      }
      await context.close();
    }
  }
}

/**
 * `tsx e2e/tools/screenshots.ts <folder> [words]`: takes a picture of every screen in every state, on a phone and a desktop, light and
 * dark, to be looked at by people. `words` choose screens by parts of their titles.
 */
async function main([target, ...words]: readonly string[]): Promise<void> {
  if (!target) throw new Error('Usage: tsx e2e/tools/screenshots.ts <folder> [words]');
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  await ensureAllBuilt();
  await withCopy('journeys', async (dataDir) => {
    const portal = await startPortal({ dataDir, environment: { DEMO: '1' } });
    const browser = await chromium.launch({
      executablePath: findProgram('chromium'),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    try {
      const states = await prepareStates(new Client(portal.url), new Cast(dataDir));
      const chosen = states.filter((state) => words.length === 0 || words.some((word) => stateTitle(state).includes(word)));
      for (const state of chosen) await photograph({ browser, url: portal.url, folder }, state);
    } finally {
      await browser.close();
      await portal.stop();
    }
  });
}

await main(process.argv.slice(2));
