import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

test.each([
  ['the search', t('navegacion.buscar')],
  ['the help', t('ayuda.titulo')],
])('closing %s gives the focus back to its button', async (_, name) => {
  const { user } = await renderScreen('/certificado', { session: 'alumno' });
  const [opener] = await screen.findAllByRole('button', { name: new RegExp(`^${name}`) });
  await user.click(opener!);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
