import { mostradaDe, type PreguntaVista } from '@portal/contract/evaluacion';
import type { Respuesta, TipoPregunta } from '@portal/contract/pregunta';
import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import styles from './QuestionList.module.css';
import { isAnswered } from '../pregunta/tipos/answered.ts';
import { QuestionFrame } from '../pregunta/tipos/QuestionFrame.tsx';
import { RESPONDERS } from '../pregunta/tipos/responder.tsx';

interface Props {
  questions: readonly PreguntaVista[];
  /** Returns the answer to a question, complete or not. */
  answerOf: (id: number) => Respuesta | undefined;
  onAnswer: (id: number, answer: Respuesta) => void;
  disabled?: boolean;
  /** Marks the questions without a complete answer. */
  showMissing: boolean;
  /** Returns what follows a question. */
  after?: (id: number) => ReactNode;
}

/** List of the drawn questions, each with the fields of its kind (all required, P63). */
export function QuestionList({ questions, answerOf, onAnswer, disabled, showMissing, after }: Props) {
  const t = useTranslations('evaluacion');
  return (
    <ol className={styles.questions}>
      {questions.map((question, index) => {
        const { id_pregunta: id } = question;
        const answer = answerOf(id);
        const { tipo, mostrado } = mostradaDe(question);
        const Responder = RESPONDERS[tipo];
        return (
          <li key={id}>
            <QuestionFrame
              id={elementId(id)}
              text={question.pregunta}
              imagen={mostrado.imagen}
              number={index + 1}
              total={questions.length}
              disabled={disabled}
              error={showMissing && !isAnswered(question, answer) ? t(FALTAS[tipo]) : undefined}
            >
              <Suspense fallback={<Skeleton height={200} aria-busy="true" />}>
                <Responder mostrado={mostrado} value={answer} onChange={(given) => onAnswer(id, given)} disabled={disabled} />
              </Suspense>
            </QuestionFrame>
            {after && <div className={styles.after}>{after(id)}</div>}
          </li>
        );
      })}
    </ol>
  );
}

/** Words for a question without a complete answer. */
const FALTAS = {
  unica: 'falta',
  verdadero_falso: 'falta',
  multiple: 'faltas.multiple',
  numerica: 'faltas.numerica',
  corta: 'faltas.corta',
  relacionar: 'faltas.relacionar',
  ordenar: 'faltas.ordenar',
} as const satisfies Record<TipoPregunta, string>;

const elementId = (id: number): string => `pregunta-${id}`;

/** Fields of an answer, of whichever kind; a picture that opens large is none. */
const FIELDS = 'input, select, [data-first]';

/** Focuses the first field of a question in the list and scrolls to it. */
export function focusQuestion(id: number): void {
  const question = document.getElementById(elementId(id));
  const field = question?.querySelector<HTMLElement>(FIELDS) ?? question;
  field?.focus();
  question?.scrollIntoView({ block: 'center' });
}
