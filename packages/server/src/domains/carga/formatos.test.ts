import { usuarioApi, usuarioImportacion } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { workbookOf, type WrittenCell } from '@portal/testkit/files/workbook.ts';
import { reviewer } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

type Campo = (typeof usuarioImportacion.columns)[number]['campo'];
let number = 0;
function personaCells(cells: Readonly<Partial<Record<Campo, WrittenCell>>>): WrittenCell[] {
  number += 1;
  const usual: Partial<Record<Campo, WrittenCell>> = {
    cod_empresa: 'E1',
    empresa: 'Comercial Andina',
    tipo_doc: 'DNI',
    n_doc: String(43_000_000 + number),
    nombre: 'Rosa',
    apellido_paterno: 'Quispe',
    codigo: `F${number}`,
    ...cells,
  };
  return usuarioImportacion.columns.map(({ campo }) => usual[campo] ?? null);
}
const book = (...rows: readonly WrittenCell[][]) =>
  workbookOf([{ name: 'Hoja', rows: [usuarioImportacion.columns.map(({ titulo }) => titulo), ...rows] }]);
const review = reviewer(test, () => token, { archivo: 'formatos.xlsx' });

it.each([
  ['0%', 0.15, 'Código: la celda muestra «15%» y guarda «0.15». Se leyó «15%».'],
  ['#,##0', 1234, 'Código: la celda muestra «1,234» y guarda «1234». Se leyó «1234».'],
  ['"S/" #,##0.00', 123, 'Código: la celda muestra «S/ 123.00» y guarda «123». Se leyó «123».'],
  ['[$S/-280A] #,##0.00', 124, 'Código: la celda muestra «S/ 124.00» y guarda «124». Se leyó «124».'],
  ['0.00', 125, 'Código: la celda muestra «125.00» y guarda «125». Se leyó «125».'],
  ['0', 126.5, 'Código: la celda muestra «127» y guarda «126.5». Se leyó «126.5».'],
  ['0.00E+00', 4_700_931, 'Código: la celda muestra «4.70E+06» y guarda «4700931». Se leyó «4700931».'],
  [';;;', 127, 'Código: la celda muestra «» y guarda «127». Se leyó «127».'],
  ['dd/mm/yyyy', 45_000, 'Código: la celda es una fecha; el texto quedará como «15/03/2023».'],
  ['0000000', 123, null],
  ['"K-"0000', 7, null],
  ['0', 128, null],
  ['@', 129, null],
  ['General', 130, null],
])('a code of the format %s that stores %d says what is shown and what was read', async (format, stored, aviso) => {
  const { filas } = await review(book(personaCells({ codigo: { number: stored, format } })));
  expect(filas.map((fila) => [fila.estado, fila.aviso])).toEqual([['nueva', aviso]]);
});

it('says it of documents, telephones and texts too, counts it, finds its rows, and is silent of a mended cell', async () => {
  const money = '"S/" #,##0.00';
  const body = book(
    personaCells({ n_doc: { number: 43_900_001, format: '#,##0' } }),
    personaCells({ telefono: { number: 987_654_321, format: '#,##0' } }),
    personaCells({ telefono: { number: 987_654_322, format: '#,##0' } }),
    personaCells({ departamento: { number: 15, format: money } }),
    personaCells({ fecha_ingreso: { number: 45_000, format: '#,##0' } }),
  );
  const { avisos, filas, id_importacion } = await review(body);
  expect(filas.map(({ aviso }) => aviso?.split(':')[0] ?? null)).toEqual([
    'Número de documento',
    'Teléfono',
    'Teléfono',
    'Departamento',
    'Ingreso',
  ]);
  const telefono = avisos[0]!;
  expect(telefono).toMatchObject({ motivo: 'Teléfono: la celda muestra «…» y guarda «…». Se leyó «…».', filas: 2 });
  const found = await test.call(usuarioApi.importarFilas, {
    params: { id: id_importacion },
    query: { pagina: 1, filtro: { con_aviso: 'true', aviso: telefono.filtro! } },
    token,
  });
  expect(found.data.map(({ fila }) => fila)).toEqual([3, 4]);
  const enmienda = JSON.stringify({ fila: 3, hoja: null, celdas: { telefono: '987000111' } });
  const mended = await review(body, { desde: id_importacion, enmienda });
  expect(mended.filas[1]).toMatchObject({ telefono: '987000111', aviso: null });
});

it('refuses a code of more digits than a spreadsheet keeps', async () => {
  const { filas } = await review(book(personaCells({ ceco: Number('12345678901234567890'), desc_ceco: 'Planta' })));
  expect(filas[0]?.error).toMatch(/^Error: Cód\. CeCo: «1\.23456789012346E\+19» es un número que la hoja de cálculo abrevió/);
});
