import { z } from 'zod';
import { optionalCodeColumn, optionalNumberColumn } from '../core/list/column.ts';
import { optionalTextField } from '../core/field.ts';
import { id } from '../core/fields.ts';
import { defineImport } from '../core/import/import.ts';
import { LOTE_PREGUNTAS, preguntaTextos } from './campos.ts';
import { leerCorrecta } from './correcta.ts';

/** Import of questions (P40, P79). */
export const preguntaImportacion = defineImport({
  domain: 'pregunta',
  words: 'preguntas',
  fields: { ...preguntaTextos, categoria: optionalTextField(250), tema: optionalTextField(250) },
  columns: {
    pregunta: { titulo: 'Pregunta', otros: ['texto de la pregunta', 'enunciado'] },
    rpta_a: { titulo: 'Respuesta A', otros: ['rpta a', 'opción a', 'alternativa a', 'a', 'opción 1', 'respuesta 1', 'alternativa 1'] },
    rpta_b: { titulo: 'Respuesta B', otros: ['rpta b', 'opción b', 'alternativa b', 'b', 'opción 2', 'respuesta 2', 'alternativa 2'] },
    rpta_c: { titulo: 'Respuesta C', otros: ['rpta c', 'opción c', 'alternativa c', 'c', 'opción 3', 'respuesta 3', 'alternativa 3'] },
    rpta_d: { titulo: 'Respuesta D', otros: ['rpta d', 'opción d', 'alternativa d', 'd', 'opción 4', 'respuesta 4', 'alternativa 4'] },
    indicador_correcta: {
      titulo: 'Correcta',
      otros: ['indicador correcta', 'respuesta correcta', 'rpta correcta', 'opción correcta', 'clave', 'correcta 1 4'],
      debe: 'deUnoACuatro',
    },
    categoria: {
      titulo: 'Categoría',
      otros: ['codigo categoria', 'código de categoría', 'categoría de la pregunta'],
      opcional: true,
    },
    /** Code or title of the topic to which the question is linked (P234). */
    tema: { titulo: 'Tema', otros: ['codigo tema', 'código de tema', 'código del tema', 'tema de la pregunta'], opcional: true },
  },
  /** `codigo_categoria`: of the category that was found; null when none was. */
  extra: {
    codigo_categoria: optionalCodeColumn(),
    /** Id of the question in the bank, of a row that it holds already. */
    id_pregunta: optionalNumberColumn(),
    /** Id of the topic to which the row is linked; null: none. */
    id_tema: optionalNumberColumn(),
  },
  leer: (text) => {
    const { correcta } = leerCorrecta(text);
    return correcta === undefined ? {} : { indicador_correcta: String(correcta) };
  },
  options: {
    /** Code of the category that rows without one get. */
    categoria: z.string().max(50).optional(),
    /** Topic to which the questions of the file are linked, those of the bank too, where their row names none. */
    tema: id.optional(),
    /** Company to which new questions belong; with `tema` they belong to whom the topic does (P199). */
    empresa: id.optional(),
  },
  answer: {
    /** Code of the category that rows without one get; null: none, and they are refused. */
    categoria_defecto: z.string().nullable(),
    /** Rows without a category. */
    sin_categoria: z.number(),
  },
  maxRows: LOTE_PREGUNTAS,
  scope: 'content',
});
