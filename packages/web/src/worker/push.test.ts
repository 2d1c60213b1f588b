import { expect, test, vi } from 'vitest';
import { openPush, type PushScope, showPush } from './push.ts';

const SCOPE = 'https://portal.example.com/capacitacion/';
const MENSAJE = { titulo: 'Termine «Ventas»', texto: 'Le quedan 2 temas.', direccion: 'planfin?id=7', etiqueta: '2026-11-25' };

/** Scope of a service worker with windows of the portal open at some addresses. */
function scopeWith(addresses: readonly string[] = []) {
  const navigate = vi.fn(() => Promise.resolve(null));
  const focus = vi.fn((_url: string) => Promise.resolve({ navigate }));
  const showNotification = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve(null));
  const scope: PushScope = {
    registration: { scope: SCOPE, showNotification },
    clients: { matchAll: () => Promise.resolve(addresses.map((url) => ({ url, focus: () => focus(url) }))), openWindow },
  };
  return { scope, navigate, focus, showNotification, openWindow };
}

test('a reminder is shown with the page that it opens; one of the same day replaces it', async () => {
  const { scope, showNotification } = scopeWith();
  await showPush(scope, JSON.stringify(MENSAJE));
  expect(showNotification.mock.calls).toEqual([
    [
      MENSAJE.titulo,
      {
        body: MENSAJE.texto,
        tag: 'recordatorio-2026-11-25',
        icon: `${SCOPE}api/portal/imagen/icono192`,
        data: { url: `${SCOPE}planfin?id=7` },
      },
    ],
  ]);
});

test.each(['', 'no es JSON', 'null', '[]', '{"titulo":1}', JSON.stringify({ ...MENSAJE, direccion: undefined })])(
  'nothing is shown of %j',
  async (text) => {
    const { scope, showNotification } = scopeWith();
    await showPush(scope, text);
    expect(showNotification).not.toHaveBeenCalled();
  },
);

test.each(['https://otro.example.com/', '//otro.example.com/x', '/fuera', '../fuera', 'javascript:alert(1)', 'http://['])(
  'a click on a reminder for %s opens the portal itself',
  async (direccion) => {
    const { scope, openWindow } = scopeWith();
    await openPush(scope, direccion);
    expect(openWindow.mock.calls).toEqual([[SCOPE]]);
  },
);

test('a click goes to a window that shows the page, else takes one of the portal there, else opens one', async () => {
  const url = `${SCOPE}planfin?id=7`;
  const shown = scopeWith([`${SCOPE}dashboardusuario`, url]);
  await openPush(shown.scope, url);
  expect([shown.focus.mock.calls, shown.navigate.mock.calls.length]).toEqual([[[url]], 0]);
  const other = scopeWith(['https://portal.example.com/otra', `${SCOPE}dashboardusuario`]);
  await openPush(other.scope, url);
  expect([other.focus.mock.calls, other.navigate.mock.calls]).toEqual([[[`${SCOPE}dashboardusuario`]], [[url]]]);
  const none = scopeWith(['https://portal.example.com/otra']);
  await openPush(none.scope, url);
  expect([none.focus.mock.calls, none.openWindow.mock.calls]).toEqual([[], [[url]]]);
});
