import { preguntaApi } from '@portal/contract/pregunta';
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
  expect(server.requests(preguntaApi.upd)).toHaveLength(1);
});

test('a question without answers is saved without asking', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { sel: { ...sel, respuestas: 0 } } } });
  await user.click(await screen.findByRole('button', { name: t('comun.guardar') }));
  expect(await screen.findByText(t('pregunta.edicion.guardado', { nombre: sel.pregunta }))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/pregunta'));
});

test('«Guardar y crear más» empties the form, keeps the category and starts at the first field', async () => {
  const { user, server, address } = await renderScreen('/preguntaedit', { session: 'admin' });
  const text = (name: 'pregunta' | 'rpta_a' | 'rpta_b' | 'rpta_c' | 'rpta_d') =>
    screen.findByRole('textbox', { name: t(`pregunta.campos.${name}`) });
  for (const name of ['pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const) {
    await user.click(await text(name));
    await user.paste(name);
  }
  await user.click(screen.getAllByRole('radio')[1]!);
  await user.click(screen.getByRole('combobox', { name: t('comun.campos.codigo_categoria') }));
  await user.click(await screen.findByRole('option', { name: 'Seguridad' }));
  await user.click(screen.getByRole('button', { name: t('comun.guardarOtra') }));
  await waitFor(async () => expect(await text('pregunta')).toHaveProperty('value', ''));
  expect(server.requests(preguntaApi.ins)).toHaveLength(1);
  expect(document.activeElement).toBe(await text('pregunta'));
  expect(screen.getByRole('combobox', { name: t('comun.campos.codigo_categoria') })).toHaveProperty('value', 'Seguridad');
  expect(screen.getAllByRole('radio').some((radio) => 'checked' in radio && radio.checked)).toBe(false);
  expect(address()).toBe('/preguntaedit');
});
