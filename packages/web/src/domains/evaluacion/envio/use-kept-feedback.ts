import { useState } from 'react';
import { emptyDraft, writeDraft } from './draft-store.ts';
import { readDraft } from './read-draft.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';
import type { Feedback } from '../../feedback/feedback.public.ts';

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
