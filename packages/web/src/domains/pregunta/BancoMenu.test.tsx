import { preguntaApi } from '@portal/contract/pregunta';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

test('the questions of the list are saved in a format of another program', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  const { user, server } = await renderScreen('/pregunta?buscar=extintor', { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('pregunta.banco.exportar') }));
  await user.click(await screen.findByRole('menuitem', { name: t('pregunta.banco.formatos.gift') }));
  await waitFor(() =>
    expect(server.requests(preguntaApi.exportar).map(({ query }) => query)).toEqual([{ formato: 'gift', buscar: 'extintor' }]),
  );
  await waitFor(() => expect(click.mock.contexts).toMatchObject([{ download: 'preguntas-gift.txt' }]));
  expect(await screen.findByText(t('pregunta.banco.hecho'))).toBeTruthy();
});
