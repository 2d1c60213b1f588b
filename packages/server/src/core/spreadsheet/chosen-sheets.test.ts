import type { LecturaPedida } from '@portal/contract/core';
import { workbookOf } from '@portal/testkit/files/workbook.ts';
import { expect, it } from 'vitest';
import { openFile } from './open-file.ts';
import { readSheets } from './read-sheets.ts';
import type { ChosenColumns } from './sheet.ts';

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxRows: 51, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };
const COLUMNS = [
  { campo: 'codigo', titulo: 'Código', otros: [], comoSeVe: true },
  { campo: 'nombre', titulo: 'Nombre', otros: [] },
  { campo: 'sede', titulo: 'Sede', otros: [], opcional: true },
];
const read = (bytes: Uint8Array, pedido: Partial<LecturaPedida>, chosen: ChosenColumns) =>
  readSheets(openFile(bytes, LIMITS, COLUMNS), { limits: LIMITS, columns: COLUMNS, pedido: { iguales: 0, ...pedido }, chosen });

it('columns chosen by hand are read in every sheet with their headers, at any place', () => {
  const book = workbookOf([
    {
      name: 'Sede sur',
      rows: [
        ['Quién', 'Nota', 'Ficha'],
        ['Ana', 'x', '1'],
        ['Eva', 'x', '2'],
      ],
    },
    {
      name: 'Sede norte',
      rows: [
        ['Ficha', 'Quién'],
        ['3', 'Luz'],
      ],
    },
    { name: 'Precios', rows: [['Ficha'], ['9']] },
  ]);
  const chosen = { codigo: 'C', nombre: 'A' };
  const alone = read(book, { hoja: 'Sede sur' }, chosen);
  expect(alone.lectura.hojas.map(({ igual, leida }) => [igual, leida])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
  const all = read(book, { hoja: 'Sede sur', iguales: 1 }, chosen);
  expect(all.columnas).toMatchObject({ modo: 'elegidas', fila: 1 });
  expect(all.rows.map(({ hoja, fila, textos }) => [hoja, fila, ...textos])).toEqual([
    ['Sede sur', 2, '1', 'Ana', ''],
    ['Sede sur', 3, '2', 'Eva', ''],
    ['Sede norte', 2, '3', 'Luz', ''],
  ]);
  const north = read(book, { hoja: 'Sede norte', iguales: 1 }, { codigo: 'A', nombre: 'B' });
  expect([north.columnas.columnas[0]?.letra, north.rows.map(({ textos }) => textos[1])]).toEqual(['A', ['Ana', 'Eva', 'Luz']]);
});
