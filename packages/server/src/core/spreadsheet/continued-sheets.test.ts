import type { LecturaElegida } from '@portal/contract/core';
import { workbookOf } from '@portal/testkit/files/workbook.ts';
import { expect, it } from 'vitest';
import { openFile } from './open-file.ts';
import { readSheets } from './read-sheets.ts';

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxRows: 51, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };
const COLUMNS = [
  { campo: 'codigo', titulo: 'Código', otros: [], comoSeVe: true },
  { campo: 'nombre', titulo: 'Nombre', otros: [] },
  { campo: 'sede', titulo: 'Sede', otros: [], opcional: true },
];
const read = (bytes: Uint8Array, pedido: LecturaElegida = {}) =>
  readSheets(openFile(bytes, LIMITS, COLUMNS), { limits: LIMITS, columns: COLUMNS, pedido: { iguales: 0, ...pedido } as never });

it('has a sheet without headers that goes on with the list named, and read by the columns of the list with the others', () => {
  const rows = (...names: readonly string[]) => names.map((name, index) => ['x', `0${index}`, name]);
  const going = workbookOf([
    {
      name: 'Precios',
      rows: [
        ['x', 'Pan', '12'],
        ['x', 'Sal', '5'],
      ],
    },
    { name: 'Sigue', rows: rows('Eva', 'Luz') },
    { name: 'Lista', rows: [['Nota', 'Código', 'Nombre'], ...rows('Ana', 'Paz')] },
    { name: 'Notas', rows: [['Enviar', 'los', 'lunes']] },
    { name: 'Ancha', rows: [['x', '01', 'Sol', '', '', 'más']] },
    { name: 'Otra', rows: [['x', 'Ficha', 'Quién'], ...rows('Noé')] },
  ]);
  const seen = read(going);
  expect(seen.rows.map(({ textos }) => textos[1])).toEqual(['Ana', 'Paz']);
  expect(seen.lectura.hojas.flatMap(({ nombre, sigue, igual, leida }) => (igual ? [[nombre, sigue, leida]] : []))).toEqual([
    ['Sigue', true, false],
    ['Lista', undefined, true],
  ]);
  const all = read(going, { iguales: 1 });
  expect(all.rows.map(({ hoja, fila, textos }) => [hoja, fila, ...textos])).toEqual([
    ['Sigue', 1, '00', 'Eva', ''],
    ['Sigue', 2, '01', 'Luz', ''],
    ['Lista', 2, '00', 'Ana', ''],
    ['Lista', 3, '01', 'Paz', ''],
  ]);
  expect(all.columnas).toMatchObject({ modo: 'nombre', fila: 1 });
});
