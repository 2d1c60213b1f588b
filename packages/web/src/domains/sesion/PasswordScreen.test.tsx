import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { examples, people, persona } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, PageOfRows, slow, STILL_PANEL, unreadable } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const ADDRESS = `/usuariopassword?id=${people.alumno.id}`;
const CURRENT = 'Portal-Demo-2026';
const NEXT = 'Girasol-Azul-77';

async function write(user: UserEvent, name: 'actual' | 'nueva' | 'repetir', text: string): Promise<void> {
  const input = await screen.findByLabelText(new RegExp(`^${t(`sesion.contrasena.${name}`)}`), { selector: 'input' });
  await user.clear(input);
  await user.paste(text);
}

async function fill(user: UserEvent, passwords: { next: string; again?: string }): Promise<void> {
  await write(user, 'actual', CURRENT);
  await write(user, 'nueva', passwords.next);
  await write(user, 'repetir', passwords.again ?? passwords.next);
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
}

test('saving sends the new password with the current one, without a question, and opens the first screen', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'alumno', calls: { usuario: { panel: STILL_PANEL } } });
  await fill(user, { next: NEXT });
  expect(await screen.findByText(t('sesion.contrasena.guardada'))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(server.requests(sesionApi.updPassword).map(({ body }) => body)).toEqual([{ contrasenia: NEXT, contrasenia_actual: CURRENT }]);
});

test('an administrator comes back to the list as it was, by Cancelar and after saving', async () => {
  const list = '/usuario?buscar=ana';
  const { user, address } = await renderScreen(list, { session: 'admin' });
  const key = async () => (await screen.findAllByRole('link', { name: t('usuario.lista.contrasena', { nombre: persona.personal }) }))[0]!;
  await user.click(await key());
  await user.click(await screen.findByRole('link', { name: t('comun.cancelar') }));
  await waitFor(() => expect(address()).toBe(list));
  await user.click(await key());
  await write(user, 'nueva', NEXT);
  await write(user, 'repetir', NEXT);
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(address()).toBe(list));
});

test.each([
  ['two different passwords', { next: NEXT, again: `${NEXT}8` }, 'sesion.contrasena.distintas'],
  ['the current password', { next: CURRENT }, 'sesion.contrasena.misma'],
] as const)('for %s the field shows an error, without a request', async (_, passwords, sentence) => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno' });
  await fill(user, passwords);
  expect(await screen.findByText(t(sentence))).toBeTruthy();
  expect(server.requests(sesionApi.updPassword)).toEqual([]);
});

test('a wrong current password shows the server’s refusal and keeps the screen', async () => {
  const sentence = message('sesion.contrasena.actualErrada');
  const wrong = failure('datos_invalidos', sentence, { errors: { contrasenia_actual: sentence } });
  const { user, address } = await renderScreen(ADDRESS, { session: 'alumno', calls: { usuario: { updPassword: wrong } } });
  await fill(user, { next: NEXT });
  expect(await screen.findAllByText(t('sesion.contrasena.actualErrada')), 'once, at its field').toHaveLength(1);
  const field = screen.getByLabelText(/^Contraseña actual/, { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(address()).toBe(ADDRESS);
});

test('a temporary password leads back to the filtered list it was opened from, saved or not', async () => {
  const { usuario } = examples;
  const calls = { usuario: { sellst: new PageOfRows([...usuario.sellst], usuario.sellst.length) } };
  const list = '/usuario?buscar=a&filtro[codigo]=0';
  const { user, address, server } = await renderScreen(list, { session: 'admin', calls });
  const [row] = await rowsOf(t('pantallas.usuarios'));
  const shown = address();
  const open = () => user.click(screen.getByRole('link', { name: t('usuario.lista.contrasena', { nombre: usuario.sellst[0]!.personal }) }));
  expect(row).toBeTruthy();
  await open();
  await write(user, 'nueva', NEXT);
  await write(user, 'repetir', NEXT);
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(address()).toBe(shown));
  expect(server.requests(sesionApi.updPassword)).toHaveLength(1);
  await rowsOf(t('pantallas.usuarios'));
  await open();
  await user.click(await screen.findByRole('link', { name: t('comun.cancelar') }));
  await waitFor(() => expect(address()).toBe(shown));
});

test('a learner changes their own password despite another person’s id in the address', async () => {
  const { server } = await renderScreen(`/usuariopassword?id=${people.admin.id}`, { session: 'alumno' });
  expect(await screen.findByText(t('sesion.contrasena.propia'))).toBeTruthy();
  expect(server.requests(usuarioApi.sel).map(({ params }) => params.id)).toEqual([people.alumno.id]);
});

test('an administrator sets another person’s temporary password without the current one', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  expect(await screen.findByText(t('sesion.contrasena.ajena'))).toBeTruthy();
  await write(user, 'nueva', NEXT);
  await write(user, 'repetir', NEXT);
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  expect(await screen.findByText(t('sesion.contrasena.guardada'))).toBeTruthy();
  expect(server.requests(sesionApi.updPassword).map(({ body }) => body)).toEqual([
    { contrasenia: NEXT, id_usuario: examples.usuario.sel.id_usuario },
  ]);
});

test('an empty form sends the reader to its first field', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'alumno' });
  await screen.findByLabelText(/^Contraseña actual/, { selector: 'input' });
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(document.activeElement?.getAttribute('autocomplete')).toBe('current-password'));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('a failure that belongs to no field leaves the focus on the button', async () => {
  const { reply, release } = slow(unreadable(503));
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { usuario: { updPassword: reply } } });
  await fill(user, { next: NEXT });
  const button = screen.getByRole('button', { name: t('comun.guardar') });
  // As browsers do with a button that is disabled.
  button.blur();
  release();
  expect(await screen.findByText(t('conexion.respuestaIlegible'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a temporary password is to be replaced, not expired, and nothing else is offered', async () => {
  const person = { ...people.alumno, dias_vencimiento: -1, indicador_contrasenia_temporal: 1 };
  const { address } = await renderScreen('/dashboardusuario', { session: person });
  expect(await screen.findByRole('heading', { level: 1, name: t('sesion.contrasena.crear') })).toBeTruthy();
  expect(address()).toBe(ADDRESS);
  expect(await screen.findByRole('button', { name: t('comun.guardar') })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.queryByText(t('sesion.contrasena.vencida'))).toBeNull();
  expect(main.queryByRole('link', { name: t('comun.cancelar') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('navegacion.buscar') })).toBeNull();
  expect(screen.queryByRole('link', { name: t('pantallas.temas') })).toBeNull();
});

test('an expired password says so', async () => {
  await renderScreen('/dashboardusuario', { session: { ...people.alumno, dias_vencimiento: -1 } });
  expect((await screen.findByRole('alert')).textContent).toBe(t('sesion.contrasena.vencida'));
});
