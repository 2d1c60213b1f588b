import type { Page } from '@playwright/test';
import { openState, SUDDEN, untilStill } from '../gallery/open-state.ts';
import { stateTitle } from '../gallery/state.ts';
import { expect, test } from './one-tab.ts';

/** The most that a page may move by itself while it loads ("good" of Core Web Vitals). */
const MOST = 0.1;
const SCREENS = [
  '/dashboardusuario (con historia)',
  '/dashboard',
  '/planmislogros (con historia)',
  '/usuario',
  '/evaluacionedit (lección)',
];

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Returns how much the page moved since it was opened, and what moved. */
const shifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const moved: string[] = [];
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue;
            sum += value;
            for (const { node, previousRect, currentRect } of sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              moved.push(
                `${value.toFixed(3)} ${element?.tagName} ${element?.className} «${element?.textContent?.slice(0, 30)}» ${previousRect.top}+${previousRect.height} -> ${currentRect.top}+${currentRect.height}`,
              );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a task of their own.
        setTimeout(() => resolve({ sum, moved }), 100);
      }),
  );

for (const title of SCREENS) {
  test(`${title}: what shows on a phone stays in its place while the rest loads`, async ({ page, portal, states }) => {
    const state = states.find((one) => stateTitle(one) === title);
    if (!state) throw new Error(`prepareStates does not know «${title}»`);
    await page.setViewportSize({ width: 360, height: 740 });
    await openState(page, { url: portal.url, themeMode: 'light' }, state);
    await untilStill(page, SUDDEN);
    const { sum, moved } = await shifts(page);
    expect(sum, moved.join('\n')).toBeLessThan(MOST);
  });
}

test('the sign-in stays in its place when the portal says late that one may register', async ({ portal, otherBrowser }) => {
  // Signed out, and with a route of its own.
  const page = await (await otherBrowser()).newPage();
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response, json: { ...((await response.json()) as object), registro_abierto: true } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${portal.url}/auth/login`);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
  await untilStill(page, SUDDEN);
  const places = () =>
    page.locator('form input, form button[type="submit"]').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top));
  const before = await places();
  tell();
  await page.getByText('o su correo si usted mismo').waitFor();
  await untilStill(page, SUDDEN);
  expect(await places()).toEqual(before);
  // The footer moves down by the height of the content below the form.
  const { sum, moved } = await shifts(page);
  expect(sum, moved.join('\n')).toBeLessThan(MOST);
});
