import { logApi } from '@portal/contract/log';
import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const [cambio, , login] = examples.log.sellst;

test('the log shows who did what, and a row opens its values before and after', async () => {
  const { user } = await renderScreen('/log', { session: 'admin' });
  const [open] = await screen.findAllByRole('button', { name: /^Ver lo ocurrido/ });
  await user.click(open!);
  const dialog = await screen.findByRole('dialog', { name: t('log.entrada', { id: String(cambio!.id_log) }) });
  for (const text of ['Ana Pérez (12345678)', 'Caja', 'Caja y cobros', t('comun.opciones.suceso.cambio'), t('comun.opciones.tabla.curso')])
    expect(within(dialog).getAllByText(text).length, text).toBeGreaterThan(0);
  expect(within(dialog).getByText(t('ui.historial.sinValor'))).toBeTruthy();
});

test('an entry without a record says that it changed none', async () => {
  const { user } = await renderScreen('/log', { session: 'admin', calls: { log: { sellst: [login!] } } });
  await user.click(await screen.findByRole('button', { name: /^Ver lo ocurrido/ }));
  expect(await screen.findByText(t('log.sinCambios'))).toBeTruthy();
});

test('the filters of the address are asked of the server', async () => {
  const { server } = await renderScreen('/log?filtro[tabla]=curso&filtro[id_registro]=31&filtro[fecha_creacion]=2026-11-01..2026-11-30', {
    session: 'admin',
  });
  await screen.findAllByRole('button', { name: /^Ver lo ocurrido/ });
  expect(server.requests(logApi.sellst).at(-1)?.query.filtro).toEqual({
    tabla: 'curso',
    id_registro: '31',
    fecha_creacion: '2026-11-01..2026-11-30',
  });
});

test.each(['soporte', 'alumno'] as const)('%s reads for whom the screen is, and nothing is asked for', async (session) => {
  const { server } = await renderScreen('/log', { session });
  expect(await screen.findByRole('heading', { name: t('errores.sinPermiso') })).toBeTruthy();
  expect(server.requests(logApi.sellst)).toEqual([]);
});
