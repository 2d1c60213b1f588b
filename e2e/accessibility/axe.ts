import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  iframes: false,
  // By default axe also reads every style sheet, which no rule of these asks for.
  preload: { assets: ['media'] },
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules that run again after a full check of the page: colours in a second theme, rules that depend on the width in a narrow window. */
const PARTS = {
  colours: ['color-contrast', 'link-in-text-block'],
  width: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size', 'aria-hidden-focus', 'bypass', 'region'],
} as const;

/** Runs axe (WCAG 2.2 AA and good practice), or one part of it, and returns one line per offending element. */
export async function violationsOf(page: Page, part?: keyof typeof PARTS): Promise<string[]> {
  // Evaluated instead of added as a <script>, which the portal's Content-Security-Policy would block.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(what: Document, how: RunOptions): Promise<AxeResults> } }).axe.run(document, options),
    part ? { ...OPTIONS, runOnly: [...PARTS[part]] } : OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(';').trim()}`),
  );
}
