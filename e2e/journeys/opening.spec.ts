import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Keeps the program from starting until the returned function runs. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns the place of an element's text, without the empty rest of its line. */
const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width } = range.getBoundingClientRect();
    return { x, y, width };
  });

for (const [device, viewport] of Object.entries({ phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } })) {
  test(`on a ${device} the name of a screen is in its place before the program has loaded`, async ({ page, startAs, cast }) => {
    await page.setViewportSize(viewport);
    await startAs(cast.staff('admin'));
    const release = await holdProgram(page);
    await page.goto('/curso', { waitUntil: 'commit' });
    await expect(page.locator('.splash-title')).toHaveText('Cursos');
    await expect(page.locator('.splash-about')).toHaveText('Los cursos agrupan módulos y forman parte de los programas.');
    const before = [await placeOf(page, '.splash-title'), await placeOf(page, '.splash-about')];
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
    const after = [await placeOf(page, 'h1'), await placeOf(page, 'header p:has-text("Los cursos agrupan")')];
    for (const [index, place] of before.entries())
      for (const side of ['x', 'y', 'width'] as const) expect(Math.abs(place[side] - (after[index]?.[side] ?? NaN))).toBeLessThanOrEqual(2);
  });
}

test('the screen is named in the language that the person chose', async ({ page, startAs, cast }) => {
  await startAs(cast.staff('admin'));
  await page.addInitScript(() => localStorage.setItem('UCJ', JSON.stringify({ language: 'de' })));
  const release = await holdProgram(page);
  await page.goto('/curso?pagina=1', { waitUntil: 'commit' });
  await expect(page.locator('.splash-title')).toHaveText('Kurse');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Kurse' })).toBeVisible();
});

test('without a session no screen is named, because the sign-in comes', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/curso', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando...')).toBeVisible();
  await expect(page.locator('.splash-title')).toBeEmpty();
  await expect(page.locator('.splash-opening')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
});
