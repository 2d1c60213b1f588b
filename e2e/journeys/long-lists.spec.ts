import { api } from '@portal/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const TOTAL = 10_000;
const PAGE = 1_000;
/** Rows that a screen of 800 pixels holds, with those drawn beyond its edges. */
const DRAWN = 60;

/** Answers the list of modules with many copies of its first one: a page of them, or the whole list. */
const multiply = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === `/api${api.modulo.sellst.path}`,
    async (route) => {
      const [first] = (await (await route.fetch()).json()) as [object];
      const size = Number(new URL(route.request().url()).searchParams.get('tamano') ?? TOTAL);
      const copy = (_: unknown, index: number) => ({
        ...first,
        id_modulo: index + 1,
        codigo: `M-${index + 1}`,
        titulo: `Copia ${index + 1}`,
      });
      await route.fulfill({ json: Array.from({ length: size }, copy), headers: { 'x-total-count': String(TOTAL) } });
    },
  );

/** Scrolls until the last row is drawn; the heights of rows are known once they were. */
async function reachEnd(box: Locator, last: string): Promise<void> {
  await expect(async () => {
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(box.getByText(last, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a page of 1,000 rows and a choice of 10,000 draw only what is on the screen, down to the last one', async ({
  page,
  startAs,
  cast,
}) => {
  await multiply(page);
  await startAs(cast.staff('admin'));
  await page.goto(`/modulo?tamano=${PAGE}`);
  const table = page.getByRole('region', { name: 'Módulos' });
  await expect(table.getByText('Copia 1', { exact: true })).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(DRAWN);
  await reachEnd(table, `Copia ${PAGE}`);
  expect(await table.getByRole('row').count()).toBeLessThan(DRAWN);

  await page.goto('/temamodulo');
  const choices = page.getByRole('group', { name: 'Módulos' });
  await expect(choices.getByText('Copia 1', { exact: true })).toBeVisible();
  expect(await choices.getByRole('checkbox').count()).toBeLessThan(DRAWN);
  await reachEnd(choices, `Copia ${TOTAL}`);
  expect(await choices.getByRole('checkbox').count()).toBeLessThan(DRAWN);
});
