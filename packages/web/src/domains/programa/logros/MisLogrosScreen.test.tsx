import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/planmislogros';
const [programa] = examples.programa.ofUsuario;

test('each program shows its mean grade and passed topics, and links to its topics', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'alumno' });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('75 %')).toBeTruthy();
  expect(within(card).getByText(t('programa.logros.deTotal', { aprobados: 1, total: 2 }))).toBeTruthy();
  await user.click(within(card).getByRole('link', { name: programa!.programa }));
  expect(address()).toBe(`/programaseguimiento?id=${programa!.id_programa}&idp=${programa!.id_planestudio}`);
});

test('ring and mean say whole percentages in the way of the sentences', async () => {
  const mean = { ...programa!, avance: 94.4, promedio: 85.31 };
  await renderScreen(ADDRESS, { session: 'alumno', calls: { programa: { ofUsuario: [mean] } } });
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('img').getAttribute('aria-label')).toBe(`${mean.programa}: 94\u00a0%`);
  expect(within(card).getByText('85 %'), 'decimals of a mean help nobody').toBeTruthy();
});

test('the chart shows the year by month', async () => {
  await renderScreen(ADDRESS, { session: 'alumno' });
  expect(await screen.findByRole('heading', { name: t('programa.logros.grafico') })).toBeTruthy();
  const november = await screen.findByRole('row', { name: new RegExp(`^${t('comun.meses.nov')}`) });
  expect(november.textContent).toBe(`${t('comun.meses.nov')}1`);
});

test('a learner without programs sees the empty state', async () => {
  await renderScreen(ADDRESS, { session: 'alumno', calls: { programa: { ofUsuario: [], graphUsuario: [] } } });
  expect(await screen.findByText(t('programa.logros.vacio'))).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Escribir a / })).toBeTruthy();
  expect(screen.queryByText(t('programa.logros.grafico')), 'no empty chart').toBeNull();
});

test('programs follow their plan with its counts; of many the first to finish is open, and a search finds one', async () => {
  const ofUsuario = Array.from({ length: 12 }, (_, index) => ({
    ...programa!,
    id_programa: index + 1,
    programa: `Programa ${index + 1}`,
    id_planestudio: index < 6 ? 1 : 2,
    plan: index < 6 ? 'Primero' : 'Por terminar',
    temas: 2,
    aprobados: index < 6 ? 2 : 1,
  }));
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { programa: { ofUsuario } } });
  const first = await screen.findByRole('heading', { name: 'Por terminar' });
  const last = screen.getByRole('heading', { name: 'Primero' });
  expect([first.closest('details')?.open, last.closest('details')?.open]).toEqual([true, false]);
  expect(first.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual(['6 de 12', '12 de 12']);
  await user.type(screen.getByRole('searchbox', { name: t('ui.tabla.buscar') }), 'programa 3{Enter}');
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)).toEqual(['Programa 3']);
});

test('an answer that the device has kept for long, without the end of the plan, is shown without it', async () => {
  const { fecha_fin: _end, ...kept } = programa!;
  await renderScreen(ADDRESS, { session: 'alumno', calls: { programa: { ofUsuario: [kept] } } });
  await screen.findByRole('article');
  expect(screen.queryByText(/Venc/)).toBeNull();
  expect(screen.getByText(t('programa.plan.faltan', { temas: 1 }))).toBeTruthy();
});
