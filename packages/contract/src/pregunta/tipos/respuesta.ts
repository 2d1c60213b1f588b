import { z } from 'zod';
import { integer, text } from '../../core/fields.ts';
import { type Respuesta, TEXTO_CORTO_MAX } from './tipo.ts';
import { OPCIONES_MAX } from './unica.ts';

/** Positions that a question may show: ten pairs with five further right sides. */
const POSICIONES_MAX = 15;

/** Chosen option by its shown position. */
export const posicionElegida = integer(1, OPCIONES_MAX);

/** Answer to a kind without one chosen option: a text, or shown positions. */
export const respuestaDatos = z.union([text(TEXTO_CORTO_MAX, 0), z.array(integer(1, POSICIONES_MAX)).max(OPCIONES_MAX)]);
type RespuestaDatos = z.output<typeof respuestaDatos>;

/** Answer as calls and rows have it: an option in `respuesta`, any other in `respuesta_datos`. */
export interface RespuestaEscrita {
  readonly respuesta?: number | null | undefined;
  readonly respuesta_datos?: RespuestaDatos | null | undefined;
}

/** Returns the answer of a call or row; undefined without one. */
export const leerRespuesta = ({ respuesta, respuesta_datos }: RespuestaEscrita): Respuesta | undefined =>
  respuesta_datos ?? (respuesta || undefined);

/** Returns an answer as calls and rows have it. */
export const escribirRespuesta = (respuesta: Respuesta | null): { respuesta: number | null; respuesta_datos: RespuestaDatos | null } => {
  if (respuesta === null) return { respuesta: null, respuesta_datos: null };
  if (typeof respuesta === 'number') return { respuesta, respuesta_datos: null };
  return { respuesta: null, respuesta_datos: typeof respuesta === 'string' ? respuesta : [...respuesta] };
};
