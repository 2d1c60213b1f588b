import { expect } from '@playwright/test';
import type { TipoPaquete } from '@portal/contract/paquete';
import type { GuardarBody } from '@portal/contract/paquete';
import { heard, test } from './test.ts';

const TIPOS: readonly TipoPaquete[] = ['scorm12', 'scorm2004'];

const isCompleted = (tipo: TipoPaquete, commit: GuardarBody | undefined): boolean =>
  tipo === 'scorm12'
    ? (commit?.cmi['core'] as Record<string, unknown> | undefined)?.['lesson_status'] === 'completed'
    : commit?.cmi['completion_status'] === 'completed';

for (const tipo of TIPOS) {
  test(`${tipo}: a lesson in its own window finds the player by its opener`, async ({ page, origin, play }) => {
    const { lesson } = await play({ trap: 'ventana', tipo });
    const opened = page.waitForEvent('popup');
    await lesson.locator('#abrir').click();
    await expect((await opened).locator('#hallada')).toHaveText('Con registro');
    await expect.poll(() => origin.last?.fin && isCompleted(tipo, origin.last)).toBe(true);
  });

  test(`${tipo}: a lesson that looks at the outermost window first still finds the player`, async ({ origin, play }) => {
    const { lesson } = await play({ trap: 'arriba', tipo });
    await expect(lesson.locator('#arriba')).toHaveText('Arriba no se puede mirar');
    await expect.poll(() => isCompleted(tipo, origin.last)).toBe(true);
  });

  test(`${tipo}: a lesson that begins while it is read finds its state`, async ({ play }) => {
    const { lesson } = await play({ trap: 'temprano', tipo });
    await expect(lesson.locator('#temprano')).toHaveText('true');
  });

  test(`${tipo}: a lesson that ends and closes what it can reach was stored`, async ({ page, origin, play }) => {
    const { lesson } = await play({ trap: 'cierra', tipo });
    await lesson.locator('#terminar').click();
    await expect.poll(() => origin.last?.fin && isCompleted(tipo, origin.last)).toBe(true);
    expect(page.isClosed()).toBe(false);
  });

  test(`${tipo}: a lesson that never commits is stored two seconds after its last value`, async ({ page, origin, play }) => {
    const { lesson } = await play({ trap: 'nunca', tipo });
    await lesson.locator('#completar').click();
    await expect.poll(() => isCompleted(tipo, origin.last)).toBe(true);
    expect(origin.last?.fin).toBe(false);
    expect(origin.arrived).toEqual([1]);
    await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining({ suceso: 'guardado' }));
  });

  test(`${tipo}: what a lesson said right before its page was left arrives`, async ({ page, origin, play }) => {
    const { lesson } = await play({ trap: 'nunca', tipo });
    await lesson.locator('#completar').click();
    await page.goto('about:blank');
    await expect.poll(() => isCompleted(tipo, origin.last)).toBe(true);
  });

  test(`${tipo}: a lesson that ends with its document is stored when the page is left, and resumes`, async ({ page, origin, play }) => {
    const first = await play({ trap: 'suspende', tipo });
    await expect(first.lesson.locator('h1')).toBeVisible();
    await first.lesson.locator('#completar').click();
    await page.goto('about:blank');
    await expect.poll(() => origin.last?.fin).toBe(true);
    const state = origin.last?.cmi;
    expect(isCompleted(tipo, origin.last)).toBe(true);
    expect(state?.['suspend_data']).toBe('visitas:1');
    const again = await play({ trap: 'suspende', tipo, leccion: { cmi: state } });
    await expect(again.lesson.locator('#estado')).toHaveText('visitas:1');
  });

  test(`${tipo}: a lesson of two documents has a session in each, and its place goes along`, async ({ origin, play }) => {
    const { lesson } = await play({ trap: 'paginas', tipo });
    await lesson.getByRole('link', { name: 'Página dos' }).click();
    await expect(lesson.locator('#comienzo')).toHaveText('true uno');
    await expect.poll(() => isCompleted(tipo, origin.last)).toBe(true);
    expect(origin.commits.some(({ fin }) => fin)).toBe(true);
    expect(origin.last?.fin).toBe(false);
  });
}
