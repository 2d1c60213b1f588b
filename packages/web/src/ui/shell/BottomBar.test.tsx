import { people } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { STILL_PANEL } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

afterEach(() => void vi.unstubAllGlobals());

const ignore = () => undefined;
/** Has the window be a phone's. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('640px'),
    addEventListener: ignore,
    removeEventListener: ignore,
  }));
const bar = () => screen.queryByRole('navigation', { name: t('ui.barra.nombre') });
const shown = () =>
  within(bar()!)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
const calls = { usuario: { panel: STILL_PANEL } };

test('on a phone a learner changes between four screens at the foot, and sees which one is open', async () => {
  onPhone();
  const { user, address } = await renderScreen('/dashboardusuario', { session: 'alumno', calls });
  await screen.findByRole('heading', { level: 1 });
  expect(shown()).toEqual([
    [t('pantallas.tableroAlumno'), '/dashboardusuario', 'page'],
    [t('ui.barra.temas'), '/dashboardtema', null],
    [t('ui.barra.logros'), '/planmislogros', null],
    [t('ui.barra.certificados'), '/certificado', null],
  ]);
  await user.click(within(bar()!).getByRole('link', { name: t('ui.barra.logros') }));
  expect(await screen.findByRole('main', { name: t('pantallas.misLogros') })).toBeTruthy();
  expect(address()).toBe('/planmislogros');
  expect(shown().map(([, , current]) => current)).toEqual([null, null, 'page', null]);
});

test('a screen below one of them marks it', async () => {
  onPhone();
  await renderScreen('/programaseguimiento?id=21&idp=11', { session: 'alumno' });
  await screen.findByRole('heading', { level: 1 });
  expect(shown().map(([, , current]) => current)).toEqual([null, null, 'page', null]);
});

test('a boss has the team as the fifth, with the number of people who wait', async () => {
  onPhone();
  const session = { ...people.alumno, indicador_equipo: 1, equipo_atrasados: 3 };
  const { user, address } = await renderScreen('/planmislogros', { session, calls });
  await screen.findByRole('heading', { level: 1 });
  expect(shown()).toHaveLength(5);
  const team = within(bar()!).getByRole('link', { name: `${t('ui.barra.equipo')} · ${t('navegacion.atrasados', { total: 3 })}` });
  await user.click(team);
  expect(await screen.findByRole('main', { name: t('pantallas.miEquipo') })).toBeTruthy();
  expect(address()).toBe('/miequipo');
  expect(team.getAttribute('aria-current')).toBe('page');
});

test.each([
  ['a wider window', '/planmislogros', people.alumno],
  ['the staff', '/modulo', people.admin],
  ['whoever must change the password first', '/usuariopassword?id=3', { ...people.alumno, dias_vencimiento: -1 }],
])('%s has no bar', async (who, path, session) => {
  if (who !== 'a wider window') onPhone();
  await renderScreen(path, { session });
  await screen.findByRole('heading', { level: 1 });
  expect(bar()).toBeNull();
});
