import { expect, type Locator, type Page } from '@playwright/test';
import type { Ocurrencia, Person, World } from '../world/world.ts';
import { at, topicAddress } from './address.ts';
import { otherThan, rightPosition } from './api.ts';

/** Fills and sends the sign-in form; does not wait for the result. */
export async function fillSignIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByLabel(/^Usuario/).fill(username);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Signs in through the screen and waits for the first screen. */
export async function signIn(page: Page, person: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, person);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
}

/** Every question of the open questionnaire. */
export const questionsOf = (page: Page): Locator => page.getByRole('group', { name: /^Pregunta \d+ de \d+/ });

/** Opens a topic and waits for the questions of its questionnaire. */
export async function openQuestions(page: Page, ocurrencia: Ocurrencia, total: number): Promise<void> {
  await page.goto(topicAddress(ocurrencia));
  await expect(questionsOf(page)).toHaveCount(total);
}

export const optionOf = (question: Locator, option: number): Locator => question.getByRole('radio').nth(option - 1);

/** The text of a question without its number. */
async function textOf(question: Locator): Promise<string> {
  const legend = (await question.locator('legend').innerText()).replace(/\s+/g, ' ').trim();
  return legend.replace(/^pregunta \d+ de \d+\s*/i, '');
}

/** Returns the position (1-4) of the right option of a question. */
export const rightOptionOf = async (question: Locator, world: World): Promise<number> =>
  rightPosition(world, await textOf(question), await question.locator('label').allInnerTexts());

/** Chooses an option for every question: the right one, but a wrong one in the first `wrong`. Returns the texts of the wrong ones. */
export async function answerAll(page: Page, world: World, { wrong = 0 } = {}): Promise<string[]> {
  await expect(questionsOf(page).first()).toBeVisible();
  const missed: string[] = [];
  for (const [index, question] of (await questionsOf(page).all()).entries()) {
    const right = await rightOptionOf(question, world);
    if (index < wrong) missed.push(await textOf(question));
    await optionOf(question, index < wrong ? otherThan(right) : right).check();
  }
  return missed;
}

/** Presses the send button and confirms. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar Respuestas' }).click();
  await accept(page);
}

/** Answers everything, sends it and waits for the result. Returns the wrong ones and the id of the evaluation. */
export async function takeQuestionnaire(
  page: Page,
  world: World,
  options: { wrong?: number } = {},
): Promise<{ missed: string[]; id: number }> {
  const missed = await answerAll(page, world, options);
  await send(page);
  await page.waitForURL(at('/evaluacionresultado'));
  return { missed, id: Number(new URL(page.url()).searchParams.get('id')) };
}

export const passedHeading = (page: Page): Locator => page.getByRole('heading', { name: '¡Felicitaciones, aprobó el tema!' });
export const failedHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Todavía no alcanzó la nota mínima' });

/** The `api_token` that the page keeps. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('UCJ-auth') ?? '{}') as { api_token?: string }).api_token ?? '');

/** Signs out through the user menu. */
export async function signOut(page: Page, { fullname }: Pick<Person, 'fullname'>): Promise<void> {
  await page.getByRole('button', { name: `Menú de ${fullname}` }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL(at('/auth/login'));
}

/** Confirms the dialog. */
export const accept = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();

/** Waits until a dialog is gone and the page has left the entry that it had in the history: a navigation at once would meet that step. */
export async function expectClosed(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden();
  await page.waitForFunction(() => !(history.state as { readonly sobre?: number } | null)?.sobre);
}
