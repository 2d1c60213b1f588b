import { z } from 'zod';
import { ignoring } from '../core/dropped-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  id,
  idList,
  idParams,
  indicador,
  instant,
  integer,
  optionalId,
  optionalInteger,
  optionalText,
  percent,
  sentInstant,
  text,
} from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { done, doneWith } from '../core/responses.ts';
import { selectionOf } from '../core/list/selection.ts';
import { comentario, escala } from '../feedback/fields.ts';
import { evaluacionFila, evaluacionLista } from './lista.ts';
import { OPCIONES_MAX, respuestaDatos } from '../pregunta/tipos/index.ts';
import { conTipos, preguntaAlumno } from './pregunta-alumno.ts';
import { respuestaErrada, resultadoEvaluacion } from './resultado.ts';

/** The five ids of an occurrence, in a request (P59). */
export const ocurrenciaBody = ignoring(
  z.object({
    id_tema: id,
    id_planestudio: id,
    id_programa: id,
    id_curso: id,
    id_modulo: id,
  }),
  'rest',
);

/** Ids and state that older clients repeat in every answer: the attempt knows them. */
export const OF_ATTEMPT = ['codigo_estado', 'id_usuario', 'id_tema', 'id_planestudio', 'id_programa', 'id_curso', 'id_modulo'];

/**
 * One answer of a batch. A topic without questions is completed by one row with `escala` and no question (P15).
 * Other fields of older clients (ids of person and plan, codigo_estado, usuario_creacion) are ignored (P2).
 */
export const respuestaEnviada = ignoring(
  z.object({
    id_evaluacion: id,
    id_pregunta: optionalId,
    /** Chosen option by its position in the attempt (P44). */
    respuesta: optionalInteger(1, OPCIONES_MAX),
    /** Answer to a kind without one chosen option. */
    respuesta_datos: respuestaDatos.nullish(),
    escala: escala.nullish(),
    comentario: comentario.nullish(),
    /** When the learner handed the batch in, by the server's clock: one that waited for a connection arrives later (P119). */
    fecha_envio: sentInstant.nullish(),
  }),
  OF_ATTEMPT,
);
export type RespuestaEnviada = z.output<typeof respuestaEnviada>;

/** Most attempts of one call that annuls, and letters of its reason. */
export const LIMITE_ANULACION = 1000;
export const MOTIVO_ANULACION_MAX = 250;

/** Selected attempts of the report. */
export const seleccionEvaluaciones = selectionOf(evaluacionLista, LIMITE_ANULACION);

/** Companies, plan and topic of the report; an absent part means all. */
const filtrosEvaluacion = z.object({
  empresas: z.array(id).max(1000).default([]),
  id_planestudio: integer(0, 2_147_483_647).default(0),
  id_tema: integer(0, 2_147_483_647).default(0),
});

/** Effect of annulling or restoring attempts. */
const anulacion = {
  /** Attempts that change their state; those that have it already stay as they are. */
  intentos: z.number(),
  personas: z.number(),
  /** Certificates that stop counting, or count again. */
  certificados: z.number(),
  /** Topics of a person that are no longer approved, or approved again. */
  temas: z.number(),
};

/** Calls of attempts and results (P10 to P14, P64). */
export const evaluacionApi = {
  sellst: listCall('/evaluacion/sellst', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary: 'Intentos de todas las personas.',
    list: evaluacionLista,
  }),
  ofSesion: endpoint('GET', '/evaluacion/sellst/usuario', {
    inShop: true,
    access: 'sesion',
    reads: true,
    summary: 'Intentos de la persona que llama.',
    response: z.array(evaluacionFila),
  }),
  reporte: listCall('/evaluacion/sellst/:companies/:plan/:topic', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary:
      'Intentos terminados de unas empresas (lista separada por comas), un plan y un tema; 0 significa todos. Los anulados solo con filtro[codigo_estado].',
    params: z.object({
      companies: idList,
      plan: integer(0, 2_147_483_647),
      topic: integer(0, 2_147_483_647),
    }),
    list: evaluacionLista,
  }),
  ins: endpoint('POST', '/evaluacion/ins', {
    inShop: true,
    access: 'sesion',
    summary: 'Abre el intento de la persona en un tema, o devuelve el que ya tiene abierto, con sus preguntas.',
    query: conTipos,
    body: ocurrenciaBody,
    response: doneWith({
      id_evaluacion: z.number(),
      numero_intento: z.number(),
      notaminima: percent,
      /** Now by the server's clock; the client corrects `fecha_respuesta` of its answers by it. */
      fecha_servidor: instant,
      /** Drawn questions, in their order. */
      preguntas: z.array(preguntaAlumno),
    }),
  }),
  insDetalle: endpoint('POST', '/evaluacion/ins/detalle', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    summary:
      'Califica el intento con todas sus respuestas, una sola vez; repetir la llamada devuelve el mismo resultado. Con `resultado=1`, también lo que responde `GET /evaluacion/sel/resultado/:id`.',
    query: z.object({ resultado: indicador.default(0) }),
    body: z.array(respuestaEnviada).min(1).max(1000),
    response: doneWith({
      id_evaluacion: z.number(),
      aprobado: z.boolean(),
      nota: percent.nullable(),
      /** Absent unless asked for, and when it could not be read: the grade is stored all the same. */
      resultado: resultadoEvaluacion.optional(),
    }),
  }),
  sel: endpoint('GET', '/evaluacion/sel/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Un intento.',
    params: idParams,
    response: evaluacionFila,
  }),
  resultadoPost: endpoint('POST', '/evaluacion/resultado/', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Resultado de un intento calificado (forma heredada).',
    body: z.object({ id_evaluacion: id }),
    response: resultadoEvaluacion,
  }),
  resultado: endpoint('GET', '/evaluacion/sel/resultado/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Resultado de un intento calificado.',
    params: idParams,
    response: resultadoEvaluacion,
  }),
  result: endpoint('POST', '/evaluacion/sel/result/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Resultado de un intento calificado (forma heredada).',
    params: idParams,
    response: resultadoEvaluacion,
  }),
  respuestas: endpoint('GET', '/evaluacion/sel/respuesta/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Respuestas erradas de un intento calificado; para un administrador, todas.',
    params: idParams,
    response: z.array(respuestaErrada),
  }),
  upd: endpoint('POST', '/evaluacion/upd/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Anula un intento calificado (codigo_estado 2) con su motivo, o lo repone (1).',
    params: idParams,
    body: z.object({ codigo_estado: integer(1, 2), motivo: optionalText(250) }),
    response: doneWith({ id_evaluacion: z.number() }),
  }),
  anular: endpoint('POST', '/evaluacion/anular', {
    access: 'admin',
    scope: 'record',
    summary:
      'Anula intentos calificados con su motivo (codigo_estado 2), o los repone (1), todos o ninguno; con `simular` solo dice qué pasaría.',
    query: z.object({ simular: indicador.default(0) }),
    body: z.object({
      seleccion: seleccionEvaluaciones,
      filtros: filtrosEvaluacion.optional(),
      codigo_estado: integer(1, 2),
      motivo: text(MOTIVO_ANULACION_MAX),
    }),
    response: doneWith(anulacion),
  }),
  del: endpoint('DELETE', '/evaluacion/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Retira un intento abierto; uno calificado no se borra, se anula.',
    params: idParams,
    response: done,
  }),
};
