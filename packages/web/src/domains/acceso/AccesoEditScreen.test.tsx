import { accesoApi } from '@portal/contract/acceso';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { sel } = examples.acceso;
const STORED = `/accesoedit?id=${sel.id_usuario}`;

async function write(user: UserEvent, label: string, text: string): Promise<void> {
  const input = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input:not([type=radio])' });
  await user.clear(input);
  await user.paste(text);
}

async function choose(user: UserEvent, label: string, option: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const tick = async (user: UserEvent, option: string) => user.click(await radio(option));

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: t('comun.guardar') }));

async function fillAccount(user: UserEvent): Promise<void> {
  await write(user, t('acceso.campos.codigo_usuario'), 'SOP9');
  await write(user, t('acceso.campos.nombres'), 'Mesa de ayuda');
  await write(user, t('acceso.campos.correo_electronico'), 'mesa@empresa.example');
  await tick(user, t('comun.opciones.rolAcceso.2'));
  await tick(user, t('comun.opciones.alcance.1'));
  await choose(user, t('acceso.campos.empresas'), 'Grupo Andino');
}

test('a new access is sent with its password, role and companies, and the message names its username', async () => {
  const { user, server, address } = await renderScreen('/accesoedit', { session: 'admin' });
  await fillAccount(user);
  await write(user, t('acceso.edicion.contrasena'), 'girasol-azul-77');
  await write(user, t('acceso.edicion.repetir'), 'girasol-azul-77');
  await save(user);
  const told = { nombre: 'Mesa de ayuda', username: examples.acceso.ins.username };
  expect(await screen.findByText(t('acceso.edicion.creado', told))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/acceso'));
  expect(server.requests(accesoApi.ins).map(({ body }) => body)).toMatchObject([
    { codigo_usuario: 'SOP9', password: 'girasol-azul-77', rol: 2, indicador_alcance: 1, empresas: [1] },
  ]);
});

test('an access may be limited to a company without people', async () => {
  const [, empty] = examples.usuario.empresas;
  const { user, server } = await renderScreen('/accesoedit', { session: 'admin' });
  await fillAccount(user);
  await choose(user, t('acceso.campos.empresas'), empty!.empresa);
  await tick(user, t('acceso.edicion.conEnlace'));
  await save(user);
  await waitFor(() => expect(server.requests(accesoApi.ins)[0]?.body).toMatchObject({ empresas: [1, empty!.id_empresa] }));
});

test('two different passwords, no role and no scope are said at their fields, without a request', async () => {
  const { user, server } = await renderScreen('/accesoedit', { session: 'admin' });
  await write(user, t('acceso.edicion.contrasena'), 'girasol-azul-77');
  await write(user, t('acceso.edicion.repetir'), 'girasol-azul-78');
  await save(user);
  expect(await screen.findByText(t('validacion.contrasenias_distintas'))).toBeTruthy();
  for (const option of [t('comun.opciones.rolAcceso.1'), t('comun.opciones.alcance.1')]) {
    expect((await radio(option)).getAttribute('aria-invalid')).toBe('true');
  }
  expect(server.requests(accesoApi.ins)).toEqual([]);
});

test('a limited scope without companies is refused at their field', async () => {
  const { user, server } = await renderScreen('/accesoedit', { session: 'admin' });
  await tick(user, t('comun.opciones.alcance.1'));
  await save(user);
  expect(await screen.findByText(t('validacion.alcance'))).toBeTruthy();
  expect(server.requests(accesoApi.ins)).toEqual([]);
});

test('with a link by mail no password is asked for or sent', async () => {
  const { user, server } = await renderScreen('/accesoedit', { session: 'admin' });
  await fillAccount(user);
  await tick(user, t('acceso.edicion.conEnlace'));
  expect(screen.queryByLabelText(new RegExp(`^${t('acceso.edicion.repetir')}`))).toBeNull();
  await save(user);
  const told = { nombre: 'Mesa de ayuda', correo: 'mesa@empresa.example', username: examples.acceso.ins.username };
  expect(await screen.findByText(t('acceso.edicion.creadoEnlace', told))).toBeTruthy();
  expect(server.requests(accesoApi.ins)[0]?.body.password).toBeNull();
});

test('a stored person is searched and gets the role', async () => {
  const { user, server, address } = await renderScreen('/accesoedit', { session: 'admin' });
  await tick(user, t('acceso.edicion.personaRegistrada'));
  const [found] = examples.usuario.sellst;
  await choose(user, t('acceso.edicion.persona'), new RegExp(found!.personal));
  await tick(user, t('comun.opciones.rolAcceso.1'));
  await tick(user, t('comun.opciones.alcance.0'));
  await save(user);
  await waitFor(() => expect(address()).toBe('/acceso'));
  expect(server.requests(accesoApi.insPersona).map(({ body }) => body)).toEqual([
    { codigo_usuario: found!.codigo_usuario, rol: 1, indicador_alcance: 0, empresas: [] },
  ]);
});

test('from the page of a person only role and scope are chosen; a limited scope begins with their company', async () => {
  const { sel: persona } = examples.usuario;
  const { user, server } = await renderScreen(`/accesoedit?idu=${persona.id_usuario}`, { session: 'admin' });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: t('acceso.edicion.persona') });
  expect(field.value).toBe(persona.personal);
  expect(screen.queryByRole('radio', { name: t('acceso.edicion.cuentaNueva') })).toBeNull();
  await tick(user, t('comun.opciones.rolAcceso.1'));
  await tick(user, t('comun.opciones.alcance.1'));
  await save(user);
  await waitFor(() =>
    expect(server.requests(accesoApi.insPersona).map(({ body }) => body)).toEqual([
      { codigo_usuario: persona.codigo_usuario, rol: 1, indicador_alcance: 1, empresas: [persona.id_empresa] },
    ]),
  );
});

test('a change to all companies drops the chosen ones and sends the version', async () => {
  const { user, server } = await renderScreen(STORED, { session: 'admin' });
  await tick(user, t('comun.opciones.alcance.0'));
  await save(user);
  expect(await screen.findByText(t('acceso.edicion.guardado', { nombre: sel.personal }))).toBeTruthy();
  expect(server.requests(accesoApi.upd).map(({ body }) => body)).toEqual([
    { id_usuario: sel.id_usuario, version: sel.version, rol: 2, indicador_alcance: 0, empresas: [] },
  ]);
});

test('when somebody else changed the access meanwhile, the form says so and shows what is stored', async () => {
  const conflict = failure('conflicto', message('registro.version'));
  let stored = sel;
  const calls = { acceso: { sel: () => stored, upd: conflict } };
  const { user, address } = await renderScreen(STORED, { session: 'admin', calls });
  await tick(user, t('comun.opciones.rolAcceso.1'));
  stored = { ...sel, indicador_alcance: 0, empresas: [], version: 4 };
  await save(user);
  expect(await screen.findByText(t('registro.version'))).toBeTruthy();
  const all = await radio(t('comun.opciones.alcance.0'));
  await waitFor(() => expect(all.checked).toBe(true));
  expect(address()).toBe(STORED);
});

test('withdrawing says first what follows', async () => {
  const { user, server, address } = await renderScreen(STORED, { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('acceso.edicion.retirar') }));
  const dialog = await screen.findByRole('dialog', { name: t('acceso.edicion.confirmarRetiro', { nombre: sel.personal }) });
  expect(within(dialog).getByText(t('acceso.edicion.retiroTexto', { rol: t('comun.opciones.rolAcceso.2') }))).toBeTruthy();
  expect(server.requests(accesoApi.del)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t('acceso.edicion.retirar') }));
  await waitFor(() => expect(address()).toBe('/acceso'));
  expect(server.requests(accesoApi.del).map(({ params }) => params.id)).toEqual([sel.id_usuario]);
});

test('one’s own access is shown, and neither changed nor withdrawn', async () => {
  const own = { ...sel, id_usuario: people.admin.id };
  await renderScreen(`/accesoedit?id=${people.admin.id}`, { session: 'admin', calls: { acceso: { sel: own } } });
  expect(await screen.findByText(t('acceso.edicion.propio'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('comun.guardar') })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: t('acceso.edicion.retirar') })).toBeNull();
});
