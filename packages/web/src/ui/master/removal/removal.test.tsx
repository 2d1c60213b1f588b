import { cursoApi } from '@portal/contract/curso';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/cursoedit?id=31';

test('a deleted course leads to the list, and is not fetched again', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.eliminar') }));
  const ask = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarEliminar') });
  await user.click(within(ask).getByRole('button', { name: t('ui.maestro.eliminar') }));
  await waitFor(() => expect(address()).toBe('/curso'));
  expect(server.requests(cursoApi.sel)).toHaveLength(1);
});
