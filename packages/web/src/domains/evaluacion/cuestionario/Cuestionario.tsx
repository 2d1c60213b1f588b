import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerBar } from './AnswerBar.tsx';
import { CuestionarioJump } from './CuestionarioJump.tsx';
import { answersAsText } from '../envio/answers-as-text.ts';
import { DeliveryNotice, UnkeptNotice } from '../../../pieces/evaluacion/envio/DeliveryNotice.tsx';
import styles from './cuestionario.module.css';
import { useCuestionarioTexts } from './use-cuestionario-texts.ts';
import { useResume } from './use-resume.ts';
import type { Intento } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { Preguntar } from '../../../pieces/consulta/Preguntar.tsx';
import { FeedbackFields } from '../../../pieces/feedback/FeedbackFields.tsx';
import { QuestionList, focusQuestion } from '../../../pieces/evaluacion/QuestionList.tsx';
import { isAnswered } from '../../../pieces/pregunta/tipos/answered.ts';
import { usePalabras } from '../../../pieces/pregunta/tipos/use-palabras.ts';
import { useDelivery } from '../envio/use-delivery.ts';
import { useDraft } from '../envio/use-draft.ts';
import { holdVersion } from '../../../core/offline/app-worker.ts';
import { noteAnswers } from '../../../core/session/session.ts';
import { useGo } from '../../../core/router/go.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  ocurrencia: Ocurrencia;
  intento: Intento;
}

/** Form of the open attempt: questions, feedback and send button. */
export function Cuestionario({ ocurrencia, intento }: Props) {
  const t = useTranslations('evaluacion');
  const confirm = useConfirm();
  const go = useGo();
  const { draft, answer, change, discard, loss } = useDraft(ocurrencia, intento);
  const [checked, setChecked] = useState(false);
  const feedback = useRef<HTMLDivElement>(null);
  useEffect(() => holdVersion(), []);
  const { preguntas } = intento;
  const withoutQuestions = preguntas.length === 0;
  const delivery = useDelivery(ocurrencia, ({ id_evaluacion }) => {
    discard();
    noteAnswers(0);
    toast.success(t(withoutQuestions ? 'temaCompletado' : 'enviado'));
    return go(href('/evaluacionresultado', { id: id_evaluacion }), { replace: true });
  });
  const texts = useCuestionarioTexts(intento);
  const palabras = usePalabras();
  const unanswered = preguntas.filter((pregunta) => !isAnswered(pregunta, draft.respuestas[pregunta.id_pregunta]?.respuesta));
  const answered = preguntas.length - unanswered.length;
  useEffect(() => noteAnswers(loss ? 0 : answered), [loss, answered]);
  const { form, away } = useResume({ question: unanswered[0]?.id_pregunta, answered });
  const missingFeedback = withoutQuestions && draft.escala === null;
  const submit = async () => {
    setChecked(true);
    const [first] = unanswered;
    if (first) return focusQuestion(first.id_pregunta);
    if (missingFeedback) return feedback.current?.querySelector('input')?.focus();
    if (await confirm({ title: t('confirmar'), text: texts.confirmation }))
      delivery.send(draft, answersAsText(preguntas, draft.respuestas, palabras), intento.adelanto);
  };
  const busy = delivery.sending || delivery.waiting;
  return (
    <form
      data-answering
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Section title={texts.title} description={texts.description}>
        <QuestionList
          questions={preguntas}
          answerOf={(id) => draft.respuestas[id]?.respuesta}
          onAnswer={answer}
          disabled={busy}
          showMissing={checked}
          after={(id_pregunta) => (
            <Preguntar id_tema={ocurrencia.id_tema} id_evaluacion={intento.id_evaluacion} id_pregunta={id_pregunta} />
          )}
        />
        <div ref={feedback} className={styles.feedback}>
          <FeedbackFields
            value={draft}
            onChange={change}
            disabled={busy}
            optional={!withoutQuestions}
            missing={checked && missingFeedback}
            commentAfterRating
          />
        </div>
      </Section>
      <AnswerBar
        answered={answered}
        total={preguntas.length}
        notice={busy || delivery.refusal !== null || !loss ? <DeliveryNotice {...delivery} /> : <UnkeptNotice reason={loss} />}
      >
        <Button type="submit" size="md" loading={delivery.sending} disabled={delivery.waiting}>
          {texts.send}
        </Button>
      </AnswerBar>
      {away && <CuestionarioJump preguntas={preguntas} unanswered={unanswered} />}
    </form>
  );
}
