import { z } from 'zod';
import { temaAlumno } from '../asignacion/tema-alumno.ts';
import { instant } from '../core/fields.ts';
import { mostradoPregunta, tipoPregunta } from '../pregunta/tipos/index.ts';
import { evaluacionFila, FUENTES_NOTA } from './lista.ts';

/**
 * Question with a wrong answer, its options by their position in the attempt. `correcta` and its text are null unless this attempt
 * approved the topic (`docs/decisions/008`).
 */
export const respuestaErrada = z.object({
  id_pregunta: z.number(),
  pregunta: z.string(),
  /** Chosen option; 0 for a kind without one, where only the words say it. */
  respuesta: z.number(),
  texto_respuesta: z.string(),
  correcta: z.number().nullable(),
  texto_correcta: z.string().nullable(),
  /** Absent from answers that a device has kept since before migration 093, like all below. */
  tipo: tipoPregunta.default('unica'),
  imagen: mostradoPregunta.shape.imagen,
  /** 0 to 1: an answer that is right in part has a part. */
  puntos: z.number().default(0),
  /** Words of the author about this answer and about the question, beside the right answer where the topic shows them. */
  comentarios: z.array(z.string()).default([]),
});
export type RespuestaErrada = z.output<typeof respuestaErrada>;

/** Result of a graded attempt (P64), with the fields of the attempt itself. */
export const resultadoEvaluacion = evaluacionFila.extend({
  titulo: z.string(),
  programa: z.string(),
  /** Absent from answers that a device has kept since before migration 068. */
  fecha_recibida: z.string().nullable().default(null),
  fecha_declarada: z.string().nullable().default(null),
  /** Absent as those are. */
  fuente: z.enum(FUENTES_NOTA).default('cuestionario'),
  /** Moment from which the learner may try again; null: now, or approved (P44). */
  espera_hasta: instant.nullable(),
  /** Attempt that approved the topic, for a failed one; null for any other, and while the topic is not approved. */
  aprobado_despues: z.object({ id_evaluacion: z.number(), nota: z.number().nullable() }).nullable(),
  /** Topics of the plan that the learner has not approved yet. */
  pendientes: z.number(),
  /** Topics of the program at its place in the plan, and how many are approved; null once the plan is no longer assigned, absent from an older server and kept answers. */
  avance_programa: z.object({ temas: z.number(), aprobados: z.number() }).nullish(),
  /** Next topic of the plan that the learner can open, null without one. */
  siguiente: temaAlumno.nullable(),
  /** Wrong answers; absent from a server of the version before, and from answers that a device has kept since then. */
  erradas: z.array(respuestaErrada).optional(),
  /** The same as `erradas` as a JSON text, for older clients. */
  respuestas: z.string(),
  /** Questions that were annulled afterwards (P291): neither right nor wrong, and not in `total`. Absent from answers that a device has kept since before migration 096. */
  anuladas: z.number().default(0),
  /** The attempt has feedback. */
  con_feedback: z.boolean(),
  /** Code of the certificate, null without one. */
  codigo_certificado: z.string().nullable(),
});
