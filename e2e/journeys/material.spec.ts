import { demoLessons, DEMO_LEARNER } from '../support/demo.ts';
import { topicAddress } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

type Lessons = Awaited<ReturnType<typeof demoLessons>>;

function lessonWith(lessons: Lessons, tipo: string): Lessons[number] {
  const found = lessons.find(({ recursos }) => recursos.some((recurso) => recurso.tipo === tipo && !recurso.externo));
  if (!found) throw new Error(`The demo's learner has no topic with a ${tipo}`);
  return found;
}

test('a lesson opens in a sandboxed frame, which cannot reach the portal', async ({ page, startAs, client }) => {
  const lessons = await demoLessons(client);
  const { tema } = lessonWith(lessons, 'pagina');
  await startAs(DEMO_LEARNER);
  await page.goto(topicAddress(tema));
  const frame = page.locator('iframe').first();
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-(scripts|same-origin)).*$/);
  await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
  await page.getByRole('button', { name: 'Apariencia' }).click();
  await page.getByRole('button', { name: 'Oscuro' }).click();
  await expect(frame, 'the page follows the portal').toHaveAttribute('src', /#oscuro$/);
});

test('a PDF opens inside the page, page by page, with selectable text', async ({ page, startAs, client }) => {
  const { tema, recursos } = lessonWith(await demoLessons(client), 'pdf');
  const title = recursos.find(({ tipo }) => tipo === 'pdf')?.titulo ?? '';
  await startAs(DEMO_LEARNER);
  await page.goto(topicAddress(tema));
  if (recursos.length > 1) await page.getByRole('tab', { name: title }).click();
  const document = page.getByRole('region', { name: title, exact: true });
  await expect(document.getByRole('region', { name: /^Página 1 de \d+$/ })).toContainText(/\p{L}{3,}/u);
  await page.getByRole('button', { name: 'Acercar' }).click();
  await expect(page.getByText('125 %')).toBeVisible();
});

test('a video plays and shows its captions', async ({ page, startAs, client }) => {
  const { tema, recursos } = lessonWith(await demoLessons(client), 'video');
  const { titulo } = recursos.find(({ tipo }) => tipo === 'video') ?? { titulo: '' };
  await startAs(DEMO_LEARNER);
  await page.goto(topicAddress(tema));
  if (recursos.length > 1) await page.getByRole('tab', { name: titulo }).click();
  const video = page.locator('video');
  await expect(video).toHaveAttribute('aria-label', titulo);
  const played = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
    element.pause();
    return element.duration;
  });
  expect(played).toBeGreaterThan(1);
  const captions = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(captions).toBeGreaterThan(0);
});

test('Descargar Material sends the file, and only with a valid ticket', async ({ page, startAs, client }) => {
  const lesson = (await demoLessons(client)).find(({ descarga }) => descarga && !descarga.externo);
  if (!lesson?.descarga) throw new Error('The demo’s learner has no topic with material to download');
  await startAs(DEMO_LEARNER);
  await page.goto(topicAddress(lesson.tema));
  const link = page.getByRole('link', { name: 'Descargar Material' });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const given = await fetch(address);
  expect(given.status).toBe(200);
  expect(Number(given.headers.get('content-length') ?? (await given.arrayBuffer()).byteLength)).toBeGreaterThan(500);
  address.searchParams.set('boleto', 'inventado');
  expect([401, 403, 404, 410]).toContain((await fetch(address)).status);
});
