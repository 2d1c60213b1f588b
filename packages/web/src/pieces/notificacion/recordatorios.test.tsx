import { notificacionApi } from '@portal/contract/notificacion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeShop } from '../../core/session/shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const ENDPOINT = 'https://push.example.com/de/uno';
/** SHA-256 of that address. */
const HUELLA = '49d59dc2b4bb0ea1b34ef5a3fe9e4b5fae7b5f2a2ef7dd3a2a2a0f1a0f0a0a0a';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const [equipo] = examples.notificacion.sel.equipos;

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Gives the browser a push service, and `subscribed` whether it has a subscription. */
function givePush({ permission = 'granted', subscribed = false } = {}) {
  const subscription = {
    endpoint: ENDPOINT,
    unsubscribe: vi.fn(() => Promise.resolve(true)),
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
  };
  const subscribe = vi.fn(() => Promise.resolve(subscription));
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscribed ? subscription : null) };
  const registration = Promise.resolve({ pushManager });
  const define = (owner: object, name: string, value: unknown) => Object.defineProperty(owner, name, { value, configurable: true });
  define(window, 'PushManager', Function);
  define(window, 'Notification', { requestPermission: () => Promise.resolve(permission) });
  define(navigator, 'serviceWorker', { ready: registration, getRegistration: () => registration, addEventListener: () => {} });
  return { subscribe, unsubscribe: subscription.unsubscribe };
}

const open = async (equipos = examples.notificacion.sel.equipos) => {
  const { user, server } = await renderScreen('/seguridad', {
    session: 'alumno',
    calls: { notificacion: { sel: { ...examples.notificacion.sel, equipos } } },
  });
  const section = within((await screen.findByRole('heading', { name: t('notificacion.titulo') })).closest('section')!);
  return { user, server, section };
};

test('a browser subscribes under the key of the portal, with the usual hours of silence', async () => {
  const { subscribe } = givePush();
  const { user, server, section } = await open([]);
  await user.click(await section.findByRole('button', { name: t('notificacion.activar') }));
  await waitFor(() => expect(server.requests(notificacionApi.ins)).toHaveLength(1));
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: examples.notificacion.sel.clave }]]);
  expect(server.requests(notificacionApi.ins)[0]!.body).toEqual({
    suscripcion: { endpoint: ENDPOINT, keys: KEYS },
    silencio_desde: 20,
    silencio_hasta: 8,
  });
});

test('a refused permission is said, and nothing is sent', async () => {
  givePush({ permission: 'denied' });
  const { user, server, section } = await open([]);
  await user.click(await section.findByRole('button', { name: t('notificacion.activar') }));
  expect(await section.findByText(t('notificacion.bloqueado'))).toBeTruthy();
  expect(server.requests(notificacionApi.ins)).toEqual([]);
});

test('this browser is known by its address; taking it back ends its subscription too', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ENDPOINT));
  const huella = Buffer.from(digest).toString('hex');
  const { unsubscribe } = givePush({ subscribed: true });
  const { user, server, section } = await open([
    { ...equipo!, huella },
    { ...equipo!, id_notificacion_equipo: 2, huella: HUELLA },
  ]);
  const [own] = await section.findAllByRole('listitem');
  expect(within(own!).getByText(t('notificacion.este'))).toBeTruthy();
  expect(section.getAllByText(t('notificacion.este'))).toHaveLength(1);
  await user.click(within(own!).getByRole('button'));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
  expect(server.requests(notificacionApi.del)[0]!.params).toEqual({ id: 1 });
});

test('a browser without push messages lists the others, and says why it shows none', async () => {
  const { section } = await open();
  expect(await section.findByText(t('notificacion.noAdmite'))).toBeTruthy();
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.queryByRole('button', { name: t('notificacion.activar') })).toBeNull();
});

test('a tablet of a shop offers no reminders', async () => {
  storeShop({ token: 'token-de-la-tablet', dispositivo: 'Mostrador', empresa: 'Comercial Andina', maximo_mb: 500 });
  await renderScreen('/seguridad', { session: 'alumno' });
  expect(screen.queryByRole('heading', { name: t('notificacion.titulo') })).toBeNull();
});
