import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

test.each(['/temapregunta', '/temamodulo'])(
  '%s disables saving until both lists have a choice, and Cancelar opens the questions',
  async (path) => {
    const { user, address } = await renderScreen(path, { session: 'admin' });
    expect(await screen.findByRole('button', { name: t('comun.guardar') })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: t('comun.cancelar') }));
    await waitFor(() => expect(address()).toBe('/pregunta'));
  },
);
