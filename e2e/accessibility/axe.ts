import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that look at colours: what another theme can break of a page whose structure has been checked. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong in a page: WCAG 2.2 AA and good practice, one line for each element; `colours`: the rules about colours alone. */
export async function violationsOf(page: Page, only?: 'colours'): Promise<string[]> {
  // Evaluated, not added as a script: the portal's Content-Security-Policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(what: Document, how: RunOptions): Promise<AxeResults> } }).axe.run(document, options),
    only ? { ...OPTIONS, runOnly: COLOURS } : OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(';').trim()}`),
  );
}
