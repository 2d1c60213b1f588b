import { api } from '@portal/contract';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, LOST, slow } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const LOGIN = '/auth/login';
const { login } = examples.usuario;
/** Otherwise a learner is taken on to the first topic. */
const asignacion = { pendientes: [] };
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const userField = () => field(t('usuario.login.usuario'));
const passwordField = () => screen.getByLabelText(new RegExp(`^${t('usuario.login.contrasena')}`), { selector: 'input' });
const button = () => screen.getByRole('button', { name: t('usuario.login.enviar') });

test('an empty form cannot be sent, and each field says what it lacks once it is left', async () => {
  const { user } = await renderScreen(LOGIN);
  expect(screen.getByText(t('usuario.login.aviso'))).toBeTruthy();
  expect(button()).toHaveProperty('disabled', true);
  await user.type(userField(), '12');
  await user.tab();
  await user.tab();
  expect(await screen.findByText(t('validacion.min_caracteres', { valor: 3 }))).toBeTruthy();
  await user.click(userField());
  expect(await screen.findByText(t('usuario.login.contrasenaRequerida'))).toBeTruthy();
  await user.clear(userField());
  await user.tab();
  expect(await screen.findByText(t('usuario.login.usuarioRequerido'))).toBeTruthy();
  expect(button()).toHaveProperty('disabled', true);
});

test('a wrong password is told in the server’s words, and the right one then enters', async () => {
  const refused = failure('credenciales', message('sesion.fallida'));
  const { user, server, address } = await renderScreen(LOGIN, { calls: { asignacion, usuario: { login: inTurn(refused, login) } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'no-es-esta{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(t('sesion.fallida'));
  expect(userField()).toHaveProperty('value', '10000003');
  await user.clear(passwordField());
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(api.usuario.login).map(({ body }) => body.password)).toEqual(['no-es-esta', 'Portal-Demo-2026']);
});

test('while the sign-in is on its way its button reads Espere..., and a second press sends nothing', async () => {
  const { reply, release } = slow(login);
  const { user, server, address } = await renderScreen(LOGIN, { calls: { asignacion, usuario: { login: reply } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'Portal-Demo-2026');
  await user.dblClick(button());
  expect(await screen.findByRole('button', { name: t('comun.espere') })).toHaveProperty('disabled', true);
  release();
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(api.usuario.login)).toHaveLength(1);
});

test('a lost connection is told, and what was typed stays', async () => {
  const { user } = await renderScreen(LOGIN, { calls: { usuario: { login: LOST } } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(t('conexion.sinConexion'));
  expect(userField()).toHaveProperty('value', '10000003');
});

test('with an expired password the person is led to change it, whatever screen was asked for', async () => {
  const expired = { ...people.alumno, dias_vencimiento: -1 };
  const { user, address } = await renderScreen('/auth/login?volver=%2Fplanmislogros', { calls: { usuario: { verifyToken: expired } } });
  await user.type(userField(), expired.username);
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  expect(await screen.findByText(t('usuario.contrasena.vencida'))).toBeTruthy();
  expect(address()).toBe(`/usuariopassword?id=${expired.id}`);
});

test.each([
  ['soporte', '/planestudio'],
  ['admin', '/dashboard'],
] as const)('%s is led to its own first screen', async (role, home) => {
  const { user, address } = await renderScreen(LOGIN, { calls: { usuario: { verifyToken: people[role] } } });
  await user.type(userField(), people[role].username);
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(address()).toBe(home));
});

test('a press on a demo sign-in fills the form; outside of the demo there is none', async () => {
  const accounts = [
    { username: '10000001', password: 'Portal-Demo-2026', rol: 'admin' },
    { username: '10000003', password: 'Portal-Demo-2026', rol: 'alumno' },
  ];
  const { user, server } = await renderScreen(LOGIN, { calls: { portal: { info: { ...examples.portal.info, demo: accounts } } } });
  await user.click(await screen.findByRole('button', { name: `${t('usuario.login.rol.alumno')} · 10000003` }));
  expect(userField()).toHaveProperty('value', '10000003');
  expect(passwordField()).toHaveProperty('value', 'Portal-Demo-2026');
  expect(server.requests(api.usuario.login)).toEqual([]);
  await user.click(button());
  await waitFor(() => expect(server.requests(api.usuario.login)).toHaveLength(1));
});

test('without the demo, open registration or a provider, none of them is offered; the three links at the foot are', async () => {
  await renderScreen(LOGIN, { calls: { portal: { info: { ...examples.portal.info, registro_abierto: false } } } });
  await waitFor(() => expect(screen.getByText(t('usuario.login.usuarioAyuda'))).toBeTruthy());
  expect(screen.queryByText(t('usuario.login.demo'))).toBeNull();
  expect(screen.queryByRole('link', { name: t('usuario.login.crear') })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Continuar con/ })).toBeNull();
  for (const link of [t('ui.acceso.guia'), t('ui.acceso.soporte'), t('ui.acceso.contacto')])
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
});

test('an address to return to that leads out of the portal leads to the first screen', async () => {
  const { user, address } = await renderScreen('/auth/login?volver=%2F%2Fexample.com%2F', { calls: { asignacion } });
  await user.type(userField(), '10000003');
  await user.type(passwordField(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
});
