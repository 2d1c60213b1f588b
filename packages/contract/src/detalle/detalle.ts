import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, sentInstant } from '../core/fields.ts';
import { listQuery } from '../core/list.ts';
import { done, doneWith } from '../core/responses.ts';
import { respuesta } from '../evaluacion/evaluacion.ts';

/** One drawn question with its answer; `es_correcta` is null until the attempt is graded. */
export const detalleFila = z.object({
  id_detalle: z.number(),
  id_evaluacion: z.number(),
  id_pregunta: z.number(),
  numero_orden: z.number(),
  respuesta: z.number().nullable(),
  es_correcta: z.boolean().nullable(),
});

export const detalle = {
  sellst: endpoint('GET', '/detalle/sellst', {
    access: 'admin',
    summary: 'Respuestas de todos los intentos.',
    query: listQuery,
    response: z.array(detalleFila),
  }),
  ins: endpoint('POST', '/detalle/ins', {
    access: 'propio',
    summary: 'Guarda el borrador de una respuesta en un intento abierto.',
    /** `fecha_respuesta`: when it was chosen, by the server's clock (absent: now). The choice made last stays, in whatever order they arrive. */
    body: z.object({ id_evaluacion: id, id_pregunta: id, respuesta, fecha_respuesta: sentInstant.optional() }),
    response: doneWith({ id_detalle: z.number() }),
  }),
  sel: endpoint('GET', '/detalle/sel/:id', {
    access: 'propio',
    summary: 'Una respuesta.',
    params: idParams,
    response: detalleFila,
  }),
  upd: endpoint('POST', '/detalle/upd/:id', {
    access: 'propio',
    summary: 'Cambia el borrador de una respuesta mientras el intento está abierto.',
    params: idParams,
    body: z.object({ respuesta }),
    response: doneWith({ id_detalle: z.number() }),
  }),
  del: endpoint('DELETE', '/detalle/:id', {
    access: 'propio',
    summary: 'Quita el borrador de una respuesta mientras el intento está abierto.',
    params: idParams,
    response: done,
  }),
};
