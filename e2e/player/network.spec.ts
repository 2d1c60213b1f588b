import { expect } from '@playwright/test';
import type { GuardarBody } from '@portal/contract/paquete';
import { heard, test } from './test.ts';

const placeOf = (commit: GuardarBody | undefined) => (commit?.cmi['core'] as Record<string, unknown> | undefined)?.['lesson_location'];

test('a failed commit is sent again with its number until it is stored, and the newest state follows', async ({ page, origin, play }) => {
  const { player, lesson } = await play({ trap: 'marcador', tipo: 'scorm12' });
  origin.answer = 'fail';
  await lesson.locator('#siguiente').click();
  await expect(player.locator('.estado')).toHaveText('Sin guardar: se reintenta');
  await lesson.locator('#siguiente').click();
  await lesson.locator('#siguiente').click();
  await expect.poll(() => origin.arrived.length).toBeGreaterThan(1);
  expect(new Set(origin.arrived)).toEqual(new Set([1]));
  origin.answer = 'store';
  await expect.poll(() => placeOf(origin.last)).toBe('4');
  expect(origin.commits.map(({ secuencia }) => secuencia)).toEqual([1, 2]);
  await expect(player.locator('.estado')).toHaveText(/^Guardado /);
  const events = (await heard(page)).map(({ suceso }) => suceso);
  expect(events).toEqual(expect.arrayContaining(['abierto', 'guardando', 'sin_guardar', 'guardado']));
});

test('one commit is under way at a time, and those that wait become one', async ({ origin, play }) => {
  const { lesson } = await play({ trap: 'marcador', tipo: 'scorm12' });
  origin.answer = 'hold';
  for (const _ of [1, 2, 3, 4]) await lesson.locator('#siguiente').click();
  await expect.poll(() => origin.arrived).toEqual([1]);
  origin.answer = 'store';
  origin.release();
  await expect.poll(() => placeOf(origin.last)).toBe('5');
  expect(origin.arrived).toEqual([1, 2]);
});

test('a cut line is waited out, and its end is used at once', async ({ context, origin, play }) => {
  const { player, lesson } = await play({ trap: 'marcador', tipo: 'scorm2004' });
  await expect(lesson.locator('#entrada')).toHaveText('ab-initio');
  await context.setOffline(true);
  await lesson.locator('#siguiente').click();
  await expect(player.locator('.estado')).toHaveText('Sin guardar: se reintenta');
  await context.setOffline(false);
  await expect.poll(() => origin.last?.cmi['location']).toBe('2');
  await expect(player.locator('.estado')).toHaveText(/^Guardado /);
});

test('a page that answers for another network stores nothing, and is not believed', async ({ origin, play }) => {
  const { player, lesson } = await play({ trap: 'marcador', tipo: 'scorm12' });
  origin.answer = 'login page';
  await lesson.locator('#siguiente').click();
  await expect(player.locator('.estado')).toHaveText('Sin guardar: se reintenta');
  origin.answer = 'store';
  await expect.poll(() => placeOf(origin.last)).toBe('2');
});

for (const [answer, text, event] of [
  ['other window', 'Abierto en otra ventana', 'otra_ventana'],
  ['expired', 'Vencido: vuelva a abrir el contenido desde el portal', 'vencido'],
] as const) {
  test(`«${text}» replaces the lesson, and nothing more is sent`, async ({ page, origin, play }) => {
    const { player, lesson } = await play({ trap: 'suspende', tipo: 'scorm12' });
    origin.answer = answer;
    await lesson.locator('#completar').click();
    await expect(player.locator('.aviso')).toHaveText(text);
    await expect(player.locator('.estado')).toHaveText(text);
    await expect(player.locator('iframe')).toHaveCount(0);
    await expect.poll(async () => (await heard(page)).at(-1)?.suceso).toBe(event);
    expect(origin.arrived).toEqual([1]);
    await page.goto('about:blank');
    expect(origin.arrived).toEqual([1]);
  });
}

test('a state that is too large is said, and the next one is stored', async ({ origin, play }) => {
  const { player, lesson } = await play({ trap: 'marcador', tipo: 'scorm12' });
  origin.answer = 'too large';
  await lesson.locator('#siguiente').click();
  await expect(player.locator('.estado')).toHaveText('Sin guardar: se reintenta');
  origin.answer = 'store';
  await lesson.locator('#siguiente').click();
  await expect.poll(() => placeOf(origin.last)).toBe('3');
  await expect(player.locator('.estado')).toHaveText(/^Guardado /);
});

test('a page that is loaded again goes on from the numbers that the server has', async ({ origin, play }) => {
  const { lesson } = await play({ trap: 'marcador', tipo: 'scorm12', inicio: { secuencia: 41 } });
  await lesson.locator('#siguiente').click();
  await expect.poll(() => origin.arrived).toEqual([42]);
});

test('leaving is questioned only while something is not stored', async ({ page, origin, play }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const { player, lesson } = await play({ trap: 'marcador', tipo: 'scorm12' });
  await lesson.locator('#siguiente').click();
  await expect(player.locator('.estado')).toHaveText(/^Guardado /);
  await page.goto('about:blank');
  expect(asked).toEqual([]);
  const second = await play({ trap: 'marcador', tipo: 'scorm12' });
  origin.answer = 'fail';
  await second.lesson.locator('#siguiente').click();
  await expect(second.player.locator('.estado')).toHaveText('Sin guardar: se reintenta');
  await page.goto('about:blank');
  expect(asked).toEqual(['beforeunload']);
});

for (const [inicio, text, mode] of [
  [{ modo: 'revision' }, 'Solo para mirar: no se guarda nada', 'review'],
  [{ modo: 'prueba', lanzamiento: 0 }, 'Prueba: no se guarda nada', 'browse'],
] as const) {
  test(`in ${mode} nothing is sent`, async ({ page, origin, play }) => {
    const { player, lesson } = await play({ trap: 'marcador', tipo: 'scorm12', inicio });
    await lesson.locator('#aprobar').click();
    await expect(lesson.locator('#modo')).toHaveText(mode);
    await lesson.locator('#salir').click();
    await expect(player.locator('.estado')).toHaveText(text);
    await page.goto('about:blank');
    expect(origin.arrived).toEqual([]);
  });
}
