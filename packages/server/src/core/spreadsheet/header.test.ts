import { usuarioImportacion } from '@portal/contract/usuario';
import { describe, expect, it, test } from 'vitest';
import { headerName } from './header-name.rules.ts';
import { readTable } from './read-table.ts';
import type { SheetCell } from './table.rules.ts';

const { columns } = usuarioImportacion;
const table = (rows: readonly SheetCell[][], chosen?: Readonly<Record<string, string>>) =>
  readTable(
    { rows: rows.map((celdas, index) => ({ fila: index + 1, celdas })), isHidden: () => false },
    { columns, withHidden: false, chosen },
  );
const person = (tipo: string, numero: string): SheetCell[] =>
  ['GA', 'Grupo Andino', '0301', 'Tienda', 'Empleado', 'Ventas', tipo, numero, 'rosa@x.pe', '999888777', 'Rosa', 'Quispe', ''].concat([
    'P1',
    'Jefe',
    '01/02/2026',
    'F',
    '',
  ]);
const own = Array.from({ length: 18 }, (_, index) => `Col${index}`);

describe('headers that nobody knows', () => {
  test.each([
    ['DNI', '41000001'],
    ['CE', '000123456'],
    ['Pasaporte', 'AB123456'],
  ])('are no reason to look for them in a row of data with %s', (tipo, numero) => {
    const { columnas, rows, titulos } = table([own, person(tipo, numero), person(tipo, numero)]);
    expect([columnas.modo, columnas.fila, titulos]).toEqual(['posicion', null, 0]);
    expect(rows[1]?.textos.slice(6, 8)).toEqual([tipo, numero]);
  });

  it('are below titles, which are recognized by their width', () => {
    const { columnas, titulos } = table([['Personal'], ['Noviembre', '2026'], ['Lima'], own, person('DNI', '41000001')]);
    expect([columnas.modo, titulos]).toEqual(['posicion', 3]);
  });
});

test.each([
  ['NRO. DOC. IDENTIDAD', 'n_doc'],
  ['N° DE DOCUMENTO', 'n_doc'],
  ['Nº Doc. Ident.', 'n_doc'],
  ['Documento de Identidad (DNI/CE)', 'n_doc'],
  ['Nro DNI', 'n_doc'],
  ['N° de D.N.I.', 'n_doc'],
  ['# DOCUMENTO', 'n_doc'],
  ['Cod. Trabajador', 'codigo'],
  ['codTrabajador', 'codigo'],
  ['CÓDIGO_EMPLEADO', 'codigo'],
  ['F. Ingreso', 'fecha_ingreso'],
  ['Fec. de Ing. (dd/mm/aaaa)', 'fecha_ingreso'],
  ['Cod Jefe', 'jefe'],
  ['Ap. Pat.', 'apellido_paterno'],
  ['APELLIDOS', 'apellido_paterno'],
  ['Centro de costos', 'desc_ceco'],
  ['E-Mail', 'mail'],
  ['Tip. Doc.', 'tipo_doc'],
  ['Telf. móvil *', 'telefono'],
])('«%s» is read as %s', (header, campo) => {
  const row = ['Correo', 'Nombres', 'Apellido paterno', 'DNI', header].filter((each) => headerName(each) !== '');
  const { archivo } = table([row, ['a@b.pe', 'Rosa', 'Quispe', '41000001', 'x']]).columnas;
  expect(archivo[4]).toMatchObject({ letra: 'E', encabezado: header, campo });
});

test('columns that are not understood are named with some of their cells', () => {
  const { columnas } = table([
    ['DNI', 'Nombres', 'Apellidos', 'Sede', 'DNI del jefe'],
    ['41000001', 'Rosa', 'Quispe', 'Lima', '41000002'],
  ]);
  expect(columnas.archivo.filter(({ campo }) => campo === null)).toEqual([
    { letra: 'D', encabezado: 'Sede', campo: null, muestra: ['Lima'] },
    { letra: 'E', encabezado: 'DNI del jefe', campo: null, muestra: ['41000002'] },
  ]);
});

test('a person says what the columns are, whatever their headers', () => {
  const rows = [
    ['Doc. de la persona', 'Nombres', 'Familia'],
    ['41000001', 'Rosa', 'Quispe'],
  ];
  expect(table(rows).columnas.faltan).toEqual(['Número de documento', 'Apellido paterno']);
  const { columnas, rows: read } = table(rows, { n_doc: 'A', nombre: 'B', apellido_paterno: 'C' });
  expect([columnas.modo, columnas.fila, columnas.faltan]).toEqual(['elegidas', 1, []]);
  expect(read[0]?.textos.filter(Boolean)).toEqual(['41000001', 'Rosa', 'Quispe']);
});

test('two words of a row of data that are names make no header of it', () => {
  const row: SheetCell[] = person('DNI', '41000001');
  const { columnas } = table([own, row.map((cell) => (cell === '999888777' ? '' : cell))]);
  expect([columnas.modo, columnas.fila]).toEqual(['posicion', null]);
});

test('of two columns for one field the filled one is read, and different ones are marked', () => {
  const { rows, columnas } = table([
    ['DNI', 'Nombres', 'Apellidos', 'apellido_paterno'],
    ['41000001', 'Rosa', '', 'Quispe'],
    ['41000002', 'Rosa', 'Quispe', 'Quispe'],
    ['41000003', 'Rosa', 'Quispe', 'Rojas'],
  ]);
  const place = columns.findIndex(({ campo }) => campo === 'apellido_paterno');
  expect(rows.map(({ textos }) => textos[place])).toEqual(['Quispe', 'Quispe', 'Quispe']);
  expect(rows.map(({ choques }) => choques)).toEqual([[], [], [place]]);
  expect(columnas.archivo.filter(({ campo }) => campo === 'apellido_paterno').map(({ letra }) => letra)).toEqual(['C', 'D']);
});
