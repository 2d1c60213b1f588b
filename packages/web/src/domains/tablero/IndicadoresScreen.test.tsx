import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, figureOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { inTurn, unreadable } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const SCREEN = '/dashboardadmin';
const [figures] = examples.usuario.kpiPortal;

test('an administrator sees the figures of the whole portal', async () => {
  await renderScreen(SCREEN, { session: 'admin' });
  const shown = {
    usuarios: '1,204',
    asignados: '1,180',
    vencidas: '14',
    avance: '73.25\u00a0%',
    promedio: '84.5\u00a0%',
    certificados: `5,120${t('tablero.indicadores.certificadosTexto', { mes: 212 })}`,
    accesos: '2,903',
  };
  for (const [card, text] of Object.entries(shown))
    expect(await figureOf(t(`tablero.indicadores.${card as keyof typeof shown}`))).toContain(text);
});

test('the plan that ends next is named and linked', async () => {
  await renderScreen(SCREEN, { session: 'admin' });
  const { id_planestudio, denominacion, pendientes } = figures!.vence;
  const card = await cardOf(t('tablero.indicadores.dias'));
  expect(card.textContent).toContain(`24${t('tablero.indicadores.diasTexto', { plan: denominacion, pendientes })}`);
  expect(within(card).getByRole('link').getAttribute('href')).toBe(`/planestudioedit?id=${id_planestudio}`);
});

test('says so when no plan in force has pending people, and when nobody has a grade', async () => {
  await renderScreen(SCREEN, { session: 'admin', calls: { usuario: { kpiPortal: [{ ...figures!, vence: null, promedio: null }] } } });
  expect(await screen.findByText(t('tablero.indicadores.diasNadie'))).toBeTruthy();
  expect(await figureOf(t('tablero.indicadores.promedio'))).toContain('–');
});

test('overdue assignments lead to their rows', async () => {
  await renderScreen(SCREEN, { session: 'admin' });
  const way = await screen.findByRole('link', { name: t('tablero.indicadores.irVencidas') });
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe(
    '/reporteusuarioxempresa?empresas=0&planes=0&desde=0&hasta=0&filtro[estado]=Vencido',
  );
});

test('figures that fail to load offer a retry', async () => {
  const { user } = await renderScreen(SCREEN, {
    session: 'admin',
    calls: { usuario: { kpiPortal: inTurn(unreadable(), examples.usuario.kpiPortal) } },
  });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(await figureOf(t('tablero.indicadores.usuarios'))).toContain('1,204');
});
