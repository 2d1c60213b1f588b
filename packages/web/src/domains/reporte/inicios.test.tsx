import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { reporteApi } from '@portal/contract/reporte';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { select, usuarioEmpresaPor } = examples.reporte;
const plan = (id: number) => ({ ...select[0]!, id, descripcion: `Plan ${id}` });
const PLANES = Array.from({ length: 10 }, (_, index) => plan(index + 1));

const open = (address: string) =>
  renderScreen(address, {
    session: 'admin',
    calls: {
      reporte: { select: PLANES, usuarioEmpresaPor: new PageOfRows([...usuarioEmpresaPor], 2) },
      asignacion: { reporte: new PageOfRows([...examples.asignacion.reporte], 2) },
    },
  });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => user.click(await screen.findByRole('button', { name }));
const title = () => screen.queryByRole('heading', { name: t('reporte.inicios.titulo') });

test.each(['/reportegralempresa', '/reportedptoceco'])('%s begins by a plan with all companies and all days', async (path) => {
  const opened = await open(path);
  await press(opened, 'Plan 10');
  await waitFor(() => expect(title()).toBeNull());
  const address = new URL(opened.address(), 'https://portal.example').searchParams;
  expect(Object.fromEntries(address)).toMatchObject({ empresas: '0', plan: '10', desde: '0', hasta: '0' });
});

test('the newest plans are offered, and how many others there are', async () => {
  await open('/reportenps');
  await screen.findByRole('button', { name: 'Plan 10' });
  const named = screen.getAllByRole('button', { name: /^Plan \d/ }).map(({ textContent }) => textContent);
  expect(named).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((id) => `Plan ${id}`));
  expect(screen.getByText('y 2 planes más, que se eligen arriba')).toBeTruthy();
  expect(screen.getByText(t('reporte.inicios.fechas'))).toBeTruthy();
});

test('the people who are late show by one press', async () => {
  const opened = await open('/reporteusuarioxempresa');
  await press(opened, t('reporte.inicios.atrasados'));
  await waitFor(() => expect(opened.server.requests(reporteApi.usuarioEmpresaPor)).not.toEqual([]));
  const [asked] = opened.server.requests(reporteApi.usuarioEmpresaPor);
  expect(asked!.body).toEqual({ id_empresa: [], id_planestudio: [] });
  expect(asked!.query).toMatchObject({ filtro: { estado: 'Vencido' } });
});

test.each(['/reporteusuarioxempresa', '/reportenoasignado'])('%s begins with every plan too', async (path) => {
  const opened = await open(path);
  await press(opened, t('reporte.inicios.todosPlanes'));
  await waitFor(() => expect(opened.address()).toContain('planes=0'));
});

test.each(['/reportelineatiempo', '/evaluacion'])('%s begins with all companies, and never chooses them beforehand', async (path) => {
  const opened = await open(path);
  await press(opened, 'Generar Reporte');
  expect(await screen.findByText('Seleccione Empresa')).toBeTruthy();
  await press(opened, t('reporte.inicios.todas'));
  await waitFor(() => expect(opened.address()).toContain('empresas=0'));
});

test('assignments begin with all of them, and lead to the people who are late', async () => {
  const opened = await open('/asignacion');
  const late = await screen.findByRole('link', { name: t('reporte.inicios.atrasados') });
  const target = new URL(late.getAttribute('href')!, 'https://portal.example');
  expect(target.pathname).toBe('/reporteusuarioxempresa');
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    empresas: '0',
    planes: '0',
    desde: '0',
    hasta: '0',
    'filtro[estado]': 'Vencido',
  });
  await press(opened, t('reporte.inicios.todas'));
  await waitFor(() =>
    expect(opened.server.requests(asignacionApi.reporte)[0]?.params).toMatchObject({ companies: [], from: null, to: null }),
  );
});
