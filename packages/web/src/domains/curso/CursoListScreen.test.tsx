import { cursoApi } from '@portal/contract/curso';
import { examples } from '@portal/contract/examples';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { inTurn, LOST } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const LIST = '/curso';
const CAPTION = t('pantallas.cursos');
const [caja, etica, almacen] = examples.curso.sellst;
/** Returns the titles of the visible rows, top to bottom. */
const titles = async () => {
  const rows = await rowsOf(CAPTION);
  return rows.map((row) => [caja, etica, almacen].find((curso) => curso && within(row).queryByText(curso.titulo))?.titulo);
};
const filter = (column: string) => screen.findByRole('combobox', { name: t('ui.tabla.filtrarPor', { columna: column }) });

test('an administrator sees every course, each title linked to its form', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  expect(await titles()).toEqual([caja!.titulo, etica!.titulo, almacen!.titulo]);
  await user.click(screen.getByRole('link', { name: caja!.titulo }));
  expect(address()).toBe(`/cursoedit?id=${caja!.id_curso}`);
});

test('a search ignores accents and case and goes into the address; clearing it shows every course again', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  await user.type(await screen.findByRole('searchbox', { name: t('ui.tabla.buscar') }), 'ETICA{Enter}');
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo]));
  expect(address()).toContain('buscar=ETICA');
  await user.click(screen.getByRole('button', { name: t('ui.tabla.limpiarBusqueda') }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
  expect(address()).not.toContain('buscar');
});

test('a search without matches shows the empty state and a button that clears it', async () => {
  const { user } = await renderScreen(`${LIST}?buscar=nada`, { session: 'admin' });
  expect((await screen.findAllByText(t('ui.tabla.sinCoincidencias'))).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: t('ui.tabla.limpiarFiltros') }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
});

test('a filter by state shows the courses of that state, and its address opens the same rows', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  await user.selectOptions(await filter(t('comun.campos.codigo_estado')), t('comun.opciones.estado.2'));
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo]));
  const filtered = address();
  cleanup();
  await renderScreen(filtered, { session: 'admin' });
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo]));
});

test('a filter and a search of one moment both stay: neither waits for the other to be rendered', async () => {
  const { address } = await renderScreen(LIST, { session: 'admin' });
  const [estado, search] = [await filter(t('comun.campos.codigo_estado')), screen.getByRole('searchbox', { name: t('ui.tabla.buscar') })];
  act(() => {
    fireEvent.change(estado, { target: { value: '2' } });
    fireEvent.change(search, { target: { value: 'ETICA' } });
    fireEvent.keyDown(search, { key: 'Enter' });
  });
  await waitFor(() => expect(address()).toContain('buscar=ETICA'));
  expect(address()).toContain('filtro');
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo]));
});

test('a press on a header sorts, a second one reverses the order, and the address holds both', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  const header = await screen.findByRole('columnheader', { name: t('comun.campos.titulo') });
  await user.click(within(header).getByRole('button'));
  await waitFor(async () => expect(await titles()).toEqual([almacen!.titulo, caja!.titulo, etica!.titulo]));
  expect(address()).toContain('orden=titulo');
  await user.click(within(header).getByRole('button'));
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo, caja!.titulo, almacen!.titulo]));
  expect(address()).toContain('orden=-titulo');
});

test('a later visit keeps order, page size and columns of the last one, not its search', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  await rowsOf(CAPTION);
  await user.click(within(screen.getByRole('columnheader', { name: t('comun.campos.titulo') })).getByRole('button'));
  await user.selectOptions(screen.getByRole('combobox', { name: t('ui.tabla.filasPorPagina') }), '50');
  await user.type(screen.getByRole('searchbox', { name: t('ui.tabla.buscar') }), 'a{Enter}');
  await waitFor(() => expect(address()).toBe(`${LIST}?orden=titulo&tamano=50&buscar=a`));
  cleanup();
  const again = await renderScreen(LIST, { session: 'admin' });
  expect(await titles()).toEqual([almacen!.titulo, caja!.titulo, etica!.titulo]);
  expect(screen.getByRole('combobox', { name: t('ui.tabla.filasPorPagina') })).toHaveProperty('value', '50');
  expect(again.address()).toBe(LIST);
});

test('an order that the list does not have gives the usual one, with a hint', async () => {
  const { user } = await renderScreen(`${LIST}?orden=foo`, { session: 'admin' });
  expect(await titles()).toEqual([caja!.titulo, etica!.titulo, almacen!.titulo]);
  expect(screen.getByText(t('ui.tabla.ordenDesconocido'))).toBeTruthy();
  await user.click(within(screen.getByRole('columnheader', { name: t('comun.campos.titulo') })).getByRole('button'));
  await waitFor(() => expect(screen.queryByText(t('ui.tabla.ordenDesconocido'))).toBeNull());
});

test('the address holds the page and opens it', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...caja!, id_curso: 100 + index, titulo: `Curso ${index + 1}` }));
  const { user, address } = await renderScreen(`${LIST}?tamano=10`, { session: 'admin', calls: { curso: { sellst: many } } });
  // A table draws its rows in several steps.
  await waitFor(async () => expect(await rowsOf(CAPTION)).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: t('ui.tabla.siguiente') }));
  await waitFor(() => expect(address()).toContain('pagina=2'));
  expect(await screen.findByText(t('ui.tabla.rango', { desde: 11, hasta: 20, total: 25 }))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Curso 11' })).toBeTruthy();
});

test('a portal without courses shows the empty state', async () => {
  await renderScreen(LIST, { session: 'admin', calls: { curso: { sellst: [] } } });
  expect((await screen.findAllByText(t('comun.sinRegistros'))).length).toBeGreaterThan(0);
});

test('a failed load shows the reason and a retry', async () => {
  const { user } = await renderScreen(LIST, { session: 'admin', calls: { curso: { sellst: inTurn(LOST, examples.curso.sellst) } } });
  expect(await screen.findByText(t('conexion.sinConexion'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('comun.reintentar') }));
  expect(await titles()).toHaveLength(3);
});

describe('permissions by role', () => {
  test('an administrator creates, edits and exports', async () => {
    const { user } = await renderScreen(LIST, { session: 'admin' });
    await rowsOf(CAPTION);
    expect(screen.getByRole('link', { name: t('curso.lista.nuevo') })).toBeTruthy();
    expect(screen.getByRole('link', { name: t('ui.maestro.editar', { nombre: caja!.titulo }) })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('ui.exportar.exportar') }));
    for (const kind of [t('ui.exportar.excel'), t('ui.exportar.csv')])
      expect(await screen.findByRole('menuitem', { name: kind })).toBeTruthy();
  });

  test('support reads and exports, without links to create or edit', async () => {
    await renderScreen(LIST, { session: 'soporte' });
    expect(await titles()).toHaveLength(3);
    expect(screen.getByRole('button', { name: t('ui.exportar.exportar') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: t('curso.lista.nuevo') })).toBeNull();
    expect(screen.queryByRole('link', { name: t('ui.maestro.editar', { nombre: caja!.titulo }) })).toBeNull();
    expect(screen.queryByRole('link', { name: caja!.titulo })).toBeNull();
  });

  test('a learner reads for whom the screen is, and the list is not asked for', async () => {
    const { server } = await renderScreen(LIST, { session: 'alumno' });
    expect(await screen.findByRole('heading', { name: t('errores.sinPermiso') })).toBeTruthy();
    expect(server.requests(cursoApi.sellst)).toEqual([]);
  });
});
