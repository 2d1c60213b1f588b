import type { Respuesta } from './tipo.ts';

// No schemas here: the learner's first screens send answers, and schemas bring their library (docs/decisions/022).

/** Answer to a kind without one chosen option, as calls and rows have it. */
type RespuestaDatos = string | number[];

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
