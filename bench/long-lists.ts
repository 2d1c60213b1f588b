import type { Browser, Page } from '@playwright/test';
import { fillLongLists, LONG } from '@portal/testkit/models/long-lists.ts';
import { type FilledPortal, openSignedIn, withFilledPortal } from './filled-portal.ts';
import { median } from './statistics.ts';

/**
 * `npm run bench:listas-largas`: scrolls lists of 10,000 rows in the browser with the wheel and by jumps, as the scroll bar does, on
 * their largest page (1,000 rows) and through their pages, and prints the longest task of each. The floor is a bare HTML table of as many
 * rows. Words choose lists: `npm run bench:listas-largas -- módulos`.
 */
const SLOW_MS = 100;
const ROUNDS = 3;
const WHEEL = 900;
/** Jumps over a page, as by dragging the scroll bar. */
const JUMPS = [0.5, 0.1, 0.9, 0.3, 1, 0];

interface Step {
  readonly name: string;
  readonly run: (page: Page) => Promise<unknown>;
}

interface List {
  readonly name: string;
  readonly path: string;
  /** Opens what scrolls; resolves when its first row is visible. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Selector of the box that scrolls. */
  readonly box: string;
  readonly further?: readonly Step[];
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const rows = (page: Page) => page.locator('tbody tr[data-index]').first().waitFor();
const TABLE = '[data-virtual]';

/** Turns to the next pages: each draws its 1,000 rows again. */
const pages: Step = {
  name: 'cinco páginas más',
  run: async (page) => {
    for (let turn = 2; turn <= 6; turn += 1) {
      await page.getByRole('button', { name: 'Página siguiente' }).click();
      await page.getByText(new RegExp(`^${turn - 1}.?001–${turn}.?000 de`)).waitFor();
      await page.locator('table[aria-busy]').waitFor({ state: 'detached' });
    }
  },
};

const LISTS: readonly List[] = [
  { name: 'módulos', path: '/modulo?tamano=1000', open: rows, box: TABLE, further: [pages] },
  { name: 'usuarios, con casillas', path: '/usuario?tamano=1000', open: rows, box: TABLE, further: [pages] },
  { name: 'preguntas', path: '/pregunta?tamano=1000', open: rows, box: TABLE, further: [pages] },
  { name: 'EDT del plan, lista completa', path: '/planestudioedt?id=1&ref=1&tamano=1000', open: rows, box: TABLE },
  {
    name: 'árbol del plan',
    path: '/planestudioflujo?id=1',
    open: async (page) => {
      await press(page, /^Expandir/);
      await page.locator('[role=treeitem][data-level="5"]').first().waitFor();
    },
    box: 'div:has(> [role=tree])',
  },
  {
    name: 'banco para elegir',
    path: '/temaedit?id=1',
    open: async (page) => {
      await page.getByRole('tab').nth(1).click();
      await press(page, /^Agregar preguntas/);
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
    box: '[role=dialog] div[role=group]',
  },
];

/** Runs in the page and records its long tasks (over 50 ms). A string, because these files compile without the DOM's types. */
const WATCH = `window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`;
/** Two frames later, so that the tasks of the last step are in. */
const LONGEST = `new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(Math.max(0, ...window.tasks.splice(0))), 100)))`;

/** Returns the longest task of some work in the page, in milliseconds. */
async function longest(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(LONGEST);
  await work();
  return page.evaluate<number>(LONGEST);
}

/** Runs an expression over the scrolling box in the page. A string, for the same reason. */
const inBox = (page: Page, box: string, expression: string): Promise<number> =>
  page.evaluate<number>(`((box) => ${expression})(document.querySelector(${JSON.stringify(box)}))`);

/** Turns the wheel over a box until its end. */
async function wheel(page: Page, box: string): Promise<void> {
  const place = await page.locator(box).boundingBox();
  if (!place) throw new Error(`${box} is not visible.`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  for (let last = -1; ;) {
    const top = await inBox(page, box, 'box.scrollTop');
    if (top === last) return;
    last = top;
    for (let turn = 0; turn < 5; turn += 1) {
      await page.mouse.wheel(0, WHEEL);
      await page.evaluate('new Promise(requestAnimationFrame)');
    }
  }
}

async function jump(page: Page, box: string): Promise<void> {
  for (const part of JUMPS) {
    await inBox(page, box, `box.scrollTo({ top: (box.scrollHeight - box.clientHeight) * ${part} })`);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

const shown = (value: number): string => (value ? `${value.toFixed(0)} ms` : '< 50 ms').padStart(9);

interface Timed {
  readonly name: string;
  readonly rounds: number;
}

/** Prints the middle and the worst longest task of the rounds. */
async function timed({ name, rounds }: Timed, page: Page, work: () => Promise<unknown>): Promise<void> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await longest(page, work));
  say(`${shown(median(found))} ${shown(Math.max(...found))}   ${name}${median(found) > SLOW_MS ? '   ← lento' : ''}`);
}

const toTop = (page: Page, box: string) => inBox(page, box, 'box.scrollTo({ top: 0 })');

async function scrolling(name: string, page: Page, box: string): Promise<void> {
  await timed({ name: `${name}: rueda`, rounds: ROUNDS }, page, async () => {
    await wheel(page, box);
    await toTop(page, box);
  });
  await timed({ name: `${name}: saltos`, rounds: ROUNDS }, page, () => jump(page, box));
}

/** A bare table of as many rows, all of them in the document. */
async function floor(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(WATCH);
  await page.goto('about:blank');
  await page.evaluate(`document.body.innerHTML = '<div id="box" style="height:700px;overflow:auto"><table>' +
    Array.from({ length: ${LONG} }, (_, n) => '<tr>' + '<td>Copia ' + n + '</td>'.repeat(8) + '</tr>').join('') + '</table></div>'`);
  await page.evaluate(WATCH);
  await scrolling(`suelo: tabla simple de ${LONG} filas`, page, '#box');
  await page.close();
}

async function measure(portal: FilledPortal, list: List): Promise<void> {
  const { url } = portal;
  const page = await openSignedIn(portal, WATCH);
  await timed({ name: `${list.name}: abrir`, rounds: 1 }, page, async () => {
    await page.goto(`${url}${list.path}`);
    await list.open(page);
  });
  await scrolling(list.name, page, list.box);
  for (const { name, run } of list.further ?? []) await timed({ name: `${list.name}: ${name}`, rounds: 1 }, page, () => run(page));
  await page.close();
}

await withFilledPortal(fillLongLists, async (portal) => {
  say(`\nListas largas: la tarea más larga al desplazarse (mediana y peor de ${ROUNDS} vueltas)`);
  await floor(portal.browser);
  const words = process.argv.slice(2);
  for (const list of LISTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))))
    await measure(portal, list);
});
