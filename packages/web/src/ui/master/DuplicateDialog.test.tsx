import { api } from '@portal/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

test.each([
  ['soloFicha', 0],
  ['enlazado', 1],
  ['copiado', 2],
] as const)('a copy is made %s, and opens', async (kind, con_contenido) => {
  const { user, server, address } = await renderScreen('/cursoedit?id=31', { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.duplicar') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.duplicar') });
  await user.click(within(dialog).getByText(t(`ui.maestro.${kind}`)));
  expect(await screen.findByText(t('registro.copiado'))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/cursoedit?id=34'));
  expect(server.requests(api.curso.duplicar).map(({ body }) => body)).toEqual([{ con_contenido }]);
});
