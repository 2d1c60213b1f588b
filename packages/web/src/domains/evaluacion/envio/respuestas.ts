import type { PreguntaAlumno } from '@portal/contract';
import { z } from 'zod';

/** Answer 1-4 and when it was chosen: milliseconds by the server's clock. */
const eleccion = z.object({ respuesta: z.number().int().min(1).max(4), fecha: z.number() });
export type Eleccion = z.output<typeof eleccion>;

/** Choices by id_pregunta. */
export const respuestas = z.record(z.string(), eleccion);
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
