import { reporteApi } from '@portal/contract/reporte';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { usuarioEmpresaPor, select } = examples.reporte;
const [alba] = usuarioEmpresaPor;
const CAPTION = t('pantallas.reporteUsuarioEmpresa');

const calls = (over: object = {}) => ({ reporte: { select, usuarioEmpresaPor: new PageOfRows([...usuarioEmpresaPor], 2), ...over } });
const open = (address = '/reporteusuarioxempresa', over: object = {}) => renderScreen(address, { session: 'admin', calls: calls(over) });
type Opened = Awaited<ReturnType<typeof open>>;
const generate = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: 'Generar Reporte' }));
const pick = async ({ user }: Opened, label: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('asks for companies, then for plans, then reads today to a week later', async () => {
  const opened = await open();
  await generate(opened);
  expect(await screen.findByText('Seleccione Empresa')).toBeTruthy();
  expect(screen.queryByText('Seleccione Plan')).toBeNull();
  await pick(opened, t('reporte.filtros.empresas'), '[Todas las Empresas]');
  await generate(opened);
  expect(await screen.findByText('Seleccione Plan')).toBeTruthy();
  await pick(opened, t('reporte.filtros.planes'), 'Tiendas del Sur');
  await generate(opened);
  const [row] = await rowsOf(CAPTION);
  expect(within(row!).getByRole('link', { name: alba!.personal }).getAttribute('href')).toBe('/asignacionedit?id=41');
  const [asked] = opened.server.requests(reporteApi.usuarioEmpresaPor);
  const { fecha_desde, fecha_hasta } = asked!.body as { fecha_desde: string; fecha_hasta: string };
  expect((Date.parse(fecha_hasta) - Date.parse(fecha_desde)) / 86_400_000).toBe(7);
  expect([asked!.body, asked!.query]).toMatchObject([
    { id_empresa: [], id_planestudio: [2] },
    { pagina: 1, tamano: 100 },
  ]);
});

test('the first option and single companies exclude each other', async () => {
  const opened = await open();
  await pick(opened, t('reporte.filtros.empresas'), '[Todas las Empresas]');
  await pick(opened, t('reporte.filtros.empresas'), 'Grupo Andino');
  await pick(opened, t('reporte.filtros.planes'), '[Todos los Planes]');
  await generate(opened);
  await rowsOf(CAPTION);
  expect(opened.server.requests(reporteApi.usuarioEmpresaPor)[0]?.body).toMatchObject({ id_empresa: [1], id_planestudio: [] });
  expect(opened.address()).toContain('empresas=1');
});

test('an address is the report: filters, order and page come from it', async () => {
  const address = '/reporteusuarioxempresa?empresas=1&planes=2&desde=0&hasta=0&filtro[estado]=Vencido';
  const opened = await open(address);
  await rowsOf(CAPTION);
  const [asked] = opened.server.requests(reporteApi.usuarioEmpresaPor);
  expect(asked!.body).toEqual({ id_empresa: [1], id_planestudio: [2] });
  expect(asked!.query).toMatchObject({ filtro: { estado: 'Vencido' } });
});

test('an empty report names its days and widens them to twelve months by one click', async () => {
  const opened = await open('/reporteusuarioxempresa?empresas=0&planes=0&desde=2026-11-22&hasta=2026-11-29', {
    usuarioEmpresaPor: ({ body }: { body: { fecha_desde?: string } }) =>
      new PageOfRows([], body.fecha_desde?.startsWith('2026-11-22') ? 0 : 23),
  });
  expect(await screen.findByText(/del 22\/11\/2026 al 29\/11\/2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('ui.exportar.exportar') })).toBeNull();
  await opened.user.click(await screen.findByRole('button', { name: 'Últimos 12 meses: 23 filas' }));
  await waitFor(() => expect(opened.address()).not.toContain('2026-11-22'));
  const { desde: fecha_desde, hasta: fecha_hasta } = Object.fromEntries(new URL(opened.address(), 'http://portal').searchParams);
  expect(Number(fecha_hasta!.slice(0, 4)) - Number(fecha_desde!.slice(0, 4))).toBe(1);
});

test('an empty report offers no days when none would find anything', async () => {
  await open('/reporteusuarioxempresa?empresas=0&planes=0&desde=2026-11-22&hasta=2026-11-29', { usuarioEmpresaPor: new PageOfRows([], 0) });
  expect(await screen.findByText(/Tampoco hay nada en otras fechas/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Últimos 12 meses|Todas las fechas/ })).toBeNull();
});

test('a report says how many rows its days leave out, and shows them by one click', async () => {
  const opened = await open('/reporteusuarioxempresa?empresas=1&planes=0&desde=2026-11-22&hasta=2026-11-29', {
    usuarioEmpresaPor: ({ body }: { body: { fecha_desde?: string } }) => new PageOfRows([...usuarioEmpresaPor], body.fecha_desde ? 2 : 14),
  });
  expect(await screen.findByText('Las fechas dejan fuera 12 filas.')).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Todas las fechas' }));
  await waitFor(() => expect(screen.queryByText(/Las fechas dejan fuera/)).toBeNull());
  expect(opened.address()).toContain('empresas=1');
});
