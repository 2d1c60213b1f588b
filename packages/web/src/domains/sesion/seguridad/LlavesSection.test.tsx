import { sesionApi } from '@portal/contract/sesion';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const [PHONE, KEY] = examples.usuario.sellstLlave;

afterEach(() => vi.unstubAllGlobals());

/** A browser that knows passkeys; jsdom does not. */
const withPasskeys = () => vi.stubGlobal('PublicKeyCredential', {});

test('the list names each passkey with its last use', async () => {
  await renderScreen('/seguridad', { session: 'alumno' });
  expect(await screen.findByText(PHONE!.nombre)).toBeTruthy();
  expect(screen.getByText(KEY!.nombre)).toBeTruthy();
  expect(screen.getAllByText(t('seguridad.llave.respaldada'))).toHaveLength(1);
  expect(screen.getAllByText(t('seguridad.llave.sinUso'))).toHaveLength(1);
});

test('a browser without passkeys says so and offers none, also at the sign-in', async () => {
  await renderScreen('/seguridad', { session: 'alumno' });
  expect(await screen.findByText(t('seguridad.llave.noAdmite'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('seguridad.llave.agregar') })).toBeNull();
});

test('a portal for another name offers none', async () => {
  withPasskeys();
  await renderScreen('/seguridad', {
    session: 'alumno',
    calls: { portal: { info: { ...examples.portal.info, llaves: 'portal.example.com' } } },
  });
  expect(await screen.findByText(t('seguridad.llave.noAdmite'))).toBeTruthy();
});

test('removing asks first and sends the number', async () => {
  const { user, server } = await renderScreen('/seguridad', { session: 'alumno' });
  const button = await screen.findByRole('button', { name: t('seguridad.llave.quitarDe', { nombre: PHONE!.nombre }) });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: t('seguridad.llave.confirmarQuitar', { nombre: PHONE!.nombre }) });
  expect(server.requests(sesionApi.delLlave)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t('seguridad.llave.quitar') }));
  expect(await screen.findByText(t('seguridad.llave.retirada'))).toBeTruthy();
  expect(server.requests(sesionApi.delLlave).map(({ params }) => params)).toEqual([{ id: PHONE!.id_llave }]);
});

test('a refused new passkey is shown in the dialog, which stays', async () => {
  withPasskeys();
  const full = failure('conflicto', message('seguridad.llave.demasiadas', { total: 20 }));
  const { user } = await renderScreen('/seguridad', { session: 'alumno', calls: { usuario: { iniciarLlave: full } } });
  await user.click(await screen.findByRole('button', { name: t('seguridad.llave.agregar') }));
  const dialog = await screen.findByRole('dialog', { name: t('seguridad.llave.agregar') });
  await user.type(within(dialog).getByLabelText(new RegExp(`^${t('seguridad.llave.nombre')}`), { selector: 'input' }), 'Mi teléfono');
  await user.click(within(dialog).getByRole('button', { name: t('seguridad.llave.crear') }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(t('seguridad.llave.demasiadas', { total: 20 }));
});
