import { z } from 'zod';
import { id, integer, percent } from '../core/fields.ts';
import { preguntaVista } from '../evaluacion/pregunta-alumno.ts';
import { posicionElegida, respuestaDatos } from '../pregunta/tipos/index.ts';
import { respuestaErrada } from '../evaluacion/resultado.ts';
import { recurso } from './recurso.ts';

/** Question of a preview, without the key (P11); `orden` is sent back with its answer. */
const preguntaPrevia = preguntaVista.extend({ orden: z.array(z.number()) });

/** `POST /tema/preview`: a topic as its learners see it (P77). Every call draws questions again; nothing is stored. */
export const previaBody = z.object({ id_tema: id });
/** Topic of a preview: material and drawn questions; `duracion` in minutes. */
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

/** `POST /tema/preview/calificar`: answers to the questions of a preview. */
export const calificarPreviaBody = z.object({
  id_tema: id,
  respuestas: z
    .array(
      z
        .object({
          id_pregunta: id,
          respuesta: posicionElegida.nullish(),
          respuesta_datos: respuestaDatos.nullish(),
          /** Order in which the preview showed the parts; absent: as stored. */
          orden: z.array(integer(1, 15)).max(15).default([]),
        })
        .refine(({ respuesta, respuesta_datos }) => (respuesta ?? respuesta_datos ?? null) !== null, {
          path: ['respuesta'],
          params: { clave: 'requerido' },
        }),
    )
    .min(1)
    .max(1000),
});
/** Grade of a preview; nothing is stored. */
export const previaCalificada = z.object({
  nota: percent,
  notaminima: percent,
  aprobado: z.boolean(),
  correcta: z.number(),
  incorrecta: z.number(),
  total: z.number(),
  /** Wrong answers with the right option, because only staff may call this. */
  errores: z.array(respuestaErrada),
});
