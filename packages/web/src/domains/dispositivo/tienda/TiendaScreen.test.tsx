import { dispositivoApi, INACTIVIDAD_TIENDA, PIN_LARGO } from '@portal/contract/dispositivo';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeTabletKeys } from '../../../pieces/dispositivo/tienda/llavero.ts';
import { offlineOf } from '../../../core/offline/offline.ts';
import { peopleOfDevice } from '../../../core/offline/person-database.ts';
import { currentSession, leaveSession, readToken } from '../../../core/session/session.ts';
import { storeShop } from '../../../core/session/shop.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, STILL_PANEL } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const SHOP = { token: 'token-de-la-tablet', dispositivo: 'Mostrador', empresa: 'Comercial Andina', maximo_mb: 500 };

beforeEach(async () => {
  useFakeStorage();
  await makeTabletKeys('secreto');
  storeShop(SHOP);
  return () => leaveSession();
});

const key = (digit: string) =>
  within(screen.getByRole('group', { name: t('tienda.entrada.teclado') })).getByRole('button', { name: digit });

async function typePin(user: { click: (element: Element) => Promise<void> }, pin: string) {
  for (const digit of pin) await user.click(key(digit));
}

test('a signed-out address leads to the entry of the tablet', async () => {
  const { address } = await renderScreen('/dashboardtema');
  expect(address()).toBe('/tienda');
});

test('a browser that is no tablet says so', async () => {
  localStorage.removeItem('UCJ-tienda');
  await renderScreen('/tienda');
  expect(await screen.findByText(t('tienda.entrada.sinVincular'))).toBeTruthy();
});

test('the picture of a code brings it in the address', async () => {
  localStorage.removeItem('UCJ-tienda');
  await renderScreen('/tienda/vincular#7KQ2-M4XA');
  expect(await screen.findByRole('textbox', { name: t('tienda.vincular.codigo') })).toHaveProperty('value', '7KQ2-M4XA');
});

test('document and PIN enter with the keys of the screen; the token stays in this page', async () => {
  const { user, server } = await renderScreen('/tienda');
  for (const digit of '10000003') await user.click(key(digit));
  await user.click(screen.getByRole('button', { name: t('tienda.entrada.siguiente') }));
  await typePin(user, '481902');
  await waitFor(() => expect(currentSession().status).toBe('dentro'));
  expect(server.requests(dispositivoApi.entrar)[0]?.body).toEqual({ documento: '10000003', pin: '481902' });
  expect(JSON.stringify(localStorage)).not.toContain(examples.dispositivo.entrar.api_token);
});

test('a wrong PIN asks for it again, and a provisional one for a new one, twice', async () => {
  const entrar = inTurn(
    failure('credenciales', message('dispositivo.errores.entrada')),
    failure('pin_provisional', message('dispositivo.pin.elija')),
    examples.dispositivo.entrar,
  );
  const { user, server } = await renderScreen('/tienda', { calls: { dispositivo: { entrar } } });
  await user.type(screen.getByLabelText(t('tienda.entrada.campos.documento')), '10000003{Enter}');
  await typePin(user, '111111');
  expect(await screen.findByText(t('dispositivo.errores.entrada'))).toBeTruthy();
  await typePin(user, '481902');
  expect(await screen.findByLabelText(t('tienda.entrada.campos.nuevo', { cifras: 6 }))).toBeTruthy();
  await typePin(user, '592013');
  await typePin(user, '592014');
  expect(await screen.findByText(t('tienda.entrada.distintos'))).toBeTruthy();
  await typePin(user, '592013');
  await typePin(user, '592013');
  await waitFor(() => expect(currentSession().status).toBe('dentro'));
  expect(server.requests(dispositivoApi.entrar).at(-1)?.body).toEqual({ documento: '10000003', pin: '481902', pin_nuevo: '592013' });
});

test('a PIN needs no button, a refusal stays until a key is pressed, and an easy new PIN is refused at once', async () => {
  const entrar = inTurn(
    failure('credenciales', message('dispositivo.errores.entrada')),
    failure('pin_provisional', message('dispositivo.pin.elija')),
  );
  const { user, server } = await renderScreen('/tienda', { calls: { dispositivo: { entrar } } });
  await user.type(screen.getByLabelText(t('tienda.entrada.campos.documento')), '10000003{Enter}');
  const pin = screen.getByLabelText(t('tienda.entrada.campos.pin', { cifras: 6 }));
  expect(pin.closest('form')?.querySelector('[type=submit]')).toBeNull();
  await typePin(user, '111111');
  await screen.findByText(t('dispositivo.errores.entrada'));
  fireEvent.submit(pin.closest('form')!);
  expect(screen.getByText(t('dispositivo.errores.entrada')), 'Enter on nothing keeps what was said').toBeTruthy();
  await typePin(user, '481902');
  const fresh = await screen.findByLabelText(t('tienda.entrada.campos.nuevo', { cifras: 6 }));
  fireEvent.submit(fresh.closest('form')!);
  expect(screen.queryByRole('alert'), 'no reproach before anything was typed').toBeNull();
  await typePin(user, '123456');
  expect(await screen.findByText(t('tienda.entrada.facil'))).toBeTruthy();
  expect(screen.queryByLabelText(t('tienda.entrada.campos.repetir')), 'not asked for a second time').toBeNull();
  expect(server.requests(dispositivoApi.entrar)).toHaveLength(2);
});

test('what was typed goes after two minutes, and no browser saves a PIN', async () => {
  await renderScreen('/tienda');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(t('tienda.entrada.campos.documento'), '10000003');
  fireEvent.click(screen.getByRole('button', { name: t('tienda.entrada.siguiente') }));
  const pin = t('tienda.entrada.campos.pin', { cifras: PIN_LARGO });
  type(pin, '48');
  expect(screen.getByLabelText(pin).getAttribute('autocomplete')).toBe('one-time-code');
  act(() => void vi.advanceTimersByTime(INACTIVIDAD_TIENDA.segundos * 1000));
  expect(screen.getByLabelText(t('tienda.entrada.campos.documento'))).toHaveProperty('value', '');
});

test('a tablet that the server no longer knows forgets its pairing', async () => {
  const latido = failure('dispositivo_desvinculado', message('dispositivo.errores.desvinculado'));
  await renderScreen('/tienda', { calls: { dispositivo: { latido } } });
  expect(await screen.findByText(t('tienda.entrada.sinVincular'))).toBeTruthy();
  expect(localStorage.getItem('UCJ-tienda')).toBeNull();
});

test('a sign-in by password on a tablet is watched too, and leaves neither its token nor anything read or answered', async () => {
  const { user } = await renderScreen('/auth/login', { calls: { usuario: { panel: STILL_PANEL } } });
  const password = screen.getByLabelText(new RegExp(`^${t('sesion.login.contrasena')}`), { selector: 'input' });
  await user.type(screen.getByLabelText(new RegExp(`^${t('sesion.login.usuario')}`)), '10000003');
  await user.type(password, 'Portal-Demo-2026{Enter}');
  const bar = await screen.findByRole('region', { name: t('tienda.sesion.barra') });
  const person = currentSession().user!.id;
  const visit = { id: 'visita', kind: 'evento', body: {}, moment: '2026-11-21T15:00:00.000Z' };
  await act(() => offlineOf(person).store.outbox.add(visit));
  expect(await peopleOfDevice()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain(readToken());
  await user.click(within(bar).getByRole('button', { name: t('tienda.sesion.salir') }));
  await waitFor(() => expect(currentSession().user).toBeNull());
  expect(await peopleOfDevice()).toEqual([]);
  expect(offlineOf(person).store.outbox.all()).toEqual([]);
});
