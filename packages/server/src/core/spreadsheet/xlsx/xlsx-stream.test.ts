import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { SheetValue } from '../cells.ts';
import { type SheetColumn, xlsxStream } from './xlsx-stream.ts';

const COLUMNS: SheetColumn[] = [
  { header: 'Código <1>', width: 24 },
  { header: 'Nota', width: 10 },
  { header: 'Día', width: 12, format: 'dia' },
  { header: 'Momento', width: 18, format: 'momento' },
  { header: 'Activo', width: 10 },
];

async function* from(rows: readonly (readonly SheetValue[])[]) {
  yield* rows;
}

/** Writes a sheet and reads it back as the tests of exports do. */
async function read(rows: readonly (readonly SheetValue[])[], columns = COLUMNS, name = "UCJ-L'Oréal & Cía") {
  const bytes = await buffer(Readable.from(xlsxStream({ name, columns, rows: from(rows) })));
  return (await readXlsx(new Uint8Array(bytes), { readStyles: true })).sheets[0]!;
}

test('cells keep their types, the header stays in sight and has filters', async () => {
  const day = new Date('2026-11-21T00:00:00Z');
  const moment = new Date('2026-11-21T21:30:00Z');
  const { name, rows, freezePane, autoFilter, columns } = await read([
    ['00123', 99.99, day, moment, true],
    [null, -1, null, null, false],
  ]);
  expect(name).toBe("UCJ-L'Oréal & Cía");
  expect(rows).toEqual([COLUMNS.map(({ header }) => header), ['00123', 99.99, day, moment, true], [null, -1, null, null, false]]);
  expect([freezePane?.rows, autoFilter?.range]).toEqual([1, 'A1:E3']);
  expect(columns?.map(({ width }) => width)).toEqual([24, 10, 12, 18, 10]);
});

test.each([
  'a & b < c > "d"',
  '  dos espacios  ',
  'uno\r\ndos\rtres\n',
  '_x0041_ y _x005f_ y _x00zz_',
  '\u0001control\u000b',
  'Ñandú 👍',
  '',
])('the text %j is read as it was written', async (text) => {
  expect((await read([[text, 1]])).rows[1]?.slice(0, 2)).toEqual([text, 1]);
});

test('a sheet without rows has its header', async () => {
  const { rows, autoFilter } = await read([]);
  expect([rows.length, autoFilter?.range]).toEqual([1, 'A1:E1']);
});

test('columns after Z have two letters', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ header: `C${index}`, width: 10 }));
  const { rows, autoFilter } = await read([many.map((_, index) => index)], many);
  expect([rows[1]?.[26], rows[1]?.[59], autoFilter?.range]).toEqual([26, 59, 'A1:BH2']);
});

test('a failing row fails the file', async () => {
  async function* broken() {
    yield ['1'];
    throw new Error('la tabla no está');
  }
  const file = buffer(Readable.from(xlsxStream({ name: 'Hoja', columns: COLUMNS, rows: broken() })));
  await expect(file).rejects.toThrow('la tabla no está');
});

test('a reader that stops ends the rows', async () => {
  const seen = { ended: false };
  async function* endless() {
    try {
      for (;;) yield [randomBytes(5000).toString('hex')];
    } finally {
      seen.ended = true;
    }
  }
  let size = 0;
  for await (const piece of xlsxStream({ name: 'Hoja', columns: COLUMNS, rows: endless() })) if ((size += piece.length) > 500_000) break;
  await expect.poll(() => seen.ended).toBe(true);
});
