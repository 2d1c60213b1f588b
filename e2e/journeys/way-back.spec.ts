import type { Page } from '@playwright/test';
import { at, topicAddress } from '../support/address.ts';
import { demoLessons, DEMO_LEARNER } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Goes back, and says what closed; the screen stays. */
async function closesByBack(page: Page, what: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await expect(page.getByRole('dialog'), what).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog'), what).toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search, what).toBe(pathname + search);
}

test('back closes menu, search, help and reader before it leaves the screen', async ({ page, startAs, client }) => {
  const lesson = (await demoLessons(client)).find(({ recursos: [first] }) => first?.tipo === 'pagina' && !first.externo);
  if (!lesson) throw new Error('The demo’s learner has no topic with a page first');
  await startAs(DEMO_LEARNER);
  await page.goto('/planmislogros');
  await page.goto(topicAddress(lesson.tema));
  const frame = page.locator('iframe').first();
  await expect(frame, 'a phone has the lesson behind its button').toBeAttached();
  for (const name of ['Abrir el menú', 'Buscar en el portal', 'Ayuda', /^Leer (la lección|«)/]) {
    await page.getByRole('button', { name }).first().click();
    await closesByBack(page, String(name));
  }
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mis certificados' }).click();
  await page.waitForURL(at('/certificado'));
  await page.goBack();
  await expect(frame, 'one step leads to the topic again').toBeAttached();
  await page.goBack();
  await page.waitForURL(at('/planmislogros'));
});

test('a video goes on where it was, after another tab and after loading again', async ({ page, startAs, client }) => {
  const lesson = (await demoLessons(client)).find(({ recursos }) => recursos.some(({ tipo, externo }) => tipo === 'video' && !externo));
  if (!lesson) throw new Error('The demo’s learner has no topic with a video');
  await startAs(DEMO_LEARNER);
  await page.goto(topicAddress(lesson.tema));
  const { titulo = '' } = lesson.recursos.find(({ tipo }) => tipo === 'video') ?? {};
  if (lesson.recursos.length > 1) await page.getByRole('tab', { name: titulo }).click();
  const video = page.locator('video');
  const place = () => video.evaluate((element: HTMLVideoElement) => Math.round(element.currentTime * 10) / 10);
  const left = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    element.currentTime = element.duration / 2;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.pause();
    return element.currentTime;
  });
  await page.reload();
  await expect.poll(place).toBeGreaterThan(left - 0.5);
});
