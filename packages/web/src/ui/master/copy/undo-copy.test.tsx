import { planestudioApi } from '@portal/contract/planestudio';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { inTurn } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { deshacerCopia } = examples.planestudio;
const DAY_MS = 24 * 3_600_000;
const made = (days: number) => ({ ...examples.curso.sel, fecha_creacion: new Date(Date.now() - days * DAY_MS).toISOString() });

test('the form of a copy of the last day takes it back after a question that says what goes and what stays', async () => {
  const quedan = [{ tabla: 'tema', id: 9, nombre: 'Saludo', motivo: 'lo cambió Ana Pérez después de copiarlo' }];
  const tried = { ...deshacerCopia, message: 'Se eliminarán 35 registros. 1 queda.', eliminados: 35, quedan };
  const copias = [{ ...examples.planestudio.copias[0]!, tabla: 'curso', id: 31 }];
  const { user, server, address } = await renderScreen('/cursoedit?id=31', {
    session: 'admin',
    calls: { curso: { sel: made(0) }, planestudio: { copias, deshacerCopia: inTurn(tried, deshacerCopia) } },
  });
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.deshacerCopia') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.deshacerCopia') });
  expect(dialog.textContent).toContain('Saludo: lo cambió Ana Pérez después de copiarlo');
  await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.eliminarVarios', { total: 35 }) }));
  await waitFor(() => expect(address()).toBe('/curso'));
  expect(server.requests(planestudioApi.deshacerCopia).map(({ body }) => body)).toEqual([
    { id_copia: 7, simular: 1 },
    { id_copia: 7, simular: 0, cantidad: 35 },
  ]);
});

test('only the form of a record of the last days asks for copies', async () => {
  const { server } = await renderScreen('/cursoedit?id=31', { session: 'admin', calls: { curso: { sel: made(3) } } });
  await screen.findByRole('button', { name: t('ui.maestro.duplicar') });
  expect(server.requests(planestudioApi.copias)).toEqual([]);
});
