import { SHEET_MAX_BYTES, XLSX_TYPE } from '@portal/contract/core';
import { preguntaApi, preguntaImportacion } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { DOMINIO, buildParametro, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildSheet, preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetReviews } from '../../core/import/importacion.repository.ts';

const test = useTestApp();
let token = '';
let admin = { id_usuario: 0 };
beforeAll(async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  await buildParametro(test.db, { id_dominio: DOMINIO.categoriaPregunta, codigo_parametro: '007', parametro: 'Prevención' });
  admin = await buildUsuario(test.db, { admin: true });
  token = await signIn(test, admin);
});

const review = (body: Uint8Array) => test.call(preguntaApi.importar, { body, query: {}, token });
const confirm = (id_importacion: number) => test.call(preguntaApi.importarIns, { body: { id_importacion }, token });
const countPreguntas = async () =>
  (
    await test.db
      .selectFrom('pregunta')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

let number = 0;
const question = () => [`¿Pregunta ${(number += 1)} de la planilla?`, 'Sí', 'No', 'A veces', 'Nunca', 1, 'General'];
const preguntaOf = ([pregunta, rpta_a, rpta_b, rpta_c, rpta_d]: (string | number)[]) => ({
  pregunta: String(pregunta),
  rpta_a: String(rpta_a),
  rpta_b: String(rpta_b),
  rpta_c: String(rpta_c),
  rpta_d: String(rpta_d),
  indicador_correcta: 1,
});
const withCell = (column: number, value: string | number | null) => question().map((cell, index) => (index === column ? value : cell));

describe('5,000 rows with 50 planted errors', () => {
  const PLANTED: (() => (string | number | null)[])[] = [
    () => withCell(0, ''),
    () => withCell(1, null),
    () => withCell(2, '   '),
    () => withCell(3, 'x'.repeat(4001)),
    () => withCell(0, 'ñ'.repeat(4001)),
    () => withCell(5, 5),
    () => withCell(5, 'e'),
    () => withCell(5, 1.5),
    () => withCell(5, null),
    () => withCell(6, 'Ninguna'),
  ];
  const rows = Array.from({ length: 5000 }, (_none, index) => (index % 100 === 37 ? PLANTED[Math.floor(index / 100) % 10]!() : question()));

  it('imports exactly the 4,950 good ones, once', async () => {
    const before = await countPreguntas();
    const { data } = await review(await preguntaSheet(...rows));
    expect([data.total, data.aceptadas, data.existentes, data.rechazadas]).toEqual([5000, 4950, 0, 50]);
    expect(data.filas.filter(({ error }) => error).map(({ fila }) => fila)).toEqual(
      Array.from({ length: 50 }, (_none, index) => 39 + index * 100),
    );
    expect(await countPreguntas()).toBe(before);

    const twice = await Promise.all([confirm(data.id_importacion), confirm(data.id_importacion)]);
    for (const answer of twice) expect(answer.data).toMatchObject({ insertados: 4950, existentes: 0, rechazados: 50 });
    expect((await confirm(data.id_importacion)).data).toEqual(twice[0].data);
    expect(await countPreguntas()).toBe(before + 4950);
    const versions = test.db.selectFrom('pregunta_version').select((eb) => eb.fn.countAll<number>().as('total'));
    expect((await versions.executeTakeFirstOrThrow()).total).toBe(before + 4950);
  });

  it('finds nothing new in the same file', async () => {
    const before = await countPreguntas();
    const { data } = await review(await preguntaSheet(...rows));
    expect([data.aceptadas, data.existentes, data.rechazadas]).toEqual([0, 4950, 50]);
    expect((await confirm(data.id_importacion)).data.insertados).toBe(0);
    expect(await countPreguntas()).toBe(before);
  });
});

describe('a row', () => {
  const only = async (...row: (string | number | boolean | Date | null)[]) => (await review(await preguntaSheet(row))).data.filas[0]!;

  it('names every problem by its column', async () => {
    const { error, fila } = await only('', 'Sí', 'x'.repeat(4300), 'A veces', 'Nunca', 9, 'Ninguna');
    expect(fila).toBe(2);
    expect(error).toBe(
      'Error: Pregunta: está vacía. Respuesta B: tiene 4300 caracteres y el máximo es 4000. Correcta: dice «9»; debe ser un número de 1 a 4, una letra de A a D o el texto de una respuesta. Categoría: «Ninguna» no existe.',
    );
  });

  it.each([
    ['007', '007'],
    ['PREVENCION', '007'],
    ['  general ', 'general'],
    ['', 'general'],
  ])('finds the category «%s» by code or name', async (given, codigo) => {
    const { codigo_categoria, error } = await only(...question().slice(0, 6), given);
    expect([codigo_categoria, error]).toEqual([codigo, null]);
  });

  it('keeps numbers, dates, truth and formula-like texts as a person reads them', async () => {
    const read = await only('¿Cuánto es 0,1 + 0,2?', 0.1 + 0.2, new Date(Date.UTC(2026, 10, 21)), true, "'=1+1", '3', 'General');
    expect([read.rpta_a, read.rpta_b, read.rpta_c, read.rpta_d, read.error]).toEqual(['0.3', '21/11/2026', 'Verdadero', '=1+1', null]);
  });

  it('is refused when it repeats another of the file', async () => {
    const row = question();
    const { data } = await review(await preguntaSheet(row, question(), row));
    expect(data.filas.map(({ error }) => error)).toEqual([null, null, 'Error: Repite la pregunta de la fila 2.']);
  });

  it('that the bank holds twice comes back without an error', async () => {
    const row = question();
    await buildPregunta(test.db, preguntaOf(row));
    await buildPregunta(test.db, preguntaOf(row));
    const { data } = await review(await preguntaSheet(row, row));
    expect([data.aceptadas, data.existentes, data.rechazadas]).toEqual([0, 2, 0]);
  });

  it('takes 4,000 characters and an empty category', async () => {
    expect((await only('ñ'.repeat(4000), ...question().slice(1, 6))).error).toBeNull();
  });
});

describe('columns', () => {
  const header = preguntaImportacion.columns.map(({ titulo }) => titulo);
  const modeOf = async (...rows: (string | number)[][]) => review(await buildSheet(rows));

  it('come by name in any order, among others', async () => {
    const { data } = await modeOf(
      ['Id', 'CORRECTA', ...header.slice(0, 5), 'Estado'],
      [7, 2, '¿Por nombre?', 'a', 'b', 'c', 'd', 'Activo'],
    );
    expect(data.columnas.modo).toBe('nombre');
    expect(data.columnas.columnas.find(({ campo }) => campo === 'categoria')?.letra).toBeNull();
    expect(data.filas[0]).toMatchObject({ pregunta: '¿Por nombre?', rpta_d: 'd', indicador_correcta: '2', error: null });
  });

  it('come by position under unknown headers, and it says so', async () => {
    const { data } = await modeOf(['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete'], question());
    expect(data.columnas.modo).toBe('posicion');
    expect(data.columnas.columnas[5]).toEqual({ campo: 'indicador_correcta', titulo: 'Correcta', encabezado: 'Seis', letra: 'F' });
    expect(data.aceptadas).toBe(1);
  });

  it('are not guessed when some known ones are elsewhere and others are missing', async () => {
    const { data } = await modeOf(['Correcta', 'Pregunta', 'Respuesta A'], [1, 'a', 'b']);
    expect(data).toMatchObject({ aceptadas: 0, rechazadas: 1, columnas: { modo: 'nombre' } });
    expect(data.columnas.faltan).toEqual(['Respuesta B', 'Respuesta C', 'Respuesta D']);
  });
});

describe('an import', () => {
  it('writes nothing that came into the bank after its review', async () => {
    const sheet = await preguntaSheet(question(), question());
    const [first, second] = [await review(sheet), await review(sheet)];
    await confirm(first.data.id_importacion);
    expect((await confirm(second.data.id_importacion)).data).toMatchObject({ insertados: 0, existentes: 2 });
  });

  it('says 404 when nobody knows it', async () => {
    expect((await confirm(999_999)).status).toBe(404);
  });

  it('is forgotten after a day', async () => {
    const { data } = await review(await preguntaSheet(question()));
    test.now = new Date(test.now.getTime() + 25 * 3_600_000);
    token = await signIn(test, admin);
    expect((await confirm(data.id_importacion)).status).toBe(404);
    expect((await test.call(preguntaApi.importarFilas, { params: { id: data.id_importacion }, query: {}, token })).status).toBe(404);
    await forgetReviews(test.db, test.now.toISOString());
    const kept = test.db.selectFrom('importacion').select('estado').where('id_importacion', '=', data.id_importacion);
    expect(await kept.executeTakeFirst()).toBeUndefined();
  });

  it('is refused to somebody unknown before its body is read', async () => {
    const answer = await test.inject({
      method: 'POST',
      url: '/api/pregunta/importar',
      headers: { 'content-type': XLSX_TYPE },
      payload: Buffer.alloc(SHEET_MAX_BYTES + 1),
    });
    expect(answer.statusCode).toBe(401);
  });

  it('needs rows under the header', async () => {
    expect((await review(await preguntaSheet())).status).toBe(422);
  });
});

describe('what a person must look at', () => {
  it('warns of a date, of an empty category beside filled ones, and of questions alike in the file and the bank', async () => {
    const [known, alike] = [question(), question()];
    await buildPregunta(test.db, preguntaOf(known));
    const body = await preguntaSheet(
      question(),
      [...question().slice(0, 6), ''],
      question().map((cell, index) => (index === 1 ? new Date(Date.UTC(2026, 1, 3)) : cell)),
      alike,
      [String(alike[0]).toUpperCase(), ...alike.slice(1, 5), 2, 'General'],
      [` ${String(known[0]).replace('¿', '')}`, 'Otra', ...known.slice(2)],
    );
    const { data } = await review(body);
    expect([data.aceptadas, data.rechazadas, data.con_aviso]).toEqual([6, 0, 4]);
    expect(data.filas.map(({ aviso }) => aviso)).toEqual([
      null,
      'La categoría está vacía; se usará «General».',
      'Respuesta A: la celda es una fecha; el texto quedará como «03/02/2026».',
      null,
      'Tiene el mismo texto que la fila 5, con otras respuestas u otra correcta.',
      expect.stringMatching(/^El banco tiene la misma pregunta con otras respuestas u otra correcta \(Id \d+\)\.$/),
    ]);
  });

  it('files rows without a category under the chosen one; of an unknown one they are refused', async () => {
    const body = await preguntaSheet([...question().slice(0, 6), ''], question());
    const chosen = (categoria: string) => test.call(preguntaApi.importar, { body, query: { opciones: { categoria } }, token });
    const { data } = await chosen('007');
    expect([data.categoria_defecto, data.sin_categoria, data.filas[0]?.categoria]).toEqual(['007', 1, 'Prevención']);
    expect((await chosen('ninguna')).data).toMatchObject({ categoria_defecto: null, rechazadas: 1 });
  });

  it('takes the first row as a question when the file has no header', async () => {
    const { data } = await review(await buildSheet([question(), question()]));
    expect([data.total, data.aceptadas, data.columnas.fila]).toEqual([2, 2, null]);
  });

  it('knows the headers of other programs', async () => {
    const header = ['Enunciado', 'Opción 1', 'Opción 2', 'Opción 3', 'Opción 4', 'Respuesta correcta', 'Tema'];
    const { data } = await review(await buildSheet([header, [...question().slice(0, 6), '']]));
    expect([data.aceptadas, data.columnas.modo, data.columnas.fila]).toEqual([1, 'nombre', 1]);
  });

  it('finds the header below a title', async () => {
    const header = preguntaImportacion.columns
      .slice(0, 8)
      .map(({ titulo }) => titulo)
      .toReversed();
    const { data } = await review(await buildSheet([['Banco de noviembre'], [], header, ['', ...question().toReversed()]]));
    expect([data.total, data.aceptadas, data.columnas.fila]).toEqual([1, 1, 3]);
  });
});
