import { SHEET_QUERY_TYPE, sheetQuery, withQuery } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { usuarioSheet } from '@portal/testkit/files/spreadsheet.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let stranger = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  stranger = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const { persona, confirm, stored } = useCarga(test, () => token);

interface Mend {
  readonly desde?: number;
  readonly celdas?: Readonly<Record<string, string>>;
  readonly fila?: number;
  readonly bearer?: string;
}
const send = (body: Uint8Array, { desde, celdas, fila = 2, bearer = token }: Mend = {}) =>
  test.call(usuarioApi.importar, {
    body,
    query: { archivo: 'personal.xlsx', desde, enmienda: celdas && (JSON.stringify({ fila, hoja: null, celdas }) as never) },
    token: bearer,
  });

it('judges a mended cell as one of the file, and keeps both texts with the import', async () => {
  const row = persona({ fecha_ingreso: '31/02/2026', nombre: 'Rosa' });
  const file = await usuarioSheet(row);
  const first = (await send(file)).data;
  expect(first.filas[0]).toMatchObject({ estado: 'rechazada', enmiendas: null });
  // Untidy on purpose: blanks, a sign that nobody sees, a day in another writing.
  const celdas = { fecha_ingreso: ' 28 de febrero de 2026 ', nombre: ' Rosa\u200b  María ' };
  const mended = (await send(file, { desde: first.id_importacion, celdas })).data;
  expect(mended.filas[0]).toMatchObject({ estado: 'nueva', nombre: 'Rosa María', fecha_ingreso: '28/02/2026' });
  expect(mended.filas[0]?.enmiendas?.['fecha_ingreso']).toEqual({ archivo: '31/02/2026', enmienda: '28 de febrero de 2026' });
  expect(mended.enmendadas).toBe(2);
  await confirm(mended.id_importacion);
  expect(await stored(row.codigo)).toMatchObject({ nombres: 'Rosa María', fecha_ingreso: '2026-02-28' });
  const rows = await test.call(usuarioApi.importarFilas, { params: { id: mended.id_importacion }, query: {}, token });
  expect(rows.data[0]?.enmiendas?.['nombre']?.archivo).toBe('Rosa');
  const { data: past } = await test.call(usuarioApi.importarLista, { query: {}, token });
  expect(past[0]).toMatchObject({ id_importacion: mended.id_importacion, enmendadas: 2 });
});

it('keeps what was mended before, row by row, and takes a cell back by the text of the file', async () => {
  const rows = [persona({ nombre: '' }), persona({ nombre: '' })];
  const file = await usuarioSheet(...rows);
  const first = (await send(file)).data;
  const second = (await send(file, { desde: first.id_importacion, celdas: { nombre: 'Ana' } })).data;
  const third = (await send(file, { desde: second.id_importacion, fila: 3, celdas: { nombre: 'Eva' } })).data;
  expect([third.aceptadas, third.rechazadas, third.enmendadas]).toEqual([2, 0, 2]);
  // The other tab still works with the review before.
  const other = (await send(file, { desde: first.id_importacion, fila: 3, celdas: { nombre: 'Iris' } })).data;
  expect([other.aceptadas, other.enmendadas]).toEqual([1, 1]);
  const back = (await send(file, { desde: third.id_importacion, celdas: { nombre: '' } })).data;
  expect([back.aceptadas, back.rechazadas, back.enmendadas]).toEqual([1, 1, 1]);
});

it('puts no mended cell on a file that says something else there', async () => {
  const row = persona({ nombre: '' });
  const first = (await send(await usuarioSheet(row), { celdas: { nombre: 'Ana' } })).data;
  const other = (await send(await usuarioSheet({ ...row, nombre: 'Zoila' }), { desde: first.id_importacion })).data;
  expect([other.filas[0]?.nombre, other.enmendadas]).toEqual(['Zoila', 0]);
});

it('refuses what is no mending, a row that was not read, and the review of somebody else', async () => {
  const file = await usuarioSheet(persona());
  const { data } = await send(file);
  const unread = await send(file, { fila: 9, celdas: { nombre: 'Ana' } });
  expect([unread.status, unread.problem?.message]).toEqual([422, 'La fila 9 no está entre las que se leyeron.']);
  expect((await send(file, { desde: data.id_importacion, bearer: stranger })).status).toBe(403);
  for (const enmienda of ['{', '[]', '{"fila":2,"celdas":{}}', '{"fila":0,"celdas":{"nombre":"x"}}']) {
    const query = { archivo: 'personal.xlsx', enmienda: enmienda as never };
    expect((await test.call(usuarioApi.importar, { body: file, query, token })).status, enmienda).toBe(400);
  }
  const judged = (await send(file, { desde: data.id_importacion, celdas: { n_doc: 'a\u0000b', tipo_doc: '=1+1' } })).data;
  expect(judged.filas[0]?.estado).toBe('rechazada');
});

it('takes a mended row of any length before the file, where an address has no room', async () => {
  const row = persona({ nombre: 'Rosa' });
  const file = await usuarioSheet(row);
  const sent = (payload: Uint8Array) =>
    test.inject({
      method: 'POST',
      url: '/api/usuario/importar?filas=0',
      payload: Buffer.from(payload),
      headers: { 'content-type': SHEET_QUERY_TYPE, authorization: `Bearer ${token}` },
    });
  const largo = 'Área de abastecimiento '.repeat(900);
  const enmienda = JSON.stringify({ fila: 2, hoja: null, celdas: { nombre: 'Ana', trabajador: largo } });
  const answer = await sent(
    withQuery(Buffer.from(sheetQuery({ archivo: 'personal.xlsx', filas: 1, enmienda, opciones: { reactivar: 1 } })), file),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const [read] = answer.json<{ filas: { nombre: string; trabajador: string; error: string }[] }>().filas;
  expect([read?.nombre, read?.trabajador]).toEqual(['Ana', largo.trim()]);
  expect(read?.error, 'the row is judged by its own limit').toContain('Tipo de trabajador');
  const broken = [
    new Uint8Array(),
    new Uint8Array([0, 0, 0, 9, 91, 93]),
    new Uint8Array([0, 0, 0, 2, 123, 125]),
    new Uint8Array([0, 0, 0, 1, 0xff]),
    withQuery(Buffer.from(JSON.stringify([['archivo', 'a'.repeat(1_000_000)]])), file),
  ];
  for (const [index, body] of broken.entries()) expect((await sent(body)).statusCode, String(index)).toBe(400);
});
