import { sesionApi } from '@portal/contract/sesion';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, LOST } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const spent = failure('enlace_vencido', message('sesion.enlaceUsado'));
const passwords = () => screen.queryAllByLabelText(/contraseña/i, { selector: 'input' });

test('a link that no longer works says so on opening and asks for no password', async () => {
  const { server } = await renderScreen('/auth/reset-password#token=nope', { calls: { usuario: { checkLink: spent } } });
  expect(await screen.findByText(t('sesion.restablecer.sinEnlace'))).toBeTruthy();
  expect(passwords()).toHaveLength(0);
  expect(screen.getByRole('link', { name: t('sesion.restablecer.pedir') })).toBeTruthy();
  expect(server.requests(sesionApi.checkLink).map(({ body }) => body.token)).toEqual(['nope']);
});

test('a link that works shows the form; used meanwhile, it says so after the press', async () => {
  const { user, server } = await renderScreen('/auth/reset-password#token=bueno', { calls: { usuario: { resetPassword: spent } } });
  await waitFor(() => expect(passwords()).toHaveLength(2));
  for (const field of passwords()) await user.type(field, 'caballo-verde-77');
  await user.click(screen.getByRole('button', { name: t('sesion.restablecer.guardar') }));
  expect(await screen.findByText(t('sesion.restablecer.sinEnlace'))).toBeTruthy();
  expect(server.requests(sesionApi.resetPassword).map(({ body }) => body.token)).toEqual(['bueno']);
});

test('a link of an earlier letter opens, and its token leaves the query of the address', async () => {
  const { address } = await renderScreen('/auth/reset-password?token=antiguo');
  await waitFor(() => expect(passwords()).toHaveLength(2));
  await waitFor(() => expect(address()).toBe('/auth/reset-password#token=antiguo'));
});

test('without an answer the check can be tried again', async () => {
  const { user } = await renderScreen('/auth/reset-password#token=bueno', {
    calls: { usuario: { checkLink: inTurn(LOST, examples.usuario.checkLink) } },
  });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  await waitFor(() => expect(passwords()).toHaveLength(2));
});
