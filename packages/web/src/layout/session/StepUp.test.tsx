import { sesionApi } from '@portal/contract/sesion';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../core/client/client.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const acto = message('seguridad.confirmar.actos.quitarFactor');
const refused = failure('confirmacion_requerida', message('seguridad.confirmar.pedida', { acto }));
const request = { body: { id_usuario: people.alumno.id } };

test('a refused call asks for the password and is sent again', async () => {
  let proved = false;
  const calls = {
    usuario: {
      restablecerFactor: () => (proved ? examples.usuario.restablecerFactor : refused),
      selFactor: { ...examples.usuario.selFactor, activo: false },
      confirmarSesion: () => {
        proved = true;
        return examples.usuario.confirmarSesion;
      },
    },
  };
  const { user, server } = await renderScreen('/seguridad', { session: 'admin', calls });
  await screen.findByRole('heading', { level: 1 });
  let answer: Promise<unknown> | undefined;
  act(() => void (answer = call(sesionApi.restablecerFactor, request)));
  const said = t('seguridad.confirmar.pedida', { acto: t('seguridad.confirmar.actos.quitarFactor') });
  expect(await screen.findByText(said)).toBeTruthy();
  await user.type(
    await screen.findByLabelText(new RegExp(`^${t('seguridad.confirmar.contrasena')}`), { selector: 'input' }),
    'Portal-Demo-2026',
  );
  await user.click(screen.getByRole('button', { name: t('seguridad.confirmar.confirmar') }));
  await expect(answer).resolves.toMatchObject({ result: '0' });
  expect(server.requests(sesionApi.confirmarSesion).map(({ body }) => body)).toEqual([{ contrasenia: 'Portal-Demo-2026' }]);
  expect(server.requests(sesionApi.restablecerFactor)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cancelling leaves the refusal of the call', async () => {
  const calls = { usuario: { restablecerFactor: refused } };
  const { user, server } = await renderScreen('/seguridad', { session: 'admin', calls });
  await screen.findByRole('heading', { level: 1 });
  let answer: Promise<unknown> | undefined;
  act(() => {
    answer = call(sesionApi.restablecerFactor, request).catch((error: unknown) => error);
  });
  await screen.findByRole('dialog', { name: t('seguridad.confirmar.titulo') });
  await user.click(screen.getByRole('button', { name: t('comun.cancelar') }));
  expect(await answer).toMatchObject({ code: 'confirmacion_requerida' });
  expect(server.requests(sesionApi.restablecerFactor)).toHaveLength(1);
});

test('a person with a second factor is asked for a code at once', async () => {
  const calls = { usuario: { restablecerFactor: refused, selFactor: { ...examples.usuario.selFactor, activo: true } } };
  const { user, server } = await renderScreen('/seguridad', { session: 'admin', calls });
  await screen.findByRole('heading', { level: 1 });
  act(() => void call(sesionApi.restablecerFactor, request).catch(() => undefined));
  await user.type(await screen.findByLabelText(new RegExp(`^${t('sesion.factor.codigo')}`), { selector: 'input' }), '123456');
  await user.click(screen.getByRole('button', { name: t('seguridad.confirmar.confirmar') }));
  await waitFor(() => expect(server.requests(sesionApi.confirmarSesion).map(({ body }) => body)).toEqual([{ codigo: '123456' }]));
});

test('an administrator without the required second factor is led to setting it up', async () => {
  const session = { ...people.admin, indicador_factor_pendiente: 1 };
  const { address, server } = await renderScreen('/curso', { session });
  expect(await screen.findByText(t('seguridad.pendiente'))).toBeTruthy();
  expect(address()).toBe('/seguridad');
  expect(server.requests(sesionApi.sellstSesion)).toEqual([]);
});
