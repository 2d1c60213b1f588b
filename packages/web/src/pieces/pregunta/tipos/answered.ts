import { mostradaDe, type PreguntaVista } from '@portal/contract/evaluacion';
import { admiteRespuesta, type Palabras, palabrasDe, type Respuesta } from '@portal/contract/pregunta';

/** Returns whether a question is answered completely. */
export const isAnswered = (pregunta: PreguntaVista, respuesta: Respuesta | undefined): respuesta is Respuesta =>
  respuesta !== undefined && admiteRespuesta(mostradaDe(pregunta), respuesta);

/** Returns a complete answer in words; undefined without one. */
export const wordsOf = (pregunta: PreguntaVista, respuesta: Respuesta | undefined, palabras: Palabras): string | undefined =>
  isAnswered(pregunta, respuesta) ? palabrasDe(mostradaDe(pregunta), respuesta, palabras) : undefined;
