import type { Page } from '@playwright/test';
import { passedHeading, questionsOf, rightOptionOf } from '../support/actions.ts';
import { at, isTopic } from '../support/address.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** Whether the lower edge of the answer with the focus is in sight, above the bar at the foot of the window. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const answer = document.activeElement?.closest('label');
    const { left, width, bottom } = answer?.getBoundingClientRect() ?? new DOMRect();
    return answer?.contains(document.elementFromPoint(left + width / 2, bottom - 2)) ?? false;
  });

test('the whole journey works by keyboard alone: sign in, answer, send, result, certificate list', async ({ page, cast }) => {
  const learner = cast.next('unTema');
  await page.goto('/auth/login');
  await expect(page.getByLabel(/^Usuario/)).toBeFocused();
  await page.keyboard.type(learner.username);
  await tabTo(page, page.getByLabel(/^Contraseña/));
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
  await expect(questionsOf(page)).toHaveCount(3);

  for (const question of await questionsOf(page).all()) {
    const right = await rightOptionOf(question, cast.world);
    await tabTo(page, question.getByRole('radio').first());
    await page.keyboard.press('Space');
    for (let step = 1; step < right; step += 1) await page.keyboard.press('ArrowDown');
    await expect(question.getByRole('radio').nth(right - 1)).toBeChecked();
    await expect.poll(() => showsFocus(page), 'no bar covers the answer with the focus').toBe(true);
  }
  await tabTo(page, page.getByRole('button', { name: 'Enviar Respuestas' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enviar Respuestas' }), 'the keyboard is where it was').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Continuar' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/planfin'));
  await tabTo(page, page.getByRole('link', { name: 'Ver mis certificados' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/certificado'));
});

test('the first Tab stop skips the menu, and the user menu opens and closes by keyboard', async ({ page, cast }) => {
  const learner = cast.next('unTema');
  await page.goto('/auth/login');
  await expect(page.getByLabel(/^Usuario/)).toBeFocused();
  await page.keyboard.type(learner.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
  await page.goto('/dashboardtema');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('button', { name: 'Saltar al contenido' });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('button', { name: `Menú de ${learner.fullname}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeHidden();
  await expect(menu).toBeFocused();
});
