import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { inRoot } from '../../tools/root.mjs';

/** Says which Chromium and which fonts drew the pictures. */
export const DRAWN_BY_FILE = inRoot('e2e/visual/chromium.txt');

export const readDrawnBy = (): string => readFileSync(DRAWN_BY_FILE, 'utf8').trim();

/** Returns the major version of a browser and the widths of a text in the fonts that this machine has for the portal. */
export async function drawnBy(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['ui-sans-serif, system-ui, sans-serif', 'ui-monospace, monospace'].map((fonts) => {
      if (!context) return 0;
      context.font = `100px ${fonts}`;
      return Math.round(context.measureText('Capacitación 0123456789').width);
    });
  });
  await page.close();
  return [browser.version().split('.')[0], ...widths].join(' ');
}
