import { emailApi } from '@portal/contract/email';
import { usuarioApi } from '@portal/contract/usuario';
import { examples, persona } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const CAPTION = t('usuario.lista.titulo');
const left = { ...persona, id_usuario: 8, codigo_usuario: 'A2', personal: 'Bruno Paz', codigo_estado: 2, fecha_cese: '2026-10-31' };
const without = { ...persona, id_usuario: 9, codigo_usuario: 'A3', personal: 'Carla Sosa', correo_electronico: null };
const waiting = { ...persona, id_usuario: 10, codigo_usuario: 'A4', personal: 'Dora Ríos', bienvenida_pendiente: true };

const open = (rows = [persona, left, without, waiting]) =>
  renderScreen('/usuario', { session: 'admin', calls: { usuario: { sellst: new PageOfRows(rows, rows.length) } } });
const envelope = (nombre: string) => screen.findByRole('button', { name: new RegExp(t('usuario.bienvenida.accion', { nombre })) });

test('lists code, name, document, company and state, with the ways to record and password', async () => {
  await open();
  const [row, ceased] = await rowsOf(CAPTION);
  for (const text of [persona.codigo_usuario, persona.personal, persona.numero_documento!, persona.empresa!, t('comun.estado.activo')])
    expect(within(row!).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(ceased!).getByText(t('comun.estado.cesado'))).toBeTruthy();
  const link = (name: string) => within(row!).getByRole('link', { name }).getAttribute('href');
  expect(link(persona.personal)).toBe(`/usuarioedit?id=${persona.id_usuario}`);
  expect(link(t('usuario.lista.contrasena', { nombre: persona.personal }))).toBe(`/usuariopassword?id=${persona.id_usuario}`);
  for (const [name, path] of [
    [t('usuario.lista.nuevo'), '/usuarioedit'],
    [t('pantallas.usuarioSinAsignar'), '/usuariosinasignar'],
    [t('usuario.importar.enlace'), '/usuarioimportar'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  expect(link(persona.codigo_usuario)).toBe(`/usuarioreporte?id=${persona.id_usuario}`);
});

test('starts with the columns by which a person is recognised; the chooser adds the rest', async () => {
  const { user } = await open();
  await rowsOf(CAPTION);
  const header = (name: string) => screen.queryByRole('columnheader', { name: new RegExp(name) });
  expect(header(t('usuario.encabezados.numero_documento'))).toBeTruthy();
  expect(header(t('usuario.campos.correo_electronico'))).toBeNull();
  expect(header(t('usuario.campos.cargo'))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('ui.tabla.columnas') }));
  await user.click(await screen.findByRole('checkbox', { name: t('usuario.campos.cargo') }));
  expect(header(t('usuario.campos.cargo'))).toBeTruthy();
});

test('a wide window shows the mail address, which breaks before its sign, also when mail came back', async () => {
  vi.stubGlobal('innerWidth', 1920);
  await open([{ ...persona, correo_electronico: 'ana@tienda.example', correo_devuelto: true }]);
  const [row] = await rowsOf(CAPTION);
  const cell = within(row!).getByText(t('email.devuelto')).closest('td')!;
  expect(cell.innerHTML).toContain('ana<wbr>@tienda.example');
});

test('the envelope asks with the address, then names the person by code alone', async () => {
  const { user, server } = await open();
  await user.click(await envelope(persona.personal));
  const dialog = await screen.findByRole('dialog', { name: t('usuario.bienvenida.confirmar', { nombre: persona.personal }) });
  expect(dialog.textContent).toContain(persona.correo_electronico);
  await user.click(within(dialog).getByRole('button', { name: t('usuario.bienvenida.enviar') }));
  expect(await screen.findByText(examples.email.bienvenida.message)).toBeTruthy();
  expect(server.requests(emailApi.bienvenida).map(({ body }) => body)).toEqual([[{ codigo: persona.codigo_usuario }]]);
});

test('the selected people get their letters after one question', async () => {
  const { user, server } = await open();
  await rowsOf(CAPTION);
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: persona.personal }) }));
  await user.click(await screen.findByRole('button', { name: t('usuario.bienvenida.varias') }));
  const dialog = await screen.findByRole('dialog', { name: t('usuario.bienvenida.confirmarVarias', { total: 1 }) });
  await user.click(within(dialog).getByRole('button', { name: t('usuario.bienvenida.enviar') }));
  await waitFor(() => expect(server.requests(usuarioApi.bienvenida)).toHaveLength(1));
  expect(server.requests(usuarioApi.bienvenida)[0]?.body).toEqual({ ids: [persona.id_usuario] });
});

test.each([
  [left.personal, 'cesada'],
  [without.personal, 'sinCorreo'],
  [waiting.personal, 'enEspera'],
] as const)('the envelope of %s is off and says why', async (nombre, reason) => {
  const { user, server } = await open();
  const button = await envelope(nombre);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-label')).toContain(t(`usuario.bienvenida.${reason}`));
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(emailApi.bienvenida)).toEqual([]);
});

test('the company is a filter of those that have people, answered by the server', async () => {
  const { user, server } = await open();
  await rowsOf(CAPTION);
  const filter = await screen.findByRole('combobox', { name: t('ui.tabla.filtrarPor', { columna: t('comun.campos.empresa') }) });
  await waitFor(() => expect(within(filter).queryByRole('option', { name: 'Grupo Andino' })).toBeTruthy());
  expect(within(filter).queryByRole('option', { name: 'Sin gente' })).toBeNull();
  await user.selectOptions(filter, 'Grupo Andino');
  await waitFor(() => expect(server.requests(usuarioApi.sellst).at(-1)?.query.filtro).toEqual({ empresa: 'Grupo Andino' }));
});

test('offers pages of 10, 100, 250, 500 and 1000, starting with 10', async () => {
  await open();
  await rowsOf(CAPTION);
  const sizes = screen.getByRole('combobox', { name: t('ui.tabla.filasPorPagina') });
  expect(sizes).toHaveProperty('value', '10');
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '100', '250', '500', '1,000']);
});

test('says that nobody is there', async () => {
  await open([]);
  expect((await screen.findAllByText(t('comun.sinRegistros'))).length).toBeGreaterThan(0);
});

test('says that the people are loading', async () => {
  await renderScreen('/usuario', { session: 'admin', calls: { usuario: { sellst: () => new Promise<never>(() => {}) } } });
  expect(await screen.findByText(t('usuario.lista.cargando'))).toBeTruthy();
});
