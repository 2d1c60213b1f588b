import type { Locator, Page } from '@playwright/test';
import { PREGUNTAS } from '@portal/testkit/scenes/tipos.ts';
import { openQuestions, passedHeading, questionsOf } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** The question that shows these words. */
const one = (page: Page, words: string): Locator => questionsOf(page).filter({ hasText: words });
const PAIRS = { Fuego: 'Extintor', Corte: 'Botiquín', Sismo: 'Zona segura' } as const;
const ORDER = ['Primero', 'Segundo', 'Tercero'] as const;

/** How a person acts on the parts of a question. */
interface Hand {
  readonly choose: (question: Locator, name: string) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly select: (list: Locator, text: string) => Promise<void>;
}

const placeOf = async (question: Locator, name: string): Promise<number> =>
  (await question.getByRole('listitem').allInnerTexts()).findIndex((text) => text.includes(name));

/** Moves the elements one place at a time until they are in order, and confirms. */
async function putInOrder(question: Locator, hand: Hand): Promise<void> {
  for (const [place, name] of ORDER.entries())
    for (let now = await placeOf(question, name); now > place; now -= 1) {
      await hand.press(question.getByRole('button', { name: `Subir ${name} al lugar ${now}` }));
      await expect.poll(() => placeOf(question, name)).toBe(now - 1);
    }
  await hand.press(question.getByRole('button', { name: 'Confirmar orden' }));
  await expect(question.getByRole('button', { name: 'Orden confirmado' })).toBeVisible();
}

/** Answers one question of each kind rightly. */
async function answerEachKind(page: Page, hand: Hand): Promise<void> {
  await hand.choose(one(page, 'Cinco'), 'Cinco');
  await hand.choose(one(page, 'Sandalias'), 'Casco');
  await hand.choose(one(page, 'Sandalias'), 'Guantes');
  await hand.choose(one(page, 'Verdadero'), 'Falso');
  await hand.choose(one(page, 'Norte'), 'Sur');
  await hand.write(page.getByRole('textbox', { name: 'Su respuesta en kg' }), '12,5');
  await hand.write(page.getByRole('textbox', { name: 'Su respuesta', exact: true }), 'evacuacion');
  for (const [left, right] of Object.entries(PAIRS)) await hand.select(page.getByRole('combobox', { name: left }), right);
  await putInOrder(one(page, 'Tercero'), hand);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a learner answers every kind of question by touch, without dragging, and passes', async ({ page, startAs, cast }) => {
    await startAs(cast.next('deTodo'));
    await openQuestions(page, cast.topic('deTodo').ocurrencia, PREGUNTAS.length);
    await answerEachKind(page, {
      choose: (question, name) => question.locator('label').filter({ hasText: name }).tap(),
      press: (button) => button.tap(),
      write: (field, text) => field.fill(text),
      select: async (list, text) => void (await list.selectOption(text)),
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the window').toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Enviar Respuestas' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).tap();
    await page.waitForURL(at('/evaluacionresultado'));
    await expect(passedHeading(page)).toBeVisible();
    await expect(page.getByText('8 de 8').first()).toBeVisible();
  });
});

test('a learner answers every kind of question by keyboard alone, and passes', async ({ page, startAs, cast }) => {
  await startAs(cast.next('deTodo'));
  await openQuestions(page, cast.topic('deTodo').ocurrencia, PREGUNTAS.length);
  await page.getByRole('heading', { level: 1 }).first().focus();
  await answerEachKind(page, {
    choose: async (question, name) => {
      const option = question.getByLabel(name, { exact: true });
      if ((await option.getAttribute('type')) === 'checkbox') return press(page, option, 'Space');
      await tabTo(page, question.getByRole('radio').first());
      await page.keyboard.press('Space');
      const labels = await question.locator('label').allInnerTexts();
      for (let step = labels.findIndex((text) => text.includes(name)); step > 0; step -= 1) await page.keyboard.press('ArrowDown');
      await expect(option).toBeChecked();
    },
    press: (button) => press(page, button),
    write: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    select: async (list, text) => {
      await tabTo(page, list);
      // As people do: the first letters find the option.
      await page.keyboard.type(text.slice(0, 4));
      await expect(list.locator('option:checked')).toHaveText(text);
    },
  });
  await press(page, page.getByRole('button', { name: 'Enviar Respuestas' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
});

test('what is half answered stays after a reload, and its gaps are named', async ({ page, startAs, cast }) => {
  await startAs(cast.next('deTodo'));
  await openQuestions(page, cast.topic('deTodo').ocurrencia, PREGUNTAS.length);
  await one(page, 'Sandalias').locator('label').filter({ hasText: 'Casco' }).click();
  await page.getByRole('combobox', { name: 'Fuego' }).selectOption('Extintor');
  await page.getByRole('button', { name: 'Enviar Respuestas' }).click();
  await expect(one(page, 'Sandalias').getByText('Elija al menos una respuesta')).toHaveCount(0);
  for (const gap of ['Escriba un número', 'Escriba su respuesta', 'Elija una respuesta para cada elemento', 'Confirme el orden'])
    await expect(page.getByText(gap, { exact: true })).toBeVisible();
  await page.reload();
  await expect(one(page, 'Sandalias').getByLabel('Casco', { exact: true })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Fuego' }).locator('option:checked')).toHaveText('Extintor');
});
