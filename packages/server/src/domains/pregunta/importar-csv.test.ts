import { CSV_TYPE, XLSX_TYPE } from '@portal/contract/core';
import { preguntaApi, preguntaImportacion } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildParametro, DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

const HEADER = preguntaImportacion.columns.map(({ titulo }) => titulo).join(';');

/** Sends the bytes of a file under a name and a media type, as a browser does. */
const send = (payload: Uint8Array, { archivo = 'preguntas.csv', tipo = CSV_TYPE } = {}) =>
  test.inject({
    method: 'POST',
    url: '/api/pregunta/importar',
    query: { archivo },
    headers: { 'content-type': tipo, authorization: `Bearer ${token}` },
    payload: Buffer.from(payload),
  });

async function review(...given: Parameters<typeof send>) {
  const answer = await send(...given);
  expect(answer.statusCode, answer.body).toBe(200);
  return preguntaApi.importar.response.parse(answer.json());
}

it('reviews and writes the CSV of a system: Windows-1252, semicolons, a line break in a cell, blank lines at the end', async () => {
  const lines = [
    HEADER,
    '"¿Qué hace un año\r\ncon ""ñ""; y sin ella?";00012;No;‘A’;Nunca;1;General',
    '¿Sin correcta?;Sí;No;A veces;Nunca;9;General',
    '',
    '',
  ];
  const data = await review(Buffer.from(lines.join('\r\n').replace('‘A’', '\x91A\x92'), 'latin1'));
  expect([data.total, data.aceptadas, data.rechazadas, data.columnas.modo]).toEqual([2, 1, 1, 'nombre']);
  expect(data.filas[0]).toMatchObject({ fila: 2, pregunta: '¿Qué hace un año\ncon "ñ"; y sin ella?', rpta_a: '00012', rpta_c: '‘A’' });
  expect(data.filas[1]).toMatchObject({
    fila: 3,
    error: 'Error: Correcta: dice «9»; debe ser un número de 1 a 4, una letra de A a D o el texto de una respuesta.',
  });
  const confirmed = await test.call(preguntaApi.importarIns, { body: { id_importacion: data.id_importacion }, token });
  expect(confirmed.data).toMatchObject({ insertados: 1, rechazados: 1 });
  const [past] = (await test.call(preguntaApi.importarLista, { query: {}, token })).data;
  expect(past?.archivo).toBe('preguntas.csv');
});

it('reads what the portal exported as CSV without a change', async () => {
  const texts = { rpta_a: '=1+1', rpta_b: '-5', rpta_c: "'=ya", rpta_d: 'dos\nlíneas; "y" 👍' };
  await buildPregunta(test.db, { pregunta: '+51 ¿de qué país es?', ...texts });
  await buildPregunta(test.db, { pregunta: '¿Cuánto es 0,1 + 0,2?' });
  const { rawPayload } = await test.inject({
    url: '/api/pregunta/sellst',
    query: { formato: 'csv' },
    headers: { authorization: `Bearer ${token}` },
  });
  const data = await review(rawPayload);
  expect(data.total).toBeGreaterThanOrEqual(2);
  expect([data.aceptadas, data.rechazadas, data.existentes]).toEqual([0, 0, data.total]);
});

it('decides by the bytes, whatever the name and the media type', async () => {
  const row = ['¿Un libro con otro nombre?', 'Sí', 'No', 'A veces', 'Nunca', 1, 'General'];
  const csv = Buffer.from(`${HEADER}\n${row.join(';')}\n`);
  for (const [bytes, archivo, tipo] of [
    [csv, 'preguntas.xlsx', XLSX_TYPE],
    [csv, 'PREGUNTAS.CSV', 'text/csv; charset=windows-1252'],
    [csv, 'preguntas.csv', 'application/octet-stream'],
    [await preguntaSheet(row), 'preguntas.csv', CSV_TYPE],
  ] as const) {
    expect((await review(bytes, { archivo, tipo })).filas).toMatchObject([{ fila: 2, pregunta: row[0], error: null }]);
  }
});

it('refuses another kind of file, a CSV that ends within quotes and one that is too large', async () => {
  expect((await send(Buffer.from(HEADER), { archivo: 'preguntas.pdf' })).statusCode).toBe(400);
  const open = await send(Buffer.from(`${HEADER}\n1;"2;3\n`));
  expect([open.statusCode, open.json()]).toMatchObject([422, { message: expect.stringMatching(/^En la fila 2 se abre una comilla/) }]);
  const narrow = await send(Buffer.from('Pregunta,Respuesta A\n¿Cuál?,Sí\n'));
  expect(narrow.json()).toMatchObject({ message: expect.stringMatching(/^El archivo .csv tiene 2 columnas y hacen falta 6/) });
  expect((await send(Buffer.alloc(30 * 1024 * 1024, 'x'))).statusCode).toBe(413);
});

it('files rows without a category under the general one, and where that is inactive under the oldest active one', async () => {
  await buildParametro(test.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_parametro: 'zona', parametro: 'Zona' });
  await buildParametro(test.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_parametro: 'abajo', parametro: 'Abajo' });
  const file = Buffer.from([HEADER, '¿Sin categoría?;Sí;No;A veces;Nunca;1;'].join('\r\n'));
  expect(await review(file)).toMatchObject({ categoria_defecto: 'general', filas: [{ codigo_categoria: 'general' }] });
  await test.db
    .updateTable('parametro')
    .set({ codigo_estado: 2 })
    .where('id_dominio', '=', DOMINIO.categoriaPregunta)
    .where('codigo_parametro', '=', 'general')
    .execute();
  expect(await review(file)).toMatchObject({ categoria_defecto: 'zona', filas: [{ codigo_categoria: 'zona' }] });
});
