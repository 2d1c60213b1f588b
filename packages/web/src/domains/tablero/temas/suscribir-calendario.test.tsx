import { calendarioApi } from '@portal/contract/calendario';
import type { ResponseOf } from '@portal/contract/core';
import { examples, temaAlumno } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const openCalendario = async (enlace: ResponseOf<typeof calendarioApi.sel>['enlace']) => {
  const usual = await renderScreen('/dashboardtema', {
    session: 'alumno',
    calls: { usuario: { temas: [temaAlumno] }, calendario: { sel: { enlace } } },
  });
  await usual.user.click(await screen.findByRole('button', { name: t('tablero.calendario.suscribir') }));
  return { ...usual, dialog: within(await screen.findByRole('dialog', { name: t('tablero.calendario.suscribir') })) };
};

test('the address of the own calendar is made on demand, opened by its scheme, and shown once', async () => {
  const { user, server, dialog } = await openCalendario(null);
  expect(await dialog.findByText(t('tablero.calendario.privada'))).toBeTruthy();
  expect(server.requests(calendarioApi.ins)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('tablero.calendario.crear') }));
  const { direccion } = examples.calendario.ins;
  expect((await dialog.findByTestId('secreto')).textContent).toBe(direccion);
  const link = dialog.getByRole('link', { name: t('tablero.calendario.abrir') });
  expect(link.getAttribute('href')).toBe(direccion.replace('https:', 'webcal:'));
  expect(dialog.getByText(t('tablero.calendario.lento'))).toBeTruthy();
});

test('an address that is there is replaced or taken back after a question', async () => {
  const { user, server, dialog } = await openCalendario(examples.calendario.sel.enlace);
  await user.click(await dialog.findByRole('button', { name: t('tablero.calendario.quitar') }));
  const asked = within(await screen.findByRole('dialog', { name: t('tablero.calendario.quitarPregunta') }));
  await user.click(asked.getByRole('button', { name: t('tablero.calendario.quitar') }));
  await waitFor(() => expect(server.requests(calendarioApi.del)).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: t('tablero.calendario.reemplazar') }));
  const again = within(await screen.findByRole('dialog', { name: t('tablero.calendario.reemplazarPregunta') }));
  expect(server.requests(calendarioApi.ins)).toEqual([]);
  await user.click(again.getByRole('button', { name: t('tablero.calendario.reemplazar') }));
  expect((await dialog.findByTestId('secreto')).textContent).toBe(examples.calendario.ins.direccion);
});
