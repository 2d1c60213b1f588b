import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 80;
const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Reaches the target with Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches a text field with Tab and replaces its text. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Types into the focused list field and takes by Enter the first of the options that match, once `option` is offered. */
export async function typeOption(page: Page, text: string, option: Locator): Promise<void> {
  await page.keyboard.type(text);
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
}
