import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { toXlsx } from './spreadsheet.ts';

async function written(...rows: (string | number | null)[][]) {
  const book = await readXlsx(
    new Uint8Array(await (await toXlsx([{ name: 'UCJ-Prueba', rows: [['Código', 'Nota'], ...rows] }])).arrayBuffer()),
  );
  return book.sheets[0]!;
}

test('a workbook keeps codes as text, numbers as numbers and empty cells empty', async () => {
  const { rows, name } = await written(['00123', -7.5], [null, null]);
  expect(name).toBe('UCJ-Prueba');
  expect(rows.slice(0, 2)).toEqual([
    ['Código', 'Nota'],
    ['00123', -7.5],
  ]);
  expect((rows[2] ?? []).every((cell) => cell === null)).toBe(true);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+51 999', "'+51 999"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ["'=1+1", "''=1+1"],
  ["'comillas'", "'comillas'"],
  ['a=b', 'a=b'],
  ['<b>&amp;"ñ" 👍\nlínea 2', '<b>&amp;"ñ" 👍\nlínea 2'],
  ['_x0041_ y _x005f_', '_x0041_ y _x005f_'],
  ['  dos espacios  ', '  dos espacios  '],
  ['\u0001control', '\u0001control'],
  ['uno\r\ndos\rtres', 'uno\r\ndos\rtres'],
  ['1e5', '1e5'],
  ['TRUE', 'TRUE'],
  ['21/11/2026', '21/11/2026'],
])('a workbook writes the text %j as %j', async (codigo, expected) => {
  expect((await written([codigo, 1])).rows[1]?.[0]).toBe(expected);
});
