import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { defineColumns } from './column.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { renderPiece } from '../../testing/render-piece.tsx';

interface Tema {
  id: number;
  titulo: string;
  estado: string;
  creado: string;
}

const TITLES = ['Ñandú', 'Ética', 'Zona segura', 'arqueo', 'Inducción', '', 'Merma', 'Caja', 'Cliente', 'Higiene', 'Riesgo', 'Ventas'];
/** In UTC that is the day after. */
const lastMomentInLima = (day: number) => new Date(Date.UTC(2026, 10, day + 1, 4, 59)).toISOString();
const rows: Tema[] = TITLES.map((titulo, index) => ({
  id: index + 1,
  titulo,
  estado: index % 2 === 0 ? 'Activo' : 'Inactivo',
  creado: lastMomentInLima(index + 1),
}));
const columns = defineColumns<Tema>([
  { id: 'titulo', header: 'Título', filter: 'text' },
  { id: 'estado', header: 'Estado', filter: 'select' },
  { id: 'creado', header: 'Creado', date: true, filter: 'date', hidden: true },
]);
const rowId = (row: Tema) => String(row.id);
const base = { caption: 'Temas', columns, rows, rowId };

const show = (props: Partial<DataTableProps<Tema>> = {}) => renderPiece(<DataTable {...base} {...props} />);
/** First cell of each row of the list; an open calendar is a table as well. */
const titles = () => {
  const table = screen.getByRole('table', { name: 'Temas' });
  return within(table)
    .getAllByRole('row')
    .filter((row) => row.closest('tbody')?.parentElement === table)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};

function Selectable() {
  const [selected, setSelected] = useState<string[]>([]);
  return <DataTable {...base} selection={{ selected, onChange: setSelected, rowLabel: (row) => row.titulo }} />;
}

test('a header sorts as in Spanish and says so; what is empty stays last', async () => {
  const { user } = show();
  const header = screen.getByRole('columnheader', { name: 'Título' });
  await user.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(titles().slice(0, 4)).toEqual(['arqueo', 'Caja', 'Cliente', 'Ética']);
  await user.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('descending');
  expect(titles().slice(0, 2)).toEqual(['Zona segura', 'Ventas']);
});

test('the search ignores accents, and clearing it brings everything back', async () => {
  const { user } = show();
  const search = screen.getByRole('searchbox', { name: 'Buscar' });
  await user.type(search, 'INDUCCION{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Inducción']));
  await user.clear(search);
  await user.type(search, 'nada parecido{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(titles()).toHaveLength(10));
});

test('a select filter keeps the rows of one value and counts them', async () => {
  const { user } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrar por Estado' }), 'Inactivo');
  expect(titles()).toHaveLength(6);
  expect(screen.getByText('1–6 de 6')).toBeTruthy();
});

test('a filter by days keeps both ends, by the day in the portal’s zone, and says what it keeps', async () => {
  show({ state: { hidden: [], filters: { creado: '2026-11-03..' } } });
  expect(titles()[0]).toBe('Zona segura');
  cleanup();
  const { user } = show({ defaultState: { hidden: [] } });
  await user.click(screen.getByRole('button', { name: 'Filtrar por Creado: Todos' }));
  const type = async (field: string, day: string) => {
    const input = await screen.findByLabelText(field);
    await user.clear(input);
    await user.type(input, `${day}{Tab}`);
  };
  await type('Desde', '2/11/2026');
  await type('Hasta', '4/11/2026');
  expect(titles()).toEqual(['Ética', 'Zona segura', 'arqueo']);
  expect(screen.getByRole('button', { name: 'Filtrar por Creado: 02/11/2026 – 04/11/2026' })).toBeTruthy();
  await type('Desde', '');
  expect(titles()).toEqual(['Ñandú', 'Ética', 'Zona segura', 'arqueo']);
});

test('pages follow each other; a shorter list goes back to a page that exists', async () => {
  const { rerender, user } = show();
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  expect(titles()).toHaveLength(2);
  rerender(<DataTable {...base} rows={rows.slice(0, 3)} />);
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('selecting: one row, the page, and every match', async () => {
  const { user } = renderPiece(<Selectable />);
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Caja' }));
  expect(screen.getByText('1 seleccionado')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' }));
  expect(screen.getByText('10 seleccionados')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Seleccionar los 12 registros' }));
  expect(screen.getByText('12 seleccionados')).toBeTruthy();
});

test('on the server it shows the page as it comes and asks for the next one', async () => {
  const onStateChange = vi.fn();
  const { user } = show({ rows: rows.slice(0, 10), total: 340, state: { page: 2, sort: '-titulo' }, onStateChange });
  expect(titles()[0]).toBe('Ñandú');
  expect(screen.getByText('11–20 de 340')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  expect(onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3, sort: '-titulo' }));
  await user.click(within(screen.getByRole('columnheader', { name: 'Estado' })).getByRole('button'));
  expect(onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, sort: 'estado' }));
});

test('nothing, loading and failing each say what they are', async () => {
  const retry = vi.fn();
  show({ rows: [] });
  expect(screen.getAllByText('No hay registros').length).toBeGreaterThan(0);
  cleanup();
  show({ rows: undefined, loading: true });
  expect(screen.getByText('Cargando...')).toBeTruthy();
  cleanup();
  const { user } = show({ rows: undefined, error: new Error('sin red'), onRetry: retry });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledOnce();
});
