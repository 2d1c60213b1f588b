import { sesionApi } from '@portal/contract/sesion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const [HERE, PHONE] = examples.usuario.sellstSesion;

const items = async () => within(await screen.findByRole('region', { name: t('seguridad.sesiones.titulo') })).findAllByRole('listitem');

test('each session names its device and place, and this one cannot be closed', async () => {
  await renderScreen('/seguridad', { session: 'alumno' });
  const [here, phone, ...more] = await items();
  expect(more).toEqual([]);
  expect(within(here!).getByText(t('seguridad.sesiones.esta'))).toBeTruthy();
  expect(within(here!).getByText(t('seguridad.sesiones.desdeInterna', { lugar: HERE!.ip_uso }))).toBeTruthy();
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(within(phone!).getByText(t('seguridad.sesiones.equipo', { navegador: 'Chrome', sistema: 'Android' }))).toBeTruthy();
  expect(within(phone!).getByText(t('seguridad.sesiones.abiertaDesde', { lugar: PHONE!.ip }))).toBeTruthy();
});

test('closing one session sends its id and reads the list again', async () => {
  const { user, server } = await renderScreen('/seguridad', { session: 'alumno' });
  const [, phone] = await items();
  await user.click(within(phone!).getByRole('button'));
  expect(await screen.findByText(t('seguridad.sesiones.cerrada'))).toBeTruthy();
  expect(server.requests(sesionApi.delSesion).map(({ params }) => params)).toEqual([{ id: PHONE!.id_sesion }]);
  await waitFor(() => expect(server.requests(sesionApi.sellstSesion)).toHaveLength(2));
});

test('closing the others asks first', async () => {
  const { user, server } = await renderScreen('/seguridad', { session: 'admin' });
  const button = await screen.findByRole('button', { name: t('seguridad.sesiones.cerrarOtras') });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: t('comun.cancelar') }));
  expect(server.requests(sesionApi.otrasSesiones)).toEqual([]);
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: t('seguridad.sesiones.confirmarOtras') });
  await user.click(within(dialog).getByRole('button', { name: t('seguridad.sesiones.cerrarOtras') }));
  expect(await screen.findByText(t('seguridad.sesiones.otrasCerradas'))).toBeTruthy();
  expect(server.requests(sesionApi.otrasSesiones)).toHaveLength(1);
});

test('a single session offers nothing to close', async () => {
  await renderScreen('/seguridad', { session: 'alumno', calls: { usuario: { sellstSesion: [HERE!] } } });
  expect(await items()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: t('seguridad.sesiones.cerrarOtras') })).toBeNull();
});
