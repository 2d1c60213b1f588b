import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import type { Respuestas } from '../../../pieces/evaluacion/envio/respuestas.ts';

/** Questions and chosen answers as a text that a person reads, for a device that cannot keep them. */
export const answersAsText = (preguntas: readonly PreguntaAlumno[], respuestas: Respuestas): string =>
  preguntas
    .map((pregunta, index) => {
      const { rpta_a, rpta_b, rpta_c, rpta_d } = pregunta;
      const chosen = [rpta_a, rpta_b, rpta_c, rpta_d][(respuestas[pregunta.id_pregunta]?.respuesta ?? 0) - 1];
      return `${index + 1}. ${pregunta.pregunta}\n→ ${chosen ?? '—'}`;
    })
    .join('\n\n');
