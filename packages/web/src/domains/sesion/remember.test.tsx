import { sesionApi } from '@portal/contract/sesion';
import { examples } from '@portal/contract/examples';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLlave } from '../../core/session/llaves.ts';
import { rememberedUser, rememberUser } from '../../core/session/remembered-user.ts';
import { leaveSession, noteAnswers } from '../../core/session/session.ts';
import { forgetSmallStorage, removeShop, storeShop } from '../../core/session/shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const LOGIN = '/auth/login?volver=%2Fplanmislogros';
const SHOP = { token: 'x', dispositivo: 'Caja 1', empresa: 'Tienda', maximo_mb: 100 };
const { login } = examples.usuario;

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  removeShop();
  rememberUser('');
  leaveSession('cerrada');
});

const username = () => screen.getByLabelText(new RegExp(`^${t('sesion.login.usuario')}`));
const password = () => screen.getByLabelText(new RegExp(`^${t('sesion.login.contrasena')}`), { selector: 'input' });
const choice = () => screen.getByRole('checkbox', { name: t('sesion.login.recordar') });

test('a device keeps the user name by the person’s choice alone, fills it in, and forgets it when the choice is taken back', async () => {
  const first = await renderScreen(LOGIN, { calls: { usuario: { login } } });
  await first.user.type(username(), ' 10000003 ');
  await first.user.type(password(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(first.address()).toBe('/planmislogros'));
  expect(rememberedUser(), 'without the choice').toBe('');
  cleanup();
  leaveSession('cerrada');

  const second = await renderScreen(LOGIN, { calls: { usuario: { login } } });
  await second.user.type(username(), '10000003');
  await second.user.click(choice());
  await second.user.type(password(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(second.address()).toBe('/planmislogros'));
  cleanup();
  leaveSession('caducada');

  const third = await renderScreen(LOGIN, { calls: { usuario: { login } } });
  expect((username() as HTMLInputElement).value).toBe('10000003');
  expect(document.activeElement).toBe(password());
  expect((choice() as HTMLInputElement).checked).toBe(true);
  await third.user.click(choice());
  await third.user.type(password(), 'Portal-Demo-2026{Enter}');
  await waitFor(() => expect(third.server.requests(sesionApi.login)).toHaveLength(1));
  expect(rememberedUser()).toBe('');
});

test('a shop’s tablet keeps no user name, and a browser that becomes one forgets it', async () => {
  rememberUser('10000003');
  storeShop(SHOP);
  expect(rememberedUser()).toBe('');
  forgetSmallStorage();
  removeShop();
  expect(rememberedUser()).toBe('');
  storeShop(SHOP);
  rememberUser('10000003');
  removeShop();
  expect(rememberedUser()).toBe('');
});

/** Ends the session, and lets the router go where that leads. */
const end = (status: 'caducada' | 'cerrada', answers?: number) =>
  act(async () => {
    if (answers !== undefined) noteAnswers(answers);
    leaveSession(status);
    await new Promise((resolve) => void setTimeout(resolve));
  });

test('a session that ended with answers on the device says how many are kept; after signing out nothing does', async () => {
  await renderScreen(LOGIN);
  const sentence = new RegExp(t('sesion.login.respuestas', { total: 5 }));
  await end('caducada', 5);
  expect((await screen.findByText(sentence)).textContent).toContain(t('sesion.login.caducada'));
  await end('cerrada');
  expect(screen.queryByText(sentence)).toBeNull();
  await end('caducada', 0);
  expect(screen.queryByText(sentence)).toBeNull();
});

test('after a session that ended, a device where somebody entered by a passkey offers it first; any other, and after signing out, as ever', async () => {
  vi.stubGlobal('PublicKeyCredential', {});
  await renderScreen('/planmislogros', { session: 'alumno' });
  const llave = () => screen.findByRole('button', { name: t('sesion.login.llave') });
  const isFirst = async () => Boolean((await llave()).compareDocumentPosition(username()) & Node.DOCUMENT_POSITION_FOLLOWING);
  await end('caducada');
  expect(await isFirst(), 'nobody entered by one here').toBe(false);
  cleanup();
  noteLlave();
  await renderScreen('/planmislogros', { session: 'alumno' });
  await end('caducada');
  expect(await isFirst()).toBe(true);
  expect(document.activeElement).toBe(await llave());
  cleanup();
  await renderScreen('/planmislogros', { session: 'alumno' });
  await end('cerrada');
  expect(await isFirst()).toBe(false);
});
