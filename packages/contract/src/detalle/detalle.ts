import { z } from 'zod';
import { ignoring } from '../core/dropped-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, sentInstant } from '../core/fields.ts';
import { dataColumn, numberColumn, optionalNumberColumn, optionColumn } from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { done, doneWith } from '../core/responses.ts';
import { OF_ATTEMPT } from '../evaluacion/evaluacion.ts';
import { posicionElegida, respuestaDatos, type RespuestaEscrita } from '../pregunta/tipos/index.ts';

/** List of drawn questions with their answers; `es_correcta` is null until the attempt is graded (P11). */
export const detalleLista = defineList({
  name: 'detalle',
  key: 'id_detalle',
  columns: {
    id_detalle: numberColumn(),
    id_evaluacion: numberColumn(),
    id_pregunta: numberColumn(),
    numero_orden: numberColumn(),
    respuesta: optionalNumberColumn(),
    respuesta_datos: dataColumn(respuestaDatos.nullable()),
    es_correcta: optionColumn(z.boolean().nullable(), 'siNo'),
    /** 0 to 1; null until the attempt is graded. */
    puntos: optionalNumberColumn(),
  },
  search: ['id_evaluacion', 'id_pregunta'],
  order: 'id_detalle',
  files: { csv: 'detalle', xlsx: 'UCJ-Detalle' },
});

/**
 * Choice for a drawn question. `fecha_respuesta`: moment of the choice by the server's clock, by default now. The latest choice wins, not
 * the latest call.
 */
const eleccion = {
  id_pregunta: id,
  respuesta: posicionElegida.nullish(),
  respuesta_datos: respuestaDatos.nullish(),
  fecha_respuesta: sentInstant.optional(),
};

/** A choice has an option or another answer. */
const hasRespuesta = ({ respuesta, respuesta_datos }: RespuestaEscrita): boolean => (respuesta ?? respuesta_datos ?? null) !== null;
const SIN_RESPUESTA = { path: ['respuesta'], params: { clave: 'requerido' } };

/** Calls of drawn questions and draft answers (P10, P12). */
export const detalleApi = {
  sellst: listCall('/detalle/sellst', { access: 'admin', scope: 'list', summary: 'Respuestas de todos los intentos.', list: detalleLista }),
  ins: endpoint('POST', '/detalle/ins', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    summary: 'Guarda el borrador de una respuesta en un intento abierto.',
    body: ignoring(z.object({ ...eleccion, id_evaluacion: id }).refine(hasRespuesta, SIN_RESPUESTA), OF_ATTEMPT),
    response: doneWith({ id_detalle: z.number() }),
  }),
  insVarias: endpoint('POST', '/detalle/ins/varias', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    summary: 'Guarda los borradores de varias respuestas de un intento abierto, todos o ninguno.',
    body: z.object({
      id_evaluacion: id,
      respuestas: z
        .array(ignoring(z.object(eleccion).refine(hasRespuesta, SIN_RESPUESTA), ['id_evaluacion', ...OF_ATTEMPT]))
        .min(1)
        .max(1000),
    }),
    response: doneWith({ guardadas: z.number() }),
  }),
  sel: endpoint('GET', '/detalle/sel/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Una respuesta.',
    params: idParams,
    response: detalleLista.row,
  }),
  upd: endpoint('POST', '/detalle/upd/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    summary: 'Cambia el borrador de una respuesta mientras el intento está abierto.',
    params: idParams,
    body: z.object({ respuesta: eleccion.respuesta, respuesta_datos: eleccion.respuesta_datos }).refine(hasRespuesta, SIN_RESPUESTA),
    response: doneWith({ id_detalle: z.number() }),
  }),
  del: endpoint('DELETE', '/detalle/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    summary: 'Quita el borrador de una respuesta mientras el intento está abierto.',
    params: idParams,
    response: done,
  }),
};
