import { z } from 'zod';
import { indicador, instant } from '../core/fields.ts';
import { mostradoPregunta, type PreguntaMostrada, respuestaDatos, tipoPregunta } from '../pregunta/tipos/index.ts';

/** `tipos=1`: the client knows every kind of question; without it other kinds than four options are refused with 409. */
export const conTipos = z.object({ tipos: indicador.default(0) });

/** Question as it is shown: four options in `rpta_a` to `rpta_d`, or `mostrado`. */
export const preguntaVista = z.object({
  id_pregunta: z.number(),
  pregunta: z.string(),
  /** Absent from answers that a device has kept since before migration 093. */
  tipo: tipoPregunta.default('unica'),
  /** Null: four options in `rpta_a` to `rpta_d`. */
  mostrado: mostradoPregunta.nullable().default(null),
  rpta_a: z.string(),
  rpta_b: z.string(),
  rpta_c: z.string(),
  rpta_d: z.string(),
});
export type PreguntaVista = z.output<typeof preguntaVista>;

/** Question for a learner. The schema has no key, so the server drops it (P11). */
export const preguntaAlumno = preguntaVista.extend({
  id_evaluacion: z.number(),
  numero_orden: z.number(),
  /** Draft answer stored on the server, else null. */
  respuesta: z.number().nullable(),
  respuesta_datos: respuestaDatos.nullable().default(null),
  /** Moment of that choice. */
  fecha_respuesta: instant.nullable(),
});
export type PreguntaAlumno = z.output<typeof preguntaAlumno>;

/** Returns a question as it is shown, whichever form it has. */
export const mostradaDe = ({
  tipo,
  mostrado,
  rpta_a,
  rpta_b,
  rpta_c,
  rpta_d,
}: Omit<PreguntaVista, 'id_pregunta' | 'pregunta'>): PreguntaMostrada => ({
  tipo,
  mostrado: mostrado ?? { opciones: [rpta_a, rpta_b, rpta_c, rpta_d].map((texto) => ({ texto })) },
});
