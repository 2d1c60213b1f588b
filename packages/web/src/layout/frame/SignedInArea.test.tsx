import { sesionApi } from '@portal/contract/sesion';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { currentSession, holdToken, leaveSession } from '../../core/session/session.ts';
import { storeShop } from '../../core/session/shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const LEARNER = ['tableroAlumno', 'misLogros', 'temas', 'misCertificados', 'sinConexion'] as const;
const SUPPORT = ['temaMaestro', 'modulos', 'cursos', 'programas', 'preguntaMaestro'] as const;

/** Returns the texts of the menu's links, without the logo. */
async function menu(): Promise<(string | null)[]> {
  const navigation = await screen.findByRole('navigation', { name: t('ui.marco.menu') });
  return within(navigation)
    .getAllByRole('link')
    .slice(1)
    .map(({ textContent }) => textContent);
}

test('a learner’s menu holds their own screens', async () => {
  await renderScreen('/dashboardtema', { session: 'alumno' });
  expect(await menu()).toEqual(LEARNER.map((name) => t(`pantallas.${name}`)));
});

test('support’s menu holds the plans, and below them what support may read, with the present screen marked', async () => {
  await renderScreen('/tema', { session: 'soporte' });
  expect(await menu()).toEqual([t('menu.planes'), ...SUPPORT.map((name) => t(`pantallas.${name}`))]);
  expect(screen.getByRole('button', { name: t('menu.consulta') })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('pantallas.temaMaestro') }).getAttribute('aria-current')).toBe('page');
});

test('a screen of another role says for whom it is, keeps its address and asks the server for nothing of it', async () => {
  const { address, server } = await renderScreen('/usuariocodigos', { session: 'soporte' });
  expect(await screen.findByRole('heading', { name: t('errores.sinPermiso') })).toBeTruthy();
  expect(screen.getByText(/«Códigos de acceso» es para administradores/)).toBeTruthy();
  expect(address()).toBe('/usuariocodigos');
  expect(server.requests(sesionApi.sellstCodigos)).toEqual([]);
});

test('an administrator’s menu holds the masters and the people’s mail, and no screen of a learner', async () => {
  await renderScreen('/planestudio', { session: 'admin' });
  const shown = await menu();
  expect(shown).toContain(t('menu.planes'));
  expect(shown).toContain(t('menu.correosCodigos'));
  for (const name of ['tablero', 'cursos', 'preguntaMaestro', 'preguntaImportar', 'evaluaciones'] as const)
    expect(shown).toContain(t(`pantallas.${name}`));
  expect(shown).not.toContain(t('pantallas.misLogros'));
});

/** Opens an address in a session on a shared tablet. */
async function renderInShop(address: string) {
  storeShop({ token: 'token-de-la-tablet', dispositivo: 'Mostrador', empresa: 'Comercial Andina', maximo_mb: 500 });
  holdToken('token-de-la-sesion');
  onTestFinished(() => leaveSession());
  return renderScreen(address, { session: 'alumno' });
}

test('the menu of a person on a shared tablet has no change of the password', async () => {
  const { user } = await renderInShop('/dashboardtema');
  await user.click(await screen.findByRole('button', { name: /Alba/ }));
  expect(await screen.findByRole('button', { name: t('ui.marco.cerrarSesion') })).toBeTruthy();
  expect(screen.queryByRole('link', { name: t('ui.marco.cambiarContrasena') })).toBeNull();
});

test('the search of a shared tablet does not offer the change of the password', async () => {
  const { user } = await renderInShop('/dashboardtema');
  await user.click(await screen.findByRole('button', { name: t('navegacion.buscar') }));
  await user.type(await screen.findByRole('combobox', { name: t('navegacion.buscar') }), 'sesión');
  expect(await screen.findByRole('option', { name: t('navegacion.acciones.salir') })).toBeTruthy();
  await user.clear(screen.getByRole('combobox', { name: t('navegacion.buscar') }));
  await user.type(screen.getByRole('combobox', { name: t('navegacion.buscar') }), 'contraseña');
  await waitFor(() => expect(screen.queryByRole('option', { name: t('navegacion.acciones.salir') })).toBeNull());
  expect(screen.queryByRole('option', { name: new RegExp(t('navegacion.acciones.contrasena')) })).toBeNull();
});

test('a screen of one’s own device is refused on a shared tablet', async () => {
  await renderInShop('/usuariopassword');
  expect(await screen.findByText(t('tienda.errores.soloAlumno'))).toBeTruthy();
});

test('a shared tablet shows what waits, and neither its room nor its programs', async () => {
  await renderInShop('/sinconexion');
  expect(await screen.findByRole('heading', { name: t('sinconexion.porEnviar') })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: t('sinconexion.espacio') })).toBeNull();
});

test('a shared tablet watches its person on the public pages too', async () => {
  const { user } = await renderInShop('/accesibilidad');
  const bar = await screen.findByRole('region', { name: t('tienda.sesion.barra') });
  await user.click(within(bar).getByRole('button', { name: t('tienda.sesion.salir') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: t('tienda.sesion.barra') })).toBeNull());
  expect(currentSession().user).toBeNull();
});
