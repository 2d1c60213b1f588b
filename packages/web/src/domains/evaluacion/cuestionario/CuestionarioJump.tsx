import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import { UnstyledButton } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './cuestionario.module.css';
import { focusQuestion } from '../../../pieces/evaluacion/QuestionList.tsx';

interface Props {
  preguntas: readonly PreguntaAlumno[];
  unanswered: readonly PreguntaAlumno[];
}

/** Button at the foot of the window that leads to the next question, while the material hides the questionnaire below it. */
export function CuestionarioJump({ preguntas, unanswered }: Props) {
  const t = useTranslations('evaluacion');
  const next = unanswered[0] ?? preguntas[0];
  if (!next) return null;
  return (
    <UnstyledButton className={styles.jump} onClick={() => focusQuestion(next.id_pregunta)}>
      {t('irCuestionario', { respondidas: preguntas.length - unanswered.length, total: preguntas.length })}
      <IconArrowDown size={16} stroke={2} aria-hidden="true" />
    </UnstyledButton>
  );
}
