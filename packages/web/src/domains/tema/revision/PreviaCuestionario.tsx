import type { Respuesta } from '@portal/contract/pregunta';
import { Button } from '@mantine/core';
import { escribirRespuesta } from '@portal/contract/respuesta';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviaResultado } from './PreviaResultado.tsx';
import { type TemaPrevia, useGradePrevia } from './tema-previa.queries.ts';
import styles from './revision.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { QuestionList, focusQuestion } from '../../../pieces/evaluacion/QuestionList.tsx';
import { isAnswered } from '../../../pieces/pregunta/tipos/answered.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  tema: TemaPrevia;
  /** Draws new questions. */
  onAgain: () => void;
}

type Respuestas = Readonly<Record<number, Respuesta>>;

/** Trial questionnaire of a topic: the drawn questions, then their grade. */
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
  const missing = preguntas.filter((pregunta) => !isAnswered(pregunta, answers[pregunta.id_pregunta]));
  const submit = () => {
    setChecked(true);
    if (missing[0]) return focusQuestion(missing[0].id_pregunta);
    const respuestas = preguntas.map(({ id_pregunta, orden }) => ({
      id_pregunta,
      orden,
      ...escribirRespuesta(answers[id_pregunta] ?? null),
    }));
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
        <QuestionList
          questions={preguntas}
          answerOf={(id) => answers[id]}
          onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
          showMissing={checked}
        />
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
