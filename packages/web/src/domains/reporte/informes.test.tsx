import { feedbackApi } from '@portal/contract/feedback';
import { reporteApi } from '@portal/contract/reporte';
import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { select, npsDePlan, lineaTiempoDe } = examples.reporte;
const { sinAsignar } = examples.usuario;
const DAYS = 'desde=2026-11-01&hasta=2026-11-30';
const page = <Row,>(rows: readonly Row[]) => new PageOfRows([...rows], rows.length);
const open = (address: string, reporte: object = {}, usuario: object = {}) =>
  renderScreen(address, { session: 'admin', calls: { reporte: { select, ...reporte }, usuario } });
const generate = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('button', { name: 'Generar Reporte' }));

test('the NPS asks for one plan', async () => {
  await generate(await open('/reportenps'));
  expect(await screen.findByText('Seleccione Plan')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /Empresas/ })).toBeNull();
});

test('topics below the goal are marked in words and counted over all pages', async () => {
  const { server } = await open(`/reportenps?plan=11&meta=60&${DAYS}`, { npsDePlan: page(npsDePlan) });
  const [row] = await rowsOf(t('pantallas.reporteNps'));
  expect(within(row!).getByText('50 · Bajo la meta')).toBeTruthy();
  // 50 and -25 are both below 60.
  expect(await screen.findByText('2 temas bajo la meta de 60, de 2 temas')).toBeTruthy();
  const days = { from: '2026-11-01', to: '2026-11-30' };
  for (const { params, query } of server.requests(reporteApi.npsDePlan))
    expect(params).toEqual({ plan: 11, ...(query.tamano === 1 ? { from: null, to: null } : days) });
});

test('a goal that is no number is refused and marks nothing', async () => {
  const { user } = await open(`/reportenps?plan=11&${DAYS}`, { npsDePlan: page(npsDePlan) });
  await rowsOf(t('pantallas.reporteNps'));
  expect(screen.queryByText(/Bajo la meta/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: t('reporte.nps.meta') }), '200');
  expect(await screen.findByText(t('reporte.nps.metaError'))).toBeTruthy();
});

test.each(['/evaluacion', '/feedback', '/reportenps', '/reportelineatiempo'])('the days of attempts of %s begin empty', async (path) => {
  await open(path);
  for (const label of ['Fecha desde', 'Fecha hasta'])
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: label })).value).toBe('');
});

test.each(['/reporteusuarioxempresa', '/reportenoasignado', '/reportegralempresa', '/reportedptoceco', '/asignacion', '/reportegral'])(
  'the days of assignments of %s begin today',
  async (path) => {
    await open(path);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /desde/ })).value).not.toBe('');
  },
);

test('every opinion shows at once', async () => {
  const { server } = await renderScreen('/feedback', { session: 'admin', calls: { feedback: { sellst: page(examples.feedback.sellst) } } });
  await rowsOf(t('pantallas.feedbackLista'));
  expect(server.requests(feedbackApi.sellst)[0]!.query).not.toHaveProperty('filtro');
});

test('the time line asks for a company', async () => {
  await generate(await open('/reportelineatiempo'));
  expect(await screen.findByText('Seleccione Empresa')).toBeTruthy();
});

test('the time line marks a plan that took too long, and its assigned open the people', async () => {
  await open(`/reportelineatiempo?empresas=1&${DAYS}`, { lineaTiempoDe: page(lineaTiempoDe) });
  const [late, idle] = await rowsOf(t('pantallas.reporteLineaTiempo'));
  expect(within(late!).getByText('-5 · Excedido')).toBeTruthy();
  expect(within(idle!).queryByText(/Excedido/)).toBeNull();
  expect(within(late!).getByRole('link', { name: '12' }).getAttribute('href')).toBe(
    '/reporteusuarioxempresa?empresas=1&planes=11&desde=0&hasta=0',
  );
});

test('people without assignment are those of companies, plans and days', async () => {
  const { server } = await open(`/reportenoasignado?empresas=1,2&planes=11&${DAYS}`, {}, { sinAsignarEntre: page(sinAsignar) });
  const [row] = await rowsOf(t('pantallas.reporteNoAsignado'));
  const [person] = sinAsignar;
  expect(within(row!).getByRole('link', { name: person!.codigo_usuario }).getAttribute('href')).toBe(
    `/usuarioreporte?id=${person!.id_usuario}`,
  );
  expect(server.requests(usuarioApi.sinAsignarEntre)[0]!.params).toEqual({ a: [1, 2], b: [11], c: '2026-11-01', d: '2026-11-30' });
});

test('a chart above the NPS has a bar for each topic, and its figure names the filters of the report', async () => {
  const { user } = await open(`/reportenps?plan=11&${DAYS}`, { npsDePlan: page(npsDePlan) });
  const chart = await screen.findByRole('table', { name: t('ui.grafico.tabla', { titulo: t('reporte.nps.grafico') }) });
  expect(within(chart).getAllByRole('row')).toHaveLength(npsDePlan.length + 1);
  const [header] = await screen.findAllByRole('columnheader', { name: 'NPS' });
  await user.click(within(header!).getByRole('button', { name: t('cifra.boton', { nombre: 'NPS' }) }));
  expect(await screen.findByText('Fechas: 01/11/2026 – 30/11/2026')).toBeTruthy();
});

test('the chart of many rows asks for the largest ones, with the filters of the list', async () => {
  const { server } = await open(`/reportelineatiempo?empresas=1&${DAYS}`, { lineaTiempoDe: new PageOfRows([...lineaTiempoDe], 400) });
  expect(await screen.findByText(t('ui.grafico.mas', { total: 400 - lineaTiempoDe.length, mostrados: lineaTiempoDe.length }))).toBeTruthy();
  expect(server.requests(reporteApi.lineaTiempoDe).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ orden: '-diasprogramado', tamano: 15 }),
  );
});
