import { dataColumn, defineList, numberColumn, textColumn } from '@portal/contract/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { NOTHING } from '../../core/list/selection.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { BATCH } from '../virtual/grow.ts';
import { DataTable } from './DataTable.tsx';
import type { DisplaysOf } from './list-column.ts';
import { useLocalList } from './use-list.ts';

const definition = defineList({
  name: 'curso',
  key: 'id',
  columns: { id: dataColumn(z.number()), titulo: textColumn(), modulo: numberColumn() },
  order: 'titulo',
});
type Fila = z.output<typeof definition.row>;

const ROWS = 10_000;
const ROW_HEIGHT = 41;
const BOX_HEIGHT = 700;
/** Rows that the box shows, and those beside them on both sides (TableBody). */
const MOST = Math.ceil(BOX_HEIGHT / ROW_HEIGHT) + 1 + 2 * 12;
const rows: Fila[] = Array.from({ length: ROWS }, (_, n) => ({ id: n + 1, titulo: `Copia ${n + 1}`, modulo: n }));
const PAGE = { pageSizes: [ROWS] };

/** How often each row was drawn. */
const draws = new Map<number, number>();
const COLUMNS: DisplaysOf<typeof definition> = {
  titulo: {
    primary: true,
    cell: ({ id, titulo }: Fila) => {
      draws.set(id, (draws.get(id) ?? 0) + 1);
      return titulo;
    },
  },
  modulo: {},
};

function Table() {
  const [selected, setSelected] = useState(NOTHING);
  const list = useLocalList(definition, COLUMNS, PAGE);
  return (
    <DataTable
      caption="Copias"
      list={list}
      rows={{ rows }}
      empty=""
      selection={{ selected, onChange: setSelected, rowLabel: (row) => row.titulo }}
    />
  );
}

beforeEach(() => {
  draws.clear();
  // The document of these tests has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(ROWS * ROW_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT);
});
afterEach(() => vi.restoreAllMocks());

const box = () => screen.getByRole('region', { name: 'Copias' });
const shown = () => document.querySelectorAll('tbody tr[data-index]').length;
/** Waits until the rows in sight and those below it are drawn. */
const settled = () => waitFor(() => expect(shown()).toBeGreaterThanOrEqual(MOST - 15));

/** Scrolls to a row; returns how many rows the browser's scroll event itself drew. */
function scrollTo(row: number): number {
  const before = [...draws.values()].reduce((all, one) => all + one, 0);
  act(() => {
    box().scrollTop = row * ROW_HEIGHT;
    fireEvent.scroll(box());
  });
  return [...draws.values()].reduce((all, one) => all + one, 0) - before;
}

test('the document never holds more of 10,000 rows than are in sight and beside it', async () => {
  renderPiece(<Table />);
  await settled();
  for (const row of [20, 500, 4_000, 9_960, 3, 7_777]) {
    scrollTo(row);
    expect(shown()).toBeLessThanOrEqual(MOST);
    expect(await screen.findByText(`Copia ${row + 1}`)).toBeTruthy();
    await settled();
    expect(shown()).toBeLessThanOrEqual(MOST);
  }
});

test('a scroll step draws the new rows alone, and a jump no more than a batch at once', async () => {
  renderPiece(<Table />);
  await settled();
  scrollTo(100);
  await screen.findByText('Copia 118');
  await settled();
  draws.clear();
  expect(scrollTo(105)).toBeLessThanOrEqual(5);
  expect([...draws.keys()].every((id) => id > 118)).toBe(true);
  expect(scrollTo(6_000)).toBeLessThanOrEqual(BATCH);
  await settled();
  expect(Math.max(...draws.values())).toBe(1);
});
