import { api } from '@portal/contract';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, LOST, slow } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/preguntaimportar';
const { importar, importarIns } = examples.pregunta;
const [, , refused] = importar.filas;
const fileOf = (name: string, bytes = 'PK...') => new File([bytes], name);

async function upload(user: UserEvent, file = fileOf('banco.xlsx')): Promise<void> {
  await user.upload(await screen.findByLabelText(t('pregunta.importar.subir'), { selector: 'input' }), file);
}

/** What the review says of a row of the sheet. */
async function verdictOf(fila: number): Promise<string> {
  const rows = await rowsOf(t('pregunta.importar.tabla'));
  return rows.find((row) => within(row).queryByRole('cell', { name: String(fila) }))?.textContent ?? '';
}

test('every row is shown with its verdict, and the refused one with its reason; nothing is written yet', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  expect(await screen.findByRole('heading', { name: t('pregunta.importar.revision', { archivo: 'banco.xlsx' }) })).toBeTruthy();
  expect(await verdictOf(2)).toContain(t('pregunta.importar.nueva'));
  expect(await verdictOf(3)).toContain(t('pregunta.importar.existente'));
  expect(await verdictOf(4)).toContain(`${t('pregunta.importar.rechazada')}${refused?.error}`);
  expect(screen.getByText(t('pregunta.importar.porNombre'))).toBeTruthy();
  expect(server.requests(api.pregunta.importarIns)).toEqual([]);
});

test('the switch leaves only the refused rows in sight', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('switch', { name: t('pregunta.importar.soloErrores') }));
  expect(await verdictOf(2)).toBe('');
  expect(await verdictOf(4)).toContain(refused?.error);
});

test('a yes imports once, by the number of the review, and goes on to the bank with what was done', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 1 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('pregunta.importar.confirmar') });
  expect(within(dialog).getByText(t('pregunta.importar.confirmarTexto', { aceptadas: 1, rechazadas: 1 }))).toBeTruthy();
  await user.dblClick(within(dialog).getByRole('button', { name: t('pregunta.importar.confirmarBoton') }));
  expect(await screen.findByText(importarIns.message)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/pregunta'));
  expect(server.requests(api.pregunta.importarIns).map(({ body }) => body)).toEqual([{ id_importacion: 7 }]);
});

test('a no imports nothing, and another spreadsheet can be taken', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 1 }) }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.cancelar') }));
  expect(server.requests(api.pregunta.importarIns)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('pregunta.importar.otra') }));
  expect(await screen.findByLabelText(t('pregunta.importar.subir'), { selector: 'input' })).toBeTruthy();
});

test('an import whose answer is lost says so and stays, to be confirmed again', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, {
    session: 'admin',
    calls: { pregunta: { importarIns: inTurn(LOST, importarIns) } },
  });
  await upload(user);
  for (const expected of [t('conexion.sinConexion'), importarIns.message]) {
    await user.click(await screen.findByRole('button', { name: t('pregunta.importar.importar', { aceptadas: 1 }) }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('pregunta.importar.confirmarBoton') }));
    expect(await screen.findByText(expected)).toBeTruthy();
  }
  await waitFor(() => expect(address()).toBe('/pregunta'));
  expect(server.requests(api.pregunta.importarIns)).toHaveLength(2);
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
  expect(await screen.findByText(t('pregunta.importar.porPosicion'))).toBeTruthy();
});

test('while a file is read its name is said; a file that cannot be read is told in the server’s words', async () => {
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
  expect(server.requests(api.pregunta.importar)).toEqual([]);
});
