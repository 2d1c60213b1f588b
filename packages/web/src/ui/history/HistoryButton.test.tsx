import { logApi } from '@portal/contract/log';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const historial = t('ui.historial.boton');

test('the form of a record opens its history: its parts too, before and after, and the way to all entries', async () => {
  const { user, server, address } = await renderScreen('/cursoedit?id=31', { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: historial }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.historial.titulo') });
  expect(await within(dialog).findByText('Caja y cobros')).toBeTruthy();
  expect(within(dialog).getByText(t('comun.opciones.tabla.curso_modulo'))).toBeTruthy();
  expect(server.requests(logApi.sellst).map(({ query }) => query.filtro)).toEqual([{ tabla: 'curso', id_registro: '31' }]);
  await user.click(within(dialog).getByRole('link', { name: t('ui.historial.verTodo') }));
  expect(await screen.findByRole('heading', { name: t('pantallas.registroActividad') })).toBeTruthy();
  expect(decodeURIComponent(address())).toContain('filtro[tabla]=curso');
});

test('a record without changes says so', async () => {
  const { user } = await renderScreen('/cursoedit?id=31', { session: 'admin', calls: { log: { sellst: [] } } });
  await user.click(await screen.findByRole('button', { name: historial }));
  expect(await screen.findByText(t('ui.historial.vacio'))).toBeTruthy();
});

test('a new record has no history', async () => {
  await renderScreen('/cursoedit', { session: 'admin' });
  await screen.findByRole('button', { name: t('comun.guardar') });
  expect(screen.queryByRole('button', { name: historial })).toBeNull();
});
