import type { LecturaElegida } from '@portal/contract/core';
import { workbookOf, workbookParts } from '@portal/testkit/files/workbook.ts';
import { buildZip, type ZipPart } from '@portal/testkit/files/zip.ts';
import { describe, expect, it } from 'vitest';
import { openFile } from './open-file.ts';
import { readSheets } from './read-sheets.ts';
import { SpreadsheetError } from './sheet.ts';

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxRows: 51, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };
const COLUMNS = [
  { campo: 'codigo', titulo: 'Código', otros: [], comoSeVe: true },
  { campo: 'nombre', titulo: 'Nombre', otros: [] },
  { campo: 'sede', titulo: 'Sede', otros: [], opcional: true },
];
const HEADER = ['Código', 'Nombre'];
const people = (...names: readonly string[]) => [HEADER, ...names.map((name, index) => [`${name.charAt(0)}${index}`, name])];

const read = (bytes: Uint8Array, pedido: LecturaElegida = {}) =>
  readSheets(openFile(bytes, LIMITS, COLUMNS), { limits: LIMITS, columns: COLUMNS, pedido: { iguales: 0, ...pedido } as never });
const namesIn = (bytes: Uint8Array, pedido: LecturaElegida = {}) => read(bytes, pedido).rows.map(({ textos }) => textos[1]);
function refusal(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    return error instanceof SpreadsheetError ? error.sentence : error;
  }
}

describe('a workbook of several sheets', () => {
  const book = workbookOf([
    { name: 'Leer primero', rows: [['Cómo llenar'], ['Una fila'], ['por'], ['persona'], ['y'], ['nada'], ['más']] },
    { name: 'Personal', rows: people('Ana', 'Eva', 'Luz') },
    { name: 'Antiguos', rows: people('Sol', 'Paz', 'Flor', 'Rosa'), hidden: true },
    { name: 'Cesados', rows: people('Noé') },
    { name: 'Nada', rows: [] },
  ]);

  it('has the fullest sheet in sight with the headers read, and names every other one with rows', () => {
    const { rows, lectura } = read(book);
    expect(rows.map(({ textos, hoja }) => [textos[1], hoja])).toEqual([
      ['Ana', undefined],
      ['Eva', undefined],
      ['Luz', undefined],
    ]);
    expect(lectura.hojas).toEqual([
      { nombre: 'Leer primero', filas: 7, oculta: false, leida: false, igual: false },
      { nombre: 'Personal', filas: 3, oculta: false, leida: true, igual: true },
      { nombre: 'Antiguos', filas: 4, oculta: true, leida: false, igual: true },
      { nombre: 'Cesados', filas: 1, oculta: false, leida: false, igual: true },
    ]);
  });

  it('has the sheet read that is asked for by its name, a hidden one too', () => {
    expect(namesIn(book, { hoja: 'Cesados' })).toEqual(['Noé']);
    expect(namesIn(book, { hoja: 'Antiguos' })).toEqual(['Sol', 'Paz', 'Flor', 'Rosa']);
  });

  it('has every sheet with the headers read at once, and each row names its sheet and number', () => {
    const { rows } = read(book, { iguales: 1 });
    expect(rows.map(({ hoja, fila }) => `${hoja} ${fila}`)).toEqual([
      'Personal 2',
      'Personal 3',
      'Personal 4',
      'Antiguos 2',
      'Antiguos 3',
      'Antiguos 4',
      'Antiguos 5',
      'Cesados 2',
    ]);
  });

  it('counts the rows of all sheets that are read', () => {
    const names = Array.from({ length: 30 }, (_none, index) => `Ana${index}`);
    const two = workbookOf([
      { name: 'A', rows: people(...names) },
      { name: 'B', rows: people(...names) },
    ]);
    expect(refusal(() => read(two, { iguales: 1 }))).toEqual({ clave: 'planilla.filas', valores: { maximo: 50 } });
  });

  it('is refused for a name that no sheet has, with those that it has', () => {
    expect(refusal(() => read(book, { hoja: 'Otra' }))).toMatchObject({ clave: 'planilla.hojaDesconocida' });
  });

  it('is read in the sheet that is meant although it lacks a column, which is named', () => {
    const lacking = workbookOf([
      { name: 'Notas', rows: [['x']] },
      {
        name: 'Personal',
        rows: [
          ['Sede', 'Código'],
          ['Norte', '1'],
          ['Sur', '2'],
        ],
      },
    ]);
    const { columnas, rows, lectura } = read(lacking);
    expect([columnas.faltan, rows.map(({ textos }) => textos)]).toEqual([
      ['Nombre'],
      [
        ['1', '', 'Norte'],
        ['2', '', 'Sur'],
      ],
    ]);
    expect(lectura.hojas.map(({ nombre, leida, igual }) => [nombre, leida, igual])).toEqual([
      ['Notas', false, false],
      ['Personal', true, false],
    ]);
  });

  it('names the sheet that is refused', () => {
    const long = workbookOf([
      { name: 'Notas', rows: [['x']] },
      { name: 'Personal', rows: people('x'.repeat(32_768)) },
    ]);
    expect(refusal(() => read(long))).toMatchObject({
      clave: 'planilla.enHoja',
      valores: { hoja: { clave: 'comun.cita', valores: { texto: 'Personal' } }, motivo: { clave: 'planilla.celdaLarga' } },
    });
  });

  it.each([0, 1])('of equally full sheets proposes the one that is seen on opening: %s', (active) => {
    const two = [
      { name: 'A', rows: people('Ana') },
      { name: 'B', rows: people('Eva') },
    ];
    expect(namesIn(workbookOf(two, active))).toEqual([['Ana', 'Eva'][active]]);
  });
});

describe('what is hidden', () => {
  const rows = people('Ana', 'Eva', 'Luz', 'Sol');

  it('is left out and counted, and read when it is asked for', () => {
    const filtered = workbookOf([{ name: 'Hoja', rows, hiddenRows: [3, 4] }]);
    expect(read(filtered).lectura).toMatchObject({ hojas: [], filas_ocultas: 2, ocultas_leidas: false });
    expect(namesIn(filtered)).toEqual(['Ana', 'Sol']);
    expect(namesIn(filtered, { ocultas: 1 })).toEqual(['Ana', 'Eva', 'Luz', 'Sol']);
  });

  it('is read when nothing else is there, and a hidden header is a header', () => {
    const all = workbookOf([{ name: 'Hoja', rows, hiddenRows: [1, 2, 3, 4, 5] }]);
    expect(read(all).lectura).toMatchObject({ filas_ocultas: 4, ocultas_leidas: true });
    expect(namesIn(all)).toHaveLength(4);
  });

  it.each(['min="2" max="2" hidden="1"', 'min="2" max="16384" width="0" customWidth="1"'])(
    'names the columns that it reads: %s',
    (column) => {
      expect(read(workbookOf([{ name: 'Hoja', rows, columns: [column] }])).lectura.columnas_ocultas).toEqual(['B']);
    },
  );
});

describe('parts of a workbook', () => {
  const parts = workbookParts(
    '<row><c t="str"><v>Código</v></c><c t="str"><v>Nombre</v></c></row><row><c><v>7</v></c><c t="str"><v>Ana</v></c></row>',
  );
  const renamed = (change: (name: string) => string): ZipPart[] => parts.map((part) => ({ ...part, name: change(part.name) }));
  const moved = (target: string, name: string): ZipPart[] =>
    renamed((old) => (old.startsWith('xl/') ? old.replace('xl/', '') : old))
      .map((part) =>
        'text' in part
          ? { ...part, text: part.text.replace('xl/workbook.xml', 'workbook.xml').replace('worksheets/sheet1.xml', target) }
          : part,
      )
      .map((part) => (part.name === 'worksheets/sheet1.xml' ? { ...part, name } : part));

  it.each([
    ['backslashes', renamed((name) => name.replaceAll('/', '\\'))],
    ['capitals', renamed((name) => name.toUpperCase())],
    ['a slash before them', renamed((name) => `/${name}`)],
    ['another folder, from the root', moved('/datos/Hoja de hoy.xml', 'datos/Hoja%20de%20hoy.xml')],
    ['another folder, from above', moved('../datos/h.xml', 'datos/h.xml')],
    ['backslashes in the relation', moved('datos\\h.xml', 'datos/h.xml')],
  ])('are found with %s', (_how, written) => {
    expect(namesIn(buildZip(written))).toEqual(['Ana']);
  });

  it('of a document are no workbook', () => {
    const document = parts.map((part) => (part.name === 'xl/workbook.xml' ? { name: part.name, text: '<w:document xmlns:w="w"/>' } : part));
    expect(refusal(() => read(buildZip(document)))).toEqual({ clave: 'planilla.otroArchivo' });
  });
});

describe('numbers as people see them', () => {
  const styled = (formats: readonly string[], values: readonly number[]) => {
    const numFmts = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('');
    const xfs = formats.map((_code, index) => `<xf numFmtId="${164 + index}"/>`).join('');
    const rows = values.map((value, index) => `<row><c s="${index}"><v>${value}</v></c><c s="${index}"><v>${value}</v></c></row>`).join('');
    const header = '<row><c t="str"><v>Código</v></c><c t="str"><v>Nombre</v></c></row>';
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles';
    return buildZip([
      ...workbookParts(header + rows).map((part) =>
        part.name.endsWith('workbook.xml.rels') && 'text' in part
          ? { ...part, text: part.text.replace('</', `<Relationship Id="rId9" Type="${type}" Target="styles.xml"/></`) }
          : part,
      ),
      { name: 'xl/styles.xml', text: `<styleSheet><numFmts>${numFmts}</numFmts><cellXfs>${xfs}</cellXfs></styleSheet>` },
    ]);
  };

  it.each([
    ['000000;@', 124, '000124', '000124'],
    ['[$-409]000000', 88, '000088', '000088'],
    ['[Red]000000;[Blue]-000000', 88, '000088', '000088'],
    ['00000000_ ', 1_234_567, '01234567', '01234567'],
    ['&quot;K-&quot;0000', 7, 'K-0007', '7'],
    ['00-000-000', 1_234_567, '01-234-567', '1234567'],
    ['\\N00000', 42, 'N00042', '42'],
    ['[&lt;=9999999]###-####;(##) ###-####', 5_551_234, '555-1234', '5551234'],
    ['[&lt;=9999999]###-####;(##) ###-####', 15_551_234, '(1) 555-1234', '15551234'],
    ['000', 12_345, '12345', '12345'],
    ['#,##0', 12_345, '12345', '12345'],
    ['0.00E+00', 45_000_000, '45000000', '45000000'],
    ['0.00', 7, '7', '7'],
    ['@', 7, '7', '7'],
    ['General', 0, '0', '0'],
  ])('%s of %d is %s as a code and %s as a number', (format, value, ...texts) => {
    expect(read(styled([format], [value])).rows.map(({ textos }) => textos.slice(0, 2))).toEqual([texts]);
  });
});

it('looks for headers in every column', () => {
  const far = [...Array.from({ length: 70 }, (_none, index) => `Nota ${index}`), ...HEADER];
  const row = [...Array.from({ length: 70 }, () => ''), '001', 'Ana'];
  const { rows, columnas } = read(workbookOf([{ name: 'Hoja', rows: [far, row] }]));
  expect([columnas.columnas.map(({ letra }) => letra), rows[0]?.textos]).toEqual([
    ['BS', 'BT', null],
    ['001', 'Ana', ''],
  ]);
});
