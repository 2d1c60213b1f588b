import { recalificacionApi } from '@portal/contract/recalificacion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { simular, sel, filas, sellst } = examples.recalificacion;
const [version] = examples.pregunta.versiones;
const ADDRESS = `/recalificar?id=${sel.id_pregunta}&version=${version!.version}`;

const open = (address = ADDRESS, over: object = {}) =>
  renderScreen(address, { session: 'admin', calls: { recalificacion: { filas: new PageOfRows([...filas], 2), ...over } } });

test('shows what another key would do, and does it', async () => {
  const { user, server } = await open(ADDRESS, { sel: simular });
  await screen.findByText(version!.pregunta);
  await user.click(screen.getAllByRole('radio', { name: new RegExp(version!.rpta_c) })[0]!);
  await user.click(screen.getByRole('button', { name: t('recalificacion.mirar') }));
  await waitFor(() =>
    expect(server.requests(recalificacionApi.simular).map(({ body }) => body)).toEqual([
      { id_pregunta: sel.id_pregunta, version: version!.version, modo: 'nueva', respuestas: [3], a_la_baja: false, motivo: '' },
    ]),
  );
  expect(await screen.findByText(t('recalificacion.cuentas.emitidos'))).toBeTruthy();
  expect((await rowsOf(t('recalificacion.intentos')))[0]).toBeTruthy();
  const avisar = screen.getByRole('checkbox', { name: t('recalificacion.avisar', { n: simular.cuentas.avisos }) });
  expect(avisar).toHaveProperty('checked', false);
  await user.click(avisar);
  await user.click(screen.getByRole('button', { name: t('recalificacion.corregir', { n: simular.cuentas.cambian }) }));
  await waitFor(() =>
    expect(server.requests(recalificacionApi.confirmar).map(({ body }) => body)).toEqual([
      { id_recalificacion: simular.id_recalificacion, avisar: true },
    ]),
  );
});

test('annuls a question without asking for an answer', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('radio', { name: t('recalificacion.modos.anular') }));
  expect(screen.queryByText(version!.pregunta)).toBeNull();
  await user.click(screen.getByRole('button', { name: t('recalificacion.mirar') }));
  await waitFor(() => expect(server.requests(recalificacionApi.simular)[0]?.body).toMatchObject({ modo: 'anular', respuestas: [] }));
});

test('takes a correction back after a question', async () => {
  const { user, server } = await open(`${ADDRESS}&r=${sel.id_recalificacion}`);
  await user.click(await screen.findByRole('button', { name: t('recalificacion.deshacer') }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: t('recalificacion.deshacer') }));
  await waitFor(() =>
    expect(server.requests(recalificacionApi.deshacer).map(({ body }) => body)).toEqual([{ id_recalificacion: sel.id_recalificacion }]),
  );
});

test('lists the corrections with a link to each', async () => {
  await renderScreen('/recalificacion', { session: 'admin', calls: { recalificacion: { sellst: new PageOfRows([...sellst], 1) } } });
  const [row] = await rowsOf(t('recalificacion.pantalla'));
  expect(within(row!).getByRole('link', { name: t('recalificacion.ver', { numero: 7 }) })).toBeTruthy();
});
