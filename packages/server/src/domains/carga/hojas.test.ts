import type { LecturaElegida } from '@portal/contract/core';
import { usuarioApi, usuarioImportacion } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type CargaCells, readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { workbookOf } from '@portal/testkit/files/workbook.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const { imported, persona } = useCarga(test, () => token);

const sheetRows = (...rows: readonly CargaCells[]) => [
  usuarioImportacion.columns.map(({ titulo }) => titulo),
  ...rows.map((row) => usuarioImportacion.columns.map(({ campo }) => String(row[campo] ?? ''))),
];
const send = (body: Uint8Array, pedido: LecturaElegida = {}, completa: 0 | 1 = 0) =>
  test.call(usuarioApi.importar, { body, query: { archivo: 'personal.xlsx', ...pedido, opciones: { completa } }, token });

it('takes no sheet for the complete list while another one with the same headers is unread', async () => {
  const [central, norte] = [persona(), persona({ nombre: 'Nora' })];
  await imported([central, norte]);
  const book = workbookOf([
    { name: 'Sede central', rows: sheetRows(central) },
    { name: 'Sede norte', rows: sheetRows(norte) },
  ]);
  const refused = await send(book, {}, 1);
  expect([refused.status, refused.problem?.message]).toEqual([
    422,
    'La hoja «Sede norte» tiene los mismos encabezados y no se leyó. Léalas todas antes de decir que el archivo es la lista completa.',
  ]);
  const { data } = await send(book, { hoja: 'Sede central', iguales: 1 }, 1);
  expect(data.lectura.hojas.map(({ nombre, filas, leida }) => [nombre, filas, leida])).toEqual([
    ['Sede central', 1, true],
    ['Sede norte', 1, true],
  ]);
  expect(data.filas.map(({ hoja, fila, estado }) => [hoja, fila, estado])).toEqual([
    ['Sede central', 2, 'existente'],
    ['Sede norte', 2, 'existente'],
  ]);
  expect(data.ceses).toEqual([]);
});

it('takes no sheet for the complete list while one without headers goes on with it', async () => {
  const [one, other] = [persona(), persona({ nombre: 'Nora' })];
  await imported([one, other]);
  const book = workbookOf([
    { name: 'Lista', rows: sheetRows(one) },
    { name: 'Hoja2', rows: sheetRows(other).slice(1) },
  ]);
  const refused = await send(book, {}, 1);
  expect([refused.status, refused.problem?.message]).toEqual([
    422,
    'La hoja «Hoja2» no tiene encabezados, sigue la lista y no se leyó. Léalas todas antes de decir que el archivo es la lista completa.',
  ]);
  const { data } = await send(book, { hoja: 'Lista', iguales: 1 }, 1);
  expect([data.existentes, data.cesan, data.lectura.hojas.map(({ leida }) => leida)]).toEqual([2, 0, [true, true]]);
});

it('takes no list for complete while nobody said whether its hidden rows count', async () => {
  const people = [persona(), persona(), persona()];
  await imported(people);
  const book = workbookOf([{ name: 'Hoja', rows: sheetRows(...people), hiddenRows: [3, 4] }]);
  expect((await send(book)).data).toMatchObject({ total: 1, lectura: { filas_ocultas: 2, ocultas_leidas: false } });
  const refused = await send(book, {}, 1);
  expect(refused.problem?.message).toBe(
    'Hay 2 filas ocultas que no se leyeron. Diga si cuentan antes de decir que el archivo es la lista completa.',
  );
  expect((await send(book, { ocultas: 0 }, 1)).status).toBe(200);
  expect((await send(book, { ocultas: 1 }, 1)).data).toMatchObject({ existentes: 3, lectura: { ocultas_leidas: true } });
});

it('names the sheet of a refused row, also in the file of refused rows', async () => {
  const [one, other] = [persona(), persona({ nombre: '' })];
  const book = workbookOf([
    { name: 'Uno', rows: sheetRows(one) },
    { name: 'Dos', rows: sheetRows(other) },
  ]);
  const { data } = await send(book, { hoja: 'Uno', iguales: 1 });
  const url = `/api/usuario/importar/rechazadas/${data.id_importacion}`;
  const file = await test.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const [header, row] = await readSheet(file.rawPayload);
  expect([header?.slice(-3), row?.slice(-3, -1)]).toEqual([
    ['Hoja', 'Fila', 'Motivo'],
    ['Dos', 2],
  ]);
});

it('names the sheet of the row that another one repeats, where several were read', async () => {
  const [one, other] = [persona({ mail: 'compartido@example.com' }), persona({ mail: 'compartido@example.com' })];
  const book = workbookOf([
    { name: 'Uno', rows: sheetRows(one) },
    { name: 'Dos', rows: sheetRows({ ...one, n_doc: '49000003' }, other) },
  ]);
  const { data } = await send(book, { hoja: 'Uno', iguales: 1 });
  expect(data.filas.map(({ error, aviso }) => error ?? aviso)).toEqual([
    null,
    `Error: Código: «${String(one.codigo)}» repite el de la fila 2 («Uno»).`,
    'Correo: «compartido@example.com» es también el de la fila 2 («Uno»).',
  ]);
});

it('says as what a file of Macintosh was read, with two of its names', async () => {
  const row = persona({ nombre: 'José Ángel', apellido_paterno: 'Muñoz' });
  const MAC: Readonly<Record<string, number>> = { é: 0x8e, Á: 0xe7, ñ: 0x96, ó: 0x97, ú: 0x9c, í: 0x92, á: 0x87 };
  const csv = sheetRows(row)
    .map((cells) => cells.join(';'))
    .join('\r');
  const bytes = Uint8Array.from(csv.normalize('NFC'), (letter) => MAC[letter] ?? letter.charCodeAt(0));
  const { data } = await send(bytes);
  expect(data.filas[0]).toMatchObject({ estado: 'nueva', nombre: 'José Ángel', apellido_paterno: 'Muñoz' });
  expect(data.lectura.letras?.codificacion).toBe('Macintosh');
});

it('asks for a doubtful row of one sheet alone, although another sheet has a row of its number', async () => {
  const [one, other] = [persona({ nombre: 'Rosa' }), persona({ nombre: 'Nora' })];
  await imported([one, other]);
  const stranger = { nombre: 'Zacarías', apellido_paterno: 'Huamán' };
  const book = workbookOf([
    { name: 'Sede, central!', rows: sheetRows({ ...one, ...stranger, n_doc: '49000001' }) },
    { name: 'Norte', rows: sheetRows({ ...other, ...stranger, n_doc: '49000002' }) },
  ]);
  const pedido = { hoja: 'Norte', iguales: 1 };
  const { data } = await send(book, pedido);
  expect(data.dudosas.map(({ hoja, fila, misma }) => [hoja, fila, misma])).toEqual([
    ['Sede, central!', 2, false],
    ['Norte', 2, false],
  ]);
  const query = { archivo: 'personal.xlsx', ...pedido, opciones: { mismas: data.dudosas[0]!.clave } };
  const answered = await test.call(usuarioApi.importar, { body: book, query, token });
  expect(answered.data.dudosas.map(({ misma }) => misma)).toEqual([true, false]);
  expect(answered.data.filas.map(({ estado }) => estado)).toEqual(['cambiada', 'rechazada']);
});
