import type { RequestOf } from '@portal/contract/core';
import type { parametroApi, ParametroOpcion } from '@portal/contract/parametro';
import { usuarioApi } from '@portal/contract/usuario';
import { examples, persona } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const stored = { ...persona, estado: 'Activo' };
const ADDRESS = `/usuarioedit?id=${persona.id_usuario}`;
const open = (given: Partial<typeof stored> = {}) =>
  renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { sel: { ...stored, ...given } } } });
const field = (name: 'numero_documento' | 'codigo_usuario' | 'nombres' | 'apellido_paterno') =>
  screen.findByRole('textbox', { name: t(`usuario.campos.${name}`) });
const select = (name: 'id_empresa' | 'id_centro_costo' | 'id_departamento' | 'id_cargo' | 'tipo_documento' | 'codigo_jefe_inmediato') =>
  screen.findByRole('combobox', { name: t(`usuario.campos.${name}`) });
const save = () => screen.getByRole('button', { name: t('comun.guardar') });

test('the heading and the message of a save name the whole person', async () => {
  const { user } = await open();
  const name = [stored.nombres, stored.apellido_paterno, stored.apellido_materno].filter(Boolean).join(' ');
  expect(await screen.findByRole('heading', { level: 1, name: `${t('usuario.edicion.editar')}: ${name}` })).toBeTruthy();
  await user.type(await field('codigo_usuario'), '9');
  await user.click(save());
  expect(await screen.findByText(t('usuario.edicion.guardado', { nombre: name }))).toBeTruthy();
});

test('a name with letters that certificates have no font of shows a warning at its field, before it is saved', async () => {
  const { user } = await open();
  const nombres = await field('nombres');
  expect(screen.queryByText(t('usuario.edicion.sinLetras'))).toBeNull();
  await user.clear(nombres);
  await user.paste('Ñahui O’Brien');
  expect(screen.queryByText(t('usuario.edicion.sinLetras'))).toBeNull();
  await user.clear(nombres);
  await user.paste('สมชาย');
  expect(await screen.findByText(t('usuario.edicion.sinLetras'))).toBeTruthy();
});

test('a new person needs document, code, name and surname, a DNI eight digits', async () => {
  const { user, server } = await renderScreen('/usuarioedit', { session: 'admin' });
  const fill = async (name: Parameters<typeof field>[0], text: string) => {
    await user.click(await field(name));
    await user.paste(text);
  };
  await fill('numero_documento', '1234567');
  await user.click(save());
  expect(await screen.findByText(t('validacion.documento_dni'))).toBeTruthy();
  expect(screen.getAllByText(t('validacion.requerido'))).toHaveLength(3);
  await fill('numero_documento', '8');
  await fill('codigo_usuario', '0042');
  await fill('nombres', "D'Angela Ñ");
  await fill('apellido_paterno', 'Quispe');
  await user.click(save());
  await waitFor(() => expect(server.requests(usuarioApi.ins)).toHaveLength(1));
  expect(server.requests(usuarioApi.ins)[0]?.body).toMatchObject({
    tipo_documento: 'DNI',
    numero_documento: '12345678',
    codigo_usuario: '0042',
  });
});

test('a person with one name is saved only once somebody says that there is no surname', async () => {
  const { user, server } = await open({ apellido_materno: '' });
  const surname = await field('apellido_paterno');
  await user.clear(surname);
  await user.click(save());
  expect(await screen.findByText(t('validacion.requerido'))).toBeTruthy();
  expect(server.requests(usuarioApi.upd)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: t('usuario.edicion.unSoloNombre') }));
  expect(surname).toHaveProperty('disabled', true);
  await user.click(save());
  await waitFor(() => expect(server.requests(usuarioApi.upd)).toHaveLength(1));
  expect(server.requests(usuarioApi.upd)[0]?.body).toMatchObject({ apellido_paterno: '', apellido_materno: '' });
});

test('shows company, cost centre and boss of the stored person, and saves with the version', async () => {
  const { user, server, address } = await open();
  await waitFor(async () => expect(await select('id_empresa')).toHaveProperty('value', persona.empresa));
  expect(await select('id_centro_costo')).toHaveProperty('value', persona.centro_costo);
  expect(await select('codigo_jefe_inmediato')).toHaveProperty('value', persona.jefe_inmediato);
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/usuario'));
  expect(server.requests(usuarioApi.upd)[0]?.body).toMatchObject({
    id_usuario: persona.id_usuario,
    version: 1,
    id_cargo: persona.id_cargo,
  });
});

test('a corrected document says beforehand under which name the person signs in from now on', async () => {
  const { user, server } = await open();
  const number = await field('numero_documento');
  await user.clear(number);
  await user.click(number);
  await user.paste('87654321');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarGuardar') });
  expect(dialog.textContent).toContain(t('usuario.edicion.cambiaUsuario', { antes: persona.username, ahora: '87654321' }));
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
  await waitFor(() => expect(server.requests(usuarioApi.upd)).toHaveLength(1));
});

test('another name with another document asks whether it is the same person (P198)', async () => {
  const { user, server } = await open();
  for (const [name, text] of [
    ['numero_documento', '87654321'],
    ['nombres', 'Pía'],
    ['apellido_paterno', 'Soto'],
  ] as const) {
    await user.clear(await field(name));
    await user.type(await field(name), text);
  }
  await user.clear(screen.getByRole('textbox', { name: t('usuario.campos.apellido_materno') }));
  await user.click(save());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('¿Es la misma persona?');
  expect(server.requests(usuarioApi.upd)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
  await waitFor(() => expect(server.requests(usuarioApi.upd)[0]?.body).toMatchObject({ misma_persona: 1, nombres: 'Pía' }));
});

test('Cesar says what follows with the counts of the server, then ends the employment', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: t('usuario.edicion.cesar') }));
  const dialog = await screen.findByRole('dialog', { name: t('usuario.edicion.cesarTitulo', { nombre: persona.personal }) });
  const { sesiones, asignaciones, evaluaciones, subordinados } = examples.usuario.consecuencias;
  expect(await within(dialog).findByText(t('usuario.consecuencias.cierra', { sesiones }))).toBeTruthy();
  expect(within(dialog).getByText(t('usuario.consecuencias.quedan', { asignaciones, evaluaciones }))).toBeTruthy();
  expect(within(dialog).getByText(t('usuario.consecuencias.subordinados', { subordinados }))).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('usuario.edicion.cesar') }));
  expect(await screen.findByText(examples.usuario.cesar.message)).toBeTruthy();
  expect(server.requests(usuarioApi.cesar)[0]?.body).toMatchObject({ id_usuario: persona.id_usuario, version: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a conflict says that the person became Cesado meanwhile, which the form does not hold', async () => {
  const left = { ...stored, telefono: '988777666', codigo_estado: 2, fecha_cese: '2026-11-20', version: 2 };
  const upd = failure('conflicto', message('registro.version'));
  const { user } = await renderScreen(`/usuarioedit?id=${persona.id_usuario}`, {
    session: 'admin',
    calls: { usuario: { sel: inTurn(stored, left), upd } },
  });
  await user.click(await field('nombres'));
  await user.paste('a');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.conflicto') });
  const shown = within(dialog).getAllByRole('definition');
  expect(shown.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    `${t('ui.maestro.antes')}${t('comun.opciones.estadoUsuario.1')}`,
    `${t('ui.maestro.guardado')}${t('comun.opciones.estadoUsuario.2')}`,
  ]);
});

test('with unsaved changes the state cannot be changed, which would lose them', async () => {
  const { user } = await open();
  await user.click(await field('nombres'));
  await user.paste('x');
  expect(screen.getByText(t('usuario.edicion.guardeAntes'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('usuario.edicion.cesar') })).toHaveProperty('disabled', true);
});

test('Reactivar says what comes back', async () => {
  const { user, server } = await open({ codigo_estado: 2, estado: 'Cesado', fecha_cese: '2026-10-31' });
  expect(await screen.findByText(t('usuario.edicion.ceso', { fecha: '31/10/2026' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('usuario.edicion.reactivar') }));
  const dialog = await screen.findByRole('dialog');
  const { asignaciones } = examples.usuario.consecuencias;
  expect(await within(dialog).findByText(t('usuario.consecuencias.vuelven', { asignaciones }))).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('usuario.edicion.reactivar') }));
  await waitFor(() => expect(server.requests(usuarioApi.reactivar)).toHaveLength(1));
});

describe('another company', () => {
  const parametro = { id_dominio: 6, codigo_parametro: 'X' };
  const lists: Record<string, ParametroOpcion[]> = {
    centro_costo: [{ ...parametro, id_parametro: 601, id_empresa: 1, parametro: 'Tiendas Lima' }],
    departamento: [{ ...parametro, id_parametro: 801, id_empresa: 1, parametro: 'Operaciones' }],
    cargo: [{ ...parametro, id_parametro: 201, id_empresa: null, parametro: 'Cajera' }],
  };
  const ofDominio = ({ params }: RequestOf<typeof parametroApi.ofDominio>) => lists[params.code] ?? [];
  const calls = { usuario: { sel: stored }, parametro: { ofDominio } };
  const cleared = (valor: string) => t('usuario.edicion.otraEmpresa', { valor });
  const choose = async (user: UserEvent, name: string) => {
    await user.click(await select('id_empresa'));
    await user.click(await screen.findByRole('option', { name }));
  };

  test('clears what belongs to the old one, names it, and keeps what belongs to all', async () => {
    const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls });
    await waitFor(async () => expect(await select('id_cargo')).toHaveProperty('value', 'Cajera'));
    await choose(user, 'Sin gente');
    for (const name of ['id_centro_costo', 'id_departamento'] as const) expect(await select(name)).toHaveProperty('value', '');
    expect(await select('id_cargo')).toHaveProperty('value', 'Cajera');
    for (const valor of ['Tiendas Lima', 'Operaciones']) expect(screen.getByText(cleared(valor))).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(server.requests(usuarioApi.upd)).toHaveLength(1));
    const body = { id_empresa: 2, id_centro_costo: null, id_departamento: null, id_cargo: 201 };
    expect(server.requests(usuarioApi.upd)[0]?.body).toMatchObject(body);
  });

  test('chosen by mistake gives the values back with the old one', async () => {
    const { user } = await renderScreen(ADDRESS, { session: 'admin', calls });
    await waitFor(async () => expect(await select('id_cargo')).toHaveProperty('value', 'Cajera'));
    await choose(user, 'Sin gente');
    await choose(user, persona.empresa!);
    expect(await select('id_departamento')).toHaveProperty('value', 'Operaciones (X)');
    expect(screen.queryByText(cleared('Operaciones'))).toBeNull();
  });
});
