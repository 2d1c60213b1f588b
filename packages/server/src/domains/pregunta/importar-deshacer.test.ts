import { XLSX_TYPE } from '@portal/contract/core';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { es } from '@portal/messages/es';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildSheet, preguntaSheet, readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { enrol, open } from '@portal/testkit/scenes/cuestionario.ts';
import { savedByLibreOffice } from '@portal/testkit/services/libreoffice.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let other = '';
beforeAll(async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  other = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

let number = 0;
const question = (correcta: string | number = 1) => [
  `¿Pregunta ${(number += 1)} por deshacer?`,
  'Sí',
  'No',
  'A veces',
  'Nunca',
  correcta,
  '',
];
const review = async (...rows: (string | number)[][]) =>
  (await test.call(preguntaApi.importar, { body: await preguntaSheet(...rows), query: { archivo: 'carga.xlsx' }, token })).data;
const confirm = (id_importacion: number, bearer = token) => test.call(preguntaApi.importarIns, { body: { id_importacion }, token: bearer });
const undo = (id: number, { simular = 0, bearer = token } = {}) =>
  test.call(preguntaApi.importarDeshacer, { params: { id }, query: { simular }, token: bearer });

async function imported(...rows: (string | number)[][]): Promise<number> {
  const { id_importacion } = await review(...rows);
  await confirm(id_importacion);
  return id_importacion;
}

/** Returns the ids of the questions that an import wrote, in the order of its rows. */
const idsOf = async (id: number): Promise<number[]> =>
  (
    await test.db
      .selectFrom('importacion_fila')
      .select('id_registro')
      .where('id_importacion', '=', id)
      .where('id_registro', 'is not', null)
      .orderBy('numero')
      .execute()
  ).map(({ id_registro }) => id_registro ?? 0);

/** Dumps the bank with its versions as text. */
const bank = async (): Promise<string> =>
  JSON.stringify([
    await test.db.selectFrom('pregunta').selectAll().orderBy('id_pregunta').execute(),
    await test.db.selectFrom('pregunta_version').selectAll().orderBy('id_pregunta').orderBy('version').execute(),
  ]);

describe('undoing an import of questions', () => {
  it('that nobody touched gives the bank back as it was, once', async () => {
    const before = await bank();
    const id = await imported(question(), question(), question(9));
    const expected = { deshechos: 2, conservados: 0, motivos: [] };
    expect((await undo(id, { simular: 1 })).data).toMatchObject({ ...expected, clave: 'importacion.deshacer' });
    expect(await idsOf(id)).toHaveLength(2);
    const twice = await Promise.all([undo(id), undo(id)]);
    for (const { data } of twice) expect(data).toMatchObject({ ...expected, clave: 'importacion.deshecha' });
    expect((await undo(id)).data).toEqual(twice[0].data);
    expect(await bank()).toBe(before);
  });

  it('keeps what was shown, linked or changed since, says how many and why, and forgets what is gone', async () => {
    const id = await imported(question(), question(), question(), question(), question(), question());
    const [first, second, linked, changed, gone, untouched] = await idsOf(id);
    const plan = await buildPlan(test.db, {
      today: test.now.toISOString().slice(0, 10),
      estructura: { Programa: { Curso: { Módulo: [{ titulo: 'Tema', banco: 0, numero_preguntas: 2 }] } } },
    });
    const { id_tema } = plan.temas[0]!;
    await test.call(temaApi.pregunta, { body: [first, second].map((id_pregunta) => ({ id_tema, id_pregunta: id_pregunta! })), token });
    await open(await enrol(test, [plan]), plan.ocurrencias[0]!);
    const otherTema = await buildTema(test.db, { banco: 0 });
    await test.call(temaApi.pregunta, { body: [{ id_tema: otherTema.id_tema, id_pregunta: linked! }], token });
    const { data: row } = await test.call(preguntaApi.sel, { params: { id: changed! }, token });
    await test.call(preguntaApi.upd, { body: { ...row, rpta_a: 'Claro' }, token });
    await test.call(preguntaApi.del, { params: { id: gone! }, token });

    const { data } = await undo(id);
    expect([data.deshechos, data.conservados]).toEqual([1, 4]);
    const { mostradas, enTemas, cambiadas } = es.pregunta.importacion;
    expect(new Map<string, number>(data.motivos.map(({ motivo, cantidad }) => [motivo, cantidad]))).toEqual(
      new Map<string, number>([
        [mostradas, 2],
        [enTemas, 1],
        [cambiadas, 1],
      ]),
    );
    const left = test.db.selectFrom('pregunta').select('id_pregunta').orderBy('id_pregunta');
    const present = await left.where('id_pregunta', 'in', [first!, second!, linked!, changed!, gone!, untouched!]).execute();
    expect(present.map(({ id_pregunta }) => id_pregunta)).toEqual([first, second, linked, changed]);
    const kept = [2, 3, 4, 5].map((fila, index) => [fila, [mostradas, mostradas, enTemas, cambiadas][index]]);
    expect(data.filas.map(({ fila, motivo }) => [fila, motivo])).toEqual(kept);
    const rows = (await test.call(preguntaApi.importarFilas, { params: { id }, query: {}, token })).data;
    expect(rows.map(({ fila, conservada }) => [fila, conservada])).toEqual([...kept, [6, null], [7, null]]);
    expect((await undo(id, { simular: 1 })).data).toEqual(data);
  });

  it('is for any administrator, and the list of imports says who confirmed and what became of it', async () => {
    const id = await imported(question(), question('x'));
    expect((await undo(id, { bearer: other })).data.deshechos).toBe(1);
    const { data } = await test.call(preguntaApi.importarLista, { query: { pagina: 1 }, token: other });
    const expected = { id_importacion: id, archivo: 'carga.xlsx', estado: 'deshecha', insertados: 1, rechazados: 1 };
    expect(data[0]).toMatchObject({ ...expected, propia: false });
    expect((await test.call(preguntaApi.importarLista, { query: { pagina: 1 }, token })).data[0]?.propia).toBe(true);
  });

  it('needs a confirmed import of the domain; the list of imports leaves reviews out', async () => {
    const { id_importacion } = await review(question());
    const { data } = await test.call(preguntaApi.importarLista, { query: {}, token });
    expect(data.map((each) => each.id_importacion)).not.toContain(id_importacion);
    expect((await undo(id_importacion)).status).toBe(409);
    expect((await undo(999_999)).status).toBe(404);
    await test.db.updateTable('importacion').set({ tipo: 'otro' }).where('id_importacion', '=', id_importacion).execute();
    expect([(await undo(id_importacion)).status, (await confirm(id_importacion)).status]).toEqual([404, 404]);
  });
});

describe('a review', () => {
  it('is confirmed by the person who made it, from any of their tabs, after a restart too', async () => {
    const [first, second] = [await review(question()), await review(question())];
    expect((await confirm(first.id_importacion, other)).status).toBe(403);
    await test.restart();
    const both = await Promise.all([confirm(second.id_importacion), confirm(first.id_importacion)]);
    expect(both.map(({ data }) => data.insertados)).toEqual([1, 1]);
    expect((await confirm(first.id_importacion, other)).status).toBe(403);
  });

  it('leaves its rows to be read by pages, filtered by what became of them', async () => {
    const body = await preguntaSheet(question(), question(8), question(), question(9));
    const { data } = await test.call(preguntaApi.importar, { body, query: { filas: 0 }, token });
    expect([data.filas, data.total]).toEqual([[], 4]);
    const params = { id: data.id_importacion };
    const filtered = { pagina: 1, tamano: 1, orden: '-fila', filtro: { estado: 'rechazada' } } as const;
    const page = await test.call(preguntaApi.importarFilas, { params, query: filtered, token });
    expect([page.total, page.data[0]?.fila, page.data[0]?.indicador_correcta]).toEqual([2, 5, '9']);
    expect((await test.call(preguntaApi.importarFilas, { params: { id: 999_999 }, query: {}, token })).status).toBe(404);
  });
});

describe('refused rows', () => {
  const rechazadas = async (id: number, bearer = token) => {
    const answer = await test.inject({ url: `/api/pregunta/importar/rechazadas/${id}`, headers: { authorization: `Bearer ${bearer}` } });
    return { ...answer, bytes: new Uint8Array(answer.rawPayload) };
  };

  it('come back as a workbook with their reasons, which LibreOffice opens and the import reads again once it is mended', async () => {
    const { id_importacion } = await review(
      question(),
      ['=1+1', 'Sí', 'No', 'A veces', 'Nunca', 7, ''],
      ['', 'Sí', 'No', 'A veces', 'Nunca', 1, 'General'],
    );
    const { statusCode, headers, bytes } = await rechazadas(id_importacion);
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      XLSX_TYPE,
      'attachment; filename="preguntas-rechazadas.xlsx"',
    ]);
    const rows = await readSheet(await savedByLibreOffice(bytes, 'xlsx', 'xlsx'));
    expect(rows[0]).toEqual([
      'Pregunta',
      'Respuesta A',
      'Respuesta B',
      'Respuesta C',
      'Respuesta D',
      'Correcta',
      'Categoría',
      'Tema',
      'Hoja',
      'Fila',
      'Motivo',
    ]);
    expect(rows.slice(1).map((row) => row.slice(9))).toEqual([
      [3, 'Error: Correcta: dice «7»; debe ser un número de 1 a 4, una letra de A a D o el texto de una respuesta.'],
      [4, 'Error: Pregunta: está vacía.'],
    ]);
    const mended = rows.map((row, index) => (index === 0 ? row : [row[0] ?? '¿Sin texto?', ...row.slice(1, 5), 1, ...row.slice(6)]));
    const { data } = await test.call(preguntaApi.importar, { body: await buildSheet(mended), query: {}, token });
    expect([data.columnas.modo, data.aceptadas, data.rechazadas]).toEqual(['nombre', 2, 0]);
    expect(data.filas[0]?.pregunta).toBe('=1+1');
  });

  it('of nobody are not found', async () => {
    expect((await rechazadas(999_999)).statusCode).toBe(404);
  });

  it('keep the cells that the file had, whatever the review found behind them', async () => {
    const { filas } = await review([...question('x').slice(0, 6), ' prevencion '], [...question('x').slice(0, 6), '']);
    expect(filas.map(({ categoria, indicador_correcta }) => [categoria, indicador_correcta])).toEqual([
      ['prevencion', 'x'],
      ['', 'x'],
    ]);
  });

  it('are read by the sender of the file alone, before and after the confirmation', async () => {
    const { id_importacion: id } = await review(question(), question('x'));
    const read = () => test.call(preguntaApi.importarFilas, { params: { id }, query: {}, token: other });
    const refusals = async () => [(await read()).status, (await rechazadas(id, other)).statusCode];
    expect(await refusals()).toEqual([403, 403]);
    await confirm(id);
    expect(await refusals()).toEqual([403, 403]);
    expect((await rechazadas(id)).statusCode).toBe(200);
  });
});

it('5,000 rows are undone as they were imported', async () => {
  const before = await bank();
  const id = await imported(...Array.from({ length: 5000 }, () => question()));
  expect((await undo(id)).data.deshechos).toBe(5000);
  expect(await bank()).toBe(before);
});
