import { people } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const menu = () => within(screen.getByRole('navigation', { name: t('ui.marco.menu') }));
const tabs = async () => within(await screen.findByRole('navigation', { name: t('navegacion.pestanas') }));
const names = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

test('an entry opens its screens as tabs; the entry and the present tab are marked, and there is no path above', async () => {
  const { user, address } = await renderScreen('/usuario', { session: 'admin' });
  const row = await tabs();
  expect(names(row.getAllByRole('link'))).toEqual([
    t('menu.usuarios'),
    ...(['usuarioSinAsignar', 'ausencias', 'solicitudes', 'usuarioImportar'] as const).map((name) => t(`pantallas.${name}`)),
    t('masivo.pantalla'),
  ]);
  await user.click(row.getByRole('link', { name: t('pantallas.ausencias') }));
  await screen.findByRole('heading', { level: 1, name: t('pantallas.ausencias') });
  expect(address()).toBe('/ausencia');
  const current = (await tabs()).getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(names(current)).toEqual([t('pantallas.ausencias')]);
  const entry = menu().getByRole('link', { name: t('menu.usuarios') });
  expect([entry.dataset['current'], entry.getAttribute('aria-current')]).toEqual(['true', 'true']);
  expect(screen.queryByRole('navigation', { name: t('ui.marco.migas') })).toBeNull();
});

test('a record below a tab has the tab above it, its entry marked and no tabs', async () => {
  await renderScreen('/ausenciaedit', { session: 'admin' });
  const crumbs = within(await screen.findByRole('navigation', { name: t('ui.marco.migas') }));
  expect(crumbs.getByRole('link', { name: t('pantallas.ausencias') }).getAttribute('href')).toBe('/ausencia');
  expect(menu().getByRole('link', { name: t('menu.usuarios') }).dataset['current']).toBe('true');
  expect(screen.queryByRole('navigation', { name: t('navegacion.pestanas') })).toBeNull();
});

test('what a limited access may not open is neither entry nor tab: the entry opens the first screen that it may', async () => {
  await renderScreen('/log', { session: { ...people.admin, indicador_alcance: 1 } });
  await screen.findAllByRole('cell');
  expect(names((await tabs()).getAllByRole('link'))).toEqual([t('menu.configuracion'), t('pantallas.registroActividad')]);
  expect(
    menu()
      .getByRole('link', { name: t('pantallas.dispositivos') })
      .getAttribute('href'),
  ).toBe('/dispositivo');
  for (const label of [t('menu.conexiones'), t('pantallas.webhooks')]) expect(menu().queryByRole('link', { name: label })).toBeNull();
});

test('support sees the tabs that it may read', async () => {
  await renderScreen('/programa', { session: 'soporte' });
  expect(names((await tabs()).getAllByRole('link'))).toEqual([t('pantallas.programas'), t('pantallas.programaTabla')]);
});

test.each([
  ['alumno', '/certificado'],
  ['soporte', '/tema'],
  ['admin', '/modulo'],
] as const)('%s has no tabs at %s, the only screen of its entry', async (session, path) => {
  await renderScreen(path, { session });
  await screen.findAllByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: t('navegacion.pestanas') })).toBeNull();
});

test('a screen with a chosen record can be pinned from its tab', async () => {
  await renderScreen('/preguntatema?id=51', { session: 'admin' });
  await tabs();
  expect(await screen.findByRole('button', { name: t('navegacion.fijar') })).toBeTruthy();
});
