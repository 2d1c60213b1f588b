import { asignacionApi } from '@portal/contract/asignacion';
import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { giveRoom, rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { sinAsignar } = examples.usuario;
beforeEach(giveRoom);

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
  await waitFor(() => expect(server.requests(usuarioApi.sinAsignar).at(-1)?.query).toMatchObject({ filtro: { empresa: 'Grupo Andino' } }));
});

test('without anybody it says so', async () => {
  await open([]);
  expect(await screen.findByText(t('usuario.sinAsignar.vacio'))).toBeTruthy();
});

test('plans are assigned to the chosen people', async () => {
  const rows = [...sinAsignar, { ...sinAsignar[0]!, id_usuario: 77, codigo_usuario: 'U0077', personal: 'Úrsula Ñique' }];
  const vigente = { ...examples.planestudio.sellst[0]!, codigo_estado: 1, fecha_fin: '2999-12-31' };
  const every = ({ query }: { query: { pagina?: number } }) => (query.pagina ? new PageOfRows(rows, 2) : rows);
  const { user, server } = await renderScreen('/usuariosinasignar', {
    session: 'admin',
    calls: {
      usuario: { sinAsignar: every },
      planestudio: { sellst: [vigente] },
      asignacion: { simular: examples.asignacion.simular },
    },
  });
  await rowsOf(CAPTION);
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: 'Úrsula Ñique' }) }));
  await user.click(screen.getByRole('button', { name: t('asignar.plan.asignar') }));
  const dialog = await screen.findByRole('dialog', { name: t('asignar.plan.seleccione') });
  await user.click(await within(dialog).findByRole('checkbox', { name: new RegExp(vigente.denominacion) }));
  await user.click(within(dialog).getByRole('button', { name: t('asignar.plan.boton') }));
  await waitFor(() => expect(server.requests(asignacionApi.simular)[0]?.body).toMatchObject({ seleccion: { ids: [77] } }));
});
