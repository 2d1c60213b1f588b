import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { inRoot } from '../../tools/root.mjs';

/** Milliseconds of the longest movement (docs/ui.md, "Motion"). */
const LONGEST = 200;
/** Mantine's list of bars, which the style sheet of the charts brings along and no screen draws. */
const UNUSED = '.m_6f89abf0';

interface Movement {
  readonly selector: string;
  readonly milliseconds: number;
}

/** Style sheets of the built client. */
function styleSheets(): string[] {
  const folder = inRoot('packages/web/dist/assets');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Returns every rule that moves something, with its duration as the browser computes it; what turns until an answer comes moves without end. */
function movements(page: Page): Promise<Movement[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const most = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
    const found: { selector: string; milliseconds: number }[] = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && /transition|animation/.test(rule.style.cssText)) {
          probe.style.cssText = rule.style.cssText;
          const { transitionDuration, animationDuration, animationIterationCount, animationTimeline } = getComputedStyle(probe);
          const turning = animationIterationCount.includes('infinite') || (animationTimeline !== undefined && animationTimeline !== 'auto');
          const milliseconds = Math.max(most(transitionDuration), turning ? 0 : most(animationDuration) || 0);
          found.push({ selector: rule.selectorText, milliseconds });
        }
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return found;
  });
}

test('nothing moves for longer than 200 ms, and nothing at all for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const content of styleSheets()) await page.addStyleTag({ content });
  const moving = await movements(page);
  expect(moving.filter(({ milliseconds }) => milliseconds > 0).length, 'the style sheets were read').toBeGreaterThan(10);
  expect(moving.filter(({ milliseconds, selector }) => milliseconds > LONGEST && selector !== UNUSED)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reduced = await movements(page);
  expect(reduced).toHaveLength(moving.length);
  expect(reduced.filter(({ milliseconds }) => milliseconds > 1)).toEqual([]);
});
