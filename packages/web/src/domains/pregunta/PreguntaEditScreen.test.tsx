import { api } from '@portal/contract';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const { sel, upd } = examples.pregunta;
const ADDRESS = `/preguntaedit?id=${sel.id_pregunta}`;
const answered = { ...sel, version: 1, respuestas: 73 };

test('a question with answers asks before it gets a new version', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel: answered } } });
  await user.click(await screen.findByRole('button', { name: t('comun.guardar') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarGuardar') });
  expect(within(dialog).getByText(t('pregunta.edicion.cambia', { version: 2, respuestas: 73 }))).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
  expect(await screen.findByText(upd.message)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/pregunta'));
  expect(server.requests(api.pregunta.upd)).toHaveLength(1);
});

test('a question without answers is saved without asking', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel: { ...sel, respuestas: 0 } } } });
  await user.click(await screen.findByRole('button', { name: t('comun.guardar') }));
  expect(await screen.findByText(t('pregunta.edicion.guardado', { nombre: sel.pregunta }))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/pregunta'));
});
