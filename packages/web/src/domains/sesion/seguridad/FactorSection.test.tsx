import { sesionApi } from '@portal/contract/sesion';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ACTIVE = { activo: true, fecha_activacion: '2026-11-20T15:00:00.000Z', codigos: 7 };
const { secreto } = examples.usuario.iniciarFactor;
const { codigos } = examples.usuario.activarFactor;

const codeField = () => screen.findByLabelText(new RegExp(`^${t('sesion.factor.codigo')}`), { selector: 'input' });

test('setting it up shows the QR code and the secret, takes a first code and shows the recovery codes once', async () => {
  const { user, server } = await renderScreen('/seguridad', { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('seguridad.factor.activar') }));
  expect(await screen.findByRole('img', { name: t('seguridad.factor.qr') })).toBeTruthy();
  expect(screen.getByText(secreto.replaceAll(/.{4}(?=.)/g, '$& '))).toBeTruthy();
  await user.type(await codeField(), '123456');
  await user.click(screen.getByRole('button', { name: t('seguridad.factor.confirmar') }));
  const list = await screen.findByRole('list', { name: t('seguridad.factor.codigos') });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codigos);
  expect(server.requests(sesionApi.activarFactor).map(({ body }) => body)).toEqual([{ codigo: '123456' }]);
  await user.click(screen.getByRole('button', { name: t('seguridad.factor.guardados') }));
  await waitFor(() => expect(screen.queryByText(codigos[0]!)).toBeNull());
});

test('a wrong first code is said at its field', async () => {
  const wrong = failure('datos_invalidos', message('sesion.factor.errado'), { errors: { codigo: message('sesion.factor.errado') } });
  const { user } = await renderScreen('/seguridad', { session: 'alumno', calls: { usuario: { activarFactor: wrong } } });
  await user.click(await screen.findByRole('button', { name: t('seguridad.factor.activar') }));
  await user.type(await codeField(), '000000');
  await user.click(screen.getByRole('button', { name: t('seguridad.factor.confirmar') }));
  expect((await screen.findByRole('alert')).textContent).toBe(t('sesion.factor.errado'));
  expect((await codeField()).getAttribute('aria-invalid')).toBe('true');
});

test('turning it off sends password and code', async () => {
  const { user, server } = await renderScreen('/seguridad', { session: 'alumno', calls: { usuario: { selFactor: ACTIVE } } });
  expect(await screen.findByText(t('seguridad.factor.quedan', { total: 7 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('seguridad.factor.quitar') }));
  await user.type(screen.getByLabelText(new RegExp(`^${t('seguridad.factor.contrasena')}`), { selector: 'input' }), 'Portal-Demo-2026');
  await user.type(await codeField(), '7KQ2-M4XA-0ZPD-88RT');
  await user.click(screen.getByRole('button', { name: t('seguridad.factor.quitar') }));
  expect(await screen.findByText(t('seguridad.factor.quitado'))).toBeTruthy();
  expect(server.requests(sesionApi.quitarFactor).map(({ body }) => body)).toEqual([
    { contrasenia: 'Portal-Demo-2026', codigo: '7KQ2-M4XA-0ZPD-88RT' },
  ]);
});

test('an administrator takes it from another person after a question', async () => {
  const { user, server } = await renderScreen(`/usuariopassword?id=${people.alumno.id}`, { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('seguridad.ajeno.quitar') }));
  const dialog = await screen.findByRole('dialog', { name: t('seguridad.ajeno.confirmar') });
  await user.click(within(dialog).getByRole('button', { name: t('seguridad.ajeno.quitar') }));
  expect(await screen.findByText(t('seguridad.ajeno.hecho'))).toBeTruthy();
  expect(server.requests(sesionApi.restablecerFactor).map(({ body }) => body)).toEqual([{ id_usuario: people.alumno.id }]);
});
