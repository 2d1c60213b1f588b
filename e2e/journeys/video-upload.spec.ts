import { writeFileSync } from 'node:fs';
import { SUBIDA_PATH } from '@portal/contract/archivo';
import { temaApi } from '@portal/contract/tema';
import type { Page, Request } from '@playwright/test';
import { choose, fillFields, saveTo } from '../support/forms.ts';
import { longVideo } from '../support/long-video.ts';
import { expect, test } from '../support/test.ts';

const MEGA = 1024 * 1024;
const NAME = 'evacuacion.mp4';

const isPiece = (request: Request): boolean => request.method() === 'PATCH' && request.url().includes(SUBIDA_PATH);

/** Emulated connection: unlimited, slow enough to be interrupted halfway, or offline. */
async function openLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  return { slow: () => set(false, 4 * MEGA), cut: () => set(true, -1), free: () => set(false, -1) };
}

/** Chooses the file, goes offline in the middle and comes back. Returns the offset of each piece. */
async function uploadInterrupted(page: Page, file: string): Promise<number[]> {
  const starts: number[] = [];
  page.on('request', (request) => isPiece(request) && starts.push(Number(request.headers()['upload-offset'])));
  const line = await openLine(page);
  await line.slow();
  await page.getByRole('button', { name: 'Archivo para Contenido', exact: true }).setInputFiles(file);
  const bar = page.getByRole('progressbar', { name: `Subiendo ${NAME}` });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(`Espere a que termine la subida de «${NAME}», o cancélela, antes de guardar.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await line.cut();
  await expect(page.getByText('Se perdió la conexión. La subida sigue sola cuando vuelva, desde donde quedó.')).toBeVisible();
  await line.free();
  await expect(page.getByRole('group', { name: 'Contenido', exact: true }).getByRole('link', { name: `Ver ${NAME}` })).toBeVisible();
  return starts;
}

test('an interrupted upload of a video resumes at its offset, and the video plays with seeks', async ({
  page,
  startAs,
  cast,
  client,
  problems,
}, info) => {
  problems.expect(/archivo\/subida.*: net::ERR_INTERNET_DISCONNECTED/);
  const title = 'Evacuar la tienda';
  const video = longVideo(16 * MEGA);
  const file = info.outputPath(NAME);
  writeFileSync(file, video);
  await startAs(cast.staff('admin'));
  await page.goto('/temaedit');
  await fillFields(page, { Título: title, 'Duración (minutos)': '5', 'Preguntas por intento': '0' });
  await choose(page, 'Categoría', 'General');
  await choose(page, 'Estado', 'Activo');
  const starts = await uploadInterrupted(page, file);
  expect(
    starts.filter((start) => start === 0),
    'the beginning was sent once',
  ).toHaveLength(1);
  expect(starts.at(-1), 'the last piece starts behind what had arrived').toBeGreaterThan(video.length / 10);
  await saveTo(page, '/tema');

  const admin = await client.signIn(cast.staff('admin'));
  const temas = await admin.call(temaApi.sellst, { params: { x: '0' }, query: { buscar: title } });
  const tema = temas.find((one) => one.titulo === title);
  expect(tema?.contenido).toMatch(/^\/archivo\//);
  await playAndJump(page, { id: tema?.id_tema ?? 0, size: video.length });
});

/** Opens the topic's review, plays and seeks to the last quarter: the browser requests parts, each answered with 206. */
async function playAndJump(page: Page, { id, size }: { id: number; size: number }): Promise<void> {
  const ranges: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes(NAME)) return;
    expect(response.status()).toBe(206);
    ranges.push(response.headers()['content-range'] ?? '');
  });
  await page.goto(`/temareview?id=${id}`);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0);
  const opened = ranges.length;
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
    player.currentTime = player.duration * 0.75;
    await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime / player.duration)).toBeGreaterThan(0.75);
  expect(ranges.length, 'the jump asked for bytes of its own').toBeGreaterThan(opened);
  for (const range of ranges) expect(range).toMatch(new RegExp(`^bytes \\d+-\\d+/${size}$`));
  expect(Math.max(...ranges.map((range) => Number(/\d+/.exec(range)?.[0])))).toBeGreaterThan(size / 2);
}

test('leaving during an upload asks first, though nothing else was changed', async ({ page, startAs, cast }) => {
  await startAs(cast.staff('admin'));
  await page.goto('/contenidoedit');
  const line = await openLine(page);
  await line.slow();
  const file = { name: NAME, mimeType: 'video/mp4', buffer: longVideo(16 * MEGA) };
  await page.getByRole('button', { name: 'Archivo para Dirección o archivo', exact: true }).setInputFiles(file);
  await expect(page.getByRole('progressbar', { name: `Subiendo ${NAME}` })).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).getByRole('button', { name: 'Seguir editando' }).click();
  await line.free();
  const field = page.getByRole('group', { name: 'Dirección o archivo', exact: true });
  await expect(field.getByRole('link', { name: `Ver ${NAME}` })).toBeVisible();
});
