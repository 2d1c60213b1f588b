import type { PreguntaAlumno } from '@portal/contract/evaluacion';

/** Answer 1-4 and when it was chosen: milliseconds by the server's clock. */
export interface Eleccion {
  readonly respuesta: number;
  readonly fecha: number;
}

/** Choices by id_pregunta. */
export type Respuestas = Readonly<Record<string, Eleccion>>;

/** Returns the choices saved on the server, from any device. */
export const ofServer = (preguntas: readonly PreguntaAlumno[]): Respuestas =>
  Object.fromEntries(
    preguntas.flatMap(({ id_pregunta, respuesta, fecha_respuesta }) =>
      respuesta ? [[id_pregunta, { respuesta, fecha: fecha_respuesta ? Date.parse(fecha_respuesta) : 0 }]] : [],
    ),
  );

/** Returns the choices of `some` that are newer than in `others` or missing there. */
export const laterThan = (some: Respuestas, others: Respuestas): Respuestas =>
  Object.fromEntries(Object.entries(some).filter(([pregunta, { fecha }]) => fecha > (others[pregunta]?.fecha ?? -Infinity)));

/** Merges two sets of choices: the newer choice of each question wins. */
export const latest = (some: Respuestas, others: Respuestas): Respuestas => ({ ...some, ...laterThan(others, some) });
