import { temaAlumno } from '@portal/contract/examples';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { id_programa, id_planestudio } = temaAlumno;

afterEach(() => vi.unstubAllGlobals());

test('before saving it is said that questionnaires are drawn, and what that means', async () => {
  // A browser that keeps files; happy-dom does not.
  vi.stubGlobal('caches', {});
  await renderScreen(`/programaseguimiento?id=${id_programa}&idp=${id_planestudio}`, { session: 'alumno' });
  const button = await screen.findByRole('button', { name: t('sinconexion.guardar') });
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(t('sinconexion.guardarTexto'));
});
