import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviaResultado } from './PreviaResultado.tsx';
import { type TemaPrevia, useGradePrevia } from './tema-previa.queries.ts';
import styles from './revision.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { RadioQuestion } from '../../evaluacion/evaluacion-pieces.public.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  tema: TemaPrevia;
  /** Draws other questions. */
  onAgain: () => void;
}

type Respuestas = Readonly<Record<number, number>>;
const questionId = (id: number) => `previa-${id}`;

/** The drawn questions, their grading, and another try. */
export function PreviaCuestionario({ tema, onAgain }: Props) {
  const t = useTranslations('tema.previa');
  const [answers, setAnswers] = useState<Respuestas>({});
  const [checked, setChecked] = useState(false);
  const grade = useGradePrevia();
  const { preguntas } = tema;
  if (preguntas.length === 0) {
    return (
      <Section title={t('cuestionario')}>
        <p className={styles.text}>{t('sinPreguntas')}</p>
      </Section>
    );
  }
  if (grade.data) return <PreviaResultado resultado={grade.data} onAgain={onAgain} />;
  const missing = preguntas.filter(({ id_pregunta }) => !answers[id_pregunta]);
  const submit = () => {
    setChecked(true);
    if (missing[0]) return focusQuestion(missing[0].id_pregunta);
    const respuestas = preguntas.map(({ id_pregunta }) => ({ id_pregunta, respuesta: answers[id_pregunta] ?? 0 }));
    grade.mutate({ id_tema: tema.id_tema, respuestas }, { onError: (error) => toast.error(messageOf(error)) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Section title={t('cuestionario')} description={t('resumen', { preguntas: preguntas.length, notaminima: tema.notaminima })}>
        <ol className={styles.questions}>
          {preguntas.map((row, index) => (
            <li key={row.id_pregunta}>
              <RadioQuestion
                id={questionId(row.id_pregunta)}
                text={row.pregunta}
                number={index + 1}
                total={preguntas.length}
                options={[row.rpta_a, row.rpta_b, row.rpta_c, row.rpta_d].map((label, at) => ({ value: String(at + 1), label }))}
                value={answers[row.id_pregunta] ? String(answers[row.id_pregunta]) : null}
                onChange={(value) => setAnswers({ ...answers, [row.id_pregunta]: Number(value) })}
                error={checked && !answers[row.id_pregunta] ? t('falta') : undefined}
              />
            </li>
          ))}
        </ol>
      </Section>
      <FormActions
        start={
          <span className={styles.text} role="status">
            {missing.length > 0 && t('faltan', { faltan: missing.length })}
          </span>
        }
      >
        <Button type="submit" loading={grade.isPending}>
          {t('enviar')}
        </Button>
      </FormActions>
    </form>
  );
}

/** Takes the keyboard to the first question without an answer. */
function focusQuestion(id: number): void {
  const input = document.getElementById(questionId(id))?.querySelector('input');
  input?.focus();
  input?.closest('fieldset')?.scrollIntoView({ block: 'center' });
}
