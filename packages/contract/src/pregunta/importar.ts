import { z } from 'zod';
import { optionalCodeColumn, optionalNumberColumn } from '../core/list/column.ts';
import { field, optionalTextField, textField } from '../core/field.ts';
import { id, optionalChoice } from '../core/fields.ts';
import { defineImport } from '../core/import/import.ts';
import { optionColumn } from '../core/list/column.ts';
import { SHEET_ENDINGS } from '../core/list/spreadsheet.ts';
import { FORMATOS_LEIDOS, LECTURAS_PESOS } from './banco.ts';
import { DIFICULTADES, LOTE_PREGUNTAS } from './campos.ts';
import { TEXTO_PREGUNTA_MAX, TIPOS_PREGUNTA } from './tipos/index.ts';

const opcion = () => optionalTextField(TEXTO_PREGUNTA_MAX);

/** Options of a row, in their order; the first four are those of the specified sheet. */
export const OPCIONES_DE_FILA = [
  ...(['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const),
  ...(['rpta_e', 'rpta_f', 'rpta_g', 'rpta_h', 'rpta_i', 'rpta_j'] as const),
] as const;

const otra = (letra: string, numero: number) => ({
  titulo: `Respuesta ${letra}`,
  otros: [
    `rpta ${letra}`,
    `opción ${letra}`,
    `alternativa ${letra}`,
    letra,
    `opción ${numero}`,
    `respuesta ${numero}`,
    `alternativa ${numero}`,
  ].map((name) => name.toLowerCase()),
  opcional: true as const,
  siLlena: true as const,
});

/** Most characters of a cell of Excel. */
export const CELDA_MAX = 32_767;

/** Import of questions: spreadsheets and banks of other programs (P40, P79, P283). */
export const preguntaImportacion = defineImport({
  domain: 'pregunta',
  words: 'preguntas',
  fields: {
    pregunta: textField(TEXTO_PREGUNTA_MAX),
    rpta_a: opcion(),
    rpta_b: opcion(),
    rpta_c: opcion(),
    rpta_d: opcion(),
    /** Right option by number, letter or text, several of them, or the answer itself: the kind says. */
    indicador_correcta: opcion(),
    categoria: optionalTextField(250),
    tema: optionalTextField(250),
    tipo: field(optionalChoice(TIPOS_PREGUNTA), optionColumn(z.string().nullable(), 'tipoPregunta')),
    rpta_e: opcion(),
    rpta_f: opcion(),
    rpta_g: opcion(),
    rpta_h: opcion(),
    rpta_i: opcion(),
    rpta_j: opcion(),
    /** 1: an answer that is right in part gets a part of the point. */
    parcial: field(optionalChoice(['0', '1']), optionColumn(z.string().nullable(), 'indicador')),
    explicacion: opcion(),
    dificultad: field(optionalChoice(DIFICULTADES), optionColumn(z.string().nullable(), 'dificultad')),
    etiquetas: optionalTextField(250),
    /** `datos` of a question as the portal's own export writes it. */
    contenido: optionalTextField(CELDA_MAX),
  },
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
    tipo: { titulo: 'Tipo', otros: ['tipo de pregunta', 'clase'], opcional: true, siLlena: true },
    rpta_e: otra('E', 5),
    rpta_f: otra('F', 6),
    rpta_g: otra('G', 7),
    rpta_h: otra('H', 8),
    rpta_i: otra('I', 9),
    rpta_j: otra('J', 10),
    parcial: { titulo: 'Parcial', otros: ['puntaje parcial', 'crédito parcial'], opcional: true, siLlena: true },
    explicacion: { titulo: 'Explicación', otros: ['retroalimentación', 'comentario'], opcional: true, siLlena: true },
    dificultad: { titulo: 'Dificultad', otros: ['nivel', 'nivel de dificultad'], opcional: true, siLlena: true },
    etiquetas: { titulo: 'Etiquetas', otros: ['palabras clave'], opcional: true, siLlena: true },
    contenido: { titulo: 'Contenido', otros: ['contenido de la pregunta'], opcional: true, siLlena: true },
  },
  /** `codigo_categoria`: of the category that was found; null when none was. */
  extra: {
    codigo_categoria: optionalCodeColumn(),
    /** Id of the question in the bank, of a row that it holds already. */
    id_pregunta: optionalNumberColumn(),
    /** Id of the topic to which the row is linked; null: none. */
    id_tema: optionalNumberColumn(),
  },
  options: {
    /** Code of the category that rows without one get. */
    categoria: z.string().max(50).optional(),
    /** Topic to which the questions of the file are linked, those of the bank too, where their row names none. */
    tema: id.optional(),
    /** Company to which new questions belong; with `tema` they belong to whom the topic does (P199). */
    empresa: id.optional(),
    /** How weights are read that are those of no kind of the portal, in a bank of another program: all or nothing, or part points. */
    pesos: z.enum(LECTURAS_PESOS).optional(),
  },
  answer: {
    /** Format of a bank of another program; null for a spreadsheet. */
    formato: z.enum(FORMATOS_LEIDOS).nullable(),
    /** Rows that are refused until the choice of the weights is made. */
    sin_pesos: z.number(),
    /** Code of the category that rows without one get; null: none, and they are refused. */
    categoria_defecto: z.string().nullable(),
    /** Rows without a category. */
    sin_categoria: z.number(),
  },
  maxRows: LOTE_PREGUNTAS,
  archivos: [...SHEET_ENDINGS, '.txt', '.gift', '.xml', '.zip'],
  scope: 'content',
});
