import { cursoApi } from '@portal/contract/curso';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { inTurn } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { eliminar } = examples.curso;
const [caja, etica] = examples.curso.sellst;
const choose = async (titulo: string) => screen.findByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: titulo }) });

test('the list removes what can go after a question that names what stays, and sends the number that was shown', async () => {
  const tried = {
    ...eliminar,
    message: 'Se eliminará 1 registro. 1 queda.',
    eliminados: 1,
    quedan: [{ id: 31, nombre: caja!.titulo, motivo: 'depende de él: 1 programa' }],
  };
  const { user, server } = await renderScreen('/curso', { session: 'admin', calls: { curso: { eliminar: inTurn(tried, eliminar) } } });
  await user.click(await choose(caja!.titulo));
  await user.click(await choose(etica!.titulo));
  await user.click(screen.getByRole('button', { name: t('ui.maestro.eliminarVarios', { total: 2 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarVarios', { total: 1 }) });
  expect(dialog.textContent).toContain(`${caja!.titulo}: depende de él: 1 programa`);
  await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.eliminarVarios', { total: 1 }) }));
  expect(await screen.findByText(eliminar.message)).toBeTruthy();
  const seleccion = { ids: [31, 32] };
  expect(server.requests(cursoApi.eliminar).map(({ body }) => body)).toEqual([
    { seleccion, simular: 1 },
    { seleccion, simular: 0, cantidad: 1 },
  ]);
  await waitFor(() => expect(server.requests(cursoApi.sellst).length).toBeGreaterThan(1));
});

test('where nothing can go the question says why, and nothing is sent', async () => {
  const tried = { ...eliminar, eliminados: 0, quedan: [{ id: 31, nombre: caja!.titulo, motivo: 'depende de él: 1 programa' }] };
  const { user, server } = await renderScreen('/curso', { session: 'admin', calls: { curso: { eliminar: tried } } });
  await user.click(await choose(caja!.titulo));
  await user.click(screen.getByRole('button', { name: t('ui.maestro.eliminarVarios', { total: 1 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.ningunoSeElimina') });
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests(cursoApi.eliminar)).toHaveLength(1);
});

test('support sees no boxes', async () => {
  await renderScreen('/curso', { session: 'soporte' });
  await screen.findByText(caja!.titulo);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
