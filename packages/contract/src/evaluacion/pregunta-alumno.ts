import { z } from 'zod';
import { instant } from '../core/fields.ts';

/** Question for a learner. The schema has no key, so the server drops it (P11). */
export const preguntaAlumno = z.object({
  id_evaluacion: z.number(),
  id_pregunta: z.number(),
  numero_orden: z.number(),
  pregunta: z.string(),
  rpta_a: z.string(),
  rpta_b: z.string(),
  rpta_c: z.string(),
  rpta_d: z.string(),
  /** Draft answer stored on the server, else null. */
  respuesta: z.number().nullable(),
  /** Moment of that choice. */
  fecha_respuesta: instant.nullable(),
});
export type PreguntaAlumno = z.output<typeof preguntaAlumno>;
