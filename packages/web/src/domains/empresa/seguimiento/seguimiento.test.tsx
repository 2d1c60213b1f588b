import { reporteApi } from '@portal/contract/reporte';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows, unreadable } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { empresa, empresaTotal } = examples.reporte;
const SEGUIMIENTO = t('pantallas.empresaSeguimiento');
const REPORTE = t('pantallas.reporteEmpresa');

const open = (path: '/empresaseguimiento' | '/reporteempresa', reporte = {}) =>
  renderScreen(path, {
    session: 'admin',
    calls: { reporte: { empresa: new PageOfRows(empresa, 2), empresaTotal: new PageOfRows(empresaTotal, 2), ...reporte } },
  });

const hrefOf = (row: HTMLElement, name: string) => within(row).getByRole('link', { name }).getAttribute('href');

test('a company and cost centre: its numbers lead to their people, its percentage is red below the limit', async () => {
  await open('/empresaseguimiento');
  const [first, second] = await rowsOf(SEGUIMIENTO);
  const people = t('reporte.personas.ver', { number: '12', quienes: t('reporte.personas.asignados', { de: 'Grupo Andino' }) });
  const address = new URL(hrefOf(first!, people)!, 'http://x').searchParams;
  expect([address.get('empresas'), address.get('planes'), address.get('desde'), address.get('hasta')]).toEqual(['1', '0', '0', '0']);
  expect(
    within(first!)
      .getByText(/^25\s?%$/)
      .closest('[data-tone]')
      ?.getAttribute('data-tone'),
  ).toBe('danger');
  expect(within(second!).getByText(t('comun.estado.sinAsignar'))).toBeTruthy();
  expect(within(second!).queryByRole('link')).toBeNull();
});

test('the filter of the company is answered by the server', async () => {
  const { user, server } = await open('/empresaseguimiento');
  await rowsOf(SEGUIMIENTO);
  const filter = await screen.findByRole('combobox', { name: t('ui.tabla.filtrarPor', { columna: 'Empresa' }) });
  await waitFor(() => expect(within(filter).queryByRole('option', { name: 'Grupo Andino' })).toBeTruthy());
  await user.selectOptions(filter, 'Grupo Andino');
  await waitFor(() => expect(server.requests(reporteApi.empresa).at(-1)?.query).toMatchObject({ filtro: { empresa: 'Grupo Andino' } }));
});

test('the report by company has the same figures, and the way to its cost centres', async () => {
  await open('/reporteempresa');
  const [first] = await rowsOf(REPORTE);
  const people = t('reporte.personas.ver', { number: '3', quienes: t('reporte.personas.evaluados', { de: 'Grupo Andino' }) });
  expect(new URL(hrefOf(first!, people)!, 'http://x').searchParams.get('filtro[evaluado]')).toBe('1');
  expect(screen.getByRole('link', { name: t('reporte.empresaTotal.porCentro') }).getAttribute('href')).toBe('/empresaseguimiento');
});

test('unreadable figures say so, with a retry', async () => {
  await open('/reporteempresa', { empresaTotal: unreadable() });
  expect(await screen.findByRole('button', { name: t('comun.reintentar') })).toBeTruthy();
});
