import { redactorApi } from '@portal/contract/redactor';
import { temaApi } from '@portal/contract/tema';
import { examples } from '@portal/contract/examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { slow } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { sel } = examples.tema;
const ADDRESS = `/temaedit?id=${sel.id_tema}`;

test('a question is written inside its topic and saved with it', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.click(await screen.findByRole('tab', { name: t('tema.campos.preguntas') }));
  await user.click(screen.getByRole('button', { name: t('tema.edicion.nuevaPregunta') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('pregunta.edicion.nueva') }));
  for (const name of ['pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const) {
    await user.click(dialog.getByRole('textbox', { name: t(`pregunta.campos.${name}`) }));
    await user.paste(`Nueva ${name}`);
  }
  await user.click(dialog.getAllByRole('radio')[0]!);
  await user.click(dialog.getByRole('combobox', { name: t('comun.campos.codigo_categoria') }));
  await user.click(await screen.findByRole('option', { name: 'Seguridad' }));
  await user.click(dialog.getByRole('button', { name: t('comun.guardar') }));
  expect(await screen.findByText(t('tema.edicion.enlazada'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(temaApi.upd)).toHaveLength(1));
  const { id_pregunta } = examples.pregunta.ofTema[0]!;
  expect(server.requests(temaApi.upd)[0]?.body.preguntas).toEqual([{ id: id_pregunta }, { id: examples.pregunta.ins.id_pregunta }]);
});

test('questions are imported into a stored topic', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.click(await screen.findByRole('tab', { name: t('tema.campos.preguntas') }));
  const link = screen.getByRole('link', { name: t('tema.edicion.importar') });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/preguntaimportar\\?tema=${sel.id_tema}$`));
});

test('drafts are offered for a stored topic where a service writes them', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.click(await screen.findByRole('tab', { name: t('tema.campos.preguntas') }));
  const link = await screen.findByRole('link', { name: t('redactor.pantalla') });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/temaborradores\\?id=${sel.id_tema}$`));
});

test('no drafts are offered without a service', async () => {
  const activo = slow({ servicio: null, modelo: null });
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { redactor: { activo: activo.reply } } });
  await user.click(await screen.findByRole('tab', { name: t('tema.campos.preguntas') }));
  await waitFor(() => expect(server.requests(redactorApi.activo)).toHaveLength(1));
  activo.release();
  await screen.findByRole('link', { name: t('tema.edicion.importar') });
  await act(() => activo.reply);
  expect(screen.queryByRole('link', { name: t('redactor.pantalla') })).toBeNull();
});
