import { sesionApi, type UsuarioActual } from '@portal/contract/sesion';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../core/i18n/spoken.ts';
import { currentSession, leaveSession } from '../../core/session/session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, LOST, slow, STILL_PANEL } from '../../testing/replies.ts';
import { t, word } from '../../testing/text.ts';

/** As a visitor's browser: with the texts of the sign-in alone. One that is missing fails its test. */
beforeEach(() => speak('es', 'first'));

const LOGIN = '/auth/login';
const { login } = examples.usuario;
const panel = STILL_PANEL;
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const userField = () => field(t('sesion.login.usuario'));
const passwordField = () => screen.getByLabelText(new RegExp(`^${t('sesion.login.contrasena')}`), { selector: 'input' });
const button = () => screen.getByRole('button', { name: t('sesion.login.enviar') });

const entryOf = (usuario: UsuarioActual) => ({ ...login, dias_vencimiento: usuario.dias_vencimiento, usuario });

test('each field shows its error on blur, and an empty form sends nothing', async () => {
  const { user, server } = await renderScreen(LOGIN);
  expect(screen.getByText(t('sesion.login.aviso'))).toBeTruthy();
  await user.click(button());
  await user.type(userField(), '12');
  await user.tab();
  await user.tab();
  expect(await screen.findByText(t('validacion.min_caracteres', { valor: 3 }))).toBeTruthy();
  await user.click(userField());
  expect(await screen.findByText(t('sesion.login.contrasenaRequerida'))).toBeTruthy();
  await user.clear(userField());
  await user.tab();
  expect(await screen.findByText(t('sesion.login.usuarioRequerido'))).toBeTruthy();
  await user.click(button());
  expect(server.requests(sesionApi.login)).toEqual([]);
});

test('fields that a password manager fills without an event sign in with what they show', async () => {
  const { user, server } = await renderScreen(LOGIN, { calls: { usuario: { panel } } });
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  put.set!.call(userField(), '10000003');
  put.set!.call(passwordField(), 'Portal-Demo-2026');
  await user.click(button());
  await waitFor(() =>
    expect(server.requests(sesionApi.login).map(({ body }) => body)).toEqual([{ username: '10000003', password: 'Portal-Demo-2026' }]),
  );
});

test('a wrong password shows the server’s refusal, and the right one then signs in', async () => {
  const refused = failure('credenciales', message('sesion.fallida'));
  const { user, server, address } = await renderScreen(LOGIN, { calls: { usuario: { panel, login: inTurn(refused, login) } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'no-es-esta{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(t('sesion.fallida'));
  expect(userField()).toHaveProperty('value', '10000003');
  await user.clear(passwordField());
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(sesionApi.login).map(({ body }) => body.password)).toEqual(['no-es-esta', 'Portal-Demo-2026']);
});

test('after a refusal the password has the focus, its text selected', async () => {
  const refused = failure('credenciales', message('sesion.fallida'));
  const { user } = await renderScreen(LOGIN, { calls: { usuario: { login: refused } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'no-es-esta');
  await user.click(button());
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(passwordField());
  const { selectionStart, selectionEnd } = passwordField() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 'no-es-esta'.length]);
});

test('the button stays busy until the first screen replaces the form', async () => {
  const { user } = await renderScreen(LOGIN, { calls: { usuario: { panel } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'Portal-Demo-2026');
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const name = document.querySelector('form button[type=submit]:not([disabled])')?.textContent;
    if (name && currentSession().status === 'dentro') seen.push(name);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await user.click(button());
  await screen.findByRole('navigation', { name: t('ui.marco.menu') });
  watch.disconnect();
  expect(seen).toEqual([]);
});

test('at the start the token travels in the header, not in the address', async () => {
  const { server } = await renderScreen('/planmislogros', { session: 'alumno' });
  expect(server.requests(sesionApi.verifyToken).map(({ query }) => query)).toEqual([{}]);
});

test('the browser sends the secret of its last sign-in', async () => {
  const calls = { usuario: { panel, login: { ...login, dispositivo: 'secreto-de-este-navegador' } } };
  const { user, server } = await renderScreen(LOGIN, { calls });
  const signIn = async () => {
    await user.type(await screen.findByLabelText(new RegExp(`^${t('sesion.login.usuario')}`)), '10000003');
    await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
    await waitFor(() => expect(currentSession().status).toBe('dentro'));
  };
  await signIn();
  act(() => leaveSession('cerrada'));
  await signIn();
  const sent = server.requests(sesionApi.login).map(({ body }) => body.dispositivo);
  expect(sent).toEqual([undefined, 'secreto-de-este-navegador']);
});

test('during the request the button reads Espere... and a second press sends nothing', async () => {
  const { reply, release } = slow(login);
  const { user, server, address } = await renderScreen(LOGIN, { calls: { usuario: { panel, login: reply } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'Portal-Demo-2026');
  await user.dblClick(button());
  expect(await screen.findByRole('button', { name: t('comun.espere') })).toHaveProperty('disabled', true);
  release();
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(sesionApi.login)).toHaveLength(1);
});

test('after repeated failures the alert says how long to wait', async () => {
  const espera = message('sesion.espera', { minutos: 0, segundos: 30 });
  const { user } = await renderScreen(LOGIN, { calls: { usuario: { login: failure('demasiados_intentos', espera) } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'no-es-esta{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(word(espera));
});

test('a lost connection shows an error and keeps the user name', async () => {
  const { user } = await renderScreen(LOGIN, { calls: { usuario: { login: LOST } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(t('conexion.sinConexion'));
  expect(userField()).toHaveProperty('value', '10000003');
});

test('an expired password redirects to its change, even with an address to return to', async () => {
  const expired = { ...people.alumno, dias_vencimiento: -1 };
  const { user, address } = await renderScreen('/auth/login?volver=%2Fplanmislogros', { calls: { usuario: { login: entryOf(expired) } } });
  await user.type(userField(), expired.username);
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  expect(await screen.findByText(t('sesion.contrasena.vencida'))).toBeTruthy();
  expect(address()).toBe(`/usuariopassword?id=${expired.id}`);
});

test.each([
  ['soporte', '/planestudio'],
  ['admin', '/dashboard'],
] as const)('%s lands on the first screen of the role', async (role, home) => {
  const { user, address, server } = await renderScreen(LOGIN, { calls: { usuario: { login: entryOf(people[role]) } } });
  await user.type(userField(), people[role].username);
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(address()).toBe(home));
  expect(server.requests(sesionApi.verifyToken)).toEqual([]);
});

test('a demo account fills the form and sends nothing', async () => {
  const accounts = [
    { username: '10000001', password: 'Portal-Demo-2026', rol: 'admin' },
    { username: '10000003', password: 'Portal-Demo-2026', rol: 'alumno' },
  ];
  const { user, server } = await renderScreen(LOGIN, { calls: { portal: { info: { ...examples.portal.info, demo: accounts } } } });
  await user.click(await screen.findByRole('button', { name: `${t('sesion.login.rol.alumno')} · 10000003` }));
  expect(userField()).toHaveProperty('value', '10000003');
  expect(passwordField()).toHaveProperty('value', 'Portal-Demo-2026');
  expect(server.requests(sesionApi.login)).toEqual([]);
  await user.click(button());
  await waitFor(() => expect(server.requests(sesionApi.login)).toHaveLength(1));
});

test('without demo, open registration and providers the screen offers none of them, and keeps its footer links', async () => {
  await renderScreen(LOGIN, { calls: { portal: { info: { ...examples.portal.info, registro_abierto: false } } } });
  await waitFor(() => expect(screen.getByText(t('sesion.login.usuarioAyuda'))).toBeTruthy());
  expect(screen.queryByText(t('sesion.login.demo'))).toBeNull();
  expect(screen.queryByRole('link', { name: t('sesion.login.crear') })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Continuar con/ })).toBeNull();
  for (const link of [t('ui.acceso.guia'), t('ui.acceso.soporte'), t('ui.acceso.contacto')])
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
});

test('the sign-in ignores an address to return to outside of the portal', async () => {
  const { user, address } = await renderScreen('/auth/login?volver=%2F%2Fexample.com%2F', { calls: { usuario: { panel } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
});
