import { deflateRawSync } from 'node:zlib';
import { buildSheet } from '@portal/testkit/files/spreadsheet.ts';
import { CONTENT_TYPES, workbookParts as workbook } from '@portal/testkit/files/workbook.ts';
import { buildZip, buildZip64 } from '@portal/testkit/files/zip.ts';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors/errors.ts';
import { rowTexts } from './cell-text.ts';
import { openFile } from './open-file.ts';
import { collectRows } from './collect-rows.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { SpreadsheetError } from './sheet.ts';

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxRows: 50_001, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };
const COLUMNS = [{ campo: 'codigo', titulo: 'Código', otros: [] }];
/** Reads the rows of the first sheet. */
const read = async (bytes: Uint8Array, limits = LIMITS) => {
  const { rows, take } = collectRows(limits);
  openFile(bytes, limits, COLUMNS).sheets[0]?.scan(take);
  return rows;
};
const refusal = (bytes: Uint8Array) =>
  readSpreadsheet(bytes, { limits: LIMITS, columns: COLUMNS, pedido: { iguales: 0 }, id_usuario: 1 }).then(
    () => 'se leyó',
    (error: unknown) => (error instanceof AppError ? `${error.code} ${error.message}` : String(error)),
  );

describe('reading', () => {
  it('keeps row numbers over empty rows, and leading zeros', async () => {
    const rows = await read(await buildSheet([['Código'], ['00012345'], [null], [''], ['  007 ']]));
    expect(rows).toEqual([
      { fila: 1, celdas: ['Código'] },
      { fila: 2, celdas: ['00012345'] },
      { fila: 5, celdas: ['007'] },
    ]);
  });

  it('reads the saved result of a formula and marks its cell, rich text as plain text, and cells without a reference', async () => {
    const cells =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="inlineStr"><is><r><t>ne</t></r><r><rPr><b/></rPr><t>gro</t></r></is></c></row>' +
      '<row><c t="str"><f>A1&amp;"x"</f><v>2x</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>';
    expect(await read(buildZip(workbook(cells)))).toEqual([
      { fila: 1, celdas: [2, 'negro'], formulas: [0] },
      { fila: 2, celdas: ['2x', true, '#N/A'], formulas: [0] },
    ]);
  });

  it('reads percentages and padded codes as displayed, other numbers unformatted', async () => {
    const numbers = [
      [0.5, '0%'],
      [0.125, '0.0%'],
      [1234567, '00000000'],
      [2, '0.00'],
      [3.5, 'General'],
    ] as const;
    const cells = new Map(numbers.map(([value, numFmt], index) => [`3,${index + 1}`, { value, style: { numFmt } }]));
    const sheet = { name: 'Hoja', rows: [['Opción'], [null], ['x', 0.5], ['y', ...numbers.map(([value]) => value)]], cells };
    const rows = await read(await writeXlsx({ sheets: [sheet] }));
    expect(rows.map(({ fila, celdas }) => ({ fila, celdas }))).toEqual([
      { fila: 1, celdas: ['Opción'] },
      { fila: 3, celdas: ['x', 0.5] },
      { fila: 4, celdas: ['y', '50%', '12.5%', '01234567', 2, 3.5] },
    ]);
  });

  it('reads a time-only cell as its time', async () => {
    const cells = new Map([['0,0', { value: 0.4375, style: { numFmt: 'h:mm' } }]]);
    const [row] = await read(await writeXlsx({ sheets: [{ name: 'Hoja', rows: [[0.4375]], cells }] }));
    expect(row && rowTexts(row)).toEqual(['10:30']);
  });

  it('reads 50,000 rows and refuses one more', async () => {
    const rows = Array.from({ length: 50_001 }, (_none, index) => [`código ${index}`, index]);
    expect(await read(await buildSheet(rows))).toHaveLength(50_001);
    expect(await refusal(await buildSheet([...rows, ['una más', 0]]))).toBe('no_procesable planilla.filas {"maximo":50000}');
  });

  it('refuses a cell that is longer than Excel makes one, and names it', async () => {
    expect(await refusal(await buildSheet([['Código'], ['001', 'x'.repeat(32_768)]]))).toBe(
      'no_procesable planilla.celdaLarga {"celda":"B2","maximo":32767}',
    );
  });

  it('reads a cell at the end of the sheet', async () => {
    const rows = await read(
      buildZip(workbook('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
    );
    expect(rows.map(({ fila, celdas }) => [fila, celdas.length, celdas.at(-1)])).toEqual([
      [1, 1, 1],
      [1_048_576, 16_384, 1],
    ]);
  });

  it('counts no row without a value, however many are formatted', async () => {
    const empty = Array.from({ length: 260_000 }, (_none, index) => `<row r="${index + 3}" s="1"><c r="A${index + 3}" s="1"/></row>`);
    const rows = `<row r="1"><c r="A1" t="str"><v>Código</v></c></row><row r="2"><c r="A2"><v>7</v></c></row>${empty.join('')}`;
    expect(await refusal(buildZip(workbook(rows)))).toBe('se leyó');
  });
});

describe('bombs', () => {
  const zeros = Buffer.alloc(1024 ** 3);
  const packed = deflateRawSync(zeros, { level: 9 });

  it('refuses a directory that announces too large sizes', async () => {
    const bomb = buildZip([...workbook(''), { name: 'xl/sharedStrings.xml', packed, unpacked: zeros.length }]);
    expect(await refusal(bomb)).toBe('no_procesable planilla.grande');
  });

  it('refuses a part that is larger than its announced size', async () => {
    const bomb = buildZip([...workbook(''), { name: 'xl/sharedStrings.xml', packed, unpacked: 1000 }]);
    expect(await refusal(bomb)).toBe('no_procesable planilla.grande');
  });

  const bomb = { name: 'xl/worksheets/sheet1.xml', packed, unpacked: zeros.length };
  it.each([
    ['by the size of the directory', { size: 0xffffffff }],
    ['by its offset', { offset: 0xffffffff }],
    ['by the count of entries', { count: 0xffff }],
    ['by its locator alone', {}],
  ])('refuses a second directory, which a ZIP64 record names %s', async (_how, end) => {
    const harmless = workbook('<row r="1"><c r="A1"><v>1</v></c></row>');
    const hidden = [...harmless.slice(0, -1), bomb];
    expect(await refusal(buildZip64(harmless, hidden, end))).toBe('no_procesable planilla.rota');
  });

  it('refuses bytes between the directory and its end', async () => {
    const whole = buildZip(workbook('<row r="1"><c r="A1"><v>1</v></c></row>'));
    const end = whole.length - 22;
    expect(await refusal(Buffer.concat([whole.subarray(0, end), Buffer.alloc(40), whole.subarray(end)]))).toBe(
      'no_procesable planilla.rota',
    );
  });

  it('refuses rows with a single cell in the last column, as soon as they cost too much', async () => {
    const rows = Array.from({ length: 1000 }, (_none, index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`);
    expect(await refusal(buildZip(workbook(rows.join(''))))).toBe('no_procesable planilla.celdas {"columna":"XFD"}');
    expect(await read(buildZip(workbook(rows.slice(0, 200).join(''))))).toHaveLength(200);
  });

  it('refuses many parts that unpack to much together', async () => {
    const part = { packed: deflateRawSync(zeros.subarray(0, 50 * 1024 ** 2)), unpacked: 50 * 1024 ** 2 };
    const parts = [1, 2, 3].map((number) => ({ name: `xl/media/${number}.xml`, ...part }));
    expect(await refusal(buildZip([...workbook(''), ...parts]))).toBe('no_procesable planilla.grande');
  });

  it('refuses more parts than a workbook has', async () => {
    const parts = Array.from({ length: 1000 }, (_none, index) => ({ name: `xl/media/${index}.xml`, text: '' }));
    expect(await refusal(buildZip([...workbook(''), ...parts]))).toBe('no_procesable planilla.grande');
  });

  it.each([
    ['elements within elements', '<a>'.repeat(200_000)],
    ['comments without an end', '<!--'.repeat(200_000)],
    ['a reference beyond the sheet', '<row r="99999999999999999999"><c r="ZZZZZZZZ99999999999"><v>1</v></c></row>'],
    ['a cell that is never closed', '<row r="1">' + '<c r="A1"><v>1'.repeat(100_000)],
    ['ampersands', `<row r="1"><c r="A1" t="str"><v>${'&'.repeat(500_000)}</v></c></row>`],
  ])('ends with rows or a reason on %s', async (_what, xml) => {
    expect(await refusal(buildZip(workbook(xml)))).toMatch(/^(se leyó|no_procesable planilla\.\w+( \{.*\})?)$/);
  });

  it('refuses entities that multiply', async () => {
    const lol = `<!DOCTYPE l [<!ENTITY a "ja"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`;
    const parts = workbook('<row r="1"><c r="A1" t="str"><v>&c;</v></c></row>').map((part) =>
      'text' in part && part.name.endsWith('sheet1.xml') ? { ...part, text: lol + part.text } : part,
    );
    expect(await refusal(buildZip(parts))).toBe('no_procesable planilla.ilegible');
  });
});

describe('files that are not workbooks', () => {
  it.each([
    ['bytes', Buffer.from([1, 0, 2, 0, 255].concat(Array.from({ length: 100 }, () => 7))), 'otroArchivo'],
    ['a web page', Buffer.from('<!DOCTYPE html><table><tr><td>001</td></tr></table>'), 'paginaWeb'],
    ['a table of a web page', Buffer.from('\n<table border="1"><tr><td>001</td></tr></table>'), 'paginaWeb'],
    ['a book of XML', Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'), 'paginaWeb'],
    ['a binary book', buildZip(['[Content_Types].xml', 'xl/workbook.bin'].map((name) => ({ name, text: 'x' }))), 'binario'],
    ['a book of Numbers', buildZip(['Index/Document.iwa', 'Metadata/Properties.plist'].map((name) => ({ name, text: 'x' }))), 'deNumbers'],
    ['nothing', Buffer.from(''), 'vacia'],
    ['too many bytes', Buffer.alloc(30 * 1024 * 1024, 'x'), 'grande'],
    [
      'a sheet of OpenDocument',
      buildZip([
        { name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet' },
        { name: 'content.xml', text: '<a/>' },
      ]),
      'deOpenDocument',
    ],
    ['the beginning of an archive', Buffer.from('PK\u0003\u0004'), 'rota'],
    ['an old .xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'antigua'],
    ['a PDF', Buffer.from(`%PDF-1.7\n%\u0000${'x'.repeat(500)}`), 'otroArchivo'],
    [
      'a document',
      buildZip([
        { name: '[Content_Types].xml', text: CONTENT_TYPES },
        { name: 'word/document.xml', text: '<a/>' },
      ]),
      'otroArchivo',
    ],
    ['an empty archive', buildZip([]), 'otroArchivo'],
  ])('is refused: %s', async (_what, bytes, reason) => {
    expect(await refusal(bytes)).toBe(`no_procesable planilla.${reason}`);
  });

  it('with truncated XML: is refused with a reason, or its complete rows are read', async () => {
    expect(await refusal(buildZip(workbook('<row r="1"><c r="A1"')))).toMatch(/^(se leyó|no_procesable planilla\.(ilegible|sinFilas))$/);
  });

  it('truncated at any byte: is refused', async () => {
    const whole = await buildSheet([
      ['a', 'b'],
      ['1', '2'],
    ]);
    for (let end = 0; end < whole.length; end += 97) await expect(read(whole.slice(0, end))).rejects.toThrow(SpreadsheetError);
  });
});
