import { useIntersection } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CUESTIONARIO_HASH } from '../cuestionario-hash.ts';
import { focusQuestion } from '../../../pieces/evaluacion/QuestionList.tsx';

interface Progress {
  /** Id of the first question without an answer. */
  readonly question: number | undefined;
  readonly answered: number;
}

/**
 * Takes the learner to the first unanswered question when the questionnaire opens begun, or by a link to it. Returns the reference of the
 * form and whether the form lies below the window.
 */
export function useResume({ question, answered }: Progress) {
  const { hash } = useLocation();
  const { ref: form, entry } = useIntersection<HTMLFormElement>();
  const resumed = useRef(false);
  useEffect(() => {
    if (!resumed.current && question !== undefined && (answered > 0 || hash === CUESTIONARIO_HASH)) focusQuestion(question);
    resumed.current = true;
  }, [question, answered, hash]);
  const away = entry !== null && !entry.isIntersecting && entry.boundingClientRect.top > 0;
  return { form, away };
}
