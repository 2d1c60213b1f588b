import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import type { Respuesta } from '@portal/contract/pregunta';
import { escribirRespuesta, leerRespuesta } from '@portal/contract/respuesta';

/** Answer, complete or not, and when it was given: milliseconds by the server's clock. */
export interface Eleccion {
  readonly respuesta: Respuesta;
  readonly fecha: number;
}

/** Answers by id_pregunta. */
export type Respuestas = Readonly<Record<string, Eleccion>>;

/** Returns the answers saved on the server, from any device. */
export const ofServer = (preguntas: readonly PreguntaAlumno[]): Respuestas =>
  Object.fromEntries(
    preguntas.flatMap((pregunta) => {
      const { id_pregunta, fecha_respuesta } = pregunta;
      const respuesta = leerRespuesta(pregunta);
      return respuesta === undefined ? [] : [[id_pregunta, { respuesta, fecha: fecha_respuesta ? Date.parse(fecha_respuesta) : 0 }]];
    }),
  );

/** Returns an answer as a call has it: one field, so that a server of the version before reads a chosen option. */
export function toFields(respuesta: Respuesta) {
  const { respuesta: chosen, respuesta_datos } = escribirRespuesta(respuesta);
  return respuesta_datos === null ? { respuesta: chosen } : { respuesta_datos };
}

/** Returns the choices of `some` that are newer than in `others` or missing there. */
export const laterThan = (some: Respuestas, others: Respuestas): Respuestas =>
  Object.fromEntries(Object.entries(some).filter(([pregunta, { fecha }]) => fecha > (others[pregunta]?.fecha ?? -Infinity)));

/** Merges two sets of choices: the newer choice of each question wins. */
export const latest = (some: Respuestas, others: Respuestas): Respuestas => ({ ...some, ...laterThan(others, some) });
