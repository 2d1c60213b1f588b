import { asignacionApi, asignacionImportacion } from '@portal/contract/asignacion';
import { ausenciaApi, ausenciaImportacion } from '@portal/contract/ausencia';
import { XLSX_TYPE } from '@portal/contract/core';
import { planestudioApi, planestudioImportacion } from '@portal/contract/planestudio';
import { preguntaApi, preguntaImportacion } from '@portal/contract/pregunta';
import { queryEntries } from '@portal/contract/query-text';
import { usuarioApi, usuarioImportacion } from '@portal/contract/usuario';
import { importTitle, loadTranslator, optionLabel, SPOKEN, type Translator } from '@portal/messages';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildSheet } from '@portal/testkit/files/spreadsheet.ts';
import type { CellValue } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { foldText } from '../spreadsheet/header-name.rules.ts';

const app = useTestApp();
const translators = await Promise.all(SPOKEN.map(loadTranslator));
const japanese = await loadTranslator('ja');

const IMPORTS = [
  { definition: asignacionImportacion, path: asignacionApi.importar.path },
  { definition: ausenciaImportacion, path: ausenciaApi.importar.path },
  { definition: planestudioImportacion, path: planestudioApi.importar.path },
  { definition: preguntaImportacion, path: preguntaApi.importar.path },
  { definition: usuarioImportacion, path: usuarioApi.importar.path },
];

const titlesOf = ({ columns, rows }: (typeof IMPORTS)[number]['definition'], texts: Translator) =>
  columns.map((column) => importTitle(texts, rows, column));

/** Reviews a sheet for a reader of a language. Returns the answer, with its rows. */
async function review(path: string, rows: CellValue[][], { language, opciones }: { language: string; opciones?: object }) {
  const authorization = `Bearer ${await signIn(app, await buildUsuario(app.db, { admin: true }))}`;
  const query = Object.fromEntries(queryEntries({ filas: 1, ...(opciones && { opciones }) }));
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    query,
    headers: { authorization, 'accept-language': language, 'content-type': XLSX_TYPE },
    payload: Buffer.from(await buildSheet(rows)),
  });
  return answer.json();
}

test.each(
  IMPORTS.flatMap(({ definition }) => translators.map((texts) => ({ definition, texts, name: `${definition.domain} ${texts.language}` }))),
)('the headers of $name differ from each other', ({ definition, texts }) => {
  const titles = titlesOf(definition, texts).map(foldText);
  expect(new Set(titles).size, titles.join(', ')).toBe(titles.length);
});

describe.each(translators)('a file in $language', (texts) => {
  const reader = translators[(translators.indexOf(texts) + 1) % translators.length] ?? texts;

  test.each(IMPORTS)('has every header of $path recognised', async ({ definition, path }) => {
    const { plan } = await buildPlan(app.db);
    const titles = titlesOf(definition, texts);
    const ofPlan = definition === asignacionImportacion || definition === planestudioImportacion;
    const opciones = ofPlan ? { id_planestudio: plan.id_planestudio } : undefined;
    const asked = { language: reader.language, ...(opciones && { opciones }) };
    const { columnas } = await review(path, [titles, titles.map(() => 'x')], asked);
    expect(columnas).toMatchObject({ modo: 'nombre', fila: 1 });
    expect(columnas.columnas.map(({ encabezado }: { encabezado: string }) => encabezado)).toEqual(titles);
  });

  test('is read with any language of the interface, headers in capitals and coded values by their labels', async () => {
    const { codigo_usuario } = await buildUsuario(app.db);
    const kind = ausenciaImportacion.fields.tipo.column;
    const titles = titlesOf(ausenciaImportacion, texts).map((title) => title.toUpperCase());
    const row = [codigo_usuario, optionLabel(texts, kind, 'descanso_medico'), '01/12/2026', '05/12/2026', 'x'];
    const { columnas, filas, message } = await review(ausenciaApi.importar.path, [titles, row], reader);
    expect(filas.map(({ estado, error }: { estado: string; error: string | null }) => [estado, error])).toEqual([['nueva', null]]);
    expect(columnas.columnas.map(({ titulo }: { titulo: string }) => titulo)).toEqual(titlesOf(ausenciaImportacion, reader));
    expect(message).toBe(reader.text('importacion.leida', { filas: 1 }));
  });

  test('has the column of a problem named as the reader knows it', async () => {
    const row = ['x', 'a', 'b', 'c', 'd', '9', 'x'];
    const { filas } = await review(preguntaApi.importar.path, [titlesOf(preguntaImportacion, texts), row], reader);
    const titleOf = (campo: string) =>
      titlesOf(preguntaImportacion, reader)[preguntaImportacion.columns.findIndex((column) => column.campo === campo)] ?? '';
    const [correcta, categoria] = [titleOf('indicador_correcta'), titleOf('categoria')];
    expect(filas[0].error).toContain(reader.text('importacion.celda.desconocida', { columna: categoria, texto: 'x' }));
    expect(filas[0].error).toContain(correcta);
  });
});

test.each(['2026/12/01', '2026-12-1', '2026.12.01', '2026年12月1日', '1.12.2026'])('%s is the first of December', async (day) => {
  const { codigo_usuario } = await buildUsuario(app.db);
  const row = [codigo_usuario, optionLabel(japanese, ausenciaImportacion.fields.tipo.column, 'vacaciones'), day, '2026/12/31', ''];
  const { id_importacion, filas } = await review(ausenciaApi.importar.path, [titlesOf(ausenciaImportacion, japanese), row], japanese);
  expect([filas[0].error, filas[0].estado]).toEqual([null, 'nueva']);
  const stored = await app.db
    .selectFrom('importacion_fila')
    .select('datos')
    .where('id_importacion', '=', id_importacion)
    .executeTakeFirstOrThrow();
  expect(stored.datos).toMatchObject({ fecha_desde: '2026-12-01' });
});

test.each(['#WERT!', '#BEZUG!', '#VALEUR!', '#NOM?', '#¡VALOR!', '#VALUE!'])('%s is the error of a formula', async (texto) => {
  const { codigo_usuario } = await buildUsuario(app.db);
  const rows = [titlesOf(ausenciaImportacion, japanese), [codigo_usuario, texto, '2026/12/01', '2026/12/31', '']];
  const { filas } = await review(ausenciaApi.importar.path, rows, japanese);
  const columna = titlesOf(ausenciaImportacion, japanese)[1] ?? '';
  expect(filas[0].error).toContain(japanese.text('importacion.celda.error', { columna, texto }));
});
