import { sesionApi } from '@portal/contract/sesion';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, STILL_PANEL } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const CHALLENGE = 'desafio-de-alba-con-bastantes-letras';
const asked = failure('segundo_factor', message('sesion.factor.pedido'), { detail: { desafio: CHALLENGE } });

async function signIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(new RegExp(`^${t('sesion.login.usuario')}`)), '10000003');
  await user.type(screen.getByLabelText(new RegExp(`^${t('sesion.login.contrasena')}`), { selector: 'input' }), 'Portal-Demo-2026');
  await user.click(screen.getByRole('button', { name: t('sesion.login.enviar') }));
}

const codeField = () => screen.findByLabelText(new RegExp(`^${t('sesion.factor.codigo')}`));

async function send(user: UserEvent, codigo: string): Promise<void> {
  await user.type(await codeField(), codigo);
  await user.click(screen.getByRole('button', { name: t('sesion.factor.entrar') }));
}

test('after the password the code goes with the challenge and opens the first screen', async () => {
  const calls = { usuario: { login: asked, loginFactor: examples.usuario.login, panel: STILL_PANEL } };
  const { user, server, address } = await renderScreen('/auth/login', { calls });
  await signIn(user);
  await send(user, '123456');
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(sesionApi.loginFactor).map(({ body }) => body)).toEqual([{ desafio: CHALLENGE, codigo: '123456' }]);
});

test('a wrong code keeps the step and says so', async () => {
  const wrong = failure('credenciales', message('sesion.factor.errado'));
  const { user } = await renderScreen('/auth/login', { calls: { usuario: { login: asked, loginFactor: wrong } } });
  await signIn(user);
  await send(user, '000000');
  expect((await screen.findByRole('alert')).textContent).toBe(t('sesion.factor.errado'));
  expect(await codeField()).toBeTruthy();
});

test('an ended challenge leads back to name and password with its reason', async () => {
  const ended = failure('enlace_vencido', message('sesion.factor.vencido'));
  const { user } = await renderScreen('/auth/login', { calls: { usuario: { login: asked, loginFactor: ended } } });
  await signIn(user);
  await send(user, '123456');
  expect(await screen.findByRole('button', { name: t('sesion.login.enviar') })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(t('sesion.factor.vencido'));
});

test('the person goes back to name and password', async () => {
  const { user } = await renderScreen('/auth/login', { calls: { usuario: { login: asked } } });
  await signIn(user);
  await codeField();
  await user.click(screen.getByRole('button', { name: t('sesion.factor.volver') }));
  expect(await screen.findByRole('button', { name: t('sesion.login.enviar') })).toBeTruthy();
  expect(screen.queryByRole('alert')?.textContent).not.toBe(t('sesion.factor.pedido'));
});
