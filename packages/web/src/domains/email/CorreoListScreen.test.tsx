import { emailApi } from '@portal/contract/email';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const [held, sent] = examples.email.sellst;
const open = () =>
  renderScreen('/correo', {
    session: 'admin',
    calls: { email: { sellst: new PageOfRows(examples.email.sellst, examples.email.sellst.length) } },
  });
const check = (asunto: string, destinatario: string) =>
  screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: t('email.bandeja.fila', { asunto, destinatario }) }) });

test('a held message is released after a question', async () => {
  const { user, server } = await open();
  await rowsOf(t('email.titulo'));
  await user.click(check(held!.asunto, held!.destinatario));
  await user.click(await screen.findByRole('button', { name: t('email.bandeja.liberar') }));
  const dialog = await screen.findByRole('dialog', { name: t('email.bandeja.liberarConfirmar', { total: 1 }) });
  await user.click(within(dialog).getByRole('button', { name: t('email.bandeja.liberar') }));
  await waitFor(() => expect(server.requests(emailApi.liberar)).toHaveLength(1));
  expect(server.requests(emailApi.liberar)[0]?.body).toEqual({ seleccion: { ids: [held!.id_correo] } });
});

test('a message that went out is marked as returned, with a reason', async () => {
  const { user, server } = await open();
  await rowsOf(t('email.titulo'));
  await user.click(screen.getByRole('button', { name: t('email.bandeja.rebote', { destinatario: sent!.destinatario }) }));
  const dialog = await screen.findByRole('dialog', { name: t('email.bandeja.reboteTitulo') });
  const note = within(dialog).getByRole('button', { name: t('email.bandeja.anotar') });
  expect(note).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByRole('textbox'), 'Buzón inexistente');
  await user.click(note);
  await waitFor(() => expect(server.requests(emailApi.rebote)).toHaveLength(1));
  expect(server.requests(emailApi.rebote)[0]?.body).toEqual({ id_correo: sent!.id_correo, motivo: 'Buzón inexistente' });
});

test('the card of a state narrows the list to it, says so, and back', async () => {
  const { user, server } = await open();
  await rowsOf(t('email.titulo'));
  const cards = () => screen.getAllByRole('button', { name: t('email.bandeja.solo') });
  await user.click(cards().at(-1)!);
  await waitFor(() => expect(server.requests(emailApi.sellst).at(-1)?.query.filtro).toMatchObject({ estado: 'rebotado' }));
  expect(cards().map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false', 'false', 'true']);
  await user.click(cards().at(-1)!);
  await waitFor(() => expect(server.requests(emailApi.sellst).at(-1)?.query.filtro).toBeUndefined());
});
