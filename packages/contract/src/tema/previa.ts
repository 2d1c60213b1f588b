import { z } from 'zod';
import { id, integer, percent } from '../core/fields.ts';
import { respuestaErrada } from '../evaluacion/evaluacion.ts';
import { recurso } from './recurso.ts';

/** A question as a learner would see it: without the key (P11). */
const preguntaPrevia = z.object({
  id_pregunta: z.number(),
  pregunta: z.string(),
  rpta_a: z.string(),
  rpta_b: z.string(),
  rpta_c: z.string(),
  rpta_d: z.string(),
});

/** `POST /tema/preview`: a topic as a learner would meet it, drawn anew each time and kept nowhere. */
export const previaBody = z.object({ id_tema: id });
export const temaPrevia = z.object({
  id_tema: z.number(),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  duracion: z.number(),
  notaminima: percent,
  recursos: z.array(recurso),
  descarga: recurso.nullable(),
  preguntas: z.array(preguntaPrevia),
});

/** `POST /tema/preview/calificar`: the answers to what the preview drew. */
export const calificarPreviaBody = z.object({
  id_tema: id,
  respuestas: z
    .array(z.object({ id_pregunta: id, respuesta: integer(1, 4) }))
    .min(1)
    .max(1000),
});
export const previaCalificada = z.object({
  nota: percent,
  notaminima: percent,
  aprobado: z.boolean(),
  correcta: z.number(),
  incorrecta: z.number(),
  total: z.number(),
  /** Answered wrongly, with the right option: staff may know it. */
  errores: z.array(respuestaErrada),
});
