import type { Page } from '@playwright/test';
import { SUDDEN, untilStill } from '../gallery/open-state.ts';

/** Windows in which lists are tables and seldom fit: a tablet on end, one on its side, a laptop. */
const WIDTHS = [720, 1024, 1366];

/** Returns faults of the sideways scroll of a page's tables: a last column that stays covered, columns out of sight that nothing announces. */
export async function hiddenColumns(page: Page): Promise<string[]> {
  if ((await page.locator('table').count()) === 0) return [];
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await untilStill(page, SUDDEN);
    found.push(...(await page.evaluate(coveredCells)).map((line) => `${width}: ${line}`));
  }
  return found;
}

/** Runs in the page. */
const coveredCells = async (): Promise<string[]> => {
  const FRAMES = 120;
  const scrollers = [...document.querySelectorAll<HTMLElement>('div:has(> table)')].filter(
    (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible' && !box.closest('.sr-only'),
  );
  const found: string[] = [];
  /** Returns the texts of the last column that end behind the actions or the box. */
  const covered = (box: HTMLElement): string[] =>
    [...box.querySelectorAll('tbody tr')].slice(0, 5).flatMap((row) => {
      const last = [...row.querySelectorAll<HTMLElement>(':scope > td[data-label]')].at(-1);
      if (!last) return [];
      const actions = row.querySelector(':scope > td[class*="actions"]') ?? box;
      const { left, right } = actions.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(last);
      const beyond = range.getBoundingClientRect().right > (actions === box ? right : left) + 1;
      return beyond ? [`«${last.textContent?.slice(0, 30)}» stays covered`] : [];
    });
  for (const box of scrollers) {
    if (!box.querySelector('thead [class*="root"]')) continue;
    if (box.dataset['beyond'] !== 'right') found.push('nothing tells that columns lie out of sight');
    box.scrollLeft = box.scrollWidth;
    // React draws in a later frame.
    for (let frame = 0; frame < FRAMES && box.dataset['beyond'] !== 'left'; frame += 1) await new Promise(requestAnimationFrame);
    found.push(...covered(box));
    if (box.dataset['beyond'] !== 'left') found.push('the end of the columns is not told');
    box.scrollLeft = 0;
  }
  return found;
};
