import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import type { Palabras } from '@portal/contract/pregunta';
import type { Respuestas } from '../../../pieces/evaluacion/envio/respuestas.ts';
import { wordsOf } from '../../../pieces/pregunta/tipos/answered.ts';

/** Returns questions and answers as a text that a person reads, for a device that cannot keep them. */
export const answersAsText = (preguntas: readonly PreguntaAlumno[], respuestas: Respuestas, palabras: Palabras): string =>
  preguntas
    .map((pregunta, index) => {
      const words = wordsOf(pregunta, respuestas[pregunta.id_pregunta]?.respuesta, palabras);
      return `${index + 1}. ${pregunta.pregunta}\n→ ${words ?? '—'}`;
    })
    .join('\n\n');
