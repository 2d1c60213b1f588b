import { sesionApi } from '@portal/contract/sesion';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, STILL_PANEL, unreadable } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const ADDRESS = '/auth/registration';
const PASSWORD = 'Girasol-Azul-77';
const { info } = examples.portal;
const sendButton = () => screen.getByRole('button', { name: t('sesion.registro.enviar') });

async function write(
  user: UserEvent,
  name: 'nombres' | 'apellidos' | 'correo' | 'contrasena' | 'confirmacion',
  text: string,
): Promise<void> {
  const input = await screen.findByLabelText(new RegExp(`^${t(`sesion.registro.${name}`)}`), { selector: 'input' });
  await user.clear(input);
  await user.paste(text);
}

async function fill(user: UserEvent): Promise<void> {
  await write(user, 'nombres', 'Begoña');
  await write(user, 'apellidos', 'Ñaupari Ibáñez');
  await write(user, 'correo', 'begona@correo.example');
  await write(user, 'contrasena', PASSWORD);
  await write(user, 'confirmacion', PASSWORD);
}

test('a complete form with accepted terms creates the account and signs in', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { calls: { usuario: { panel: STILL_PANEL } } });
  await fill(user);
  expect(sendButton(), 'the terms are not accepted yet').toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText(new RegExp(`^${t('sesion.registro.terminos')}`)));
  await user.click(sendButton());
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(sesionApi.register).map(({ body }) => body)).toEqual([
    {
      first_name: 'Begoña',
      last_name: 'Ñaupari Ibáñez',
      email: 'begona@correo.example',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  ]);
});

test('an empty surname is asked for, and who has one name only says so', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { calls: { usuario: { panel: STILL_PANEL } } });
  await fill(user);
  await user.clear(screen.getByLabelText(new RegExp(`^${t('sesion.registro.apellidos')}`), { selector: 'input' }));
  await user.click(screen.getByLabelText(new RegExp(`^${t('sesion.registro.terminos')}`)));
  await user.click(sendButton());
  expect(await screen.findByText(t('validacion.requerido'))).toBeTruthy();
  expect(server.requests(sesionApi.register)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: t('sesion.registro.unSoloNombre') }));
  expect(screen.queryByText(t('validacion.requerido'))).toBeNull();
  await user.click(sendButton());
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(sesionApi.register).map(({ body }) => body.last_name)).toEqual(['']);
});

test('the terms can be read before they are accepted, and the form keeps what it holds', async () => {
  const { user } = await renderScreen(ADDRESS, { calls: { portal: { terminos: { texto: 'No comparta su clave.', direccion: null } } } });
  await write(user, 'nombres', 'Begoña');
  await user.click(screen.getByRole('button', { name: t('sesion.registro.leerTerminos') }));
  expect(await screen.findByText('No comparta su clave.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('No comparta su clave.')).toBeNull());
  expect(screen.getByLabelText(new RegExp(`^${t('sesion.registro.nombres')}`))).toHaveProperty('value', 'Begoña');
});

test('terms that the company publishes elsewhere are a link in a tab of its own', async () => {
  const direccion = 'https://empresa.example/terminos';
  await renderScreen(ADDRESS, { calls: { portal: { terminos: { texto: '', direccion } } } });
  const link = await screen.findByRole('link', { name: t('sesion.registro.leerTerminos') });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([direccion, '_blank']);
});

test('two different passwords show an error when the second field loses the focus', async () => {
  const { user } = await renderScreen(ADDRESS);
  await fill(user);
  await write(user, 'confirmacion', 'otra-cosa-distinta');
  await user.tab();
  expect(await screen.findByText(t('sesion.registro.distintas'))).toBeTruthy();
});

test('an e-mail with an account shows the server’s refusal', async () => {
  const taken = failure('duplicado', message('sesion.registro.repetido'));
  const { user, address } = await renderScreen(ADDRESS, { calls: { usuario: { register: taken } } });
  await fill(user);
  await user.click(screen.getByLabelText(new RegExp(`^${t('sesion.registro.terminos')}`)));
  await user.click(sendButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('sesion.registro.error'));
  expect(alert.textContent).toContain(t('sesion.registro.repetido'));
  expect(address()).toBe(ADDRESS);
});

test('a closed registration shows a notice with a link to the sign-in', async () => {
  await renderScreen(ADDRESS, { calls: { portal: { info: { ...info, registro_abierto: false } } } });
  expect(await screen.findByText(t('sesion.registro.cerradoTitulo'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('sesion.registro.volver') })).toBeTruthy();
});

test('a portal that does not answer gets a retry', async () => {
  const { user } = await renderScreen(ADDRESS, { calls: { portal: { info: inTurn(unreadable(), info) } } });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(await screen.findByLabelText(new RegExp(`^${t('sesion.registro.nombres')}`))).toBeTruthy();
});
