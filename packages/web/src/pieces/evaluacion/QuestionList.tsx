import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './QuestionList.module.css';
import { RadioQuestion } from './RadioQuestion.tsx';

/** Drawn question with its four options. */
type Question = Pick<PreguntaAlumno, 'id_pregunta' | 'pregunta' | 'rpta_a' | 'rpta_b' | 'rpta_c' | 'rpta_d'>;

interface Props {
  questions: readonly Question[];
  /** Returns the option (1-4) chosen for a question. */
  answerOf: (id: number) => number | undefined;
  onAnswer: (id: number, answer: number) => void;
  disabled?: boolean;
  /** Marks the questions without an answer. */
  showMissing: boolean;
  /** Returns what follows a question. */
  after?: (id: number) => ReactNode;
}

/** List of the drawn questions, each with its four options (all required, P63). */
export function QuestionList({ questions, answerOf, onAnswer, disabled, showMissing, after }: Props) {
  const t = useTranslations('evaluacion');
  return (
    <ol className={styles.questions}>
      {questions.map((question, index) => {
        const { id_pregunta: id } = question;
        const answer = answerOf(id);
        return (
          <li key={id}>
            <RadioQuestion
              id={elementId(id)}
              text={question.pregunta}
              number={index + 1}
              total={questions.length}
              options={optionsOf(question)}
              value={answer ? String(answer) : null}
              onChange={(value) => onAnswer(id, Number(value))}
              disabled={disabled}
              error={showMissing && !answer ? t('falta') : undefined}
            />
            {after && <div className={styles.after}>{after(id)}</div>}
          </li>
        );
      })}
    </ol>
  );
}

const elementId = (id: number): string => `pregunta-${id}`;

const optionsOf = ({ rpta_a, rpta_b, rpta_c, rpta_d }: Question) => [
  { value: '1', label: rpta_a },
  { value: '2', label: rpta_b },
  { value: '3', label: rpta_c },
  { value: '4', label: rpta_d },
];

/** Focuses the first option of a question in the list and scrolls to it. */
export function focusQuestion(id: number): void {
  const input = document.getElementById(elementId(id))?.querySelector('input');
  input?.focus();
  input?.closest('fieldset')?.scrollIntoView({ block: 'center' });
}
