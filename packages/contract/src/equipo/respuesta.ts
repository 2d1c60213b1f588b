import { z } from 'zod';
import { optionalDayColumn, optionalTextColumn, optionColumn } from '../core/list/column.ts';
import { id, optionalDay, text } from '../core/fields.ts';

/** Answers of a boss to a delay: accept it, extend it until a day, or justify it (P43, P205). */
export const TIPO_RESPUESTA = ['aceptada', 'prorroga', 'justificada'] as const;
export type TipoRespuesta = (typeof TIPO_RESPUESTA)[number];

/** Columns of the last answer of a boss to a delay of an opening: its kind, its reason, and the day of an extension. */
export const respuestaColumnas = {
  respuesta: optionColumn(z.enum(TIPO_RESPUESTA).nullable(), 'respuestaEquipo'),
  respuesta_motivo: optionalTextColumn(),
  respuesta_hasta: optionalDayColumn(),
};

export const LIMITE_MOTIVO_RESPUESTA = 500;
/** Most answers of one call. */
export const LIMITE_RESPUESTAS = 1000;

/** Answer about one assignment; the reason is required unless the delay is accepted, the day for an extension alone. */
export const respuestaEquipo = z
  .object({
    id_asignacion: id,
    tipo: z.enum(TIPO_RESPUESTA),
    fecha_hasta: optionalDay,
    motivo: text(LIMITE_MOTIVO_RESPUESTA, 0).default(''),
  })
  .refine(({ tipo, fecha_hasta }) => tipo !== 'prorroga' || fecha_hasta !== null, {
    path: ['fecha_hasta'],
    params: { clave: 'requerido' },
  })
  .refine(({ tipo, motivo }) => tipo === 'aceptada' || motivo !== '', { path: ['motivo'], params: { clave: 'requerido' } });
export type RespuestaEquipo = z.output<typeof respuestaEquipo>;

export const respuestasEquipo = z.array(respuestaEquipo).min(1).max(LIMITE_RESPUESTAS);
