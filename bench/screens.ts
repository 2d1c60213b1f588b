import type { Page } from '@playwright/test';
import { type FilledPortal, openSignedIn, withFilledPortal } from './filled-portal.ts';
import { fillLargeContent, LARGE, LARGE_NODES } from '../packages/server/src/testing/models/large-content.ts';

/**
 * `npm run bench:pantallas`: times the administrator's screens in the browser with a large bank and a very large plan, on the embedded
 * database. Prints for each step the milliseconds until its result is visible and the longest task that blocked the page. The floor is
 * a screen with a single record. `npm run bench:pantallas -- flujo` runs only the screens whose name contains the word.
 */
const SLOW_MS = 1_000;
const FROZEN_MS = 200;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Selector of an element that is visible once the rows are. */
  readonly shows: string;
  /** Further steps by name; each resolves when its result is visible. */
  readonly steps?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const ticks = (page: Page) => page.getByRole('dialog').getByRole('checkbox').first().waitFor();
const search = (text: string, found: RegExp) => async (page: Page) => {
  await page
    .getByRole('searchbox', { name: /^Buscar/ })
    .last()
    .fill(text);
  await page.keyboard.press('Enter');
  await page.getByText(found).first().waitFor();
};
const ROWS = 'tbody td[data-primary] a, tbody td[data-primary]';

const SCREENS: readonly Screen[] = [
  { name: 'suelo: una pregunta', path: '/preguntaedit?id=1', shows: 'form textarea' },
  {
    name: 'flujo del plan',
    path: '/planestudioflujo?id=1',
    shows: '[role=treeitem]',
    steps: {
      'expandir todo': async (page) => {
        await press(page, /^Expandir/);
        await page.locator('[role=treeitem][data-level="5"]').first().waitFor();
      },
      buscar: search('tema de caja', /Tema de caja/),
    },
  },
  {
    name: 'EDT del plan',
    path: '/planestudioedt?id=1&ref=1',
    shows: ROWS,
    steps: {
      '1000 filas': async (page) => {
        await page.getByRole('combobox', { name: /Filas por página/ }).selectOption('1000');
        await page.getByText(/^1–1.?000 de/).waitFor();
      },
    },
  },
  { name: 'preguntas', path: '/pregunta', shows: ROWS, steps: { buscar: search('almacen caso 1200', /caso 1200/) } },
  { name: 'temas', path: '/tema', shows: ROWS, steps: { buscar: search('T-777', /^T-777$/) } },
  {
    name: 'un tema',
    path: '/temaedit?id=1',
    shows: 'form input',
    steps: {
      'agregar preguntas': async (page) => {
        await page.getByRole('tab').nth(1).click();
        await press(page, /^Agregar preguntas/);
        await ticks(page);
      },
      'buscar en el banco': search('almacen caso 1200', /caso 1200/),
    },
  },
  {
    name: 'un módulo',
    path: '/moduloedit?id=1',
    shows: 'form input',
    steps: {
      'agregar temas': async (page) => {
        await press(page, /^Agregar temas/);
        await ticks(page);
      },
    },
  },
  {
    name: 'preguntas y temas',
    path: '/temapregunta?id=1',
    shows: 'main input[type=checkbox]',
    steps: {
      'elegir las 20.000': async (page) => {
        await press(page, /^Elegir los/);
        await page.getByText(/^20.?000 elegidos/).waitFor();
      },
    },
  },
  { name: 'temas y módulos', path: '/temamodulo', shows: 'main input[type=checkbox]' },
];

/** Time of the first screen measured; later ones are compared with it. */
let floor: number | undefined;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs in the page and records its long tasks (over 50 ms). A string, because these files compile without the DOM's types. */
const WATCH = `window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`;
const LONGEST = 'Math.max(0, ...window.tasks.splice(0))';

async function timed(page: Page, name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  const time = performance.now() - start;
  const task = await page.evaluate<number>(LONGEST);
  floor ??= time;
  const verdict = time > floor + SLOW_MS || task > FROZEN_MS ? '   ← lento' : '';
  say(`${time.toFixed(0).padStart(6)} ms   ${task ? `${task.toFixed(0)} ms`.padStart(8) : '< 50 ms'.padStart(8)}   ${name}${verdict}`);
}

async function measure(portal: FilledPortal, screen: Screen): Promise<void> {
  const { url } = portal;
  const page = await openSignedIn(portal, WATCH);
  // Fills the browser's cache with the program's files, so that only the screen is timed.
  await page.goto(`${url}/parametro`);
  await page.locator('h1').first().waitFor();
  await timed(page, screen.name, async () => {
    await page.goto(`${url}${screen.path}`);
    await page.locator(screen.shows).first().waitFor();
  });
  for (const [name, step] of Object.entries(screen.steps ?? {})) await timed(page, `${screen.name}: ${name}`, () => step(page));
  await page.close();
}

await withFilledPortal(fillLargeContent, async (portal) => {
  say(
    `\nPantallas: ${LARGE.preguntas} preguntas, ${LARGE.temas} temas, ${LARGE_NODES} nodos; a la vista, y la tarea más larga sin responder`,
  );
  const [word = ''] = process.argv.slice(2);
  for (const screen of SCREENS.filter(({ name }) => name.startsWith('suelo') || name.includes(word))) await measure(portal, screen);
});
