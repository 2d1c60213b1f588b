import type { PreguntaAlumno } from '@portal/contract';
import { useTranslations } from 'use-intl';
import styles from './cuestionario.module.css';
import type { Respuestas } from '../envio/respuestas.ts';
import { RadioQuestion } from '../pieces/RadioQuestion.tsx';

export const questionId = (id: number): string => `pregunta-${id}`;

interface Props {
  preguntas: readonly PreguntaAlumno[];
  respuestas: Respuestas;
  onAnswer: (pregunta: number, respuesta: number) => void;
  disabled: boolean;
  /** Marks the questions without an answer. */
  showMissing: boolean;
}

/** List of the drawn questions, each with its four options (all required, P63). */
export function Preguntas({ preguntas, respuestas, onAnswer, disabled, showMissing }: Props) {
  const t = useTranslations('evaluacion');
  return (
    <ol className={styles.questions}>
      {preguntas.map((pregunta, index) => {
        const answer = respuestas[pregunta.id_pregunta]?.respuesta;
        return (
          <li key={pregunta.id_pregunta}>
            <RadioQuestion
              id={questionId(pregunta.id_pregunta)}
              text={pregunta.pregunta}
              number={index + 1}
              total={preguntas.length}
              options={optionsOf(pregunta)}
              value={answer ? String(answer) : null}
              onChange={(value) => onAnswer(pregunta.id_pregunta, Number(value))}
              disabled={disabled}
              error={showMissing && !answer ? t('falta') : undefined}
            />
          </li>
        );
      })}
    </ol>
  );
}

const optionsOf = ({ rpta_a, rpta_b, rpta_c, rpta_d }: PreguntaAlumno) => [
  { value: '1', label: rpta_a },
  { value: '2', label: rpta_b },
  { value: '3', label: rpta_c },
  { value: '4', label: rpta_d },
];
