import { accept, answerAll, failedHeading, passedHeading, signIn, takeQuestionnaire } from '../support/actions.ts';
import { isTopic, topicAddress } from '../support/address.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

test('a learner fails, sees the wrong answers, tries again and passes', async ({ page, startAs, cast, client }) => {
  const learner = cast.next('dosTemas');
  const { ocurrencia, titulo } = cast.topic('dosTemas');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));

  const { missed } = await takeQuestionnaire(page, cast.world, { wrong: 2 });
  await expect(page.getByText('Cuestionario Enviado correctamente')).toBeVisible();
  await expect(failedHeading(page)).toBeVisible();
  await expect(page.getByText('Intento 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Obtuvo 50 % y la nota mínima es 70 %.')).toBeVisible();
  const wrongOnes = page.getByRole('region', { name: 'Preguntas que respondió mal' });
  await expect(wrongOnes.getByRole('listitem')).toHaveCount(missed.length);
  for (const question of missed) await expect(wrongOnes.getByText(question)).toBeVisible();
  await expect(wrongOnes.getByText('Respuesta correcta:')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Descargar Certificado' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Intentar Nuevamente' }).click();
  await page.waitForURL(isTopic(ocurrencia));
  await expect(page.getByText('Intento 2')).toBeVisible();
  await answerAll(page, cast.world);
  for (const delay of [30, 60, 120]) {
    await doubleClick(page, 'Enviar Respuestas', delay);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await doubleClick(page, 'Enviar Respuestas', 30);
  await accept(page);
  await expect(passedHeading(page)).toBeVisible();
  await expect(page.getByText('Intento 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Resultado de Cuestionario' })).toBeVisible();
  await expect(page.locator('main').getByText(titulo, { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar Certificado' })).toBeVisible();

  const attempts = await finishedAttempts(client, learner, ocurrencia);
  expect(attempts.map(({ nota, aprobado }) => ({ nota, aprobado })).toSorted((a, b) => Number(a.nota) - Number(b.nota))).toEqual([
    { nota: 50, aprobado: false },
    { nota: 100, aprobado: true },
  ]);
});

test('no response before the grade contains the answer key', async ({ page, cast }) => {
  const learner = cast.next('dosTemas');
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''));
  });
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('dosTemas').ocurrencia));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect.poll(() => bodies.some((body) => body.includes('rpta_a'))).toBe(true);
  expect(bodies.join('\n')).not.toMatch(/"(indicador_)?correcta"/i);
});

/** Presses a button twice as a hand does: `delay` milliseconds down, up and down again, the second click wherever the first one led. */
async function doubleClick(page: Page, name: string, delay: number): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 2, delay });
}
