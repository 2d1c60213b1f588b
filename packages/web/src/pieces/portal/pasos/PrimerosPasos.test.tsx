import { portalApi } from '@portal/contract/portal';
import { people } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const NONE = { empresa: false, personas: false, plan: false, asignar: false, invitar: false };
const list = () => screen.findByRole('region', { name: t('navegacion.primerosPasos') });

test('ticks what is done, leads to what is left, and highlights the next one', async () => {
  await renderScreen('/dashboard', { session: 'admin', calls: { portal: { pasos: { ...NONE, empresa: true, personas: true } } } });
  const region = within(await list());
  expect(region.getAllByRole('listitem').map((item) => within(item).getByRole('img').getAttribute('aria-label'))).toEqual([
    t('navegacion.pasos.hecho'),
    t('navegacion.pasos.hecho'),
    ...Array.from({ length: 3 }, () => t('navegacion.pasos.pendiente')),
  ]);
  expect(region.getByText(t('navegacion.pasos.avance', { hechos: 2, total: 5 }))).toBeTruthy();
  expect(region.getByRole('link', { name: t('navegacion.pasos.planBoton') }).getAttribute('href')).toBe('/planestudioedit');
  expect(region.queryByRole('link', { name: t('navegacion.pasos.empresaBoton') })).toBeNull();
});

test('is put away, and comes back from the user menu', async () => {
  let pasos_apartados = false;
  const portal = {
    pasos: NONE,
    navegacion: () => ({ fijados: [], pasos_apartados }),
    guardarNavegacion: ({ body }: { readonly body: { readonly pasos_apartados?: boolean | undefined } }) => {
      pasos_apartados = body.pasos_apartados ?? pasos_apartados;
      return { result: '0' as const, message: 'Registro Actualizado correctamente', clave: 'registro.actualizado' };
    },
  };
  const { user } = await renderScreen('/dashboard', { session: 'admin', calls: { portal } });
  await user.click(within(await list()).getByRole('button', { name: t('navegacion.pasos.apartar') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: t('navegacion.primerosPasos') })).toBeNull());
  expect(await screen.findByText(t('navegacion.pasos.apartada'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('ui.marco.menuUsuario', { nombre: people.admin.fullname }) }));
  await user.click(await screen.findByRole('button', { name: t('navegacion.primerosPasos') }));
  expect(await list()).toBeTruthy();
});

test('is not there once all is done, and not asked for by an access limited to companies', async () => {
  const limited = { ...people.admin, indicador_alcance: 1 };
  const { server } = await renderScreen('/dashboard', { session: limited, calls: { portal: { pasos: NONE } } });
  await screen.findByRole('heading', { name: t('pantallas.tablero') });
  await waitFor(() => expect(server.requests(portalApi.navegacion)).toHaveLength(1));
  expect(server.requests(portalApi.pasos)).toEqual([]);
  expect(screen.queryByRole('region', { name: t('navegacion.primerosPasos') })).toBeNull();
});
