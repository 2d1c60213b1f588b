import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { dataColumn, defineList, momentColumn, numberColumn, optionColumn, type Selection, textColumn } from '@portal/contract/core';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { DisplaysOf } from './list-column.ts';
import { useLocalList } from './use-list.ts';
import type { ListState } from '../../core/list/list-state.ts';
import { NOTHING } from '../../core/list/selection.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';

const definition = defineList({
  name: 'curso',
  key: 'id',
  columns: {
    id: dataColumn(z.number()),
    titulo: textColumn(),
    codigo_estado: optionColumn(z.number(), 'estadoCorto'),
    modulo: numberColumn(),
    fecha_creacion: momentColumn(),
  },
  order: 'titulo',
});
type Tema = z.output<typeof definition.row>;

const TITLES = ['Ñandú', 'Ética', 'Zona segura', 'arqueo', 'Inducción', '', 'Merma', 'Caja', 'Cliente', 'Higiene', 'Riesgo', 'Ventas'];
/** Last minute of a day in Lima, which is the next day in UTC. */
const lastMomentInLima = (day: number) => new Date(Date.UTC(2026, 10, day + 1, 4, 59)).toISOString();
const rows: Tema[] = TITLES.map((titulo, index) => ({
  id: index + 1,
  titulo,
  codigo_estado: (index % 2) + 1,
  modulo: index,
  fecha_creacion: lastMomentInLima(index + 1),
}));
const COLUMNS: DisplaysOf<typeof definition> = { titulo: { primary: true }, codigo_estado: {}, modulo: {} };
const WITH_DATES: typeof COLUMNS = { ...COLUMNS, fecha_creacion: {} };

interface Given extends Partial<Omit<DataTableProps<Tema>, 'list'>> {
  readonly columns?: typeof COLUMNS;
  /** Called with every rendered state. */
  readonly onState?: (state: ListState) => void;
}

function Table({ columns = COLUMNS, onState, ...props }: Given) {
  const list = useLocalList(definition, columns);
  useEffect(() => onState?.(list.state));
  return <DataTable caption="Temas" rows={{ rows }} empty={t('comun.sinRegistros')} {...props} list={list} />;
}

const show = (props: Given = {}) => renderPiece(<Table {...props} />);
/** First cell of each row of the list; an open calendar is a table as well. */
const titles = () => {
  const table = screen.getByRole('table', { name: 'Temas' });
  return within(table)
    .getAllByRole('row')
    .filter((row) => row.closest('tbody')?.parentElement === table)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};

function Selectable(props: Pick<Given, 'rows'> & { onSelected?: (selected: Selection) => void }) {
  const [selected, setSelected] = useState(NOTHING);
  const onChange = (next: Selection) => {
    props.onSelected?.(next);
    setSelected(next);
  };
  return <Table {...props} selection={{ selected, onChange, rowLabel: (row) => row.titulo }} />;
}

test('a header sorts by the rules of Spanish and sets aria-sort; empty values stay last', async () => {
  const { user } = show();
  const header = screen.getByRole('columnheader', { name: 'Título' });
  await user.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(titles().slice(0, 4)).toEqual(['arqueo', 'Caja', 'Cliente', 'Ética']);
  await user.click(within(header).getByRole('button'));
  expect(header.getAttribute('aria-sort')).toBe('descending');
  expect(titles().slice(0, 2)).toEqual(['Zona segura', 'Ventas']);
});

test('the search ignores accents, and clearing the filters shows every row again', async () => {
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

test('a filter by days includes both ends, in the portal’s time zone, and its button names the range', async () => {
  const { user } = show({ columns: WITH_DATES });
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

test('a list that gets shorter falls back to its last page', async () => {
  const { rerender, user } = show();
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  expect(titles()).toHaveLength(2);
  rerender(<Table rows={{ rows: rows.slice(0, 3) }} />);
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('a number filter matches the value; columns that a screen does not name start hidden', async () => {
  const { user } = show();
  expect(screen.queryByRole('columnheader', { name: 'Creado' })).toBeNull();
  const filter = screen.getByRole('searchbox', { name: 'Filtrar por Módulos' });
  await user.type(filter, '7{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Caja']));
});

test('a filter that is chosen while another one is being typed stays', async () => {
  const onState = vi.fn();
  const { user } = show({ onState });
  await user.type(screen.getByRole('searchbox', { name: 'Filtrar por Módulos' }), '7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrar por Estado' }), 'Inactivo');
  await waitFor(() => expect(onState.mock.lastCall?.[0].filtro).toEqual({ modulo: '7', codigo_estado: '2' }));
});

test('selecting: one row, the page, and every match but one', async () => {
  const onSelected = vi.fn();
  const { user } = renderPiece(<Selectable onSelected={onSelected} />);
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Caja' }));
  expect(screen.getByText('1 seleccionado')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' }));
  expect(screen.getByText('10 seleccionados')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Seleccionar los 12 que coinciden' }));
  expect(screen.getByText('12 seleccionados')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Caja' }));
  expect(screen.getByText('11 seleccionados')).toBeTruthy();
  expect(onSelected).toHaveBeenLastCalledWith({ todos: { buscar: undefined, filtro: undefined, excepto: [8], cantidad: 11 } });
});

test('above cards, which hide the header row, the page is selected in sight', async () => {
  vi.stubGlobal('innerWidth', 360);
  const { user } = renderPiece(<Selectable onSelected={vi.fn()} />);
  const all = screen.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' });
  expect(all.closest('thead')).toBeNull();
  await user.click(all);
  expect(screen.getByText('10 seleccionados')).toBeTruthy();
});

test('selecting every match works over server pages, and a change of filter drops it', async () => {
  const { user } = renderPiece(<Selectable rows={{ rows: rows.slice(0, 10), total: 340 }} />);
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Caja' }));
  await user.click(screen.getByRole('button', { name: 'Seleccionar los 340 que coinciden' }));
  expect(screen.getByText('340 seleccionados')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrar por Estado' }), 'Inactivo');
  await waitFor(() => expect(screen.queryByText('340 seleccionados')).toBeNull());
});

test('every match is selected by one press where the page has not all of them, never from rows of an earlier request', async () => {
  const { user, rerender } = renderPiece(<Selectable rows={{ rows: rows.slice(0, 10), total: 340, old: true }} />);
  const all = () => screen.queryByRole('button', { name: 'Seleccionar los 340 que coinciden' });
  expect(all()).toHaveProperty('disabled', true);
  rerender(<Selectable rows={{ rows: rows.slice(0, 10), total: 340 }} />);
  await user.click(all()!);
  expect(screen.getByText('340 seleccionados')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('ui.tabla.quitarSeleccion') }));
  rerender(<Selectable rows={{ rows: rows.slice(0, 10), total: 10 }} />);
  expect(screen.queryByRole('button', { name: /^Seleccionar los/ })).toBeNull();
});

test('a server page stays as it is; paging and sorting change the state', async () => {
  const onState = vi.fn();
  const { user } = show({ rows: { rows: rows.slice(0, 10), total: 340 }, onState });
  expect(titles()[0]).toBe('Ñandú');
  expect(screen.getByText('1–10 de 340')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  expect(onState.mock.lastCall?.[0]).toMatchObject({ pagina: 2 });
  expect(await screen.findByText('11–20 de 340')).toBeTruthy();
  await user.click(within(screen.getByRole('columnheader', { name: 'Estado' })).getByRole('button'));
  expect(onState.mock.lastCall?.[0]).toMatchObject({ orden: 'codigo_estado' });
  expect(await screen.findByText('1–10 de 340')).toBeTruthy();
});

test('the table shows its empty, loading and error states', async () => {
  const onRetry = vi.fn();
  show({ rows: { rows: [] } });
  expect(screen.getAllByText('No hay registros').length).toBeGreaterThan(0);
  cleanup();
  show({ rows: { rows: undefined, loading: true } });
  expect(screen.getByText('Cargando...')).toBeTruthy();
  cleanup();
  const { user } = show({ rows: { rows: undefined, error: 'sin red', onRetry } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a mail address breaks before its sign, not within a word', () => {
  show({ rows: { rows: [{ ...rows[0]!, titulo: 'ana.quispe@correo.example' }] } });
  expect(screen.getByText('ana.quispe@correo.example').innerHTML).toBe('ana.quispe<wbr>@correo.example');
});
