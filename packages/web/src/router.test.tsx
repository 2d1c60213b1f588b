import { people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Audience } from './core/router/roles.ts';
import { screens } from './screens/index.ts';
import { arrivalAt } from './testing/open-portal.ts';
import { renderScreen } from './testing/render-screen.tsx';
import { failure, inTurn, STILL_PANEL } from './testing/replies.ts';
import { t } from './testing/text.ts';

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

  test('another role’s first screen redirects to the own one; other screens of another role stay, refused by the frame', async () => {
    const closed = screens.filter(({ audience }) => !OPENS[session].includes(audience));
    expect(closed.length).toBeGreaterThanOrEqual(5);
    const homes = new Set<string>(HOMES.map(([, first]) => first));
    for (const { path, audience } of closed) {
      const leads = audience === 'anonimo' || homes.has(path);
      expect(await arrivalAt(`${path}?id=1`, { session }), path).toBe(leads ? home : `${path}?id=1`);
    }
  });

  test.each(['/', '/auth', '/auth/login', '/auth/no-existe'])('%s redirects to the first screen', async (address) => {
    expect(await arrivalAt(address, { session })).toBe(home);
  });

  test('with an expired password every other screen redirects to its change', async () => {
    const expired = { ...people[session], dias_vencimiento: -1 };
    for (const address of [home, '/', '/planmislogros']) {
      expect(await arrivalAt(address, { session: expired })).toBe(`/usuariopassword?id=${expired.id}`);
    }
  });
});

describe('without a session', () => {
  test('every signed-in screen redirects to the sign-in with the address to return to', async () => {
    const closed = screens.filter(({ audience }) => audience !== 'anonimo' && audience !== 'publico').map(({ path }) => path);
    for (const path of closed) {
      const arrival = new URL(await arrivalAt(`${path}?id=7`), 'http://portal');
      expect([arrival.pathname, arrival.searchParams.get('volver')]).toEqual(['/auth/login', `${path}?id=7`]);
    }
  });

  test('the root redirects to the sign-in without an address to return to', async () => {
    expect(await arrivalAt('/')).toBe('/auth/login');
  });

  test('an unknown address redirects to the sign-in', async () => {
    expect(await arrivalAt('/no-existe')).toMatch(/^\/auth\/login/);
  });

  test.each([
    ['/error/404', t('errores.titulo404'), t('errores.texto404')],
    ['/error/500', t('errores.titulo500'), t('errores.texto500')],
  ])('%s is public', async (address, title, text) => {
    await renderScreen(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });
});

test('with a session an unknown address stays and shows the 404 page inside the frame, with a link to the first screen', async () => {
  const { user, address } = await renderScreen('/no/existe?x=1', { session: 'alumno', calls: { usuario: { panel: STILL_PANEL } } });
  expect(await screen.findByText(t('errores.texto404'))).toBeTruthy();
  expect(address()).toBe('/no/existe?x=1');
  expect(screen.getByRole('navigation', { name: t('ui.marco.menu') })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('comun.irAlInicio') }));
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
});

test('a rejected token redirects to the sign-in, which returns to the requested screen', async () => {
  const over = failure('sesion_requerida', message('sesion.vencida'));
  const { user, address } = await renderScreen('/planmislogros', {
    session: 'alumno',
    calls: { usuario: { verifyToken: inTurn(over, people.alumno) } },
  });
  expect(await screen.findByText(t('sesion.login.caducada'))).toBeTruthy();
  await user.type(screen.getByLabelText(new RegExp(`^${t('sesion.login.usuario')}`)), people.alumno.username);
  await user.type(screen.getByLabelText(new RegExp(`^${t('sesion.login.contrasena')}`), { selector: 'input' }), 'Portal-Demo-2026{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: t('pantallas.misLogros') })).toBeTruthy();
  expect(address()).toBe('/planmislogros');
});

test('signing out redirects to the sign-in without an address to return to', async () => {
  const { user, address } = await renderScreen('/planmislogros', { session: 'alumno' });
  await user.click(await screen.findByRole('button', { name: t('ui.marco.menuUsuario', { nombre: people.alumno.fullname }) }));
  await user.click(await screen.findByRole('button', { name: t('ui.marco.cerrarSesion') }));
  await waitFor(() => expect(address()).toBe('/auth/login'));
  expect(localStorage.getItem('UCJ-auth')).toBeNull();
});
