import { api } from '@portal/contract';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { sinAsignar } = examples.usuario;
const CAPTION = t('pantallas.usuarioSinAsignar');
const open = (rows = [...sinAsignar]) =>
  renderScreen('/usuariosinasignar', { session: 'admin', calls: { usuario: { sinAsignar: new PageOfRows(rows, rows.length) } } });

test('lists people with the way to their report, both exports and «Nuevo Usuario»', async () => {
  const { user } = await open();
  const [row] = await rowsOf(CAPTION);
  const [person] = sinAsignar;
  expect(within(row!).getByRole('link', { name: person!.codigo_usuario }).getAttribute('href')).toBe(
    `/usuarioreporte?id=${person!.id_usuario}`,
  );
  expect(screen.getByRole('link', { name: t('usuario.sinAsignar.nuevo') }).getAttribute('href')).toBe('/usuarioedit');
  await user.click(screen.getByRole('button', { name: t('ui.exportar.exportar') }));
  for (const name of [t('ui.exportar.excel'), t('ui.exportar.csv')]) expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
});

test('search and company are answered by the server', async () => {
  const { user, server } = await open();
  await rowsOf(CAPTION);
  const filter = await screen.findByRole('combobox', { name: t('ui.tabla.filtrarPor', { columna: t('comun.campos.empresa') }) });
  await waitFor(() => expect(within(filter).queryByRole('option', { name: 'Grupo Andino' })).toBeTruthy());
  await user.selectOptions(filter, 'Grupo Andino');
  await waitFor(() => expect(server.requests(api.usuario.sinAsignar).at(-1)?.query).toMatchObject({ filtro: { empresa: 'Grupo Andino' } }));
});

test('without anybody it says so', async () => {
  await open([]);
  expect(await screen.findByText(t('usuario.sinAsignar.vacio'))).toBeTruthy();
});
