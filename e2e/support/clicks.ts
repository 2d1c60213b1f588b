import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TABLE = new URL('../../docs/clicks.md', import.meta.url);

/** Returns the clicks that docs/clicks.md says of a task: today's, the number of its third column. */
function clicksOf(task: string): number {
  const rows = readFileSync(TABLE, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find(([, name]) => name === task);
  if (!row) throw new Error(`docs/clicks.md has no task «${task}»`);
  return Number(row[3]);
}

/** Clicks of a page so far; `add` counts those that no pointer does here: 1 for the choice of a file, 2 for that of an option of a native list. */
export interface Clicks {
  readonly add: (clicks: number) => void;
  /** Forgets those so far. */
  readonly restart: () => void;
  /** Expects as many clicks since the last task as docs/clicks.md says of this one. */
  readonly expect: (task: string) => void;
}

/** Counts the presses of a pointer on a page, those that open a list of choices too. Open an address afterwards. */
export async function countClicks(page: Page): Promise<Clicks> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  await page.addInitScript(() => {
    const count = (globalThis as unknown as { countClick: () => void }).countClick;
    addEventListener('mousedown', (event) => event.detail === 1 && count(), true);
  });
  return {
    add: (more) => void (clicks += more),
    restart: () => void (clicks = 0),
    expect: (task) => {
      expect(clicks, `docs/clicks.md: ${task}`).toBe(clicksOf(task));
      clicks = 0;
    },
  };
}
