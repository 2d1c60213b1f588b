import { z } from 'zod';
import { withLazy } from '../core/lazy.ts';
import { endpoint } from '../core/endpoint.ts';
import { optionalFigureColumn } from '../core/list/figure-column.ts';
import {
  codeColumn,
  dataColumn,
  numberColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  RATING,
} from '../core/list/column.ts';
import { field, flagField, integerField, optionalTextField, ownerField, stateField, textField } from '../core/field.ts';
import { estadoMaestro, id, indicador, integer, optionalId, optionalText, percent, text } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { linkBatch, linked, listEndpoint, orderedRow } from '../core/links.ts';
import { CONTENT_SCOPE, defineMaster, type RowOfMaster } from '../core/master.ts';
import { duplicateCall } from '../core/duplicate-call.ts';
import { temaAlumno } from '../asignacion/tema-alumno.ts';
import { ocurrenciaBody } from '../evaluacion/evaluacion.ts';
import { calificarPreviaBody, previaBody, previaCalificada, temaPrevia } from './previa.ts';
import { recurso } from './recurso.ts';

/** Topics as a master (P77). */
export const temaMaestro = defineMaster({
  domain: 'tema',
  key: 'id_tema',
  words: ['un tema', 'Temas'],
  fields: {
    titulo: textField(50),
    /** By default the next free number. */
    codigo: field(optionalText(20), codeColumn(), 20),
    descripcion: optionalTextField(250),
    codigo_categoria: field(text(50), dataColumn(z.string())),
    codigo_estado: stateField(),
    /** Id of the topic that must be approved first (P16). */
    referencia: field(optionalId, dataColumn(z.number().nullable())),
    /** Addresses of the lesson and of additional material. */
    contenido: field(optionalText(250), dataColumn(z.string().nullable()), 250),
    contenido_complementario: field(optionalText(250), dataColumn(z.string().nullable()), 250),
    etiquetas: optionalTextField(250),
    /** Minutes. */
    duracion: integerField(1, 100_000),
    numero_preguntas: integerField(0, 1000),
    notaminima: withLazy({ range: [0, 100] as const }, field(percent.nullish(), optionalNumberColumn())),
    indicador_obligatorio: flagField(),
    /** 1: a result that shows the right answers shows the author's words about them too. Absent, it stays as it is stored. */
    explicaciones: field(indicador.optional(), optionColumn(z.number(), 'indicador')),
    id_empresa: ownerField(),
  },
  children: { preguntas: z.array(orderedRow({ id })).max(5000).optional() },
  /** `modulos`: modules that use the topic; `preguntas`: linked questions; `rating`: mean of all its feedback 10-100, null without one. */
  computed: {
    categoria: optionColumn(z.string()),
    titulo_referencia: optionalTextColumn(),
    modulos: numberColumn(),
    preguntas: numberColumn(),
    rating: optionalFigureColumn('ratingHistorico', RATING),
    /** Active and with missing parts (P45). */
    con_avisos: optionColumn(z.boolean(), 'siNo'),
    empresa: optionColumn(z.string().nullable()),
  },
  search: ['codigo', 'titulo', 'descripcion', 'categoria', 'etiquetas'],
  order: 'titulo',
  scope: CONTENT_SCOPE,
  files: { csv: 'Tema', xlsx: 'UCJ-Temas' },
});
export type TemaFila = RowOfMaster<typeof temaMaestro>;

const temaFila = temaMaestro.list.row;

/** Topic as a learner opens it, with progress, or staff in a review, without progress. */
export const temaDetalle = temaAlumno.extend({
  contenido: z.string().nullable(),
  contenido_complementario: z.string().nullable(),
  recursos: z.array(recurso),
  descarga: recurso.nullable(),
  /** Questions of an attempt: `numero_preguntas`, or the number of active ones if that is smaller (P10). */
  preguntas: z.number(),
});

/** Calls of the topics (P77), their links (P90) and the learner's view (P63). */
export const temaApi = {
  ...temaMaestro.calls,
  /** Has a category in the path, unlike other masters (P89). */
  sellst: listCall('/tema/sellst/:x', {
    access: 'soporte',
    scope: 'content',
    summary: 'Temas; x es un código de categoría, o 0 para todos.',
    params: z.object({ x: text(50) }),
    list: temaMaestro.list,
  }),
  ofEstado: endpoint('GET', '/tema/sellst/estado/:estado', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Temas en un estado.',
    params: z.object({ estado: estadoMaestro }),
    response: z.array(temaFila),
  }),
  ofModulo: listEndpoint(
    '/tema/sellst/modulo/:id',
    'Temas de un módulo, en su orden.',
    temaFila.extend({
      id_tema_modulo: z.number(),
      id_modulo: z.number(),
      cuestionario: z.number(),
      numero_orden: z.number(),
    }),
  ),
  ofPrograma: listEndpoint(
    '/tema/sellst/programa/:id',
    'Temas de un programa, en su orden.',
    temaFila.extend({
      id_curso: z.number(),
      curso: z.string(),
      id_modulo: z.number(),
      modulo: z.string(),
    }),
  ),
  ofPregunta: listEndpoint('/tema/sellst/pregunta/:id', 'Temas que usan una pregunta.', temaFila),
  detalle: endpoint('POST', '/tema/sel/detalle', {
    inShop: true,
    access: 'sesion',
    reads: true,
    summary: 'Un tema donde está en un plan, con su material y el estado de la persona que llama.',
    body: ocurrenciaBody,
    response: temaDetalle,
  }),
  pregunta: endpoint('POST', '/tema/pregunta', {
    access: 'admin',
    scope: 'content',
    summary: 'Enlaza preguntas con temas; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_tema: id, id_pregunta: id }),
    response: linked,
  }),
  modulo: endpoint('POST', '/tema/modulo', {
    access: 'admin',
    scope: 'content',
    summary: 'Enlaza temas con módulos; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_tema: id, id_modulo: id, cuestionario: indicador.default(1), numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  preview: endpoint('POST', '/tema/preview', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Un tema como lo vería un alumno, con preguntas sorteadas y sin guardar nada.',
    body: previaBody,
    response: temaPrevia,
  }),
  calificarPreview: endpoint('POST', '/tema/preview/calificar', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Califica las respuestas de una prueba del tema, sin guardar nada.',
    body: calificarPreviaBody,
    response: previaCalificada,
  }),
  duplicar: duplicateCall(temaMaestro, 'un tema'),
};
