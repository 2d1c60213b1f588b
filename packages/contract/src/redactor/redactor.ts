import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { inputShape } from '../core/field.ts';
import { withRules } from '../core/field-rules.ts';
import { id, idParams, instant, integer, text } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';
import { DIFICULTADES, preguntaCampos, preguntaReglas } from '../pregunta/campos.ts';
import { datosPregunta, tipoPregunta } from '../pregunta/tipos/index.ts';

/** Borders of a request for drafts (P284). */
export const LIMITES_REDACTOR = {
  /** Characters of the lesson's text that are sent. */
  texto: { minimo: 200, maximo: 60_000 },
  /** Questions of one request. */
  preguntas: 20,
  /** Requests of a person within 24 hours. */
  alDia: 30,
  /** Drafts that one call discards. */
  descartados: 200,
} as const;

/** `pendiente`: waits for the job; `enviada`: the model writes; `lista`: it answered; `fallida`: `fallo` says why. */
export const ESTADOS_REDACCION = ['pendiente', 'enviada', 'lista', 'fallida'] as const;
/**
 * Why a request brought nothing. `inalcanzable`: no connection; `lenta`: no whole answer in time; `clave`: it refused the key; `cuota`: too many requests or
 * no credit; `rechazo`: another refusal; `ilegible`: the answer holds no questions; `larga`: more than is read; `interrumpida`: the portal stopped meanwhile.
 */
export const FALLOS_REDACCION = ['inalcanzable', 'lenta', 'clave', 'cuota', 'rechazo', 'ilegible', 'larga', 'interrumpida'] as const;
export type FalloRedaccion = (typeof FALLOS_REDACCION)[number];
/**
 * Why a question that came back is no draft. `contenido`: no kind admits it; `cita`: its sentence is not in the lesson; `tipo`: a kind that was not asked
 * for; `repetida`: the topic or the same answer has it; `sobra`: more than was asked for.
 */
export const RECHAZOS_BORRADOR = ['contenido', 'cita', 'tipo', 'repetida', 'sobra'] as const;
export type RechazoBorrador = (typeof RECHAZOS_BORRADOR)[number];

const dificultad = z.enum(DIFICULTADES).nullable();
const tipos = z.array(tipoPregunta).min(1).max(tipoPregunta.options.length);

const redaccion = z.object({
  id_redaccion: z.number(),
  estado: z.enum(ESTADOS_REDACCION),
  fallo: z.enum(FALLOS_REDACCION).nullable(),
  /** Status of the provider's refusal; null without one. */
  codigo_http: z.number().nullable(),
  tipos,
  cantidad: z.number(),
  dificultad,
  codigo_categoria: z.string(),
  autor: z.string(),
  fecha_creacion: instant,
  fecha_fin: instant.nullable(),
  /** Drafts that it brought, and questions that were refused, with the beginning of their words. */
  borradores: z.number(),
  rechazadas: z.array(z.object({ motivo: z.enum(RECHAZOS_BORRADOR), pregunta: z.string() })),
});
export type Redaccion = z.output<typeof redaccion>;

const borrador = z.object({
  id_redaccion_borrador: z.number(),
  id_redaccion: z.number(),
  pregunta: z.string(),
  datos: datosPregunta,
  dificultad,
  codigo_categoria: z.string(),
  /** Sentence of the lesson on which it rests. */
  cita: z.string(),
});
export type Borrador = z.output<typeof borrador>;

const redactorTema = z.object({
  /** Host and model to which the text goes; null: the operator set none. */
  servicio: z.string().nullable(),
  modelo: z.string().nullable(),
  /** The latest requests for the topic, the newest first. */
  redacciones: z.array(redaccion),
  /** Drafts that nobody accepted or discarded yet, in the order in which they came. */
  borradores: z.array(borrador),
});
export type RedactorTema = z.output<typeof redactorTema>;

/** Drafts of questions by a language model that the operator chose (P284). */
export const redactorApi = {
  activo: endpoint('GET', '/redactor/activo', {
    access: 'admin',
    scope: 'none',
    reads: true,
    summary: 'Si el portal puede pedir borradores de preguntas a un modelo, y a cuál.',
    response: redactorTema.pick({ servicio: true, modelo: true }),
  }),
  ofTema: endpoint('GET', '/redactor/sellst/tema/:id', {
    access: 'admin',
    scope: 'content',
    reads: true,
    summary: 'Borradores de preguntas de un tema que nadie revisó todavía, y los últimos pedidos.',
    params: idParams,
    response: redactorTema,
  }),
  pedir: endpoint('POST', '/redactor/pedir', {
    access: 'admin',
    scope: 'content',
    summary: 'Pide al modelo borradores de preguntas del texto de una lección; se escriben en segundo plano.',
    body: z.object({
      id_tema: id,
      texto: text(LIMITES_REDACTOR.texto.maximo, LIMITES_REDACTOR.texto.minimo),
      tipos,
      cantidad: integer(1, LIMITES_REDACTOR.preguntas),
      dificultad,
      /** Category of the questions that are accepted. */
      codigo_categoria: text(50),
    }),
    response: doneWith({ id_redaccion: z.number() }),
  }),
  aceptar: endpoint('POST', '/redactor/aceptar', {
    access: 'admin',
    scope: 'content',
    summary: 'Guarda un borrador, como está o corregido, como pregunta del banco y del tema.',
    body: z.object({
      id_redaccion_borrador: id,
      pregunta: withRules(z.object(inputShape(preguntaCampos)), preguntaReglas),
    }),
    response: doneWith({ id_pregunta: z.number() }),
  }),
  descartar: endpoint('POST', '/redactor/descartar', {
    access: 'admin',
    scope: 'content',
    summary: 'Quita borradores de preguntas que nadie aceptó.',
    body: z.object({ id_tema: id, ids: z.array(id).min(1).max(LIMITES_REDACTOR.descartados) }),
    response: done,
  }),
  intercambio: endpoint('GET', '/redactor/intercambio/:id', {
    access: 'admin',
    scope: 'content',
    reads: true,
    summary: 'Lo que un pedido de borradores envió al modelo y lo que volvió, palabra por palabra.',
    params: idParams,
    response: z.object({
      servicio: z.string(),
      modelo: z.string(),
      /** Body of the request, without the key. */
      peticion: z.string().nullable(),
      /** Beginning of the answer; null without one. */
      respuesta: z.string().nullable(),
    }),
  }),
};
