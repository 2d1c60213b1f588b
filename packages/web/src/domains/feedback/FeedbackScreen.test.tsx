import { feedbackApi } from '@portal/contract/feedback';
import { examples } from '@portal/contract/examples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { STILL_PANEL } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const ADDRESS = '/temafeedback?id=5';
const { resultado } = examples.evaluacion;

test('a missing value shows an error; confirming sends value and comment once', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'alumno', calls: { usuario: { panel: STILL_PANEL } } });
  await user.click(await screen.findByRole('button', { name: t('evaluacion.resultado.feedback') }));
  expect(await screen.findByText(t('evaluacion.faltaValor'))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('radio', { name: t('ui.escala.valor', { valor: 7 }) }));
  await user.type(screen.getByLabelText(new RegExp(`^${t('evaluacion.comentario')}`)), 'Faltó un ejemplo con <b>niños</b>.');
  await user.click(screen.getByRole('button', { name: t('evaluacion.resultado.feedback') }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.aceptar') }));
  expect(await screen.findByText(t('feedback.enviado'))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(feedbackApi.ins).map(({ body }) => body)).toEqual([
    { id_evaluacion: 5, escala: 70, comentario: 'Faltó un ejemplo con <b>niños</b>.' },
  ]);
});

test('given feedback shows thanks instead of the form', async () => {
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: { ...resultado, con_feedback: true } } } });
  expect(await screen.findByText(t('feedback.yaEnviado'))).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('an address without attempt, and the attempt of another person, show the reason and a way to the topics', async () => {
  await renderScreen('/temafeedback', { session: 'alumno' });
  expect(await screen.findByRole('alert', { name: t('evaluacion.resultado.sinId') })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('evaluacion.resultado.irTemas') })).toBeTruthy();
  cleanup();
  await renderScreen(ADDRESS, { session: 'admin' });
  expect(await screen.findByRole('alert', { name: t('feedback.errores.ajeno') })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
