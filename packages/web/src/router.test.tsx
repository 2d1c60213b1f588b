import { people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Audience } from './core/router/roles.ts';
import { screens } from './screens/index.ts';
import { arrivalAt } from './testing/open-portal.ts';
import { renderScreen } from './testing/render-screen.tsx';
import { failure, inTurn } from './testing/replies.ts';
import { t } from './testing/text.ts';

/** Keeps a learner on the panel, from which the first sign-in leads on to the first topic. */
const asignacion = { pendientes: [] };
const HOMES = [
  ['alumno', '/dashboardusuario'],
  ['soporte', '/planestudio'],
  ['admin', '/dashboard'],
] as const;

describe.each(HOMES)('%s', (session, home) => {
  const OPENS: Record<typeof session, readonly Audience[]> = {
    alumno: ['publico', 'todos', 'usuario'],
    soporte: ['publico', 'todos', 'soporte'],
    admin: ['publico', 'todos', 'usuario', 'soporte', 'admin'],
  };

  test('is led home from every screen of somebody else', async () => {
    const closed = screens.filter(({ audience }) => !OPENS[session].includes(audience)).map(({ path }) => path);
    expect(closed.length).toBeGreaterThanOrEqual(5);
    for (const path of closed) expect(await arrivalAt(`${path}?id=1`, { session }), path).toBe(home);
  });

  test.each(['/', '/auth', '/auth/login'])('is led home from %s', async (address) => {
    expect(await arrivalAt(address, { session })).toBe(home);
  });

  test('with an expired password is led to change it, from every other screen', async () => {
    const expired = { ...people[session], dias_vencimiento: -1 };
    for (const address of [home, '/', '/planmislogros']) {
      expect(await arrivalAt(address, { session: expired })).toBe(`/usuariopassword?id=${expired.id}`);
    }
  });
});

describe('without a session', () => {
  test('every screen behind the sign-in leads to it, and keeps where the person was going', async () => {
    const closed = screens.filter(({ audience }) => audience !== 'anonimo' && audience !== 'publico').map(({ path }) => path);
    for (const path of closed) {
      const arrival = new URL(await arrivalAt(`${path}?id=7`), 'http://portal');
      expect([arrival.pathname, arrival.searchParams.get('volver')]).toEqual(['/auth/login', `${path}?id=7`]);
    }
  });

  test('the root leads to the sign-in, and nowhere afterwards', async () => {
    expect(await arrivalAt('/')).toBe('/auth/login');
  });

  test('an address that does not exist leads to the sign-in', async () => {
    expect(await arrivalAt('/no-existe')).toMatch(/^\/auth\/login/);
  });

  test.each([
    ['/error/404', t('errores.titulo404'), t('errores.texto404')],
    ['/error/500', t('errores.titulo500'), t('errores.texto500')],
  ])('%s can be read', async (address, title, text) => {
    await renderScreen(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });
});

test('with a session an address that does not exist shows the 404 page, which leads home', async () => {
  const { user, address } = await renderScreen('/no/existe?x=1', { session: 'alumno', calls: { asignacion } });
  expect(address()).toBe('/error/404');
  expect(await screen.findByText(t('errores.texto404'))).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('comun.irAlInicio') }));
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
});

test('a token that is not valid any more leads to the sign-in, and then back to the asked screen', async () => {
  const over = failure('sesion_requerida', message('sesion.vencida'));
  const { user, address } = await renderScreen('/planmislogros', {
    session: 'alumno',
    calls: { usuario: { verifyToken: inTurn(over, people.alumno) } },
  });
  expect(await screen.findByText(t('usuario.login.caducada'))).toBeTruthy();
  await user.type(screen.getByLabelText(new RegExp(`^${t('usuario.login.usuario')}`)), people.alumno.username);
  await user.type(screen.getByLabelText(new RegExp(`^${t('usuario.login.contrasena')}`), { selector: 'input' }), 'Portal-Demo-2026{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: t('pantallas.misLogros') })).toBeTruthy();
  expect(address()).toBe('/planmislogros');
});

test('after signing out the next person is not led to the screen of the one before', async () => {
  const { user, address } = await renderScreen('/planmislogros', { session: 'alumno' });
  await user.click(await screen.findByRole('button', { name: t('ui.marco.menuUsuario', { nombre: people.alumno.fullname }) }));
  await user.click(await screen.findByRole('button', { name: t('ui.marco.cerrarSesion') }));
  await waitFor(() => expect(address()).toBe('/auth/login'));
  expect(localStorage.getItem('UCJ-auth')).toBeNull();
});
