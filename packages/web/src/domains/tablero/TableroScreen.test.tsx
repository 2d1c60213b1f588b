import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figureOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { inTurn, STILL_PANEL, unreadable } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const DASHBOARD = '/dashboard';
const [plan] = examples.planestudio.sellst;

test('an administrator sees the figures of the portal, formatted for the language', async () => {
  await renderScreen(DASHBOARD, { session: 'admin' });
  expect(await figureOf(t('tablero.admin.usuarios'))).toContain('1,204');
  expect(await figureOf(t('tablero.admin.temas'))).toContain(t('tablero.admin.vencidos', { vencidos: 3 }));
  expect(await figureOf(t('tablero.admin.sinAsignar'))).toContain('17');
  expect(await figureOf(t('tablero.admin.planes'))).toContain('4');
});

test('the dashboard lists the plans and links to them and to the verification of certificates', async () => {
  const { user, address } = await renderScreen(DASHBOARD, { session: 'admin' });
  const table = await screen.findByRole('table', { name: t('planestudio.lista.tabla') });
  const name = await within(table).findByRole('link', { name: plan!.denominacion });
  expect(name.getAttribute('href')).toBe(`/planestudioedit?id=${plan!.id_planestudio}`);
  expect(screen.getByRole('link', { name: t('tablero.admin.irTemas') }).getAttribute('href')).toContain('/tema?filtro');
  expect(screen.getByRole('link', { name: t('tablero.admin.verificar') })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('tablero.admin.verPlanes') }));
  expect(address()).toBe('/planestudio');
});

test('reminders that wait for a decision are told, with the way to them', async () => {
  const [figures] = examples.usuario.kpiAdmin;
  await renderScreen(DASHBOARD, { session: 'admin', calls: { usuario: { kpiAdmin: [{ ...figures!, recordatorio_retenido: 620 }] } } });
  expect(await screen.findByText(t('tablero.admin.retenidos', { total: 620 }))).toBeTruthy();
  const way = screen.getByRole('link', { name: t('tablero.admin.verRetenidos') });
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe('/correo?filtro[estado]=retenido');
});

test('a portal without plans shows the empty state', async () => {
  await renderScreen(DASHBOARD, { session: 'admin', calls: { planestudio: { sellst: [] } } });
  expect(await screen.findByText(t('planestudio.lista.vacio'))).toBeTruthy();
});

test('figures that fail to load offer a retry and leave the plans in place', async () => {
  const { user } = await renderScreen(DASHBOARD, {
    session: 'admin',
    calls: { usuario: { kpiAdmin: inTurn(unreadable(), examples.usuario.kpiAdmin) } },
  });
  const retry = await screen.findByRole('button', { name: t('comun.reintentar') });
  expect(await screen.findByText(plan!.denominacion)).toBeTruthy();
  await user.click(retry);
  expect(await figureOf(t('tablero.admin.usuarios'))).toContain('1,204');
});

test.each([
  ['alumno', '/dashboardusuario'],
  ['soporte', '/planestudio'],
] as const)('the route redirects %s to the first screen of the role', async (session, home) => {
  const { address } = await renderScreen(DASHBOARD, { session, calls: { usuario: { panel: STILL_PANEL } } });
  expect(address()).toBe(home);
});
