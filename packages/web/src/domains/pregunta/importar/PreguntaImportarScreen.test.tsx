import { CSV_TYPE, type RequestOf } from '@portal/contract/core';
import { preguntaApi } from '@portal/contract/pregunta';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cardOf, rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, LOST, slow } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/preguntaimportar';
const { importar, importarFilas, importarIns, importarDeshacer } = examples.pregunta;
const [, , refused] = importarFilas;
const fileOf = (name: string, bytes = 'PK...') => new File([bytes], name);

async function upload(user: UserEvent, file = fileOf('banco.xlsx')): Promise<void> {
  await user.upload(await screen.findByLabelText(t('pregunta.importar.subir'), { selector: 'input' }), file);
}

/** Returns the text of the review about a row of the sheet. */
async function verdictOf(fila: number): Promise<string> {
  const rows = await rowsOf(t('importacion.tabla'));
  return rows.find((row) => within(row).queryByRole('cell', { name: String(fila) }))?.textContent ?? '';
}

test('every row is shown with its verdict, and the refused one with its reason; nothing is written yet', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  expect(await screen.findByRole('heading', { name: t('importacion.revision', { archivo: 'banco.xlsx' }) })).toBeTruthy();
  expect(await verdictOf(2)).toContain(t('comun.opciones.filaImportada.nueva'));
  expect(await verdictOf(3)).toContain(t('comun.opciones.filaImportada.existente'));
  expect(await verdictOf(4)).toContain(`${t('comun.opciones.filaImportada.rechazada')}${refused?.error}`);
  expect(screen.getByText(t('importacion.porNombre'))).toBeTruthy();
  expect(server.requests(preguntaApi.importarIns)).toEqual([]);
});

test('a figure asks the server for its rows alone, and the refused ones are downloaded with their reasons', async () => {
  const rows = ({ query }: RequestOf<typeof preguntaApi.importarFilas>) =>
    importarFilas.filter(({ estado }) => !query.filtro?.estado || query.filtro.estado === estado);
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importarFilas: rows } } });
  await upload(user);
  await user.click(within(await cardOf(t('importacion.rechazadas'))).getByRole('button', { name: t('importacion.verEstas') }));
  await waitFor(async () => expect(await verdictOf(2)).toBe(''));
  expect(await verdictOf(4)).toContain(refused?.error);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  await user.click(screen.getByRole('button', { name: t('importacion.descargarRechazadas') }));
  await waitFor(() => expect(click.mock.contexts).toMatchObject([{ download: 'preguntas-rechazadas-7.xlsx' }]));
  expect(server.requests(preguntaApi.importarRechazadas).map(({ params }) => params)).toEqual([{ id: 7 }]);
});

test('a yes imports once, by the number of the review, and goes on to the bank with what was done', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 1 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('pregunta.importar.confirmar') });
  expect(within(dialog).getByText(t('pregunta.importar.confirmarTexto', { aceptadas: 1, rechazadas: 1 }))).toBeTruthy();
  await user.dblClick(within(dialog).getByRole('button', { name: t('importacion.confirmarBoton') }));
  expect(await screen.findByText(importarIns.message)).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: t('importacion.hecha.seguir') }));
  await waitFor(() => expect(address()).toBe('/pregunta'));
  expect(server.requests(preguntaApi.importarIns).map(({ body }) => body)).toEqual([{ id_importacion: 7 }]);
});

test('a no imports nothing, and another spreadsheet can be taken', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 1 }) }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.cancelar') }));
  expect(server.requests(preguntaApi.importarIns)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('importacion.otra') }));
  expect(await screen.findByLabelText(t('pregunta.importar.subir'), { selector: 'input' })).toBeTruthy();
});

test('an import that loses its answer says so and stays, to be confirmed again', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, {
    session: 'admin',
    calls: { pregunta: { importarIns: inTurn(LOST, importarIns) } },
  });
  await upload(user);
  for (const expected of [t('conexion.sinConexion'), importarIns.message]) {
    await user.click(await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 1 }) }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('importacion.confirmarBoton') }));
    expect(await screen.findByText(expected)).toBeTruthy();
  }
  await user.click(await screen.findByRole('link', { name: t('importacion.hecha.seguir') }));
  await waitFor(() => expect(address()).toBe('/pregunta'));
  expect(server.requests(preguntaApi.importarIns)).toHaveLength(2);
});

test('a spreadsheet without a new question offers nothing to import', async () => {
  const nothing = { ...importar, aceptadas: 0, existentes: 2, rechazadas: 1 };
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importar: nothing } } });
  await upload(user);
  const button = await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 0 }) });
  expect(button).toHaveProperty('disabled', true);
});

test('columns that were guessed by their position are a warning', async () => {
  const guessed = { ...importar, columnas: { ...importar.columnas, modo: 'posicion' as const } };
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importar: guessed } } });
  await upload(user);
  expect(await screen.findByText(t('importacion.porPosicion'))).toBeTruthy();
});

test('a first row that was read as data is a warning', async () => {
  const guessed = { ...importar, columnas: { ...importar.columnas, modo: 'posicion' as const, fila: null } };
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importar: guessed } } });
  await upload(user);
  expect(await screen.findByText(t('importacion.sinEncabezados'))).toBeTruthy();
});

test('the category of the rows without one is chosen, and the same file is read again with it', async () => {
  const calls = { pregunta: { importar: { ...importar, categoria_defecto: null } } };
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls });
  await upload(user);
  expect(await screen.findByText(t('pregunta.importar.sinCategoria', { filas: 1 }))).toBeTruthy();
  const choice = await screen.findByRole('combobox', { name: t('pregunta.importar.categoria') });
  await user.click(choice);
  await user.click(within(await screen.findByRole('listbox')).getAllByRole('option')[0]!);
  await waitFor(() => expect(server.requests(preguntaApi.importar)).toHaveLength(2));
  const [, again] = server.requests(preguntaApi.importar);
  expect(again?.query).toMatchObject({ archivo: 'banco.xlsx', opciones: { categoria: expect.any(String) } });
});

test('a warning takes the place of the reason, and has a figure of its own', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  expect(await verdictOf(2)).toContain(importarFilas[0]?.aviso);
  expect((await cardOf(t('importacion.conAviso'))).textContent).toContain('1');
});

test('while a file is read its name is said; a file that cannot be read shows the server’s words', async () => {
  const { reply, release } = slow(failure('no_procesable', message('planilla.rota')));
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importar: reply } } });
  await upload(user);
  expect(await screen.findByText(t('ui.planilla.leyendo', { nombre: 'banco.xlsx' }))).toBeTruthy();
  release();
  expect((await screen.findByRole('alert')).textContent).toBe(t('planilla.rota'));
});

test('a file of another kind or without content is refused at once', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user, fileOf('vacia.xlsx', ''));
  expect((await screen.findByRole('alert')).textContent).toBe(t('ui.planilla.vacia', { nombre: 'vacia.xlsx' }));
  expect(server.requests(preguntaApi.importar)).toEqual([]);
});

test('a CSV is taken and sent as what it is', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await upload(user, fileOf('Banco.CSV', 'Pregunta;Respuesta A'));
  expect(await screen.findByRole('heading', { name: t('importacion.revision', { archivo: 'Banco.CSV' }) })).toBeTruthy();
  expect(server.requests(preguntaApi.importar)[0]?.query).toMatchObject({ archivo: 'Banco.CSV' });
  const headers = expect.objectContaining({ 'content-type': CSV_TYPE });
  expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/pregunta/importar?'), expect.objectContaining({ headers }));
});

test('a dropped file that is neither is refused at once, and the area says what it takes', async () => {
  const { server } = await renderScreen(ADDRESS, { session: 'admin' });
  const area = await screen.findByText(/ de hasta 16 MB$/);
  fireEvent.drop(area, { dataTransfer: { files: [fileOf('banco.pdf')] } });
  expect((await screen.findByRole('alert')).textContent).toContain('«banco.pdf» no es un archivo de los que se pueden subir aquí');
  expect(server.requests(preguntaApi.importar)).toEqual([]);
});

const openUndo = async (user: UserEvent, id: string) => {
  await user.click(await screen.findByRole('button', { name: t('importacion.deshacerEsta', { id }) }));
  return screen.findByRole('dialog', { name: t('importacion.deshacerEsta', { id }) });
};

test('an undoing says first which rows stay and why, and happens once', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  const dialog = await openUndo(user, '6');
  expect(within(dialog).getByRole('button', { name: t('comun.cerrar') })).toBeTruthy();
  expect(await within(dialog).findByText(importarDeshacer.message)).toBeTruthy();
  const kept = within(dialog).getByRole('list', { name: t('importacion.conservadas') });
  expect(kept.textContent).toBe(t('importacion.conservadaDe', { nombre: '¿Qué se cuenta al cierre?', fila: 3, motivo: 'la usa un tema' }));
  const simulated = () => server.requests(preguntaApi.importarDeshacer).map(({ query }) => query.simular);
  expect(simulated()).toEqual([1]);
  await user.dblClick(within(dialog).getByRole('button', { name: t('importacion.deshacerBoton') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(simulated().filter((value) => value === 0)).toHaveLength(1);
  expect(server.requests(preguntaApi.importarLista).length).toBeGreaterThan(1);
});

test('a refused undoing says so and stays open', async () => {
  const gone = failure('no_encontrado', message('inexistente.importacion'));
  const reply = ({ query }: RequestOf<typeof preguntaApi.importarDeshacer>) => (query.simular === 1 ? importarDeshacer : gone);
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importarDeshacer: reply } } });
  const dialog = await openUndo(user, '6');
  await user.click(await within(dialog).findByRole('button', { name: t('importacion.deshacerBoton') }));
  expect(await screen.findByText(t('inexistente.importacion'))).toBeTruthy();
  expect(within(dialog).getByRole('list', { name: t('importacion.conservadas') })).toBeTruthy();
});

test('an import of which every record stays cannot be undone', async () => {
  const calls = { pregunta: { importarDeshacer: { ...importarDeshacer, deshechos: 0 } } };
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls });
  const dialog = await openUndo(user, '6');
  expect(await within(dialog).findByRole('button', { name: t('importacion.deshacerBoton') })).toHaveProperty('disabled', true);
});

test('an undone import shows what stayed and offers no undoing; refused rows come only from own files', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('importacion.verDeshecha', { id: '5' }) }));
  const dialog = await screen.findByRole('dialog', { name: t('importacion.verDeshecha', { id: '5' }) });
  expect(await within(dialog).findByText(importarDeshacer.message)).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: t('importacion.deshacerBoton') })).toBeNull();
  const downloads = ['5', '6'].map((id) => screen.queryByRole('button', { name: t('importacion.rechazadasDe', { id }), hidden: true }));
  expect(downloads.map(Boolean)).toEqual([false, true]);
});

test('a row that changes a record shows the stored text beside its own', async () => {
  const cambios = { rpta_a: { antes: 'Antes', despues: 'Después' } };
  const rows = importarFilas.map((row) => ({ ...row, estado: 'cambiada' as const, cambios }));
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importarFilas: rows } } });
  await upload(user);
  expect(await verdictOf(2)).toContain('Antes Después');
});

test('opened from a topic, the file is read for it, and the confirmation leads back there', async () => {
  const { user, server, address } = await renderScreen(`${ADDRESS}?tema=4`, { session: 'admin' });
  expect(await screen.findByText(t('pregunta.importar.textoTema'))).toBeTruthy();
  await upload(user);
  await user.click(await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 1 }) }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('importacion.confirmarBoton') }));
  await user.click(await screen.findByRole('link', { name: t('importacion.hecha.seguir') }));
  await waitFor(() => expect(address()).toBe('/temaedit?id=4'));
  expect(server.requests(preguntaApi.importar)[0]?.query).toMatchObject({ opciones: { tema: 4 } });
});

test('a bank of another program is taken; its format is said, and how its weights are read is chosen for the whole file', async () => {
  const waiting = { ...importar, formato: 'moodle' as const, sin_pesos: 2, columnas: { ...importar.columnas, archivo: [] } };
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { pregunta: { importar: waiting } } });
  await upload(user, fileOf('banco.xml', '<quiz/>'));
  expect(await screen.findByText(t('pregunta.banco.leido', { formato: t('pregunta.banco.formatos.moodle') }))).toBeTruthy();
  expect(screen.getByText(t('pregunta.banco.sinPesos', { preguntas: 2 }))).toBeTruthy();
  expect(screen.queryByText(t('importacion.porNombre'))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('pregunta.banco.pesos.parcial') }));
  await waitFor(() => expect(server.requests(preguntaApi.importar)).toHaveLength(2));
  const [, again] = server.requests(preguntaApi.importar);
  expect(again?.query).toMatchObject({ archivo: 'banco.xml', opciones: { pesos: 'parcial' } });
});
