import { examples } from '@portal/contract/examples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { inTurn, LOST } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const LIST = '/curso';
const CAPTION = t('pantallas.cursos');
const [caja, etica, almacen] = examples.curso.sellst;
/** The titles that are shown, from the top. */
const titles = async () => {
  const rows = await rowsOf(CAPTION);
  return rows.map((row) => [caja, etica, almacen].find((curso) => curso && within(row).queryByText(curso.titulo))?.titulo);
};
const filter = (column: string) => screen.findByRole('combobox', { name: t('ui.tabla.filtrarPor', { columna: column }) });

test('an administrator reads every course, and its title leads to its form', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  expect(await titles()).toEqual([caja!.titulo, etica!.titulo, almacen!.titulo]);
  await user.click(screen.getByRole('link', { name: caja!.titulo }));
  expect(address()).toBe(`/cursoedit?id=${caja!.id_curso}`);
});

test('a search finds titles without accents or capitals and goes into the address; clearing it brings every course back', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  await user.type(await screen.findByRole('searchbox', { name: t('ui.tabla.buscar') }), 'ETICA{Enter}');
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo]));
  expect(address()).toContain('buscar=ETICA');
  await user.click(screen.getByRole('button', { name: t('ui.tabla.limpiarBusqueda') }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
  expect(address()).not.toContain('buscar');
});

test('a search that finds nothing says so and can be taken back', async () => {
  const { user } = await renderScreen(`${LIST}?buscar=nada`, { session: 'admin' });
  expect((await screen.findAllByText(t('ui.tabla.sinCoincidencias'))).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: t('ui.tabla.limpiarFiltros') }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
});

test('a filter by state keeps the courses of that state, and an address with it opens the same rows', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  await user.selectOptions(await filter(t('comun.campos.codigo_estado')), t('comun.opciones.estado.2'));
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo]));
  const filtered = address();
  cleanup();
  await renderScreen(filtered, { session: 'admin' });
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo]));
});

test('a press on a header sorts, a second one turns the order, and both are in the address', async () => {
  const { user, address } = await renderScreen(LIST, { session: 'admin' });
  const header = await screen.findByRole('columnheader', { name: t('comun.campos.titulo') });
  await user.click(within(header).getByRole('button'));
  await waitFor(async () => expect(await titles()).toEqual([almacen!.titulo, caja!.titulo, etica!.titulo]));
  expect(address()).toContain('orden=titulo');
  await user.click(within(header).getByRole('button'));
  await waitFor(async () => expect(await titles()).toEqual([etica!.titulo, caja!.titulo, almacen!.titulo]));
  expect(address()).toContain('orden=-titulo');
});

test('pages are in the address, and an address opens its page', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...caja!, id_curso: 100 + index, titulo: `Curso ${index + 1}` }));
  const { user, address } = await renderScreen(`${LIST}?tamano=10`, { session: 'admin', calls: { curso: { sellst: many } } });
  expect(await rowsOf(CAPTION)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: t('ui.tabla.siguiente') }));
  await waitFor(() => expect(address()).toContain('pagina=2'));
  expect(await screen.findByText(t('ui.tabla.rango', { desde: 11, hasta: 20, total: 25 }))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Curso 11' })).toBeTruthy();
});

test('without courses the list says so', async () => {
  await renderScreen(LIST, { session: 'admin', calls: { curso: { sellst: [] } } });
  expect((await screen.findAllByText(t('comun.sinRegistros'))).length).toBeGreaterThan(0);
});

test('a list that cannot be read says why and offers a retry', async () => {
  const { user } = await renderScreen(LIST, { session: 'admin', calls: { curso: { sellst: inTurn(LOST, examples.curso.sellst) } } });
  expect(await screen.findByText(t('conexion.sinConexion'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('comun.reintentar') }));
  expect(await titles()).toHaveLength(3);
});

describe('what each role may do', () => {
  test('an administrator makes, edits and exports', async () => {
    const { user } = await renderScreen(LIST, { session: 'admin' });
    await rowsOf(CAPTION);
    expect(screen.getByRole('link', { name: t('curso.lista.nuevo') })).toBeTruthy();
    expect(screen.getByRole('link', { name: t('ui.maestro.editar', { nombre: caja!.titulo }) })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('ui.exportar.exportar') }));
    for (const kind of [t('ui.exportar.excel'), t('ui.exportar.csv')])
      expect(await screen.findByRole('menuitem', { name: kind })).toBeTruthy();
  });

  test('support reads and exports, and finds no way to change anything', async () => {
    await renderScreen(LIST, { session: 'soporte' });
    expect(await titles()).toHaveLength(3);
    expect(screen.getByRole('button', { name: t('ui.exportar.exportar') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: t('curso.lista.nuevo') })).toBeNull();
    expect(screen.queryByRole('link', { name: t('ui.maestro.editar', { nombre: caja!.titulo }) })).toBeNull();
    expect(screen.queryByRole('link', { name: caja!.titulo })).toBeNull();
  });

  test('a learner is led to the panel', async () => {
    const { address } = await renderScreen(LIST, { session: 'alumno', calls: { asignacion: { pendientes: [] } } });
    expect(address()).toBe('/dashboardusuario');
  });
});
