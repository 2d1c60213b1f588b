import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { t } from '../testing/text.ts';

const SCREENS = {
  learner: ['tableroAlumno', 'temas', 'misLogros', 'misCertificados'],
  support: ['planes'],
} as const;

/** Returns the texts of the menu's links, without the logo. */
async function menu(): Promise<(string | null)[]> {
  const navigation = await screen.findByRole('navigation', { name: t('ui.marco.menu') });
  return within(navigation)
    .getAllByRole('link')
    .slice(1)
    .map(({ textContent }) => textContent);
}

test('a learner’s menu holds their own screens', async () => {
  await renderScreen('/dashboardtema', { session: 'alumno' });
  expect(await menu()).toEqual(SCREENS.learner.map((name) => t(`pantallas.${name}`)));
});

test('support’s menu holds the plans alone', async () => {
  await renderScreen('/planestudio', { session: 'soporte' });
  expect(await menu()).toEqual(SCREENS.support.map((name) => t(`pantallas.${name}`)));
});

test('an administrator’s menu holds the masters and the people’s mail, and no screen of a learner', async () => {
  await renderScreen('/planestudio', { session: 'admin' });
  const shown = await menu();
  for (const name of ['tablero', 'planes', 'cursos', 'preguntaMaestro', 'preguntaImportar', 'correos'] as const)
    expect(shown).toContain(t(`pantallas.${name}`));
  expect(shown).not.toContain(t('pantallas.misLogros'));
});
