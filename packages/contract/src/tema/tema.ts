import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { estadoMaestro, id, indicador, integer, optionalId, optionalText, percent, text } from '../core/fields.ts';
import { listQuery } from '../core/list.ts';
import { linkBatch, linked } from '../core/links.ts';
import { duplicateEndpoint, masterEndpoints, stampFields, listEndpoint } from '../core/master.ts';
import { temaAlumno } from '../asignacion/tema-alumno.ts';
import { ocurrenciaBody } from '../evaluacion/evaluacion.ts';
import { calificarPreviaBody, previaBody, previaCalificada, temaPrevia } from './previa.ts';
import { recurso } from './recurso.ts';

/** Limits (P71). */
export const LIMITE_TEMA = {
  codigo: 20,
  titulo: 50,
  descripcion: 250,
  contenido: 250,
  etiquetas: 250,
  duracion: 100_000,
  numeroPreguntas: 1000,
  banco: 5000,
} as const;

export const temaFields = {
  titulo: text(LIMITE_TEMA.titulo),
  codigo: optionalText(LIMITE_TEMA.codigo),
  descripcion: optionalText(LIMITE_TEMA.descripcion),
  codigo_categoria: text(50),
  codigo_estado: estadoMaestro,
  referencia: optionalId,
  contenido: optionalText(LIMITE_TEMA.contenido),
  contenido_complementario: optionalText(LIMITE_TEMA.contenido),
  etiquetas: optionalText(LIMITE_TEMA.etiquetas),
  duracion: integer(0, LIMITE_TEMA.duracion),
  numero_preguntas: integer(0, LIMITE_TEMA.numeroPreguntas),
  notaminima: percent.nullish(),
  indicador_obligatorio: indicador.default(0),
  /** Its linked questions in their order; absent: they stay as they are. */
  preguntas: z.array(z.object({ id })).max(LIMITE_TEMA.banco).optional(),
};
/** One topic with what stands around it (P77). */
export const temaFila = z.object({
  id_tema: z.number(),
  codigo: z.string(),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  codigo_categoria: z.string(),
  categoria: z.string(),
  codigo_estado: z.number(),
  referencia: z.number().nullable(),
  titulo_referencia: z.string().nullable(),
  contenido: z.string().nullable(),
  contenido_complementario: z.string().nullable(),
  etiquetas: z.string().nullable(),
  duracion: z.number(),
  numero_preguntas: z.number(),
  notaminima: z.number().nullable(),
  indicador_obligatorio: z.number(),
  /** Counts of links. */
  modulos: z.number(),
  preguntas: z.number(),
  /** Mean feedback, 10-100; null without feedback. */
  rating: z.number().nullable(),
  ...stampFields,
});
export type TemaFila = z.output<typeof temaFila>;

/** A topic as its reader opens it: its learner, or staff reviewing it (then without progress). */
export const temaDetalle = temaAlumno.extend({
  contenido: z.string().nullable(),
  contenido_complementario: z.string().nullable(),
  recursos: z.array(recurso),
  descarga: recurso.nullable(),
  /** Questions that an attempt will really hold: the drawn number, or the whole bank when it is smaller. */
  preguntas: z.number(),
});

export const tema = {
  ...masterEndpoints({ domain: 'tema', key: 'id_tema', words: ['un tema', 'Temas'], fields: temaFields, row: temaFila }),
  /** Unlike the other masters, with a category in the path (P89). */
  sellst: endpoint('GET', '/tema/sellst/:x', {
    access: 'soporte',
    summary: 'Temas; x es un código de categoría, o 0 para todos.',
    params: z.object({ x: text(50) }),
    query: listQuery,
    response: z.array(temaFila),
  }),
  ofEstado: endpoint('GET', '/tema/sellst/estado/:estado', {
    access: 'soporte',
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
    access: 'sesion',
    summary: 'Un tema donde está en un plan, con su material y el estado de la persona que llama.',
    body: ocurrenciaBody,
    response: temaDetalle,
  }),
  pregunta: endpoint('POST', '/tema/pregunta', {
    access: 'admin',
    summary: 'Enlaza preguntas con temas; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_tema: id, id_pregunta: id }),
    response: linked,
  }),
  modulo: endpoint('POST', '/tema/modulo', {
    access: 'admin',
    summary: 'Enlaza temas con módulos; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_tema: id, id_modulo: id, cuestionario: indicador.default(1), numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  preview: endpoint('POST', '/tema/preview', {
    access: 'soporte',
    summary: 'Un tema como lo vería un alumno, con preguntas sorteadas y sin guardar nada.',
    body: previaBody,
    response: temaPrevia,
  }),
  calificarPreview: endpoint('POST', '/tema/preview/calificar', {
    access: 'soporte',
    summary: 'Califica las respuestas de una prueba del tema, sin guardar nada.',
    body: calificarPreviaBody,
    response: previaCalificada,
  }),
  duplicar: duplicateEndpoint('tema', 'id_tema', 'un tema'),
};
