import { expect } from '@playwright/test';
import { heard, test } from './test.ts';

test('lessons are chosen from the contents, and each keeps its place', async ({ origin, play }) => {
  const { player, lesson } = await play({ trap: 'muchas', tipo: 'scorm12' });
  const contents = player.getByRole('navigation', { name: 'Contenido' });
  await expect(contents.getByRole('button')).toHaveText(['Marcador', 'Nunca termina', 'Documento', 'Siempre suspende']);
  await expect(contents.getByText('Primera parte')).toBeVisible();
  await expect(contents.getByRole('button', { name: 'Marcador' })).toHaveAttribute('aria-current', 'page');
  await expect(player.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await lesson.locator('#siguiente').click();
  await player.getByRole('button', { name: 'Siguiente' }).click();
  await expect(lesson.locator('h1')).toHaveText('Nunca termina');
  // The first one never ended its session: the player did.
  await expect.poll(() => origin.commits.findLast(({ leccion }) => leccion === 'leccion-1')?.fin).toBe(true);
  await lesson.locator('#completar').click();
  await contents.getByRole('button', { name: 'Documento' }).click();
  await expect(lesson.locator('h1')).toHaveText('Documento sin registro');
  await expect(contents.getByRole('button', { name: 'Nunca termina' }).getByLabel('Completada')).toBeVisible();
  await expect(contents.getByRole('button', { name: 'Documento' }).getByLabel('Completada')).toBeVisible();
  await expect
    .poll(() => origin.commits.find(({ leccion }) => leccion === 'documento'))
    .toMatchObject({ cmi: { core: { lesson_status: 'completed' } }, fin: true });
  await contents.getByRole('button', { name: 'Marcador' }).click();
  await expect(lesson.locator('#entrada')).toHaveText('resume');
  await expect(lesson.locator('#pagina')).toHaveText('2');
  await expect(lesson.locator('#tiempo')).toHaveText('00:00:30');
  const numbers = origin.commits.map(({ secuencia }) => secuencia);
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
});

test('a narrow screen has a list to choose from in the place of the contents', async ({ page, play }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { player, lesson } = await play({ trap: 'muchas', tipo: 'scorm2004' });
  await expect(player.locator('.indice')).toBeHidden();
  const list = player.getByRole('combobox', { name: 'Contenido' });
  await expect(list.locator('option')).toHaveCount(5);
  await list.selectOption('leccion-3');
  await expect(lesson.locator('h1')).toHaveText('Siempre suspende');
  const width = await player.locator('body').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test('a single lesson fills the page', async ({ page, play }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { player } = await play({ trap: 'marcador', tipo: 'scorm12' });
  const box = await player.locator('iframe.leccion').boundingBox();
  expect(box?.width).toBe(360);
  expect(box?.height).toBeGreaterThan(580);
  await expect(player.getByRole('navigation')).toHaveCount(0);
  await expect(player.getByRole('combobox')).toHaveCount(0);
});

test('requests of SCORM 2004 lead through the contents and out of them', async ({ origin, play }) => {
  const { player, lesson } = await play({ trap: 'navega', tipo: 'scorm2004' });
  const current = player.locator('[aria-current]');
  await expect(lesson.locator('#puede')).toHaveText('true');
  await lesson.locator('#seguir').click();
  await expect(current).toHaveText('Segunda');
  await expect(lesson.locator('#puede')).toHaveText('false');
  await lesson.locator('#elegir').click();
  await expect(current).toHaveText('Primera');
  await expect(lesson.locator('#puede')).toHaveText('true');
  await lesson.locator('#salir').click();
  await expect(player.locator('.aviso p')).toHaveText('Salió de la lección');
  await expect.poll(() => origin.commits.filter(({ fin }) => fin).length).toBe(3);
  await player.getByRole('button', { name: 'Abrir otra vez' }).click();
  await expect(lesson.locator('h1')).toHaveText('Pide seguir');
});

test('a missing file of a lesson is said, and the lesson is offered again', async ({ play }) => {
  const { player } = await play({ trap: 'marcador', tipo: 'scorm12', leccion: { inicio: 'no-existe.html' } });
  await expect(player.locator('.aviso p')).toHaveText('La lección no se abre');
  await expect(player.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('the portal hears of the end of the package', async ({ page, origin, play }) => {
  origin.completed = true;
  const { player, lesson } = await play({ trap: 'marcador', tipo: 'scorm12' });
  await lesson.locator('#aprobar').click();
  await expect(player.locator('.estado')).toHaveText(/Terminado$/);
  const told = (await heard(page)).filter(({ suceso }) => suceso === 'terminado');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ lanzamiento: 7, origin: new URL(origin.player).origin });
});

test('a portal of another origin than the one that is named hears nothing', async ({ page, play }) => {
  const { lesson, player } = await play({ trap: 'marcador', tipo: 'scorm12', inicio: { portal: 'http://otro.example' } });
  await lesson.locator('#siguiente').click();
  await expect(player.locator('.estado')).toHaveText(/^Guardado /);
  expect(await heard(page)).toEqual([]);
});

test('in a window the portal that opened it hears the same, and the lesson cannot reach it', async ({ page, origin }) => {
  await page.goto(origin.portal);
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    window.open(address);
  }, origin.player);
  const player = await opened;
  const lesson = player.frameLocator('iframe.leccion');
  await lesson.locator('#siguiente').click();
  await expect.poll(async () => (await heard(page)).filter(({ suceso }) => suceso === 'guardado').length).toBe(1);
  const reached = await lesson.locator('body').evaluate(() => [window.parent.opener, window.parent.parent === window.parent]);
  expect(reached).toEqual([null, true]);
});
