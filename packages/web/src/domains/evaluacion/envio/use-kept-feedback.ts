import { useState } from 'react';
import { emptyDraft, writeDraft } from '../../../pieces/evaluacion/envio/draft-store.ts';
import { readDraft } from '../../../pieces/evaluacion/envio/read-draft.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';
import type { Feedback } from '../../../pieces/feedback/FeedbackFields.tsx';

/** No attempt is open before the rating of a topic without questionnaire is sent. */
const NO_ATTEMPT = 0;

/** Rating of a topic without questionnaire, kept in this browser until it is sent. */
export function useKeptFeedback(ocurrencia: Ocurrencia) {
  const { id } = useUser();
  const [feedback, setFeedback] = useState<Feedback>(() => readDraft(id, ocurrencia) ?? emptyDraft(NO_ATTEMPT));
  const { escala, comentario } = feedback;
  const change = (part: Partial<Feedback>) => {
    const next = { escala, comentario, ...part };
    setFeedback(next);
    writeDraft(id, ocurrencia, { ...emptyDraft(NO_ATTEMPT), ...next });
  };
  return { feedback, change };
}
