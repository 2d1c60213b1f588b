import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { dataColumn, numberColumn, optionalTextColumn, optionColumn, type RowOf, textColumn } from '../core/column.ts';
import { id } from '../core/fields.ts';
import { defineList } from '../core/list.ts';
import { doneWith } from '../core/responses.ts';
import { columnasLeidas, type ImportColumn, XLSX_TYPE, xlsxBody } from '../core/spreadsheet.ts';

/** Columns of the question spreadsheet, in the order that files without known headers have (P40, P79). */
export const PREGUNTA_COLUMNAS = [
  { campo: 'pregunta', titulo: 'Pregunta', otros: ['texto de la pregunta', 'enunciado'] },
  { campo: 'rpta_a', titulo: 'Respuesta A', otros: ['rpta a', 'opción a', 'alternativa a', 'a'] },
  { campo: 'rpta_b', titulo: 'Respuesta B', otros: ['rpta b', 'opción b', 'alternativa b', 'b'] },
  { campo: 'rpta_c', titulo: 'Respuesta C', otros: ['rpta c', 'opción c', 'alternativa c', 'c'] },
  { campo: 'rpta_d', titulo: 'Respuesta D', otros: ['rpta d', 'opción d', 'alternativa d', 'd'] },
  { campo: 'indicador_correcta', titulo: 'Correcta', otros: ['indicador correcta', 'respuesta correcta', 'rpta correcta', 'correcta 1 4'] },
  {
    campo: 'categoria',
    titulo: 'Categoría',
    otros: ['codigo categoria', 'código de categoría', 'categoría de la pregunta'],
    opcional: true,
  },
] as const satisfies readonly ImportColumn[];

/** One row of the file: its texts as they were read, and why it is refused (`Error: …`), if it is. */
export const importadaLista = defineList({
  name: 'pregunta.importacion',
  key: 'fila',
  columns: {
    /** Number of the row in the sheet; the header is row 1. */
    fila: numberColumn(),
    pregunta: textColumn(),
    rpta_a: textColumn(),
    rpta_b: textColumn(),
    rpta_c: textColumn(),
    rpta_d: textColumn(),
    indicador_correcta: textColumn(),
    categoria: textColumn(),
    /** Code of the category that was found; null when none was. */
    codigo_categoria: dataColumn(z.string().nullable()),
    /** The bank holds the same question already: it is not written again. */
    existente: optionColumn(z.boolean(), 'siNo'),
    error: optionalTextColumn(),
  },
  order: 'fila',
});
const filaImportada = importadaLista.row;
export type PreguntaImportada = RowOf<typeof importadaLista.columns>;

const importacion = doneWith({
  id_importacion: z.number(),
  columnas: columnasLeidas,
  /** Name of the category that rows without one get. */
  categoria_defecto: z.string().nullable(),
  total: z.number(),
  aceptadas: z.number(),
  existentes: z.number(),
  rechazadas: z.number(),
  filas: z.array(filaImportada),
});
export type PreguntaImportacion = z.output<typeof importacion>;

/** Nothing is written until it is confirmed (P40, P79). */
export const preguntaImportar = {
  importar: endpoint('POST', '/pregunta/importar', {
    access: 'admin',
    summary: 'Lee una planilla de preguntas y muestra qué se importaría; no escribe ninguna.',
    bodyType: XLSX_TYPE,
    body: xlsxBody,
    response: importacion,
  }),
  importarIns: endpoint('POST', '/pregunta/importar/ins', {
    access: 'admin',
    summary: 'Escribe las filas aceptadas de una importación revisada, una sola vez.',
    body: z.object({ id_importacion: id }),
    response: doneWith({ insertados: z.number(), existentes: z.number(), rechazados: z.number() }),
  }),
};
