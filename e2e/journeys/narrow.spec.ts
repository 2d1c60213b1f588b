import { loadCatalog, SPOKEN } from '@portal/messages';
import type { Locator, Page } from '@playwright/test';
import { answerAll, questionsOf, send } from '../support/actions.ts';
import { at, topicAddress } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

const box = async (one: Locator) => {
  const place = await one.boundingBox();
  if (!place) throw new Error('It is not shown');
  return place;
};

/** Returns the computed `position` of what stays in sight at the edges of the window. */
const positionOf = (one: Locator): Promise<string> => one.evaluate((element) => getComputedStyle(element).position);

/** Returns the words of the first column of a table that do not fit their cell. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="dialog"] td:first-child')].flatMap((cell) => {
      const range = document.createRange();
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = text.nextNode(); node; node = text.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      return broken;
    }),
  );

/** Returns the labels that break inside a word in the bar at the foot of a boss, in each language and on narrow phones. */
async function brokenLabels(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const language of SPOKEN) {
    const { pantallas, ui } = await loadCatalog(language);
    const labels = [pantallas.tableroAlumno, ui.barra.temas, ui.barra.logros, ui.barra.certificados, ui.barra.equipo];
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const found = await page.evaluate((texts) => {
        const bar = document.querySelector('nav[aria-label="Secciones principales"]');
        const links = [...(bar?.children ?? [])];
        bar?.append(...texts.slice(links.length).map(() => links[0]!.cloneNode(true)));
        const boxes = [...(bar?.querySelectorAll<HTMLElement>('a > span:last-child') ?? [])];
        boxes.forEach((own, index) => (own.textContent = texts[index] ?? ''));
        return boxes.flatMap((own) => {
          const range = document.createRange();
          return [...own.textContent.matchAll(/\p{Script=Latin}{3,}/gu)].flatMap(({ 0: word, index }) => {
            range.setStart(own.firstChild!, index);
            range.setEnd(own.firstChild!, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
          });
        });
      }, labels);
      broken.push(...found.map((word) => `${language} ${width}: ${word}`));
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  return broken;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('help keeps words whole, search gives titles the width, the pin keeps its room, and a message leaves the heading free', async ({
    page,
    startAs,
    cast,
  }) => {
    const learner = cast.next('dosTemas');
    const { ocurrencia } = cast.topic('dosTemas');
    await startAs(learner);
    await page.goto('/dashboardtema');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const foot = page.locator('nav[aria-label="Secciones principales"]');
    await expect(foot).toBeVisible();
    expect(await brokenLabels(page), 'labels of the bar at the foot').toEqual([]);
    await page.getByRole('button', { name: 'Ayuda', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('cell', { name: 'En Progreso' }).first()).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Buscar en el portal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buscar en el portal' });
    await dialog.getByRole('combobox').fill(cast.topic('dosTemas').titulo);
    await expect(foot, 'a keyboard has the foot of the window').toBeHidden();
    const found = dialog.getByRole('group', { name: 'Temas' }).getByRole('option').first();
    const [title, plan] = [found.locator('[class*="label"]').first(), found.locator('[class*="detail"]').first()];
    await expect(plan).toBeVisible();
    expect((await box(title)).width, 'the title has the width').toBeGreaterThan(220);
    expect((await box(plan)).y, 'its plan stands below').toBeGreaterThanOrEqual((await box(title)).y + (await box(title)).height - 1);
    await page.keyboard.press('Escape');

    // The pins are on their way: the title is already as narrow as it will be.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/.*navegacion/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/planmislogros');
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', { name: /Fijar/ }), 'a phone arranges no office').toHaveCount(0);
    await page.setViewportSize({ width: 700, height: 740 });
    // The fonts come once; a title in the fallback has another width.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await box(heading);
    release();
    await expect(page.getByRole('button', { name: /Fijar/ })).toBeVisible();
    expect(await box(heading), 'nothing moves when the pin comes').toEqual(before);
    await page.setViewportSize({ width: 360, height: 740 });

    await page.goto(topicAddress(ocurrencia));
    await answerAll(page, cast.world);
    await expect(foot, 'a questionnaire has the foot of the window').toBeHidden();
    await send(page);
    await page.waitForURL(at('/evaluacionresultado'));
    await expect(foot).toBeVisible();
    const message = await box(page.getByText('Cuestionario Enviado correctamente'));
    const head = await box(heading);
    expect(message.y, 'the message stands below the heading').toBeGreaterThan(head.y + head.height);
  });
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 360, height: 225 } });

  test('neither header nor bar of a questionnaire covers what is read', async ({ page, startAs, cast }) => {
    const learner = cast.next('dosTemas');
    await startAs(learner);
    await page.goto(topicAddress(cast.topic('dosTemas').ocurrencia));
    await questionsOf(page).first().scrollIntoViewIfNeeded();
    const bar = page.locator('form').getByRole('button', { name: 'Enviar Respuestas' }).locator('xpath=..');
    expect(await positionOf(page.getByRole('banner'))).toBe('static');
    expect(await positionOf(bar)).toBe('static');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await positionOf(page.getByRole('banner')), 'with room for it, it stays').toBe('sticky');
    expect(await positionOf(bar)).toBe('sticky');
  });
});
