import { expect, type Page } from '@playwright/test';
import { accept } from './actions.ts';
import { at } from './address.ts';

/** Chooses an option of a list field by its text. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills fields by their labels, without the star of a required one. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** Adds records to an ordered list through its dialog, in this order. `button`: "Agregar cursos". */
export async function addChildren(page: Page, button: string, titles: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  for (const title of titles) {
    await dialog.getByRole('searchbox').fill(title);
    await dialog.getByRole('checkbox', { name: title }).check();
  }
  await dialog.getByRole('button', { name: /^Agregar \d+ elegid[oa]s?$/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Ticks records in one of two lists side by side, each found by the list's own search. */
export async function pick(page: Page, list: string, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await page.getByRole('searchbox', { name: `Buscar en ${list}` }).fill(title);
    await page.getByRole('group', { name: list }).getByRole('checkbox', { name: title }).check();
  }
}

/** The titles of an ordered list, from the top. */
export const orderOf = async (page: Page, list: RegExp | string): Promise<string[]> => {
  const rows = page.getByRole('list', { name: list }).getByRole('listitem');
  const titles = await rows
    .getByRole('button', { name: /^Quitar / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return titles.map((title) => title.replace(/^Quitar /, ''));
};

/** Presses Guardar. */
export const pressSave = (page: Page): Promise<void> => page.getByRole('button', { name: 'Guardar', exact: true }).click();

/** Presses Guardar in a bulk link, which asks first. */
export async function pressLink(page: Page): Promise<void> {
  await pressSave(page);
  await accept(page);
}

interface Saving {
  readonly lacks?: RegExp | undefined;
  readonly publishes?: boolean;
}

/**
 * Saves a form and waits for its list. `lacks` is the notice on data that a published record still lacks; without it no notice may
 * appear (docs/decisions/011). A save that `publishes` a stored record asks first.
 */
export async function saveTo(page: Page, list: string, { lacks, publishes = false }: Saving = {}): Promise<void> {
  await pressSave(page);
  if (publishes) await accept(page);
  if (lacks) {
    const notice = page.getByRole('dialog', { name: 'Guardado, pero falta algo antes de que llegue a los alumnos' });
    await expect(notice).toContainText(lacks);
    await notice.getByRole('button', { name: 'Ir a la lista' }).click();
  }
  await page.waitForURL(at(list));
  await expect(page.getByText(/^(Contenido|Curso|Módulo|Plan|Pregunta|Programa|Tema) guardad[ao]: /).first()).toBeVisible();
}

/** Finds a record by the search of its list and opens its form. */
export async function openRecord(page: Page, list: string, title: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(title);
  await page.getByRole('link', { name: `Editar ${title}`, exact: true }).click();
  await page.waitForURL(at(`${list}edit`));
}
