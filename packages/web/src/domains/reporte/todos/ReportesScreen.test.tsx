import { reporteApi } from '@portal/contract/reporte';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { REPORTS } from './reports.ts';
import { screens } from '../../../screens/index.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const cards = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('heading', { level: 2 })?.textContent)
    .filter((title) => title !== undefined);

test('there is a card for every report, with its question, and each leads to its address', async () => {
  await renderScreen('/reportes', { session: 'admin' });
  await screen.findByRole('heading', { name: t('reporte.todos.pantalla') });
  expect(cards()).toHaveLength(REPORTS.length);
  for (const [path, report] of REPORTS) {
    const { title } = screens.find((one) => one.path === path)!;
    const name = path === '/asignacion' ? t('menu.asignaciones') : t(title);
    const card = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { level: 2, name }));
    expect(within(card!).getByRole('link', { name }).getAttribute('href')).toBe(path);
    expect(within(card!).getByText(t(`reporte.todos.pregunta.${report}`))).toBeTruthy();
  }
});

test('typing leaves the cards that have the words in title or question, keeps them in the address, and finds saved reports', async () => {
  const { user, address, server } = await renderScreen('/reportes', { session: 'admin' });
  const field = await screen.findByRole('searchbox', { name: t('reporte.todos.buscar') });
  await user.type(field, 'VENCIDOS planes');
  await waitFor(() => expect(cards()).toEqual([t('pantallas.planSeguimiento')]));
  expect(address()).toBe('/reportes?buscar=VENCIDOS+planes');
  expect(screen.getByText(t('reporte.todos.hallados', { total: 1 }))).toBeTruthy();
  await waitFor(() => expect(server.requests(reporteApi.guardados).at(-1)?.query).toMatchObject({ buscar: 'VENCIDOS planes' }));
  await user.clear(field);
  await user.type(field, 'zzyzx');
  expect(await screen.findByText(t('reporte.todos.ninguno', { texto: 'zzyzx' }))).toBeTruthy();
});

test('every report of the menu has a card', () => {
  const known = new Set(REPORTS.map(([path]) => path));
  const heads = new Set(screens.filter(({ menu }) => menu?.group === 'reportes').map(({ path }) => path));
  const reports = screens.filter(({ path, tab }) => path !== '/reportes' && (heads.has(path) || (tab && heads.has(tab))));
  expect(reports.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});
