import { ausenciaApi } from '@portal/contract/ausencia';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { importar, importarIns } = examples.ausencia;

test('the list of absences leads to their sheet: every row shows its person and reason, and a yes imports it', async () => {
  const { user, server, address } = await renderScreen('/ausencia', { session: 'admin' });
  await user.click(await screen.findByRole('link', { name: t('ausencia.lista.importar') }));
  const input = await screen.findByLabelText(t('ausencia.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'vacaciones.xlsx'));
  const [found, , unknown] = await rowsOf(t('importacion.tabla'));
  for (const text of ['ALU003', 'Alba Quispe Ñahui', 'Vacaciones', '21/12/2026']) expect(found?.textContent).toContain(text);
  expect(unknown?.textContent).toContain('Ningún usuario tiene el código «X1»');
  expect(server.requests(ausenciaApi.importarIns)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('ausencia.importar.importar', { aceptadas: 1 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('ausencia.importar.confirmar') });
  await user.click(within(dialog).getByRole('button', { name: t('importacion.confirmarBoton') }));
  expect(await screen.findByText(importarIns.message)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('importacion.hecha.seguir') }));
  await waitFor(() => expect(address()).toBe('/ausencia'));
  expect(server.requests(ausenciaApi.importarIns).map(({ body }) => body)).toEqual([{ id_importacion: importar.id_importacion }]);
});
