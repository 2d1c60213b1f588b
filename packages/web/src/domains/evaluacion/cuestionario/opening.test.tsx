import { examples } from '@portal/contract/examples';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const { cuestionario } = examples.pregunta;
const questions = () => screen.findAllByRole('group', { name: /^Pregunta \d de 3/ });

test('a questionnaire that was begun, and one opened by its link, opens at the first unanswered question', async () => {
  await renderScreen(ADDRESS, { session: 'alumno' });
  const untouched = await questions();
  expect(
    untouched.some((question) => question.contains(document.activeElement)),
    'an untouched one opens at its material',
  ).toBe(false);
  cleanup();
  await renderScreen(`${ADDRESS}#cuestionario`, { session: 'alumno' });
  const [begin] = await questions();
  await waitFor(() => expect(begin?.contains(document.activeElement)).toBe(true));
  cleanup();
  const [first, ...others] = cuestionario;
  const kept = { ...first!, respuesta: 3, fecha_respuesta: '2026-11-20T15:01:00.000Z' };
  await renderScreen(ADDRESS, { session: 'alumno', calls: { pregunta: { cuestionario: [kept, ...others] } } });
  const [, second] = await questions();
  await waitFor(() => expect(second?.contains(document.activeElement)).toBe(true));
});

test.each([
  ['/evaluacionedit', '/dashboardusuario'],
  ['/temausuario', '/programaseguimiento?id=21&idp=11'],
])('Volver leads from %s to %s', async (path, target) => {
  const { user, address } = await renderScreen(ADDRESS.replace('/evaluacionedit', path), { session: 'alumno' });
  await user.click(await screen.findByRole('link', { name: t('comun.volver') }));
  expect(address()).toBe(target);
});
