import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, integer, text } from '../core/fields.ts';
import { listQuery } from '../core/list.ts';
import { masterEndpoints, stampFields, listEndpoint } from '../core/master.ts';
import { done, doneWith } from '../core/responses.ts';
import { preguntaImportar } from './importar.ts';

/** Limits of question and options (P71); options are 1 to 4. */
export const LIMITE_PREGUNTA = { texto: 250, lote: 20_000 } as const;

export const preguntaFields = {
  pregunta: text(LIMITE_PREGUNTA.texto),
  rpta_a: text(LIMITE_PREGUNTA.texto),
  rpta_b: text(LIMITE_PREGUNTA.texto),
  rpta_c: text(LIMITE_PREGUNTA.texto),
  rpta_d: text(LIMITE_PREGUNTA.texto),
  indicador_correcta: integer(1, 4),
  codigo_categoria: text(50),
  /** 1 Activo, 2 Inactivo. */
  codigo_estado: integer(1, 2).default(1),
};

/** A question (P78); `temas` counts the topics that use it, `respuestas` the answers that point at it. */
export const preguntaFila = z.object({
  id_pregunta: z.number(),
  pregunta: z.string(),
  rpta_a: z.string(),
  rpta_b: z.string(),
  rpta_c: z.string(),
  rpta_d: z.string(),
  indicador_correcta: z.number(),
  codigo_categoria: z.string(),
  categoria: z.string(),
  codigo_estado: z.number(),
  temas: z.number(),
  respuestas: z.number(),
  ...stampFields,
});
export type PreguntaFila = z.output<typeof preguntaFila>;

const preguntaEnlazada = preguntaFila.extend({ id_tema_pregunta: z.number(), id_tema: z.number(), numero_orden: z.number() });

/** A question as a learner sees it: the schema has no key, so none can leave the server (P11). */
export const preguntaAlumno = z.object({
  id_evaluacion: z.number(),
  id_pregunta: z.number(),
  numero_orden: z.number(),
  pregunta: z.string(),
  rpta_a: z.string(),
  rpta_b: z.string(),
  rpta_c: z.string(),
  rpta_d: z.string(),
  /** Draft answer kept on the server, if any. */
  respuesta: z.number().nullable(),
  /** When that answer was chosen. */
  fecha_respuesta: instant.nullable(),
});
export type PreguntaAlumno = z.output<typeof preguntaAlumno>;

export const pregunta = {
  ...masterEndpoints({
    domain: 'pregunta',
    key: 'id_pregunta',
    words: ['una pregunta', 'Preguntas'],
    fields: preguntaFields,
    row: preguntaFila,
  }),
  ...preguntaImportar,
  /** Unlike the other masters, an array: the spreadsheet's rows arrive together (P78). */
  ins: endpoint('POST', '/pregunta/ins', {
    access: 'admin',
    summary: 'Crea una o varias preguntas, todas o ninguna.',
    body: z.array(z.object(preguntaFields)).min(1).max(LIMITE_PREGUNTA.lote),
    response: doneWith({ insertados: z.number(), id_pregunta: z.number(), ids: z.array(z.number()) }),
  }),
  ofTema: listEndpoint('/pregunta/sellst/tema/:id', 'Preguntas vinculadas a un tema, en su orden.', preguntaEnlazada),
  asignado: endpoint('GET', '/pregunta/sellst/asignado/:id', {
    access: 'soporte',
    summary: 'Todas las preguntas activas, con asignado 1 en las del tema.',
    params: idParams,
    query: listQuery,
    response: z.array(preguntaFila.extend({ asignado: z.number() })),
  }),
  ofCategoria: endpoint('GET', '/pregunta/sellst/:id', {
    access: 'soporte',
    summary: 'Preguntas de una categoría, o la pregunta de ese número.',
    params: z.object({ id: text(50) }),
    query: listQuery,
    response: z.array(preguntaFila),
  }),
  versiones: listEndpoint(
    '/pregunta/sellst/version/:id',
    'Versiones de una pregunta, de la más reciente a la más antigua.',
    z.object({
      version: z.number(),
      pregunta: z.string(),
      rpta_a: z.string(),
      rpta_b: z.string(),
      rpta_c: z.string(),
      rpta_d: z.string(),
      indicador_correcta: z.number(),
      usuario_creacion: z.string(),
      fecha_creacion: z.string(),
      respuestas: z.number(),
    }),
  ),
  desvincular: endpoint('DELETE', '/pregunta/tema/:id', {
    access: 'admin',
    summary: 'Quita una pregunta de un tema; id es id_tema_pregunta.',
    params: idParams,
    response: done,
  }),
  cuestionario: endpoint('POST', '/pregunta/sellst/tema/', {
    access: 'sesion',
    summary: 'Preguntas sorteadas del intento abierto en un tema; lo abre si no existe.',
    body: z.object({
      id_tema: id,
      id_modulo: id,
      id_planestudio: id.optional(),
      id_programa: id.optional(),
      id_curso: id.optional(),
    }),
    response: z.array(preguntaAlumno),
  }),
};
