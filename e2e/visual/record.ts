import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inRoot } from '../../tools/root.mjs';
import { runNode } from '../../tools/run/run.mjs';
import { ensurePrograms } from '../../tools/setup.mjs';
import { DRAWN_BY_FILE, drawnBy, readDrawnBy } from './drawn-by.ts';

/**
 * `npm run imagenes [-- names]`: takes the pictures that differ again, or all with another Chromium or other fonts, and compares all
 * once more. Look at each before you commit it.
 */
async function main(names: readonly string[]): Promise<void> {
  const { chromium: executablePath } = await ensurePrograms('chromium');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const drawer = await drawnBy(browser);
  await browser.close();
  const update = drawer === readDrawnBy() ? 'changed' : 'all';
  writeFileSync(DRAWN_BY_FILE, `${drawer}\n`);
  const chosen = names.length > 0 ? ['--grep', names.join('|')] : [];
  const args = ['test', '--config', 'e2e/playwright.config.ts', 'visual.spec', ...chosen];
  const run = (extra: readonly string[]) => runNode(inRoot('node_modules/@playwright/test/cli.js'), [...args, ...extra]);
  const { code } = await run([`--update-snapshots=${update}`]);
  process.exitCode = code === 0 ? (await run([])).code : code;
}

await main(process.argv.slice(2));
