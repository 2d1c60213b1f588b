import { expect } from '@playwright/test';
import { violationsOf } from '../accessibility/axe.ts';
import { test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`the player has no defect that axe finds, ${colorScheme}, ${width} pixels wide`, async ({ page, origin }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 700 });
      origin.launch = { trap: 'muchas', tipo: 'scorm12' };
      await page.goto(origin.player);
      const lesson = page.frameLocator('iframe.leccion');
      await lesson.locator('#aprobar').click();
      await expect(page.locator('.estado')).toHaveText(/^Guardado /);
      expect(await violationsOf(page)).toEqual([]);
      origin.answer = 'other window';
      await lesson.locator('#siguiente').click();
      await expect(page.locator('.aviso')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

test('the contents are chosen by keyboard', async ({ page, origin }) => {
  origin.launch = { trap: 'muchas', tipo: 'scorm12' };
  await page.goto(origin.player);
  const lesson = page.frameLocator('iframe.leccion');
  await expect(lesson.locator('#entrada')).toHaveText('ab-initio');
  await page.getByRole('button', { name: 'Documento' }).focus();
  await page.keyboard.press('Enter');
  await expect(lesson.locator('h1')).toHaveText('Documento sin registro');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Siempre suspende' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(lesson.locator('h1')).toHaveText('Siempre suspende');
});
