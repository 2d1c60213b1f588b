import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { type Field, field, optionalIntegerField, optionalTextField } from '../core/field.ts';
import { id, idParams, indicador, optionalChoice, optionalInteger } from '../core/fields.ts';
import { defineImport } from '../core/import/import.ts';
import { optionalNumberColumn, optionalTextColumn, optionColumn } from '../core/list/column.ts';
import { TIPO_CONTENIDO } from '../contenido/contenido.ts';
import { leerCorrecta } from '../pregunta/correcta.ts';
import { CELDA_MAX } from '../pregunta/importar.ts';
import { TEXTO_PREGUNTA_MAX } from '../pregunta/tipos/index.ts';
import { MAX_TITULO, NIVELES_DE_PLAN, type NivelDePlan } from './arbol.ts';

/** Largest number of rows in one sheet of a plan: 2,000 topics of ten questions each. */
export const LOTE_HOJA = 20_000;

const SPELLED = /^\d{1,3}(?:[.,]\d{1,4})? ?%?$/;

/** Reads `70`, `70 %` and `62,5`, and the part of one that a cell with a format of percentages holds: `0.7`, `1`. */
function percentOf(spelled: string): number {
  const value = Number(spelled.replace(/ ?%$/, '').replace(',', '.'));
  return Math.round((value <= 1 && !spelled.endsWith('%') ? value * 100 : value) * 100) / 100;
}

/** Percentage as people write it in a cell; null for an empty one. */
const porcentaje = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .pipe(
    z
      .string()
      .refine((value) => SPELLED.test(value), { params: { clave: 'numero' } })
      .transform(percentOf)
      .pipe(z.number().min(0).max(100))
      .nullable(),
  );

const nivel = (name: NivelDePlan) => optionalTextField(MAX_TITULO[name]);

const fields = {
  programa: nivel('programa'),
  curso: nivel('curso'),
  modulo: nivel('modulo'),
  tema: nivel('tema'),
  orden: optionalIntegerField(1, 100_000),
  duracion: optionalIntegerField(1, 100_000),
  numero_preguntas: optionalIntegerField(0, 1000),
  notaminima: field(porcentaje, optionalNumberColumn()),
  /** 1: the questions of the topic are asked at its place (P62). */
  cuestionario: field(optionalInteger(0, 1), optionColumn(z.number().nullable(), 'indicador')),
  requisito: optionalTextField(250),
  material: optionalTextField(250),
  tipo: field(optionalChoice(TIPO_CONTENIDO), optionColumn(z.string().nullable(), 'tipoContenido')),
  direccion: optionalTextField(2000),
  pregunta: optionalTextField(TEXTO_PREGUNTA_MAX),
  rpta_a: optionalTextField(TEXTO_PREGUNTA_MAX),
  rpta_b: optionalTextField(TEXTO_PREGUNTA_MAX),
  rpta_c: optionalTextField(TEXTO_PREGUNTA_MAX),
  rpta_d: optionalTextField(TEXTO_PREGUNTA_MAX),
  indicador_correcta: field(optionalInteger(1, 4), optionColumn(z.number().nullable())),
  /** `datos` of a question of another kind, as the export of a plan writes it. */
  contenido_pregunta: optionalTextField(CELDA_MAX),
} satisfies Record<string, Field>;

/**
 * Import of the structure of a plan (P244): a row names a topic at its place, or a part of that path, and may bring an address of material and a
 * question. Sheets with a topic in each row and without its path add to the topics of the others.
 */
export const planestudioImportacion = defineImport({
  domain: 'planestudio',
  path: '/planestudio/hoja',
  words: 'filas de un plan',
  fields,
  columns: {
    programa: { titulo: 'Programa', otros: ['programas', 'título del programa'], opcional: true, alguna: true },
    curso: { titulo: 'Curso', otros: ['cursos', 'título del curso'], opcional: true, alguna: true },
    modulo: { titulo: 'Módulo', otros: ['módulos', 'unidad', 'título del módulo'], opcional: true, alguna: true },
    tema: { titulo: 'Tema', otros: ['temas', 'lección', 'título del tema'], opcional: true, alguna: true },
    orden: { titulo: 'Orden', otros: ['n', 'nro', 'número', 'lugar'], opcional: true },
    duracion: { titulo: 'Minutos', otros: ['duración', 'duración en minutos', 'duración min', 'tiempo'], opcional: true },
    numero_preguntas: {
      titulo: 'Preguntas por intento',
      otros: ['número de preguntas', 'nro de preguntas', 'preguntas del cuestionario'],
      opcional: true,
    },
    notaminima: { titulo: 'Nota mínima', otros: ['nota', 'nota aprobatoria', 'mínimo para aprobar'], opcional: true },
    cuestionario: { titulo: 'Cuestionario', otros: ['tiene cuestionario', 'examen'], opcional: true },
    requisito: { titulo: 'Requisito', otros: ['requisitos', 'prerrequisito', 'requiere', 'tema previo'], opcional: true },
    material: { titulo: 'Material', otros: ['contenido', 'título del material', 'nombre del material'], opcional: true },
    tipo: { titulo: 'Tipo de material', otros: ['tipo', 'tipo de contenido'], opcional: true },
    direccion: { titulo: 'Dirección', otros: ['enlace', 'url', 'link', 'dirección del material', 'dirección web'], opcional: true },
    pregunta: { titulo: 'Pregunta', otros: ['texto de la pregunta', 'enunciado'], opcional: true },
    rpta_a: { titulo: 'Respuesta A', otros: ['rpta a', 'opción a', 'alternativa a', 'a', 'respuesta 1', 'opción 1'], opcional: true },
    rpta_b: { titulo: 'Respuesta B', otros: ['rpta b', 'opción b', 'alternativa b', 'b', 'respuesta 2', 'opción 2'], opcional: true },
    rpta_c: { titulo: 'Respuesta C', otros: ['rpta c', 'opción c', 'alternativa c', 'c', 'respuesta 3', 'opción 3'], opcional: true },
    rpta_d: { titulo: 'Respuesta D', otros: ['rpta d', 'opción d', 'alternativa d', 'd', 'respuesta 4', 'opción 4'], opcional: true },
    indicador_correcta: {
      titulo: 'Correcta',
      otros: ['respuesta correcta', 'rpta correcta', 'opción correcta', 'clave'],
      debe: 'deUnoACuatro',
      opcional: true,
    },
    contenido_pregunta: { titulo: 'Contenido de la pregunta', otros: ['contenido de pregunta'], opcional: true, siLlena: true },
  },
  /** `hace`: what a confirmation does with the row, in a sentence. */
  extra: { hace: optionalTextColumn() },
  arrastrar: NIVELES_DE_PLAN,
  leer: (text) => {
    const { correcta } = leerCorrecta(text);
    return correcta === undefined ? {} : { indicador_correcta: String(correcta) };
  },
  options: {
    id_planestudio: id,
    /** 1: titles that are not in the plan are new records, also where the portal has one of that title; codes still name what they are of. */
    nuevos: indicador.default(0),
    /** 1: the confirmation writes to those whom the change affects (P214). */
    avisar: indicador.default(0),
  },
  answer: {
    /** New records by level, and links to records that the portal has. */
    nuevos: z.object({
      programa: z.number(),
      curso: z.number(),
      modulo: z.number(),
      tema: z.number(),
      material: z.number(),
      pregunta: z.number(),
    }),
    enlazados: z.number(),
    /** Whom the change affects, in sentences (P214); none while nobody has the plans that it touches. */
    efecto: z.array(z.string()),
    personas: z.number(),
    avisables: z.number(),
  },
  maxRows: LOTE_HOJA,
  scope: 'content',
});

const celda = z.union([z.string(), z.number()]);

/** Call of a plan as a sheet. */
export const hoja = {
  ...planestudioImportacion.calls,
  hoja: endpoint('GET', '/planestudio/hoja/sel/:id', {
    access: 'admin',
    scope: 'content',
    areas: ['contenido'],
    reads: true,
    summary: 'La estructura de un plan como filas de la planilla que su importación lee.',
    params: idParams,
    response: z.array(z.partialRecord(z.enum(planestudioImportacion.columns.map(({ campo }) => campo)), celda)),
  }),
};
/** Row of the sheet of a plan: its filled cells by field. */
export type FilaDeHoja = Readonly<Partial<Record<keyof typeof fields, string | number>>>;
