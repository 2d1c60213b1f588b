import type { RequestOf } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/usuarioimportar';
const { importar, importarFilas, importarIns } = examples.usuario;
const refused = importarFilas.at(-1);

async function upload(user: UserEvent): Promise<void> {
  const input = await screen.findByLabelText(t('usuario.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'personal.xlsx'));
}

test('a row is mended in its dialog: the file is read again with its cells, and each says what the file had', async () => {
  const mended = { ...refused!, estado: 'nueva' as const, error: null, enmiendas: { n_doc: { archivo: '1234567', enmienda: '01234567' } } };
  const answer = ({ query }: RequestOf<typeof usuarioApi.importar>) =>
    query.enmienda ? { ...importar, id_importacion: 18, enmendadas: 1 } : importar;
  const lines = ({ params }: RequestOf<typeof usuarioApi.importarFilas>) => (params.id === 18 ? [mended] : [refused!]);
  const { user, server } = await renderScreen(ADDRESS, {
    session: 'admin',
    calls: { usuario: { importar: answer, importarFilas: lines } },
  });
  await upload(user);
  const name = t('importacion.corregir', { fila: '4' });
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  const save = within(dialog).getByRole('button', { name: t('importacion.corregirBoton') });
  expect(save).toHaveProperty('disabled', true);
  const cell = within(dialog).getByRole('textbox', { name: 'Número de documento' });
  await user.clear(cell);
  await user.type(cell, '01234567');
  await user.dblClick(save);
  expect(await screen.findByText(t('importacion.enArchivo', { texto: '1234567' }))).toBeTruthy();
  expect(screen.queryByRole('dialog', { name })).toBeNull();
  expect(screen.getByText(t('importacion.enmendadas', { celdas: 1 }))).toBeTruthy();
  const sent = server.requests(usuarioApi.importar).filter(({ query }) => query.enmienda);
  expect(sent.map(({ query }) => [query.desde, query.enmienda])).toEqual([[17, { fila: 4, hoja: null, celdas: { n_doc: '01234567' } }]]);
});

test('columns remembered of an earlier file are said with the file and its author, and can be forgotten', async () => {
  const recordadas = { archivo: 'lunes.xlsx', autor: 'Rosa Quispe', fecha: '2026-11-02T14:00:00.000Z', encabezados: ['Ficha', 'Planta'] };
  const answer = ({ query }: RequestOf<typeof usuarioApi.importar>) => ({
    ...importar,
    columnas: { ...importar.columnas, recordadas: query.olvidar === 1 ? null : recordadas },
  });
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: answer } } });
  await upload(user);
  expect(await screen.findByText(/lunes\.xlsx.*Rosa Quispe.*Ficha, Planta/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('importacion.olvidar') }));
  await waitFor(() => expect(screen.queryByText(/lunes\.xlsx/)).toBeNull());
  expect(server.requests(usuarioApi.importar).map(({ query }) => query.olvidar)).toEqual([0, 1]);
});

test.each([
  ['is read at once', false],
  ['is asked for while another sheet could be meant', true],
])('the sheet with remembered columns %s', async (_case, igual) => {
  const recordadas = { archivo: 'lunes.xlsx', autor: 'Rosa Quispe', fecha: '2026-11-02T14:00:00.000Z', encabezados: ['Ficha'] };
  const hoja = { nombre: 'Lista', filas: 9, oculta: false, leida: true, igual: true };
  const lectura = { ...importar.lectura, hojas: [hoja, { ...hoja, nombre: 'Notas', filas: 2, leida: false, igual }] };
  const answer = { ...importar, lectura, columnas: { ...importar.columnas, recordadas } };
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: answer } } });
  await upload(user);
  if (igual) expect(await screen.findByRole('radio', { name: /Lista/ })).toBeTruthy();
  else expect(await screen.findByText(/lunes\.xlsx.*Rosa Quispe/)).toBeTruthy();
  expect(screen.queryAllByRole('radio').length > 0).toBe(igual);
});

test('a confirmation that left rows out gives them back and takes their corrected file, with the choices of the first but for the complete list', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  const opcion_recordada = { opcion: 'completar_dni', archivo: 'octubre.xlsx', autor: 'Rosa Paz', fecha: '2026-10-05T14:00:00.000Z' };
  const { user, server, address } = await renderScreen(ADDRESS, {
    session: 'admin',
    calls: { usuario: { importar: { ...importar, opcion_recordada } } },
  });
  await upload(user);
  const zeros = await screen.findByRole('checkbox', { name: t('usuario.importar.completarDni', { filas: 1 }) });
  expect(zeros).toHaveProperty('checked', true);
  expect(screen.getByText(/«octubre\.xlsx» \(Rosa Paz, /)).toBeTruthy();
  for (const name of [t('usuario.importar.reactivar', { filas: 1 }), t('usuario.importar.completa')]) {
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('disabled', false));
    await user.click(screen.getByRole('checkbox', { name }));
  }
  await waitFor(() => expect(server.requests(usuarioApi.importar)).toHaveLength(3));
  await user.click(await screen.findByRole('button', { name: t('usuario.importar.importar', { aceptadas: 2 }) }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('importacion.confirmarBoton') }));
  const result = await screen.findByRole('group', { name: t('importacion.hecha.titulo') });
  expect(within(result).getByText(importarIns.message)).toBeTruthy();
  expect(within(result).getByText(t('importacion.hecha.fuera', { filas: 1 }))).toBeTruthy();
  expect(document.activeElement).toBe(result);
  expect(address()).toBe(ADDRESS);
  await user.click(within(result).getByRole('button', { name: t('importacion.descargarRechazadas') }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(server.requests(usuarioApi.importarRechazadas)[0]?.params).toEqual({ id: importar.id_importacion });
  const input = within(result).getByLabelText(t('importacion.hecha.corregida'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'corregida.xlsx'));
  await rowsOf(t('importacion.tabla'));
  const { query } = server.requests(usuarioApi.importar).at(-1)!;
  expect(query).toMatchObject({ archivo: 'corregida.xlsx', opciones: { reactivar: 1, completa: 0 } });
  expect(query.columnas).toBeUndefined();
});
