import { type DatosPregunta, rulesOf, type TipoPregunta } from './tipos/datos.ts';
import { lugarOf, posicionesDe, type Respuesta } from './tipos/tipo.ts';

/** Modes of correcting a key: take the question out, accept another answer besides, replace the key. */
export const MODOS_CLAVE = ['anular', 'tambien', 'nueva'] as const;
export type ModoClave = (typeof MODOS_CLAVE)[number];

/** Returns whether another key leaves the stored places of the parts as they are, so that an attempt may show the corrected question. */
export const conservaLugares = (tipo: TipoPregunta): boolean => rulesOf(tipo).lugarCon === undefined;

/** Returns the question with another key, answers by stored places; undefined where its kind or the answers do not allow it. */
export const conClave = (datos: DatosPregunta, respuestas: readonly Respuesta[]): DatosPregunta | undefined =>
  rulesOf(datos.tipo).conClave(datos, respuestas);

/** Returns the question with further right answers; undefined for a kind that has one right answer alone. */
export const conClaveAdemas = (datos: DatosPregunta, respuestas: readonly Respuesta[]): DatosPregunta | undefined =>
  rulesOf(datos.tipo).conClaveAdemas?.(datos, respuestas);

/** Answer of an attempt with the order of its parts. */
export interface RespuestaDada {
  readonly orden: readonly number[];
  readonly respuesta: Respuesta;
}

/** Returns the points of an answer by another right one, 0 to 1; `clave` by stored places. */
export function puntajeCon(datos: DatosPregunta, { orden, respuesta }: RespuestaDada, clave: Respuesta): number {
  const { lugarCon, puntaje } = rulesOf(datos.tipo);
  const otra = conClave(datos, [clave]);
  if (!otra) return 0;
  if (!lugarCon) return puntaje(otra, orden, respuesta);
  const places = posicionesDe(respuesta).map((position) => lugarCon(datos, otra, lugarOf(orden, position)) + 1);
  return puntaje(otra, [], places);
}
