import { reporteApi } from '@portal/contract/reporte';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { select, generalEmpresaPor, generalEmpresaCols, generalTotal, generalDptoPor } = examples.reporte;
const calls = (over: object = {}) => ({
  reporte: {
    select,
    generalEmpresaPor: new PageOfRows([...generalEmpresaPor], 2),
    generalEmpresaCols: [...generalEmpresaCols],
    generalTotal,
    generalDptoPor: new PageOfRows([...generalDptoPor], 2),
    ...over,
  },
});
const open = (address: string, over: object = {}) => renderScreen(address, { session: 'admin', calls: calls(over) });
const ADDRESS = '/reportegralempresa?empresas=0&plan=11&desde=0&hasta=0';
const CAPTION = t('pantallas.reporteGralEmpresa');
const headers = () =>
  within(screen.getByRole('table', { name: CAPTION }))
    .getAllByRole('columnheader')
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);

test('shows a column for each program, and those of its courses when it is opened', async () => {
  const opened = await open(ADDRESS);
  await rowsOf(CAPTION);
  const [program, first, second] = generalEmpresaCols.map(({ title }) => title);
  expect(headers()).toEqual(['Empresa', 'Activos', 'Asignados', 'Aprobados', 'Pendientes', program, '% Avance total']);
  const button = screen.getByRole('button', { name: program!, expanded: false });
  await opened.user.click(button);
  await waitFor(() => expect(headers()).toEqual(expect.arrayContaining([first, second])));
  expect(headers()).toHaveLength(9);
  expect(opened.address()).toContain('abiertos=p7');
  expect(opened.server.requests(reporteApi.generalEmpresaPor)[0]!.body).toEqual({ id_empresa: [], id_planestudio: 11 });
  await opened.user.click(screen.getByRole('button', { name: program!, expanded: true }));
  await waitFor(() => expect(headers()).toHaveLength(7));
});

test('a count opens its people, and the last row adds up the others', async () => {
  await open(ADDRESS);
  const [andino] = await rowsOf(CAPTION);
  const links = within(andino!)
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  const people = '/reporteusuarioxempresa?empresas=1&planes=11&desde=0&hasta=0';
  expect(links).toEqual([people, `${people}&filtro[pendiente]=0`, `${people}&filtro[pendiente]=1`]);
  const total = (await screen.findByText('Total')).closest('tr')!;
  expect(
    within(total)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', '')),
  ).toEqual(['Total', '16', '8', '3', '5', '62.5%', '62.5%']);
});

test('says when nobody is assigned on the days, and keeps the companies', async () => {
  const nobody = { ...generalTotal, usuarios_asignados: 0 };
  await open('/reportegralempresa?empresas=0&plan=11&desde=2026-11-22&hasta=2026-11-29', { generalTotal: nobody });
  expect(await screen.findByText('Nadie recibió este plan en estas fechas')).toBeTruthy();
  expect(screen.queryByText('No hay resultados con estos filtros')).toBeNull();
  expect(await screen.findByText(/del 22\/11\/2026 al 29\/11\/2026/)).toBeTruthy();
  expect(await rowsOf(CAPTION)).toHaveLength(2);
});

test('a company to which nobody is assigned has a dash, not a red 0 %', async () => {
  const none = { ...generalEmpresaPor[0]!, usuarios_asignados: 0, avance_total: 0 };
  await open(ADDRESS, { generalEmpresaPor: new PageOfRows([none], 1) });
  const [row] = await rowsOf(CAPTION);
  expect(within(row!).queryByText(/%/)).toBeNull();
  expect(within(row!).getAllByText('-').length).toBeGreaterThan(1);
});

test('by department, asks for a plan in its own words', async () => {
  const opened = await open('/reportedptoceco');
  await opened.user.click(await screen.findByRole('combobox', { name: new RegExp(t('reporte.filtros.empresas')) }));
  await opened.user.click(await screen.findByRole('option', { name: '[Todas las Empresas]' }));
  await opened.user.click(screen.getByRole('button', { name: 'Generar Reporte' }));
  expect(await screen.findByText('Seleccione un Plan de Estudio')).toBeTruthy();
});

test('by department, names department and cost centre', async () => {
  await open('/reportedptoceco?empresas=0&plan=11&desde=0&hasta=0');
  const [ventas] = await rowsOf(t('pantallas.reporteDptoCeco'));
  expect(within(ventas!).getByText('Tienda Centro')).toBeTruthy();
  const [assigned] = within(ventas!).getAllByRole('link');
  expect(decodeURIComponent(assigned!.getAttribute('href') ?? '').replaceAll('+', ' ')).toContain('filtro[departamento]=Ventas');
});

test('a bar of a company opens its people', async () => {
  await open(ADDRESS);
  await rowsOf(CAPTION);
  const [company] = generalEmpresaPor;
  const bar = await screen.findByRole('link', { name: new RegExp(`^${company!.empresa}: `) });
  expect(bar.getAttribute('href')).toBe('/reporteusuarioxempresa?empresas=1&planes=11&desde=0&hasta=0');
});
