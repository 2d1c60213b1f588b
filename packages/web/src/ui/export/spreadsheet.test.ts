import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { defineColumns } from '../table/column.ts';
import { toCsv, toXlsx } from './spreadsheet.ts';

interface Fila {
  codigo: string | null;
  nota: number | null;
  inicio: string | null;
  creado: string | null;
  vence: string | null;
}

const columns = defineColumns<Fila>([
  { id: 'codigo', header: 'Código' },
  { id: 'nota', header: 'Nota' },
  { id: 'inicio', header: 'Inicio', date: true },
  { id: 'creado', header: 'Creado', date: true },
  { id: 'vence', header: 'Vence', date: 'moment' },
]);
const row: Fila = {
  codigo: '00123',
  nota: -7.5,
  inicio: '2026-11-21',
  creado: '2026-11-22T02:30:00.000Z',
  vence: '2026-11-22T02:30:59.000Z',
};
const table = (...rows: Partial<Fila>[]) => ({ columns, rows: rows.map((part) => ({ ...row, ...part })), timeZone: 'America/Lima' });

async function written(...rows: Partial<Fila>[]) {
  const book = await readXlsx(new Uint8Array(await (await toXlsx('UCJ-Prueba', table(...rows))).arrayBuffer()), { readStyles: true });
  return book.sheets[0]!;
}

const csv = async (...rows: Partial<Fila>[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await toCsv(table(...rows))).arrayBuffer());

describe('a workbook', () => {
  test('types its cells: codes are text, numbers numbers, dates dates of the portal’s day', async () => {
    const { rows, name } = await written({});
    expect(name).toBe('UCJ-Prueba');
    expect(rows[0]).toEqual(['Código', 'Nota', 'Inicio', 'Creado', 'Vence']);
    expect(rows[1]).toEqual([
      '00123',
      -7.5,
      new Date('2026-11-21T00:00:00Z'),
      // 02:30 in UTC is the evening before in Lima.
      new Date('2026-11-21T00:00:00Z'),
      new Date('2026-11-21T21:30:00Z'),
    ]);
  });

  test.each(['2024-02-29', '1900-03-01', '2999-12-31', '2026-01-01'])(
    'holds the day %s whatever the zone of the machine',
    async (inicio) => {
      expect((await written({ inicio })).rows[1]?.[2]).toEqual(new Date(`${inicio}T00:00:00Z`));
    },
  );

  test('leaves empty what is empty, and text what is no date', async () => {
    const { rows } = await written({ codigo: null, nota: null, inicio: null, creado: '', vence: 'infinity' });
    expect(rows[1]?.map((cell) => cell ?? null)).toEqual([null, null, null, expect.toSatisfy((cell) => !cell), 'infinity']);
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
  ])('writes the text %j as %j', async (codigo, expected) => {
    expect((await written({ codigo })).rows[1]?.[0]).toBe(expected);
  });
});

describe('a CSV', () => {
  test('has a byte order mark, semicolons, dates as dd/mm/yyyy and numbers as they are', async () => {
    expect(await csv({})).toBe('\uFEFFCódigo;Nota;Inicio;Creado;Vence\r\n00123;-7.5;21/11/2026;21/11/2026;21/11/2026 21:30');
  });

  test.each([
    ['a;b', '"a;b"'],
    ['dice "sí"', '"dice ""sí"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['=1+1', "'=1+1"],
    ['-5', "'-5"],
    ['@x;=1', `"'@x;=1"`],
    ["'=1", "''=1"],
  ])('writes the text %j as %j', async (codigo, expected) => {
    const [, line] = (await csv({ codigo })).split('\r\n');
    expect(line?.startsWith(`${expected};-7.5;`)).toBe(true);
  });
});
