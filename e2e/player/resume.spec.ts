import { expect } from '@playwright/test';
import type { TipoPaquete } from '@portal/contract/paquete';
import { heard, test } from './test.ts';

const TIPOS: readonly TipoPaquete[] = ['scorm12', 'scorm2004'];

for (const tipo of TIPOS) {
  test(`${tipo}: a lesson is stored at each of its commits, and resumes at its place with its time`, async ({ page, origin, play }) => {
    const { player, lesson } = await play({ trap: 'marcador', tipo });
    await expect(lesson.locator('#alumno')).toHaveText('Núñez, Ana');
    await expect(lesson.locator('#entrada')).toHaveText('ab-initio');
    await lesson.locator('#siguiente').click();
    await expect.poll(() => origin.last?.secuencia).toBe(1);
    expect(origin.last?.lanzamiento).toBe(7);
    await expect(player.locator('.estado')).toHaveText(/^Guardado \d/);
    await lesson.locator('#aprobar').click();
    await lesson.locator('#salir').click();
    await expect.poll(() => origin.last?.fin).toBe(true);
    const state = origin.last?.cmi;
    expect(state).toMatchObject(
      tipo === 'scorm12'
        ? { core: { lesson_status: 'passed', lesson_location: '2', exit: 'suspend', session_time: '00:00:30', score: { raw: '90' } } }
        : { completion_status: 'completed', success_status: 'passed', location: '2', exit: 'suspend', score: { raw: '90', scaled: '0.9' } },
    );
    await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining({ portal: 'paquete', suceso: 'guardado', lanzamiento: 7 }));
    const again = await play({ trap: 'marcador', tipo, leccion: { cmi: state, segundos: 3725 } });
    await expect(again.lesson.locator('#entrada')).toHaveText('resume');
    await expect(again.lesson.locator('#pagina')).toHaveText('2');
    await expect(again.lesson.locator('#tiempo')).toHaveText(tipo === 'scorm12' ? '01:02:05' : 'PT1H2M5S');
  });

  test(`${tipo}: suspend data of a million characters comes back whole, and longer one is refused with an error`, async ({
    origin,
    play,
  }) => {
    const { player, lesson } = await play({ trap: 'grande', tipo });
    for (const length of [80_000, 1_000_000]) {
      await lesson.locator('#largo').fill(String(length));
      await lesson.locator('#escribir').click();
      await expect(lesson.locator('#error')).toHaveText('0');
      await expect.poll(() => (origin.last?.cmi['suspend_data'] as string | undefined)?.length).toBeGreaterThanOrEqual(length);
    }
    const again = await play({ trap: 'grande', tipo, leccion: { cmi: origin.last?.cmi } });
    await expect(again.lesson.locator('#leido')).toHaveText('1000000 igual');
    await lesson.locator('#largo').fill('1100000');
    await lesson.locator('#escribir').click();
    await expect(lesson.locator('#error')).toHaveText(tipo === 'scorm12' ? '405' : '406');
    await expect(player.locator('.aviso-linea')).toHaveText('La lección quiere guardar demasiado');
  });
}
