import { expect, describe, it, test } from 'vitest';
import { AppError } from '../../../errors/errors.ts';
import { rowTexts } from '../cell-text.ts';
import { openFile } from '../open-file.ts';
import { collectRows } from '../collect-rows.ts';
import { readSpreadsheet } from '../read-spreadsheet.ts';

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxRows: 1001, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };
const COLUMNS = [
  { campo: 'codigo', titulo: 'Código', otros: ['documento'] },
  { campo: 'nombre', titulo: 'Apellidos y nombres', otros: [] },
];
const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? Buffer.from(content) : content);
const LONGEST_LINE = 60 * LIMITS.maxCell;
/** Repeats a text of single bytes up to the largest file. */
const fileOf = (text: string): string => text.repeat(Math.floor(LIMITS.maxBytes / Buffer.byteLength(text)));

const rowsOf = async (content: string | Uint8Array, columns = COLUMNS) => {
  const { rows, take } = collectRows(LIMITS);
  openFile(bytesOf(content), LIMITS, columns).sheets[0]?.scan(take);
  return rows;
};
const cellsOf = async (content: string | Uint8Array) => (await rowsOf(content)).map(({ celdas }) => celdas);

/** Reads in the thread, as an import does. */
const answerOf = (content: string | Uint8Array, columns = COLUMNS) =>
  readSpreadsheet(bytesOf(content), { limits: LIMITS, columns, pedido: { iguales: 0 }, id_usuario: 1 }).then(
    ({ rows }) => rows.map(({ textos }) => textos),
    (error: unknown) => (error instanceof AppError ? error.message : String(error)),
  );

const HEADER = ['Código', 'Apellidos y nombres'];
const PEOPLE = [HEADER, ['00123', 'Muñoz Ñahui, José'], ['00045', 'Peña; la «otra»']];
const quoted = (rows: readonly (readonly string[])[], separator: string, end = '\r\n') =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join(end) + end;

describe('separators', () => {
  it.each([';', ',', '\t', '|'])('recognises %j by the headers that it shows', async (separator) => {
    expect(await answerOf(quoted(PEOPLE, separator))).toEqual(PEOPLE.slice(1));
  });

  it.each([
    ['semicolons among commas', '1;Ana, Eva;3,5\n2;Luz, Sol;4,5\n3;Paz;1\n', ['1', 'Ana, Eva', '3,5']],
    ['commas', '1,Ana;Eva,x\n2,Luz,x\n3,Sol,x\n', ['1', 'Ana;Eva', 'x']],
    ['semicolons beside decimal commas', '1;2,5\n2;3,5\n', ['1', '2,5']],
    ['tabs among commas', '1\tMuñoz, Ana\n2\tPaz, Eva\n3\tSol\n', ['1', 'Muñoz, Ana']],
  ])('recognises %s without known headers, by rows of the same width', async (_which, content, first) => {
    expect((await cellsOf(content))[0]).toEqual(first);
  });

  it('takes the one that the first line names to Excel, which is no row', async () => {
    for (const line of ['sep=^', '"sep=^"', 'SEP=^'])
      expect(await rowsOf(`\uFEFF${line}\r\nCódigo^Apellidos y nombres\r\n001^a;b;c\r\n`)).toEqual([
        { fila: 1, celdas: HEADER },
        { fila: 2, celdas: ['001', 'a;b;c'] },
      ]);
  });

  it('reads one column with commas in its texts as one column', async () => {
    const one = [{ campo: 'codigo', titulo: 'Código', otros: [] }];
    expect(await answerOf('Código\nPaz, Ana\nSol, Eva\n', one)).toEqual([['Paz, Ana'], ['Sol, Eva']]);
  });

  it('refuses a file that has fewer columns than every row needs', async () => {
    expect(await answerOf('Código^Apellidos y nombres\n001^Ana\n')).toBe('planilla.pocasColumnas {"columnas":1,"minimo":2}');
  });

  it('looks at no more than the beginning, and at whole rows of it', async () => {
    const long = `Código;Apellidos y nombres\n${`1;"${'a,'.repeat(500)}"\n`.repeat(200)}`;
    expect((await rowsOf(long)).every(({ celdas }) => celdas.length === 2)).toBe(true);
  });
});

describe('encodings', () => {
  const text = 'Código;Apellidos y nombres\r\n007;Ñañez Peña';
  const bom = (hex: string, bytes: Uint8Array) => Buffer.concat([Buffer.from(hex, 'hex'), bytes]);
  const utf16 = Buffer.from(text, 'utf16le');

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', bom('efbbbf', Buffer.from(text))],
    ['UTF-16 from the low byte', bom('fffe', utf16)],
    ['UTF-16 from the low byte without a mark', utf16],
    ['UTF-16 from the high byte without a mark', Buffer.from(utf16).swap16()],
    ['UTF-16 from the high byte', bom('feff', Buffer.from(utf16).swap16())],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['Windows-1252 behind a mark of UTF-8', bom('efbbbf', Buffer.from(text, 'latin1'))],
  ])('reads %s', async (_name, bytes) => {
    expect(await answerOf(bytes)).toEqual([['007', 'Ñañez Peña']]);
  });

  it.each([
    [
      'Shift_JIS',
      '8386815b8355815b8352815b83682c8eed97de0d0a3030372c8b7889c9',
      [
        ['ユーザーコード', '種類'],
        ['007', '休暇'],
      ],
    ],
    [
      'GB2312',
      'd3c3bba7b4fac2eb2cc0e0d0cd0d0a3030372cd0ddbcd9',
      [
        ['用户代码', '类型'],
        ['007', '休假'],
      ],
    ],
  ])('reads %s, in which spreadsheets of its country write CSV', async (_encoding, hex, rows) => {
    expect(await cellsOf(Buffer.from(hex, 'hex'))).toEqual(rows);
  });

  it('takes accents side by side for Windows-1252', async () => {
    const accents = ['Año;Fe', '«Áéïôü»;çã', 'ñandú;übrig'];
    expect(await cellsOf(Buffer.from(accents.join('\n'), 'latin1'))).toEqual(accents.map((line) => line.split(';')));
  });

  it('reads the quotation marks, the dash and the euro of Windows-1252', async () => {
    const special = Buffer.from([0x22, 0x91, 0x92, 0x93, 0x94, 0x96, 0x80, 0x85, 0x9f, 0xd1, 0xf1, 0x22]);
    expect(
      await answerOf(Buffer.concat([Buffer.from('codigo;documento\n1;', 'latin1'), special, Buffer.from('\n')]), [
        COLUMNS[0]!,
        { campo: 'otro', titulo: 'documento', otros: [] },
      ]),
    ).toEqual([['1', '‘’“”–€…ŸÑñ']]);
  });

  it('takes a capital letter with an accent before a closing quotation mark for Windows-1252, though the bytes are UTF-8 too', async () => {
    const bytes = Buffer.from(`${text} \x93CAF\xc9\x94`, 'latin1');
    expect(await answerOf(bytes)).toEqual([['007', 'Ñañez Peña “CAFÉ”']]);
  });

  it('reads an emoji and letters beyond Latin', async () => {
    expect(await answerOf(`${text} 👩🏽‍🏫 Łódź 東京`)).toEqual([['007', 'Ñañez Peña 👩🏽‍🏫 Łódź 東京']]);
  });

  it.each([
    ['ends within a letter', Buffer.from(`${text}ñ`).subarray(0, -1)],
    ['mixes UTF-8 with Windows-1252', Buffer.concat([Buffer.from(text), Buffer.from('\r\n008;Ibáñez', 'latin1')])],
    ['is UTF-16 and ends within a letter', bom('fffe', utf16.subarray(0, -1))],
  ])('refuses a file that %s, for its letters would break', async (_what, bytes) => {
    expect(await answerOf(bytes)).toBe('planilla.codificacion');
  });
});

describe('rows', () => {
  it('come with any end of line, even mixed, and with their own numbers over empty ones', async () => {
    expect(await rowsOf('Código;Apellidos y nombres\r\n1;Ana\r2;Eva\n\n;;\r\n"";\n3;Luz\n\n\r\n\u001a')).toEqual([
      { fila: 1, celdas: HEADER },
      { fila: 2, celdas: ['1', 'Ana'] },
      { fila: 3, celdas: ['2', 'Eva'] },
      { fila: 7, celdas: ['3', 'Luz'] },
    ]);
  });

  it('keep separators, quotes and line breaks within quotes; the number counts records, not lines', async () => {
    expect(
      await rowsOf('Código;Apellidos y nombres\r\n1;"Ana ""la otra""; Eva\r\nLuz"\r\n2; "x" \r\n3;de 3" y 4"\r\n4;"Eva" x\r\n'),
    ).toEqual([
      { fila: 1, celdas: HEADER },
      { fila: 2, celdas: ['1', 'Ana "la otra"; Eva\nLuz'] },
      { fila: 3, celdas: ['2', '"x"'] },
      { fila: 4, celdas: ['3', 'de 3" y 4"'] },
      { fila: 5, celdas: ['4', 'Eva x'] },
    ]);
  });

  it('are all text: codes keep their zeros, also those written as a formula for Excel', async () => {
    expect(await cellsOf('Código;Apellidos y nombres\n00012;1E5\n="007";TRUE\n"=""008""";12/05/2026\n')).toEqual([
      HEADER,
      ['00012', '1E5'],
      ['007', 'TRUE'],
      ['008', '12/05/2026'],
    ]);
  });

  it('lose the apostrophe that our own export puts before formulas', async () => {
    const rows = await rowsOf(`Código;Apellidos y nombres\n'=1+1;'-a\n''=x;'a'\n`);
    expect(rows.map(rowTexts).slice(1)).toEqual([
      ['=1+1', '-a'],
      ["'=x", "'a'"],
    ]);
  });

  it('may be of different widths, and as wide as they are', async () => {
    const [, short, long] = await cellsOf(`Código;Apellidos y nombres\n1\n2;Ana;${'x;'.repeat(100)}\n`);
    expect([short, long?.length]).toEqual([['1'], 102]);
  });

  it('keep a NUL within a cell, which refuses that row alone', async () => {
    const filler = 'x'.repeat(40);
    expect(await cellsOf(`Código;Apellidos y nombres\n1;A\0na ${filler}\n`)).toEqual([HEADER, ['1', `A\0na ${filler}`]]);
  });
});

describe('what is refused', () => {
  it.each([
    ['a header alone', 'Código;Apellidos y nombres\r\n', 'planilla.sinFilas'],
    ['blank lines alone', '\n\n  \n', 'planilla.sinFilas'],
    ['a mark alone', '\uFEFF', 'planilla.sinFilas'],
    ['a quote without an end', 'Código;Apellidos y nombres\n1;Ana\n2;"Eva\n3;Luz\n4;Sol\n', 'planilla.comillas {"fila":3}'],
    ['a quote without an end in the last cell', 'Código;Apellidos y nombres\n1;"', 'planilla.comillas {"fila":2}'],
    [
      'a quote that ends in a later row',
      'Código;Apellidos y nombres;Sede\n1;Ana;x\n2;"Eva;x\n3;Luz";x\n4;Sol;x\n',
      'planilla.comillas {"fila":3}',
    ],
    ['too many rows', `Código;Apellidos y nombres\n${'1;a\n'.repeat(1001)}`, 'planilla.filas {"maximo":1000}'],
    ['one long cell', `Código;Apellidos y nombres\n1;${'x'.repeat(32_768)}`, 'planilla.celdaLarga {"celda":"B2","maximo":32767}'],
  ])('%s', async (_what, content, reason) => {
    expect(await answerOf(content)).toBe(reason);
  });

  it.each([
    ['one line', 'ñ'.repeat(LIMITS.maxBytes / 2), 'planilla.otroArchivo'],
    ['long lines', fileOf(`${'ñ'.repeat(LONGEST_LINE / 2)}\n`), 'planilla.celdaLarga {"celda":"A1","maximo":32767}'],
    ['long lines of older systems', fileOf(`${'x'.repeat(LONGEST_LINE)}\r`), 'planilla.celdaLarga {"celda":"A1","maximo":32767}'],
    ['one quote over lines', `"${fileOf(`${'x'.repeat(LONGEST_LINE)}\n`).slice(1)}`, 'planilla.comillas {"fila":1}'],
    ['quotes', fileOf(`${'"'.repeat(LONGEST_LINE)}\n`), 'planilla.celdaLarga {"celda":"A1","maximo":32767}'],
    ['separators', fileOf(`${';'.repeat(LONGEST_LINE)}\n`), 'planilla.celdaLarga {"celda":"A1","maximo":32767}'],
    ['line ends', '\n'.repeat(LIMITS.maxBytes), 'planilla.filas {"maximo":1048576}'],
    ['one line of more', 'x'.repeat(30 * 1024 * 1024), 'planilla.grande'],
    ['a line too long by one character', `1;a\n${'x'.repeat(LONGEST_LINE + 1)}`, 'planilla.otroArchivo'],
  ])('the largest file of nothing but %s, within the memory of the thread', async (_what, content, reason) => {
    expect(await answerOf(content)).toBe(reason);
  });
});

test('the largest file with a good end reads as any other', async () => {
  const people = Array.from({ length: 1000 }, (_none, index) => [String(index).padStart(8, '0'), `Peña ${'y'.repeat(5000)}`]);
  expect(await answerOf(quoted([HEADER, ...people], ';'))).toEqual(people);
});
