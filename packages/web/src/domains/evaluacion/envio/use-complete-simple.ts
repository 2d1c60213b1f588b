import { useMutation } from '@tanstack/react-query';
import { submit } from '../../../core/offline/offline.ts';
import { TEMA_SIMPLE } from '../../../core/offline/use-waiting-topic.ts';
import { type Ocurrencia, ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';

/** Result of completing: done, waiting for the connection on the device or in this page alone, or not possible because the topic has questions by now. */
export type Completion = 'hecho' | 'espera' | 'solo_aqui' | 'con_preguntas';

/** Completes a topic without questionnaire by its feedback, by the outbox. */
export function useCompleteSimple(ocurrencia: Ocurrencia) {
  const { id } = useUser();
  return useMutation({
    mutationFn: async (feedback: { escala: number; comentario: string }): Promise<Completion> => {
      const entry = { id: `${TEMA_SIMPLE}-${ocurrenciaKey(ocurrencia)}`, kind: TEMA_SIMPLE, body: { ocurrencia, ...feedback } };
      const sent = await submit(id, entry);
      if (sent.waiting) return sent.written ? 'espera' : 'solo_aqui';
      return sent.answer === false ? 'con_preguntas' : 'hecho';
    },
  });
}
